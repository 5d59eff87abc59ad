import { useState } from 'react'
import { CheckField, SelectField, TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { t } from '../../../words/prices.ts'
import { PercentField } from '../../shell/amount-field.tsx'
import { useChange } from '../../shell/change.ts'
import { type CurrentStore, useStore } from '../../shell/store.tsx'
import type { Category } from '../catalogue/queries.ts'

/** Maximum number of products that one schedule has. */
const mostProducts = 500

const roundings = ['.90', '.95', '.00'] as const

/** Lowers or raises prices for a time, or from a day on. */
export function ScheduleDialog({ categories, onClose }: { categories: Category[]; onClose: () => void }) {
  const current = useStore()
  const [from, setFrom] = useState('')
  const save = useChange({
    send: (values: FormValues) => schedule(current, values),
    changes: ['products'],
    done: t('schedules.planned'),
    after: onClose,
  })
  return (
    <FormDialog
      title={t('schedules.new')}
      look="wide"
      onClose={onClose}
      action={t('schedules.create')}
      sending={save}
      onSubmit={save.mutate}
    >
      <div className="stack dialog-fields">
        <div className="columns columns-3">
          <SelectField
            name="category"
            label={t('prices.of')}
            options={[
              { value: '', label: t('prices.all') },
              ...categories.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
          />
          <SelectField
            name="direction"
            label={t('prices.direction')}
            options={[
              { value: 'lower', label: t('prices.lower') },
              { value: 'raise', label: t('prices.raise') },
            ]}
          />
          <PercentField name="percent" label={t('prices.percent')} max={100} required />
        </div>
        <div className="columns columns-3">
          <TextField
            name="from"
            label={t('schedules.from')}
            hint={t('schedules.from-hint')}
            type="date"
            onChange={(event) => setFrom(event.currentTarget.value)}
            optional
          />
          <TextField
            name="until"
            label={t('schedules.until')}
            hint={t('schedules.until-hint')}
            type="date"
            min={from}
            optional
          />
          <SelectField
            name="rounding"
            label={t('schedules.rounding')}
            options={[
              { value: '', label: t('schedules.exact') },
              ...roundings.map((value) => ({ value, label: value })),
            ]}
          />
        </div>
        <CheckField name="showBefore" label={t('schedules.show-before')} defaultChecked />
      </div>
    </FormDialog>
  )
}

async function schedule({ api }: CurrentStore, values: FormValues): Promise<void> {
  const size = values.number('percent') ?? 0
  const percent = values.text('direction') === 'lower' ? -size : size
  const prices: { product: string; percent: number }[] = []
  for await (const { _id } of api.products.list.all({ category: values.optional('category'), limit: 100 }))
    prices.push({ product: _id, percent })
  for (let start = 0; start < prices.length; start += mostProducts) {
    await api.products.setPrices({
      prices: prices.slice(start, start + mostProducts),
      from: values.optional('from'),
      until: values.optional('until'),
      rounding: roundings.find((one) => one === values.text('rounding')),
      showBefore: values.checked('showBefore'),
    })
  }
}
