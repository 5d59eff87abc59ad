import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Blocks, Plus } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { Empty } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/developer.ts'
import { AccountMenu } from '../../shell/account-menu.tsx'
import { Alone } from '../../shell/alone.tsx'
import { type App, appsQuery } from './queries.ts'

const route = getRouteApi('/signed-in/developer')

/** Shows the apps of a developer. */
export function AppsPage() {
  const { page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const asked = useQuery(appsQuery(page))
  const create = (
    <Link to="/developer/new" className={buttonClass('main')}>
      <Plus size={16} aria-hidden="true" />
      {t('developer.create')}
    </Link>
  )
  return (
    <Alone account={<AccountMenu />}>
      <Page
        title={t('developer.title')}
        lead={t('developer.lead')}
        actions={asked.data?.pagination.total ? create : undefined}
      >
        <Panel flush>
          <List
            of={asked}
            onPage={(to) => navigate({ search: { page: to } })}
            empty={
              <Empty
                title={t('developer.empty')}
                action={create}
                icon={<Blocks size={20} aria-hidden="true" />}
              >
                {t('developer.empty-hint')}
              </Empty>
            }
          >
            {({ apps }) => (
              <Table
                label={t('developer.title')}
                columns={columns()}
                rows={apps}
                keyOf={({ _id }) => _id}
                stale={asked.isPlaceholderData}
              />
            )}
          </List>
        </Panel>
      </Page>
    </Alone>
  )
}

const columns = (): Column<App>[] => [
  {
    key: 'name',
    header: t('developer.name'),
    phone: 'lead',
    wide: true,
    cell: ({ _id, name }) => (
      <Link to="/developer/$appId" params={{ appId: _id }} className="row-link">
        {name}
      </Link>
    ),
  },
  {
    key: 'scopes',
    header: t('developer.scopes'),
    phone: 'detail',
    cell: ({ scopes }) => (
      <span className="nowrap">{t('developer.scope-count', { count: scopes.length })}</span>
    ),
  },
  {
    key: 'webhook',
    header: t('developer.webhook'),
    phone: 'note',
    cell: (app) => <AppBadge app={app} />,
  },
  {
    key: 'created',
    header: t('developer.created'),
    phone: 'trail',
    cell: ({ createdAt }) => <Time at={createdAt} withTime={false} />,
  },
]

/** Says that an app is suspended, or else the state of its webhook. */
export function AppBadge({ app: { suspension, webhookUrl, webhookDisabledAt } }: { app: App }) {
  if (suspension) return <Badge tone="bad">{t('app.suspended-badge')}</Badge>
  if (webhookDisabledAt) return <Badge tone="bad">{t('developer.webhook-off')}</Badge>
  if (!webhookUrl) return <Badge>{t('developer.webhook-none')}</Badge>
  return <Badge tone="good">{t('developer.webhook-on')}</Badge>
}
