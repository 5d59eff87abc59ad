import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { NotebookPen } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { Empty } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/drafts.ts'
import { useChange } from '../../shell/change.ts'
import { SectionLinks } from '../../shell/section-links.tsx'
import { type CurrentStore, useStore } from '../../shell/store.tsx'
import { type Filters, statuses } from './filters.ts'
import { type Draft, draftsQuery } from './queries.ts'
import { DraftBadge } from './status.tsx'

const route = getRouteApi('/signed-in/stores/$storeId/orders/drafts')

/** Shows the orders that the store writes for its customers, newest first. */
export function DraftsPage() {
  const current = useStore()
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  const asked = useQuery(draftsQuery(current, filters))
  return (
    <Page
      title={t('drafts.title')}
      lead={t('drafts.lead')}
      actions={current.may('WRITE_ORDERS') && <NewDraft />}
    >
      <SectionLinks of="orders" />
      <Panel flush>
        <div className="filters">
          <SelectField
            name="status"
            label={t('drafts.status')}
            value={filters.status ?? ''}
            onChange={({ currentTarget: { value } }) =>
              navigate({ search: { status: (value || undefined) as Filters['status'] }, replace: true })
            }
            options={[
              { value: '', label: t('drafts.all') },
              ...statuses.map((value) => ({ value, label: t(`draft-status.${value}`) })),
            ]}
          />
        </div>
        <List
          of={asked}
          onPage={(page) => navigate({ search: { ...filters, page } })}
          empty={<NoDrafts narrowed={Boolean(filters.status)} onClear={() => navigate({ search: {} })} />}
        >
          {({ draftOrders }) => (
            <Table
              label={t('drafts.title')}
              columns={columnsOf(current)}
              rows={draftOrders}
              keyOf={({ _id }) => _id}
              stale={asked.isPlaceholderData}
            />
          )}
        </List>
      </Panel>
    </Page>
  )
}

/** Begins a draft without lines, and opens it. */
function NewDraft() {
  const { api, storeId } = useStore()
  const navigate = route.useNavigate()
  const begin = useChange({
    send: (body: { lines: [] }, once) => api.draftOrders.create(body, once),
    changes: ['drafts'],
    after: ({ _id }) =>
      navigate({ to: '/stores/$storeId/orders/drafts/$draftId', params: { storeId, draftId: _id } }),
  })
  return (
    <Button look="main" busy={begin.isPending} onClick={() => begin.mutate({ lines: [] })}>
      {t('drafts.new')}
    </Button>
  )
}

function NoDrafts({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  if (narrowed)
    return (
      <Empty title={t('drafts.no-match')} action={<Button onClick={onClear}>{t('drafts.clear')}</Button>} />
    )
  return (
    <Empty title={t('drafts.empty')} icon={<NotebookPen size={20} aria-hidden="true" />}>
      {t('drafts.empty-hint')}
    </Empty>
  )
}

const columnsOf = ({ storeId, money }: CurrentStore): Column<Draft>[] => [
  {
    key: 'customer',
    header: t('drafts.customer'),
    phone: 'lead',
    cell: ({ _id, email }) => (
      <Link
        to="/stores/$storeId/orders/drafts/$draftId"
        params={{ storeId, draftId: _id }}
        className="row-link"
      >
        {email ?? t('drafts.nobody')}
      </Link>
    ),
  },
  {
    key: 'begun',
    header: t('drafts.begun'),
    phone: 'below',
    cell: ({ createdAt }) => <Time at={createdAt} />,
  },
  { key: 'total', header: t('drafts.total'), phone: 'detail', cell: ({ total }) => money(total) },
  {
    key: 'status',
    header: t('drafts.status'),
    align: 'end',
    phone: 'trail',
    cell: ({ status }) => <DraftBadge status={status} />,
  },
]
