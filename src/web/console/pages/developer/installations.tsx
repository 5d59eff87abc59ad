import { useQuery } from '@tanstack/react-query'
import type { Console } from '../../../api/client.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { Empty } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/developer.ts'
import { type App, installationsQuery } from './queries.ts'

type Installation = Console<'AppInstallation'>

interface InstallationsProps {
  app: App
  page: number
  onPage: (page: number) => void
}

/** Shows the stores that have installed an app, and those that had. */
export function Installations({ app, page, onPage }: InstallationsProps) {
  const asked = useQuery(installationsQuery(app._id, page))
  return (
    <Panel title={t('app.installations')} flush>
      <List
        of={asked}
        onPage={onPage}
        empty={<Empty title={t('installation.empty')}>{t('installation.empty-hint')}</Empty>}
      >
        {({ installations }) => (
          <Table
            label={t('app.installations')}
            columns={columns}
            rows={installations}
            keyOf={({ _id }) => _id}
            stale={asked.isPlaceholderData}
          />
        )}
      </List>
    </Panel>
  )
}

const columns: Column<Installation>[] = [
  {
    key: 'store',
    header: t('installation.store'),
    phone: 'lead',
    wide: true,
    cell: ({ store }) => store.name,
  },
  {
    key: 'scopes',
    header: t('developer.scopes'),
    phone: 'detail',
    cell: ({ scopes }) => t('developer.scope-count', { count: scopes.length }),
  },
  {
    key: 'state',
    header: t('delivery.state'),
    phone: 'note',
    cell: ({ uninstalledAt }) =>
      uninstalledAt ? (
        <Badge>{t('installation.ended')}</Badge>
      ) : (
        <Badge tone="good">{t('installation.lasts')}</Badge>
      ),
  },
  {
    key: 'since',
    header: t('installation.changed'),
    phone: 'detail',
    cell: ({ updatedAt, uninstalledAt }) => <Time at={uninstalledAt ?? updatedAt} />,
  },
]
