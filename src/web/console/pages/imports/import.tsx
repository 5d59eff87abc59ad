import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { Problem } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { t } from '../../../words/imports.ts'
import { useChange } from '../../shell/change.ts'
import { type CurrentStore, useStore } from '../../shell/store.tsx'
import { type Import, type Issue, issuesQuery, scopeOf } from './queries.ts'

const route = getRouteApi('/signed-in/stores/$storeId/catalogue/import')

type First = Import['first'][number]
type Product = { name?: string; price?: number; quantity?: number; variants?: unknown[] }

const pageOf = {
  products: '/stores/$storeId/catalogue',
  stock: '/stores/$storeId/catalogue/stock',
  customers: '/stores/$storeId/customers',
  coupons: '/stores/$storeId/coupons',
  redirects: '/stores/$storeId/settings/redirects',
  orders: '/stores/$storeId/orders',
} as const

const tones: Record<Import['status'], Tone> = {
  ready: 'info',
  running: 'warn',
  done: 'good',
  cancelled: 'plain',
}

export function StatusBadge({ status }: Pick<Import, 'status'>) {
  return <Badge tone={tones[status]}>{t(`imports.is-${status}`)}</Badge>
}

/** Shows what was read from a file, what is wrong with it, and how far it has come. */
export function ImportPanels({ of }: { of: Import }) {
  const current = useStore()
  return (
    <>
      <Panel title={of.fileName} actions={<StatusBadge status={of.status} />}>
        <div className="stack">
          <p>
            {t('imports.recognised', { format: t(`imports.format-${of.format}`) })}{' '}
            {t('imports.lines', { count: of.announced })}
          </p>
          <Progress of={of} />
          {current.may(scopeOf[of.kind]) && <Actions of={of} />}
        </div>
      </Panel>
      <Issues of={of} />
      {of.first.length > 0 && (
        <Panel title={t('imports.first')} flush>
          <Table
            label={t('imports.first')}
            columns={of.kind === 'products' ? columnsOf(current) : columnsOfOthers}
            rows={of.first}
            keyOf={({ line }) => String(line)}
          />
        </Panel>
      )}
    </>
  )
}

function Progress({ of }: { of: Import }) {
  const { status, announced, done, refused, created, updated, unchanged } = of
  if (status === 'ready')
    return refused > 0 ? <p className="strong">{t('imports.will-refuse', { count: refused })}</p> : null
  return (
    <>
      <progress max={announced} value={done + refused} aria-label={t('imports.progress')} />
      <p role="status">
        {t('imports.created', { count: created })} {t('imports.updated', { count: updated })}{' '}
        {t('imports.unchanged', { count: unchanged })} {t('imports.refused', { count: refused })}
      </p>
      <Pictures of={of.pictures} />
      {(status === 'running' || of.pictures.due > 0) && <p className="muted">{t('imports.leave')}</p>}
    </>
  )
}

function Pictures({ of: { due, fetched, failed } }: { of: Import['pictures'] }) {
  if (due + fetched + failed === 0) return null
  return (
    <>
      <progress
        max={due + fetched + failed}
        value={fetched + failed}
        aria-label={t('imports.pictures-progress')}
      />
      <p>
        {t('imports.pictures-fetched', { count: fetched })} {t('imports.pictures-due', { count: due })}{' '}
        {t('imports.pictures-failed', { count: failed })}
      </p>
    </>
  )
}

