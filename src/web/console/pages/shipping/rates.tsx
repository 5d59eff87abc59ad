import { Ellipsis, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { count } from '../../../ui/whole-field.tsx'
import { t } from '../../../words/shipping.ts'
import { type CurrentStore, useStore } from '../../shell/store.tsx'
import { type Rate, type Shipping, useShippingChange, without, type Zone } from './queries.ts'
import { RateDialog } from './rate-dialog.tsx'

interface RatesProps {
  shipping: Shipping
  at: number
  zone: Zone
}

type Row = Rate & { index: number }
type Open = { index?: number; what: 'edit' | 'remove' }

/** Shows the rates of a zone, from which people choose when they pay. */
export function Rates({ shipping, at, zone }: RatesProps) {
  const current = useStore()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const change = useShippingChange({ shipping, after: close })
  const save = (rates: Rate[]) => change.saveZone(at, { ...zone, rates })
  const rows = zone.rates.map((rate, index) => ({ ...rate, index }))
  return (
    <>
      {rows.length === 0 ? (
        <p className="muted">{t('shipping.rate-none')}</p>
      ) : (
        <Table
          label={`${t('shipping.rate')}: ${zone.name}`}
          columns={columnsOf(current, setOpen)}
          rows={rows}
          keyOf={({ index, name }) => `${index}-${name}`}
        />
      )}
      <div className="row">
        <Button
          look="quiet"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => setOpen({ what: 'edit' })}
        >
          {t('shipping.rate-add')}
        </Button>
      </div>
      {open?.what === 'edit' && (
        <RateDialog
          rate={open.index === undefined ? undefined : zone.rates[open.index]}
          hasArea={zone.area !== undefined}
          sending={change}
          onRate={(rate) =>
            save(
              open.index === undefined
                ? [...zone.rates, rate]
                : zone.rates.map((one, index) => (index === open.index ? rate : one)),
            )
          }
          onClose={close}
        />
      )}
      {open?.what === 'remove' && open.index !== undefined && (
        <ConfirmDialog
          title={t('shipping.zone-remove-title', { name: zone.rates[open.index]?.name ?? '' })}
          action={t('shipping.rate-remove')}
          sending={change}
          onConfirm={() => save(without(zone.rates, open.index!))}
          onClose={close}
        >
          {null}
        </ConfirmDialog>
      )}
    </>
  )
}

const columnsOf = (current: CurrentStore, open: (what: Open) => void): Column<Row>[] => [
  {
    key: 'name',
    header: t('shipping.rate-name'),
    phone: 'lead',
    cell: ({ name }) => <span className="strong">{name}</span>,
  },
  {
    key: 'terms',
    header: t('shipping.rate'),
    phone: 'detail',
    cell: (rate) => <span className="muted">{termsOf(rate, current)}</span>,
  },
  {
    key: 'amount',
    header: t('shipping.rate-amount'),
    phone: 'note',
    align: 'end',
    cell: ({ amount }) => (amount === 0 ? t('shipping.rate-free') : current.money(amount)),
  },
  {
    key: 'actions',
    header: t('common.actions'),
    phone: 'trail',
    align: 'end',
    cell: ({ name, index }) => (
      <Menu
        trigger={<Ellipsis size={18} aria-hidden="true" />}
        triggerClass="button button-quiet icon-button"
        label={t('staff.actions-of', { name })}
        align="end"
      >
        <button type="button" onClick={() => open({ index, what: 'edit' })}>
          {t('shipping.rate-edit')}
        </button>
        <button type="button" onClick={() => open({ index, what: 'remove' })}>
          {t('shipping.rate-remove')}
        </button>
      </Menu>
    ),
  },
]

/** Returns the price of a rate and the orders for which it is offered, in a line. */
function termsOf(rate: Rate, { money }: CurrentStore) {
  const { carrier, etaDays, perKm, freeFrom, minSubtotal, maxSubtotal, carries } = rate
  return [
    carrier,
    carries?.length === 1 && t(`shipping.rate-only-${carries[0]!}`),
    etaDays !== undefined &&
      (etaDays === 0 ? t('shipping.rate-same-day') : t('shipping.rate-day-count', { count: etaDays })),
    perKm !== undefined && t('shipping.rate-each-km', { amount: money(perKm) }),
    minSubtotal !== undefined && t('shipping.rate-from', { amount: money(minSubtotal) }),
    maxSubtotal !== undefined && t('shipping.rate-to', { amount: money(maxSubtotal) }),
    ...weightTerms(rate, money),
    freeFrom !== undefined && t('shipping.rate-free-over', { amount: money(freeFrom) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

function weightTerms(
  { minWeight, maxWeight, maxLength, maxLengthAndGirth, weightSteps = [] }: Rate,
  money: CurrentStore['money'],
) {
  return [
    minWeight !== undefined && t('shipping.rate-heavy', { weight: count(minWeight) }),
    maxWeight !== undefined && t('shipping.rate-light', { weight: count(maxWeight) }),
    maxLength !== undefined && t('shipping.rate-long', { length: maxLength }),
    maxLengthAndGirth !== undefined && t('shipping.rate-girth', { length: maxLengthAndGirth }),
    ...weightSteps.map(({ from, amount }) =>
      t('shipping.rate-step', { amount: money(amount), weight: count(from) }),
    ),
  ]
}
