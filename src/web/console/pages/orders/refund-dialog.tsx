import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { Form } from '../../../ui/form.tsx'
import { leastOf } from '../../../ui/money.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { t } from '../../../words/refunds.ts'
import { AmountField } from '../../shell/amount-field.tsx'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import { RefundByLine } from './refund-by-line.tsx'
import { Reason, type RefundDialogProps, type RefundOf, type WayProps } from './refund-parts.tsx'

const ways = ['by-line', 'by-amount'] as const

/** Sends money back: for items and the shipping, or an amount of its own. */
export function RefundDialog({ order, left, onClose }: RefundDialogProps) {
  const [way, setWay] = useState<(typeof ways)[number]>('by-line')
  const { api } = useStore()
  const refund = useChange({
    send: (of: RefundOf, once) => api.orders.refund(order._id, of, once),
    changes: ['orders', 'products', 'refunds', 'sales'],
    done: t('order.refund-toast'),
    after: onClose,
  })
  const parts = { order, left, refund, onClose }
  return (
    <Dialog title={t('order.refund-title', { number: `#${order.orderId}` })} onClose={onClose}>
      <Tabs
        label={t('refund.way')}
        current={way}
        onChange={setWay}
        tabs={ways.map((name) => ({ name, label: t(`refund.${name}`) }))}
      >
        {way === 'by-line' ? <RefundByLine {...parts} /> : <ByAmount {...parts} />}
      </Tabs>
    </Dialog>
  )
}

function ByAmount({ order, left, refund, onClose }: WayProps) {
  const { money } = useStore()
  return (
    <Form
      sending={refund}
      onSubmit={(values) =>
        refund.mutate({ amount: values.number('amount'), reason: values.optional('reason') })
      }
    >
      <AmountField
        name="amount"
        label={t('order.refund-amount')}
        hint={`${t('refund.amount-hint', { amount: money(left) })} ${t('refund.transfer-hint')}`}
        min={leastOf(order.currency)}
        max={left}
        amount={left}
        required
        focused
      />
      <Reason />
      <DialogActions>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" look="main" busy={refund.isPending}>
          {t('order.refund-do')}
        </Button>
      </DialogActions>
    </Form>
  )
}
