import '../settings/settings.css'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Ellipsis, Users } from 'lucide-react'
import { useState } from 'react'
import { consoleApi } from '../../../api/client.ts'
import { Button } from '../../../ui/button.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { Empty } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/staff.ts'
import { ConfirmChange } from '../../shell/confirm-change.tsx'
import { useStore } from '../../shell/store.tsx'
import { FactorRule } from './factor-rule.tsx'
import { Invitations } from './invitations.tsx'
import { type Member, staffQuery } from './queries.ts'
import { InviteDialog, RoleDialog } from './role-dialogs.tsx'

const route = getRouteApi('/signed-in/stores/$storeId/settings/staff')

/** Shows the staff of the store; the owner invites them and gives them their roles. */
export function StaffPage() {
  const isOwner = useStore().may('owner')
  const [isInviting, setInviting] = useState(false)
  const invite = (
    <Button look="main" onClick={() => setInviting(true)}>
      {t('staff.invite')}
    </Button>
  )
  return (
    <Page title={t('staff.title')} lead={t('staff.lead')} actions={isOwner && invite}>
      {!isOwner && (
        <Panel>
          <Empty title={t('staff.owner-only')} icon={<Users size={20} aria-hidden="true" />}>
            {t('staff.owner-only-hint')}
          </Empty>
        </Panel>
      )}
      {isOwner && (
        <>
          <Members />
          <Invitations />
          <FactorRule />
        </>
      )}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Page>
  )
}

const nameOf = ({ name, email }: Member) => name || email

function Members() {
  const { page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const asked = useQuery(staffQuery(useStore(), page))
  const [open, setOpen] = useState<{ member: Member; what: 'role' | 'remove' }>()
  const close = () => setOpen(undefined)
  return (
    <Panel title={t('staff.members')} flush>
      <List
        of={asked}
        onPage={(to) => navigate({ search: (now) => ({ ...now, page: to }), resetScroll: false })}
        empty={
          <Empty title={t('staff.none')} icon={<Users size={20} aria-hidden="true" />}>
            {t('staff.none-hint')}
          </Empty>
        }
      >
        {({ staff }) => (
          <Table
            label={t('staff.members')}
            columns={columnsOf((member, what) => setOpen({ member, what }))}
            rows={staff}
            keyOf={({ _id }) => _id}
            stale={asked.isPlaceholderData}
          />
        )}
      </List>
      {open?.what === 'role' && <RoleDialog member={open.member} onClose={close} />}
      {open?.what === 'remove' && <RemoveMember member={open.member} onClose={close} />}
    </Panel>
  )
}

const columnsOf = (open: (member: Member, what: 'role' | 'remove') => void): Column<Member>[] => [
  {
    key: 'name',
    header: t('staff.name'),
    phone: 'lead',
    wide: true,
    cell: (member) => (
      <div className="stack-tight">
        <span className="strong">{nameOf(member)}</span>
        {member.name && <span className="muted small">{member.email}</span>}
      </div>
    ),
  },
  {
    key: 'role',
    header: t('staff.role'),
    phone: 'detail',
    cell: ({ role }) => <span className="clip">{role.name}</span>,
  },
  {
    key: 'since',
    header: t('staff.since'),
    phone: 'note',
    cell: ({ createdAt }) => <Time at={createdAt} withTime={false} />,
  },
  {
    key: 'actions',
    header: t('common.actions'),
    phone: 'trail',
    align: 'end',
    cell: (member) => (
      <Menu
        trigger={<Ellipsis size={18} aria-hidden="true" />}
        triggerClass="button button-quiet icon-button"
        label={t('staff.actions-of', { name: nameOf(member) })}
        align="end"
      >
        <button type="button" onClick={() => open(member, 'role')}>
          {t('staff.change-role')}
        </button>
        <button type="button" onClick={() => open(member, 'remove')}>
          {t('staff.remove')}
        </button>
      </Menu>
    ),
  },
]

function RemoveMember({ member, onClose }: { member: Member; onClose: () => void }) {
  const { storeId } = useStore()
  const name = nameOf(member)
  return (
    <ConfirmChange
      title={t('staff.remove-title', { name })}
      action={t('staff.remove')}
      send={() => consoleApi.staff.remove(storeId, member._id)}
      changes={['staff', 'tokens']}
      done={t('staff.removed', { name })}
      onClose={onClose}
    >
      {t('staff.remove-lead')}
    </ConfirmChange>
  )
}
