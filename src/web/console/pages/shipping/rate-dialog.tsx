import { useState } from 'react'
import { CheckField, TextField } from '../../../ui/field.tsx'
import type { FormValues, Sending } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { WholeField } from '../../../ui/whole-field.tsx'
import { t } from '../../../words/shipping.ts'
import { AmountField } from '../../shell/amount-field.tsx'
import { useStore } from '../../shell/store.tsx'
import type { Rate } from './queries.ts'
import { RateWeights, stepsOf, weightsIn } from './rate-weights.tsx'

interface RateDialogProps {
  rate: Rate | undefined
  /** Whether its zone has an area, from whose center distances are counted. */
  hasArea: boolean
  sending: Sending
  onRate: (rate: Rate) => void
  onClose: () => void
}

/** The kinds of goods that a rate may carry. */
const goods = ['products', 'foods'] as const

/** Edits one rate: what it is called, what it costs, and when it is offered. */
export function RateDialog({ rate, hasArea, sending, onRate, onClose }: RateDialogProps) {
  const { type } = useStore().store
  const [steps, setSteps] = useState(() => stepsOf(rate))
  // A rate that does not say what it carries carries everything; a new one begins with what the store usually sells.
  const carried = rate ? (rate.carries ?? goods) : [type === 'restaurant' ? 'foods' : 'products']
  const submit = (values: FormValues) => {
    const carries = goods.filter((kind) => values.checked(`carries.${kind}`))
    onRate({
      name: values.text('name'),
      amount: values.number('amount') ?? 0,
      carrier: values.optional('carrier'),
      etaDays: values.number('etaDays'),
      perKm: values.number('perKm'),
      freeFrom: values.number('freeFrom'),
      minSubtotal: values.number('minSubtotal'),
      maxSubtotal: values.number('maxSubtotal'),
      ...weightsIn(values, steps),
      carries: carries.length === goods.length ? undefined : carries,
    })
  }
  return (
    <FormDialog
      title={t(rate ? 'shipping.rate-edit' : 'shipping.rate-add')}
      onClose={onClose}
      action={t('common.save')}
      sending={sending}
      onSubmit={submit}
    >
      <div className="stack dialog-fields">
        <TextField
          name="name"
          label={t('shipping.rate-name')}
          hint={t('shipping.rate-name-hint')}
          defaultValue={rate?.name}
          maxLength={120}
          required
          focused
        />
        <div className="columns columns-2">
          <AmountField name="amount" label={t('shipping.rate-amount')} amount={rate?.amount} required />
          {hasArea && (
            <AmountField name="perKm" label={t('shipping.rate-per-km')} amount={rate?.perKm} optional />
          )}
          <AmountField
            name="freeFrom"
            label={t('shipping.rate-free-from')}
            amount={rate?.freeFrom}
            optional
          />
          <AmountField
            name="minSubtotal"
            label={t('shipping.rate-min')}
            amount={rate?.minSubtotal}
            optional
          />
          <AmountField
            name="maxSubtotal"
            label={t('shipping.rate-max')}
            amount={rate?.maxSubtotal}
            optional
          />
          <TextField
            name="carrier"
            label={t('shipping.rate-carrier')}
            hint={t('shipping.rate-carrier-hint')}
            defaultValue={rate?.carrier}
            maxLength={120}
            optional
          />
          <WholeField
            name="etaDays"
            label={t('shipping.rate-days')}
            value={rate?.etaDays}
            min={0}
            max={365}
            optional
          />
        </div>
        <RateWeights rate={rate} steps={steps} onSteps={setSteps} />
        <fieldset className="options">
          <legend>{t('shipping.rate-carries')}</legend>
          {goods.map((kind) => (
            <CheckField
              key={kind}
              name={`carries.${kind}`}
              label={t(`shipping.rate-${kind}`)}
              defaultChecked={carried.includes(kind)}
            />
          ))}
        </fieldset>
      </div>
    </FormDialog>
  )
}
