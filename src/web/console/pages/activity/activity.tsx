import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { csv, save } from '../../../ui/download.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { Empty } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { actions as actionWords, t } from '../../../words/activity.ts'
import { ExportButton } from '../../shell/export-button.tsx'
import { useStore } from '../../shell/store.tsx'
import { actors, asked, type Entry, type Filters, isNarrowed } from './filters.ts'
import { activityQuery } from './queries.ts'

const actions = Object.keys(actionWords).map((key) => key.slice('action.'.length) as Entry['action'])
const route = getRouteApi('/signed-in/stores/$storeId/settings/activity')

/** Shows the activity log of the store, newest first. */
export function ActivityPage() {
  const search = route.useSearch()
  const filters = { ...search, action: actions.find((one) => one === search.action) }
  const navigate = route.useNavigate()
  const found = useQuery(activityQuery(useStore(), filters))
  const narrow = (changed: Filters) =>
    navigate({ search: { ...filters, page: undefined, ...changed }, replace: true })
  const clear = <Button onClick={() => navigate({ search: {} })}>{t('common.clear-filters')}</Button>
  return (
    <Page title={t('activity.title')} lead={t('activity.lead')} actions={<Export filters={filters} />}>
      <Panel flush>
        <ActivityFilters filters={filters} onChange={narrow} />
        <List
          of={found}
          onPage={(page) => navigate({ search: { ...filters, page } })}
          empty={
            isNarrowed(filters) ? (
              <Empty title={t('activity.no-match')} action={clear}>
                {t('activity.no-match-hint')}
              </Empty>
            ) : (
              <Empty title={t('activity.none')} icon={<History size={20} aria-hidden="true" />}>
                {t('activity.none-hint')}
              </Empty>
            )
          }
        >
          {({ activity }) => (
            <Table
              label={t('activity.title')}
              columns={columns()}
              rows={activity}
              keyOf={({ _id }) => _id}
              stale={found.isPlaceholderData}
            />
          )}
        </List>
      </Panel>
    </Page>
  )
}

interface ActivityFiltersProps {
  filters: Filters
  onChange: (changed: Filters) => void
}

function ActivityFilters({ filters, onChange }: ActivityFiltersProps) {
  return (
    <div className="filters">
      <SelectField
        name="action"
        label={t('activity.what')}
        value={filters.action ?? ''}
        options={[
          { value: '', label: t('activity.any-action') },
          ...actions.map((action) => ({ value: action, label: t(`action.${action}`) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ action: actions.find((one) => one === value) })
        }
      />
      <SelectField
        name="actor"
        label={t('activity.who')}
        value={filters.actor ?? ''}
        options={[
          { value: '', label: t('activity.any-actor') },
          ...actors.map((actor) => ({ value: actor, label: t(`actor.${actor}`) })),
        ]}
        onChange={({ currentTarget: { value } }) => onChange({ actor: actors.find((one) => one === value) })}
      />
      <div className="row filter-period">
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            type="date"
            label={t(`activity.${name}`)}
            value={filters[name] ?? ''}
            min={name === 'to' ? filters.from : undefined}
            max={name === 'from' ? filters.to : undefined}
            onChange={({ currentTarget: { value } }) => onChange({ [name]: value || undefined })}
          />
        ))}
      </div>
    </div>
  )
}

/** Returns the actor by name, or by kind if there is no name. */
const actorOf = ({ actor }: Entry) => actor.name ?? t(`actor.${actor.kind}`)

const columns = (): Column<Entry>[] => [
  {
    key: 'what',
    header: t('activity.what'),
    phone: 'lead',
    wide: true,
    cell: ({ action, name, reason }) => (
      <div className="stack-tight">
        <span className="strong">{t(`action.${action}`)}</span>
        {(name || reason) && (
          <span className="muted small">{[name, reason].filter(Boolean).join(' · ')}</span>
        )}
      </div>
    ),
  },
  {
    key: 'who',
    header: t('activity.who'),
    phone: 'detail',
    cell: (entry) => <span className="clip">{actorOf(entry)}</span>,
  },
  {
    key: 'where',
    header: t('activity.where'),
    cell: ({ address }) => <code>{address ?? t('common.none')}</code>,
  },
  {
    key: 'when',
    header: t('activity.when'),
    phone: 'trail',
    align: 'end',
    cell: ({ createdAt }) => <Time at={createdAt} />,
  },
]

/** Saves what the filters find as CSV. */
function Export({ filters }: { filters: Filters }) {
  const { api, store } = useStore()
  const exportAll = async () => {
    const rows: (string | null)[][] = [['when', 'action', 'record', 'reason', 'actor', 'name', 'address']]
    for await (const entry of api.activity.list.all({ ...asked(filters), limit: 100 })) {
      const { createdAt, action, name, reason, actor, address } = entry
      rows.push([createdAt, action, name, reason, actor.kind, actor.name, address])
    }
    save(`${store.slug}-activity.csv`, csv(rows), 'text/csv')
  }
  return <ExportButton onExport={exportAll} />
}
