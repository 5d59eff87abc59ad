import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DecimalField } from '../../../ui/decimal-field.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { t } from '../../../words/taxes.ts'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import { shopQuery } from '../settings/queries.ts'
import { countryOptions } from '../stores/places.ts'
import { classes, type Suggestion, type TaxRate } from './queries.ts'
import { Suggestions } from './suggestions.tsx'

const percentages = { decimals: 4, names: new Set(['%', '٪']) }

/** Edits a tax rate. */
export function RateDialog({ rate, onClose }: { rate?: TaxRate; onClose: () => void }) {
  const current = useStore()
  const { api, store } = current
  const own = useQuery(shopQuery(current)).data?.taxes?.classes ?? []
  const [taken, setTaken] = useState<Suggestion>()
  const known: Partial<TaxRate> | undefined = taken ?? rate
  const save = useChange({
    send: (values: FormValues) => {
      const fields = {
        name: values.text('name'),
        country: values.text('country'),
        state: values.text('state').toUpperCase() || null,
        postalCode: values.text('postalCode') || null,
        class: values.text('class'),
        rate: values.number('rate') ?? 0,
      }
      return rate ? api.taxes.updateTaxRate(rate._id, fields) : api.taxes.createTaxRate(fields)
    },
    changes: ['tax-rates'],
    done: t('taxes.rate-saved'),
    after: onClose,
  })
  return (
    <FormDialog
      title={t(rate ? 'taxes.rate-edit' : 'taxes.rate-add')}
      onClose={onClose}
      action={t('common.save')}
      sending={save}
      onSubmit={save.mutate}
    >
      {!rate && <Suggestions taken={taken} onTake={setTaken} />}
      <div className="columns columns-2" key={taken && `${taken.name} ${taken.rate}`}>
        <TextField
          name="name"
          label={t('taxes.name')}
          hint={t('taxes.name-hint')}
          defaultValue={known?.name ?? 'VAT'}
          maxLength={100}
          required
        />
        <DecimalField
          name="rate"
          label={t('taxes.rate')}
          taken={percentages}
          value={known?.rate}
          min={0}
          max={100}
          show={(value) => `${value.toLocaleString('en', { maximumFractionDigits: 4 })} %`}
          after="%"
          required
        />
      </div>
      <SelectField
        key={taken?.class}
        name="class"
        label={t('taxes.class')}
        hint={t('taxes.class-hint')}
        defaultValue={known?.class}
        options={[
          ...classes.slice(0, 2).map((value) => ({ value, label: t(`taxes.class-${value}`) })),
          ...own.map(({ key, name }) => ({ value: key, label: name })),
        ]}
      />
      <SelectField
        name="country"
        label={t('taxes.country')}
        defaultValue={rate?.country ?? store.country}
        options={countryOptions()}
        required
      />
      <div className="columns columns-2">
        <TextField
          name="state"
          label={t('taxes.state')}
          hint={t('taxes.state-hint')}
          defaultValue={rate?.state ?? ''}
          maxLength={6}
          optional
        />
        <TextField
          name="postalCode"
          label={t('taxes.postal-code')}
          hint={t('taxes.postal-code-hint')}
          defaultValue={rate?.postalCode ?? ''}
          maxLength={40}
          optional
        />
      </div>
    </FormDialog>
  )
}
