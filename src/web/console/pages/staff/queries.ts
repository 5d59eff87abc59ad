import { queryOptions } from '@tanstack/react-query'
import { type Apps, type Console, consoleApi } from '../../../api/client.ts'
import { type CurrentStore, storeKey } from '../../shell/store.tsx'

export type Member = Console<'StaffMember'>
export type Invitation = Console<'StaffInvitation'>
export type Role = Apps<'Role'>

export const staffQuery = ({ storeId }: CurrentStore) =>
  queryOptions({
    queryKey: storeKey(storeId, 'staff'),
    queryFn: ({ signal }) => consoleApi.staff.list(storeId, { limit: 100 }, { signal }),
  })

export const invitationsQuery = ({ storeId }: CurrentStore) =>
  queryOptions({
    queryKey: storeKey(storeId, 'invitations'),
    queryFn: ({ signal }) => consoleApi.invitations.list(storeId, { limit: 100 }, { signal }),
  })

export const rolesQuery = ({ storeId, api }: CurrentStore) =>
  queryOptions({
    queryKey: storeKey(storeId, 'roles', 'list'),
    queryFn: ({ signal }) => api.roles.list({ limit: 100 }, { signal }),
  })

export const roleQuery = ({ storeId, api }: CurrentStore, roleId: string) =>
  queryOptions({
    queryKey: storeKey(storeId, 'roles', 'one', roleId),
    queryFn: ({ signal }) => api.roles.get(roleId, { signal }),
  })
