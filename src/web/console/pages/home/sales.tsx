import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense, useCallback, useMemo } from 'react'
import type { ChartPoint, ChartProps } from '../../../ui/chart.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { shortMoney } from '../../../ui/money.ts'
import { Answer, Empty, Skeleton } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Choices } from '../../../ui/tabs.tsx'
import { t } from '../../../words/sales.ts'
import { type CurrentStore, useStore } from '../../shell/store.tsx'
import { daysOfStep, type Period, periods, type Step, stepsOf } from './periods.ts'
import { type Sales as Figures, salesQuery } from './queries.ts'

/** If the chart cannot be loaded or drawn, the numbers below it remain. */
const Chart = lazy<ComponentType<ChartProps>>(() =>
  import('../../../ui/chart.tsx').then(
    (module) => ({ default: module.Chart }),
    () => ({ default: () => null }),
  ),
)
const route = getRouteApi('/signed-in/stores/$storeId/')

/** Shows the sales of the last days or weeks next to those of the previous period. */
export function Sales() {
  const { period = 'month' } = route.useSearch()
  const navigate = route.useNavigate()
  const sales = useQuery(salesQuery(useStore(), period))
  return (
    <Panel
      title={t('sales.title')}
      actions={
        <Choices<Period>
          label={t('sales.period')}
          current={period}
          onChange={(chosen) => navigate({ search: { period: chosen }, replace: true })}
          tabs={periods.map((name) => ({ name, label: t(`sales.${name}`) }))}
        />
      }
    >
      <Answer to={sales}>
        {(figures) => <SalesFigures {...figures} isStale={sales.isPlaceholderData} />}
      </Answer>
    </Panel>
  )
}

function SalesFigures({ now, before, isStale }: Figures & { isStale: boolean }) {
  const current = useStore()
  const code = now.currency.code
  const step = daysOfStep(now.days.length)
  const steps = useMemo(() => stepsOf(now.days, step, code), [now, step, code])
  const points = useMemo(() => {
    const earlier = stepsOf(before.days, step, code)
    return steps.map((one, index) => pointOf(one, earlier[index]?.sales ?? 0, current.money))
  }, [steps, before, step, code, current.money])
  const short = useCallback((amount: number) => shortMoney(amount, code), [code])
  const isEmpty = now.total.sales + before.total.sales + now.total.refunded === 0
  return (
    <div className={isStale ? 'stack sales stale' : 'stack sales'}>
      <Totals now={now.total} before={before.total} />
      {isEmpty ? (
        <Empty title={t('sales.none')}>{t('sales.none-hint')}</Empty>
      ) : (
        <>
          <Suspense fallback={<Skeleton rows={5} />}>
            <Chart
              label={t('sales.chart')}
              points={points}
              lead={t(step === 1 ? 'sales.by-day' : 'sales.by-week')}
              short={short}
            />
          </Suspense>
          <details className="sales-numbers">
            <summary>{t('sales.numbers')}</summary>
            <Table
              label={t('sales.title')}
              columns={columnsOf(current)}
              rows={steps.toReversed()}
              keyOf={({ from }) => from}
            />
          </details>
        </>
      )}
    </div>
  )
}

type Total = Figures['now']['total']

function Totals({ now, before }: { now: Total; before: Total }) {
  const { money } = useStore()
  return (
    <dl className="figures">
      <Figure name={t('sales.sales')} value={money(now.sales)} now={now.sales} before={before.sales} />
      <Figure
        name={t('sales.orders')}
        value={now.orders.toLocaleString('en')}
        now={now.orders}
        before={before.orders}
      />
      <Figure
        name={t('sales.refunded')}
        value={money(now.refunded)}
        now={now.refunded}
        before={before.refunded}
      />
      <Figure name={t('sales.net')} value={money(now.net)} now={now.net} before={before.net} />
    </dl>
  )
}

interface FigureProps {
  name: string
  value: string
  now: number
  before: number
}

function Figure({ name, value, now, before }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className="figure tabular">{value}</span>
        <span className="muted small">{comparison(now, before)}</span>
      </dd>
    </div>
  )
}

/** Returns the change from the previous period, in words; without earlier sales there is no percentage. */
function comparison(now: number, before: number): string {
  if (now === before) return t('sales.same')
  if (before <= 0) return t('sales.before-none')
  const percent = Math.round((Math.abs(now - before) / before) * 100)
  return t(now > before ? 'sales.more' : 'sales.less', { percent })
}

function columnsOf({ money }: CurrentStore): Column<Step>[] {
  return [
    { key: 'day', header: t('sales.day'), phone: 'lead', wide: true, cell: (step) => nameOf(step) },
    {
      key: 'orders',
      header: t('sales.orders'),
      align: 'end',
      phone: 'detail',
      cell: ({ orders }) => t('orders.count', { count: orders }),
    },
    {
      key: 'refunded',
      header: t('sales.refunded'),
      align: 'end',
      phone: 'note',
      cell: ({ refunded }) => (refunded > 0 ? `−${money(refunded)}` : t('common.none')),
    },
    {
      key: 'sales',
      header: t('sales.sales'),
      align: 'end',
      phone: 'trail',
      cell: ({ sales }) => money(sales),
    },
  ]
}

const pointOf = (step: Step, before: number, money: (amount: number) => string): ChartPoint => ({
  name: short.format(noon(step.from)),
  value: step.sales,
  before,
  words: [
    nameOf(step),
    money(step.sales),
    t('orders.count', { count: step.orders }),
    t('sales.before', { amount: money(before) }),
  ].join(' · '),
})

const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const long = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' })

/** Returns noon of a day, which no time zone moves to another day. */
const noon = (day: string) => new Date(`${day}T12:00:00`)

const nameOf = ({ from, to }: Step) =>
  from === to ? long.format(noon(from)) : short.formatRange(noon(from), noon(to))
