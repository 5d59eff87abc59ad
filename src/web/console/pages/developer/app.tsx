import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Page } from '../../../ui/layout.tsx'
import { Answer } from '../../../ui/states.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { t } from '../../../words/developer.ts'
import { AccountMenu } from '../../shell/account-menu.tsx'
import { Alone } from '../../shell/alone.tsx'
import { BackLink } from '../../shell/back-link.tsx'
import { AppBadge } from './apps.tsx'
import { Deliveries } from './deliveries.tsx'
import { Installations } from './installations.tsx'
import { Overview } from './overview.tsx'
import { type App, appQuery, tabs } from './queries.ts'
import { Webhook } from './webhook.tsx'

const route = getRouteApi('/signed-in/developer/$appId')

/** Shows an app: what it is, its webhook, and what was delivered to it. */
export function AppPage() {
  const { appId } = route.useParams()
  const asked = useQuery(appQuery(appId))
  return (
    <Alone account={<AccountMenu />}>
      <Page
        title={asked.data?.name ?? '\u00a0'}
        back={<BackLink to="/developer">{t('developer.back')}</BackLink>}
        badge={asked.data && <AppBadge app={asked.data} />}
      >
        <Answer to={asked}>{(app) => <Parts app={app} />}</Answer>
      </Page>
    </Alone>
  )
}

function Parts({ app }: { app: App }) {
  const { tab = 'overview', ...filters } = route.useSearch()
  const navigate = route.useNavigate()
  const parts = {
    overview: <Overview app={app} />,
    installations: (
      <Installations
        app={app}
        page={filters.page ?? 1}
        onPage={(page) => navigate({ search: { tab, page }, replace: true })}
      />
    ),
    webhook: <Webhook app={app} />,
    deliveries: (
      <Deliveries
        app={app}
        filters={filters}
        onChange={(changed) => navigate({ search: { tab, ...changed }, replace: true })}
      />
    ),
  }
  const { suspension } = app
  return (
    <Tabs
      label={t('app.tabs')}
      current={tab}
      tabs={tabs.map((name) => ({ name, label: t(`app.${name}`) }))}
      onChange={(name) => navigate({ search: { tab: name }, replace: true })}
    >
      <div className="stack">
        {suspension && <p className="notice">{t('app.suspended', { reason: suspension.reason })}</p>}
        {parts[tab]}
      </div>
    </Tabs>
  )
}
