import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Apps } from '../../../api/client.ts'
import { readText } from '../../../api/text.ts'
import { dayInput } from '../../../ui/date-time.ts'
import { csv, save } from '../../../ui/download.ts'
import { Panel } from '../../../ui/layout.tsx'
import { Answer } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Choices } from '../../../ui/tabs.tsx'
import { t } from '../../../words/taxes.ts'
import { ExportButton } from '../../shell/export-button.tsx'
import { type CurrentStore, storeKey, useStore } from '../../shell/store.tsx'
import { daysOf, type Period, periods } from './periods.ts'
import { registrationsQuery } from './queries.ts'

type Report = Apps<'TaxReport'>
type Row = Report['taxes'][number]

const reportQuery = ({ storeId, api, timeZone }: CurrentStore, period: Period) =>
  queryOptions({
    queryKey: storeKey(storeId, 'taxes', 'report', period),
    queryFn: ({ signal }) =>
      api.taxes.getTaxReport(daysOf(period, dayInput(Date.now(), timeZone)), { signal }),
    placeholderData: keepPreviousData,
  })

/** Shows the taxes that the store has collected in a period, for the return to the tax office. */
export function Collected() {
  const current = useStore()
  const [period, show] = useState<Period>('quarter')
  const asked = useQuery(reportQuery(current, period))
  const registered = useQuery(registrationsQuery(current, 1)).data?.registrations
  const usesOss = registered?.some(({ scheme }) => scheme === 'oss')
  if (!current.may('READ_SALES')) return null
  return (
    <Panel
      title={t('taxes.collected')}
      actions={
        asked.data && (
          <>
            {period.startsWith('quarter') && usesOss && (
              <ExportButton onExport={() => exportReturn(current, period)}>
                {t('taxes.oss-return')}
              </ExportButton>
            )}
            <ExportButton onExport={async () => exportTaxes(current, period, asked.data)} />
          </>
        )
      }
      flush
    >
      <div className="filters">
        <Choices<Period>
          label={t('taxes.period')}
          current={period}
          onChange={show}
          tabs={periods.map((name) => ({ name, label: t(`taxes.period-${name}`) }))}
        />
      </div>
      <Answer to={asked}>
        {({ taxes, total }) =>
          taxes.length === 0 ? (
            <p className="panel-body muted">{t('taxes.collected-none')}</p>
          ) : (
            <>
              <Table
                label={t('taxes.collected')}
                columns={columnsOf(current)}
                rows={taxes}
                keyOf={({ country, state, name, rate, category, supply }) =>
                  [country, state, name, rate, category, supply].join(' ')
                }
                stale={asked.isPlaceholderData}
              />
              <p className="panel-body">
                {t('taxes.collected-total', {
                  amount: current.money(total.amount),
                  refunded: current.money(total.refundedAmount),
                })}
              </p>
            </>
          )
        }
      </Answer>
    </Panel>
  )
}

const countries = new Intl.DisplayNames('en', { type: 'region' })
const placeOf = ({ country, state }: Row) =>
  [state, country && countries.of(country)].filter(Boolean).join(', ') || t('common.none')

const columnsOf = ({ money }: CurrentStore): Column<Row>[] => [
  {
    key: 'place',
    header: t('taxes.country'),
    phone: 'lead',
    wide: true,
    cell: (row) => <span className="strong">{placeOf(row)}</span>,
  },
  {
    key: 'rate',
    header: t('taxes.rate'),
    phone: 'detail',
    cell: ({ name, rate, supply }) =>
      `${name} ${rate.toLocaleString('en')} %, ${t(`taxes.supply-${supply}`)}`,
  },
  { key: 'base', header: t('taxes.base'), align: 'end', cell: ({ base }) => money(base) },
  {
    key: 'amount',
    header: t('taxes.amount'),
    align: 'end',
    phone: 'trail',
    cell: ({ amount }) => <span className="strong">{money(amount)}</span>,
  },
  {
    key: 'refunded',
    header: t('taxes.refunded'),
    align: 'end',
    phone: 'note',
    cell: ({ refundedAmount }) => (refundedAmount > 0 ? money(-refundedAmount) : t('common.none')),
  },
]

function exportTaxes({ store, timeZone }: CurrentStore, period: Period, { taxes, currency }: Report): void {
  const { from, to } = daysOf(period, dayInput(Date.now(), timeZone))
  const header = ['country', 'state', 'supply', 'name', 'rate', 'category', 'base', 'tax']
  const rows = taxes.map((row) => [
    ...[row.country, row.state, row.supply, row.name, row.rate, row.category, row.base, row.amount],
    ...[row.refundedBase, row.refundedAmount, currency.code],
  ])
  const all = [[...header, 'refunded base', 'refunded tax', 'currency'], ...rows]
  save(`${store.slug}-taxes-${from}-${to}.csv`, csv(all), 'text/csv')
}

/** Saves the return to the One-Stop Shop for the quarter that is shown. */
async function exportReturn({ storeId, store, timeZone }: CurrentStore, period: Period): Promise<void> {
  const [year, month] = daysOf(period, dayInput(Date.now(), timeZone)).to.split('-').map(Number)
  const asked = `year=${year}&quarter=${month! / 3}`
  const text = await readText(`/apps/api/v1/taxes/oss-return?${asked}`, storeId)
  save(`${store.slug}-oss-${year}-Q${month! / 3}.csv`, text, 'text/csv')
}
