import { useInfiniteQuery } from '@tanstack/react-query'
import type { Apps } from '../../../api/client.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { LoadMore } from '../../../ui/pagination.tsx'
import { Answer, Empty } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/payments.ts'
import { useStore } from '../../shell/store.tsx'
import { historyQuery } from './queries.ts'

/** Shows the payouts, including those that failed. */
export function PayoutHistory() {
  const asked = useInfiniteQuery(historyQuery(useStore()))
  return (
    <Panel title={t('payouts.history')} flush>
      <Answer to={asked}>
        {(entries) =>
          entries.length === 0 ? (
            <Empty title={t('payouts.history-none')}>{t('payouts.history-none-hint')}</Empty>
          ) : (
            <>
              <Table
                label={t('payouts.history')}
                columns={columns()}
                rows={entries}
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

const columns = (): Column<Apps<'ActivityEntry'>>[] => [
  {
    key: 'reference',
    header: t('payouts.reference'),
    phone: 'lead',
    wide: true,
    cell: ({ name, reason }) => (
      <div className="stack-tight">
        <span className="strong">{name ?? t('common.none')}</span>
        {reason && <span className="muted small">{reason}</span>}
      </div>
    ),
  },
  {
    key: 'state',
    header: t('identity.status'),
    phone: 'trail',
    cell: ({ action }) => (
      <Badge tone={action === 'payout.paid' ? 'good' : 'bad'}>
        {t(action === 'payout.paid' ? 'payouts.paid' : 'payouts.failed')}
      </Badge>
    ),
  },
  {
    key: 'at',
    header: t('activity.when'),
    phone: 'detail',
    cell: ({ createdAt }) => <Time at={createdAt} />,
  },
]
