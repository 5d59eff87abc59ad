import { useState } from 'react'
import { SelectField, TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { count, WholeField } from '../../../ui/whole-field.tsx'
import { t } from '../../../words/stock.ts'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import type { Level } from './queries.ts'

/** A product or a variant. */
export type Adjustable = Pick<Level, '_id' | 'name' | 'onHand' | 'held' | 'available' | 'low'>

const ways = ['count', 'add', 'take'] as const
type Way = (typeof ways)[number]

/** The reasons for each way, the most usual one first. */
const reasons = {
  count: ['count', 'correction'],
  add: ['received', 'return', 'correction'],
  take: ['damage', 'correction'],
} as const

/** Adjusts the stock of one product or variant; it is refused if it has changed since the dialog was opened. */
export function AdjustDialog({ of: one, onClose }: { of: Adjustable; onClose: () => void }) {
  const { api } = useStore()
  const [way, setWay] = useState<Way>('count')
  const adjust = useChange({
    send: (values: FormValues) => api.stock.adjust({ adjustments: [adjustmentIn(one, way, values)] }),
    changes: ['products'],
    done: t('stock.adjusted'),
    after: onClose,
  })
  return (
    <FormDialog
      title={t('stock.adjust-one', { name: one.name })}
      onClose={onClose}
      action={t('stock.adjust')}
      sending={adjust}
      onSubmit={adjust.mutate}
    >
      <SelectField
        name="way"
        label={t('stock.way')}
        value={way}
        options={ways.map((value) => ({ value, label: t(`stock.way-${value}`) }))}
        onChange={({ currentTarget: { value } }) => setWay(ways.find((each) => each === value) ?? 'count')}
      />
      {way === 'count' ? (
        <WholeField
          key="count"
          name="pieces"
          label={t('stock.counted')}
          hint={one.held > 0 ? t('stock.counted-hint', { held: count(one.held) }) : undefined}
          value={one.onHand}
          min={0}
          max={1_000_000_000}
          required
          focused
        />
      ) : (
        <WholeField
          key="change"
          name="pieces"
          label={t('stock.pieces')}
          min={1}
          max={1_000_000_000}
          required
          focused
        />
      )}
      <SelectField
        key={`reasons-${way}`}
        name="reason"
        label={t('stock.reason')}
        options={reasons[way].map((value) => ({ value, label: t(`stock.is-${value}`) }))}
      />
      <TextField name="note" label={t('stock.note')} maxLength={500} optional />
    </FormDialog>
  )
}

function adjustmentIn({ _id, onHand }: Adjustable, way: Way, values: FormValues) {
  const pieces = values.number('pieces') ?? 0
  const reason = reasons[way].find((one) => one === values.text('reason')) ?? reasons[way][0]
  const about = { id: _id, reason, note: values.optional('note') }
  // A count is only right if nothing was sold while somebody counted.
  if (way === 'count') return { ...about, quantity: pieces, expected: onHand }
  return { ...about, change: way === 'add' ? pieces : -pieces }
}
