import '../settings/settings.css'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { Empty } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { t } from '../../../words/staff.ts'
import { useStore } from '../../shell/store.tsx'
import { areas, levelIn } from './permissions.ts'
import { type Role, rolesQuery } from './queries.ts'

const route = getRouteApi('/signed-in/stores/$storeId/settings/roles')

/** Shows the roles of the staff. */
export function RolesPage() {
  const current = useStore()
  const { storeId } = current
  const { page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const asked = useQuery(rolesQuery(current, page))
  const add = current.may('WRITE_ROLES') && (
    <Link
      to="/stores/$storeId/settings/roles/$roleId"
      params={{ storeId, roleId: 'new' }}
      className={buttonClass('main')}
    >
      {t('roles.add')}
    </Link>
  )
  return (
    <Page
      title={t('roles.title')}
      lead={t('roles.lead')}
      actions={asked.data?.roles.length ? add : undefined}
    >
      <Panel flush>
        <List
          of={asked}
          onPage={(to) => navigate({ search: { page: to } })}
          empty={
            <Empty title={t('roles.none')} action={add} icon={<ShieldCheck size={20} aria-hidden="true" />}>
              {t('roles.none-hint')}
            </Empty>
          }
        >
          {({ roles }) => (
            <Table
              label={t('roles.title')}
              columns={columnsOf(storeId)}
              rows={roles}
              keyOf={({ _id }) => _id}
              stale={asked.isPlaceholderData}
            />
          )}
        </List>
      </Panel>
    </Page>
  )
}

const columnsOf = (storeId: string): Column<Role>[] => [
  {
    key: 'name',
    header: t('roles.name'),
    phone: 'lead',
    wide: true,
    cell: ({ _id, name }) => (
      <Link
        to="/stores/$storeId/settings/roles/$roleId"
        params={{ storeId, roleId: _id }}
        className="row-link"
      >
        {name}
      </Link>
    ),
  },
  {
    key: 'allows',
    header: t('roles.allows'),
    phone: 'detail',
    cell: ({ permissions }) => (
      <span className="nowrap">
        {t('roles.area-count', {
          count: areas.filter((area) => levelIn(permissions, area) !== 'none').length,
        })}
      </span>
    ),
  },
  {
    key: 'status',
    header: t('roles.status'),
    phone: 'trail',
    cell: ({ active }) => (
      <Badge tone={active ? 'good' : 'plain'}>{t(active ? 'roles.active' : 'roles.inactive')}</Badge>
    ),
  },
]