function Actions({ of: { _id, kind, status, announced, refused } }: { of: Import }) {
  const { api, storeId } = useStore()
  const changes = ['imports', kind === 'stock' ? 'products' : kind, 'setup']
  const run = useChange({ send: () => api.imports.run(_id), changes })
  const cancel = useChange({ send: () => api.imports.cancel(_id), changes, done: t('imports.cancelled') })
  const problem = run.error ?? cancel.error
  return (
    <>
      {problem && <Problem error={problem} />}
      <div className="row">
        {status === 'ready' && announced > refused && (
          <Button look="main" busy={run.isPending} onClick={() => run.mutate()}>
            {t('imports.run')}
          </Button>
        )}
        {(status === 'ready' || status === 'running') && (
          <Button busy={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('imports.cancel')}
          </Button>
        )}
        {(status === 'done' || status === 'cancelled') && (
          <Link to={pageOf[kind]} params={{ storeId }} className={buttonClass('main')}>
            {t(`imports.look-${kind}`)}
          </Link>
        )}
        <Link
          to="/stores/$storeId/catalogue/import"
          params={{ storeId }}
          search={{}}
          className={buttonClass()}
        >
          {t('imports.other')}
        </Link>
      </div>
    </>
  )
}

function Issues({ of }: { of: Import }) {
  const { page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const asked = useQuery(issuesQuery(useStore(), of, page))
  if (asked.data?.issues.length === 0) return null
  return (
    <Panel title={t('imports.issues')} flush>
      <List of={asked} onPage={(to) => navigate({ search: { id: of._id, page: to } })} empty={null}>
        {({ issues }) => (
          <Table
            label={t('imports.issues')}
            columns={issueColumns}
            rows={issues}
            keyOf={({ line, column, code, message }) => [line, column, code, message].join(' ')}
            stale={asked.isPlaceholderData}
          />
        )}
      </List>
    </Panel>
  )
}

const issueColumns: Column<Issue>[] = [
  {
    key: 'message',
    header: t('imports.issue'),
    phone: 'lead',
    wide: true,
    cell: ({ message }) => message,
  },
  {
    key: 'line',
    header: t('imports.line'),
    phone: 'detail',
    cell: ({ line, column }) => (
      <span className="nowrap">{[t('imports.line-of', { line }), column].filter(Boolean).join(', ')}</span>
    ),
  },
  {
    key: 'refuses',
    header: t('imports.outcome'),
    phone: 'trail',
    cell: ({ refuses }) => (
      <Badge tone={refuses ? 'bad' : 'plain'}>{t(refuses ? 'imports.left-out' : 'imports.taken')}</Badge>
    ),
  },
]

/** The members by which a record other than a product is known. */
const names = ['item', 'email', 'code', 'number']

const nameOf = (record: Record<string, unknown>) =>
  names.flatMap((name) => (name in record ? [String(record[name])] : [])).join()

const columnsOfOthers: Column<First>[] = [
  {
    key: 'record',
    header: t('imports.record'),
    phone: 'lead',
    cell: ({ record }) => <span className="strong">{nameOf({ ...record }) || t('common.none')}</span>,
  },
  {
    key: 'values',
    header: t('imports.values'),
    phone: 'detail',
    wide: true,
    cell: ({ record }) => valuesOf(record),
  },
]

function valuesOf(record: First['record']): string {
  const others = Object.entries(record).filter(([name, value]) => !names.includes(name) && value !== null)
  const shown = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
  return others
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.map(shown).join(', ') : shown(value)}`)
    .join(' · ')
}

const columnsOf = ({ money }: CurrentStore): Column<First>[] => [
  {
    key: 'name',
    header: t('imports.product'),
    phone: 'lead',
    wide: true,
    cell: ({ record }) => <span className="strong">{(record as Product).name ?? t('common.none')}</span>,
  },
  {
    key: 'category',
    header: t('catalogue.category'),
    phone: 'detail',
    cell: ({ category }) => category ?? t('common.none'),
  },
  {
    key: 'variants',
    header: t('imports.variants'),
    align: 'end',
    cell: ({ record }) => (record as Product).variants?.length ?? 0,
  },
  {
    key: 'price',
    header: t('catalogue.price'),
    align: 'end',
    phone: 'trail',
    cell: ({ record }) => {
      const { price } = record as Product
      return price === undefined ? t('common.none') : money(price)
    },
  },
]
