import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { consoleApi } from '../../../api/client.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/staff.ts'
import { ConfirmChange } from '../../shell/confirm-change.tsx'
import { useStore } from '../../shell/store.tsx'
import { type Invitation, invitationsQuery } from './queries.ts'

const route = getRouteApi('/signed-in/stores/$storeId/settings/staff')

/** Shows the open invitations; nothing if there are none. */
export function Invitations() {
  const { invitations: page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const asked = useQuery(invitationsQuery(useStore(), page))
  const [withdrawing, setWithdrawing] = useState<Invitation>()
  if (asked.data ? asked.data.pagination.total === 0 : !asked.error) return null
  return (
    <Panel title={t('staff.invitations')} flush>
      <List
        of={asked}
        onPage={(to) => navigate({ search: (now) => ({ ...now, invitations: to }), resetScroll: false })}
        empty={null}
      >
        {({ invitations }) => (
          <Table
            label={t('staff.invitations')}
            columns={columnsOf(setWithdrawing)}
            rows={invitations}
            keyOf={({ _id }) => _id}
            stale={asked.isPlaceholderData}
          />
        )}
      </List>
      {withdrawing && <Withdraw invitation={withdrawing} onClose={() => setWithdrawing(undefined)} />}
    </Panel>
  )
}

const columnsOf = (withdraw: (invitation: Invitation) => void): Column<Invitation>[] => [
  {
    key: 'email',
    header: t('staff.email'),
    phone: 'lead',
    wide: true,
    cell: ({ email }) => <span className="strong">{email}</span>,
  },
  {
    key: 'role',
    header: t('staff.role'),
    phone: 'detail',
    cell: ({ role }) => <span className="clip">{role.name}</span>,
  },
  {
    key: 'until',
    header: t('staff.invitation-until'),
    phone: 'note',
    cell: ({ expiresAt }) => <Time at={expiresAt} withTime={false} />,
  },
  {
    key: 'withdraw',
    header: t('common.actions'),
    phone: 'trail',
    align: 'end',
    cell: (invitation) => (
      <Button look="quiet" onClick={() => withdraw(invitation)}>
        {t('staff.withdraw')}
      </Button>
    ),
  },
]

function Withdraw({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const { storeId } = useStore()
  return (
    <ConfirmChange
      title={t('staff.withdraw-title', { email: invitation.email })}
      action={t('staff.withdraw')}
      send={() => consoleApi.invitations.withdraw(storeId, invitation._id)}
      changes={['invitations']}
      done={t('staff.withdrawn')}
      onClose={onClose}
    >
      {t('staff.withdraw-lead')}
    </ConfirmChange>
  )
}
