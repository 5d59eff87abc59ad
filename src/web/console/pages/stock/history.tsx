import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Panel } from '../../../ui/layout.tsx'
import { LoadMore } from '../../../ui/pagination.tsx'
import { Answer, Empty } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { count } from '../../../ui/whole-field.tsx'
import { t } from '../../../words/stock.ts'
import { type CurrentStore, useStore } from '../../shell/store.tsx'
import { type Movement, movementsQuery } from './queries.ts'

/** Shows every change of the stock of a product, newest first. */
export function StockHistory({ productId }: { productId: string }) {
  const current = useStore()
  const asked = useInfiniteQuery(movementsQuery(current, productId))
  return (
    <Panel title={t('stock.history')} flush>
      <Answer to={asked}>
        {(movements) =>
          movements.length === 0 ? (
            <Empty title={t('stock.history-none')} />
          ) : (
            <>
              <Table
                label={t('stock.history')}
                columns={columnsOf(current)}
                rows={movements}
                keyOf={({ _id }) => _id}
              />
              <LoadMore of={asked} />
            </>
          )
        }
      </Answer>
    </Panel>
  )
}

const columnsOf = ({ storeId, may }: CurrentStore): Column<Movement>[] => [
  {
    key: 'what',
    header: t('stock.what'),
    phone: 'lead',
    wide: true,
    cell: ({ reason, variantName, note, orderId }) => (
      <div className="stack-tight">
        <span className="strong">
          {t(`stock.is-${reason}`)}
          {orderId && may('READ_ORDERS') && (
            <>
              {' '}
              <Link to="/stores/$storeId/orders/$orderId" params={{ storeId, orderId }}>
                {t('stock.order')}
              </Link>
            </>
          )}
        </span>
        {(variantName || note) && (
          <span className="muted small">{[variantName, note].filter(Boolean).join(' · ')}</span>
        )}
      </div>
    ),
  },
  {
    key: 'change',
    header: t('stock.change'),
    align: 'end',
    phone: 'trail',
    cell: ({ change, heldChange }) => <span className="tabular">{signed.format(change - heldChange)}</span>,
  },
  {
    key: 'after',
    header: t('stock.after'),
    align: 'end',
    cell: ({ available }) => count(available),
  },
  {
    key: 'who',
    header: t('stock.who'),
    phone: 'detail',
    cell: ({ actor }) => <span className="clip">{actor.name ?? t(`stock.actor-${actor.kind}`)}</span>,
  },
  {
    key: 'when',
    header: t('stock.when'),
    align: 'end',
    phone: 'note',
    cell: ({ createdAt }) => <Time at={createdAt} />,
  },
]

const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' })
