import type { InvitationsHandlers } from '../../generated/console.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import * as invitations from '../services/staff/invitations.ts'

export const invitationsHandlers = ({ vault }: Dependencies): InvitationsHandlers => ({
  listInvitations: ({ db, account, params, query }) =>
    invitations.list(db, account.id, params.storeId, query),
  withdrawInvitation: ({ db, account, params }) =>
    invitations.withdraw(db, account.id, params.storeId, params.invitationId),
  getInvitation: ({ db, account, params }) => invitations.preview(db, account, params.token),
  acceptInvitation: ({ db, account, params, record }) =>
    invitations.accept(db, { vault, record }, account, params.token),
})
