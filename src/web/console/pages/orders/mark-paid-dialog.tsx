import { dayInput } from '../../../ui/date-time.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { leastOf } from '../../../ui/money.ts'
import { t } from '../../../words/order-payments.ts'
import { AmountField } from '../../shell/amount-field.tsx'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import { dueOf, type Order } from './queries.ts'

type Method = NonNullable<Order['paidBy']>['method']

/** The ways of paying that a merchant confirms by hand. */
const methods: Method[] = ['transfer', 'cash', 'on_delivery', 'at_pickup', 'invoice', 'other']

/** Records that the money for an order has come outside the service. */
export function MarkPaidDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { api, money, timeZone } = useStore()
  const today = dayInput(Date.now(), timeZone)
  const due = dueOf(order)
  const mark = useChange({
    send: (body: { amount?: number; method: Method; reference?: string; paidAt?: string }, once) =>
      api.orders.markPaid(order._id, body, once),
    changes: ['orders', 'sales', 'products'],
    done: ({ partPaid }) => t(partPaid && partPaid.due > 0 ? 'mark-paid.part-done' : 'mark-paid.done'),
    after: onClose,
  })
  return (
    <FormDialog
      title={t('mark-paid.title', { number: `#${order.orderId}` })}
      onClose={onClose}
      action={t('mark-paid.do')}
      sending={mark}
      onSubmit={(values) => {
        const day = values.optional('paidAt')
        const amount = values.number('amount')
        mark.mutate({
          // All of it, also if that has changed meanwhile.
          amount: amount === due ? undefined : amount,
          method: values.text('method') as Method,
          reference: values.optional('reference'),
          // The service takes a day for its beginning; today's money has come now.
          paidAt: day === today ? undefined : day,
        })
      }}
    >
      <p>{t('mark-paid.lead', { amount: money(due) })}</p>
      {due > 0 && (
        <AmountField
          name="amount"
          label={t('mark-paid.amount')}
          hint={t('mark-paid.amount-hint')}
          min={leastOf(order.currency)}
          max={due}
          amount={due}
          required
        />
      )}
      <SelectField
        name="method"
        label={t('mark-paid.method')}
        options={methods.map((value) => ({ value, label: t(`paid-by.${value}`) }))}
      />
      <TextField
        name="reference"
        label={t('mark-paid.reference')}
        hint={t('mark-paid.reference-hint')}
        maxLength={200}
        optional
      />
      <TextField
        name="paidAt"
        label={t('mark-paid.day')}
        type="date"
        min={dayInput(order.createdAt, timeZone)}
        max={today}
        defaultValue={today}
        required
      />
    </FormDialog>
  )
}
