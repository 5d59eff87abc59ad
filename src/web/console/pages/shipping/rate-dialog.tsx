import { TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { stepOf } from '../../../ui/money.ts'
import { t } from '../../../words/words.ts'
import { useStore } from '../../shell/store.tsx'
import type { Rate } from './queries.ts'

interface RateDialogProps {
  rate: Rate | undefined
  sending: { error: unknown; isPending: boolean }
  onRate: (rate: Rate) => void
  onClose: () => void
}

/** Edits one rate: what it is called, what it costs, and when it is offered. */
export function RateDialog({ rate, sending, onRate, onClose }: RateDialogProps) {
  const submit = (values: FormValues) =>
    onRate({
      name: values.text('name'),
      amount: values.number('amount') ?? 0,
      carrier: values.optional('carrier'),
      etaDays: values.number('etaDays'),
      freeFrom: values.number('freeFrom'),
      minSubtotal: values.number('minSubtotal'),
      maxSubtotal: values.number('maxSubtotal'),
    })
  return (
    <FormDialog
      title={t(rate ? 'shipping.rate-edit' : 'shipping.rate-add')}
      onClose={onClose}
      action={t('common.save')}
      sending={sending}
      onSubmit={submit}
    >
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
        <AmountField name="amount" label={t('shipping.rate-amount')} value={rate?.amount} required />
        <AmountField name="freeFrom" label={t('shipping.rate-free-from')} value={rate?.freeFrom} />
        <AmountField name="minSubtotal" label={t('shipping.rate-min')} value={rate?.minSubtotal} />
        <AmountField name="maxSubtotal" label={t('shipping.rate-max')} value={rate?.maxSubtotal} />
        <TextField
          name="carrier"
          label={t('shipping.rate-carrier')}
          hint={t('shipping.rate-carrier-hint')}
          defaultValue={rate?.carrier}
          maxLength={120}
          optional
        />
        <TextField
          name="etaDays"
          type="number"
          label={t('shipping.rate-days')}
          defaultValue={rate?.etaDays}
          min="0"
          max="365"
          step="1"
          optional
        />
      </div>
    </FormDialog>
  )
}

interface AmountFieldProps {
  name: string
  label: string
  value: number | undefined
  required?: boolean
}

/** Takes an amount in the currency of the store. */
function AmountField({ name, label, value, required = false }: AmountFieldProps) {
  const { store } = useStore()
  return (
    <TextField
      name={name}
      type="number"
      label={label}
      defaultValue={value}
      min="0"
      step={stepOf(store.currency.code)}
      before={store.currency.symbol}
      required={required}
      optional={!required}
    />
  )
}
