import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CopyText } from '../../../ui/copy.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/order-payments.ts'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import { dueOf, type Order } from './queries.ts'

interface Link {
  url: string
  expiresAt: string
}

/** Makes the link by which anybody can pay an order, and shows it once. */
export function PaymentLinkDialog({
  order,
  onClose,
}: {
  order: Pick<Order, '_id' | 'orderId' | 'total'> & Partial<Pick<Order, 'exchangeOf' | 'partPaid'>>
  onClose: () => void
}) {
  const { api, money } = useStore()
  const [link, setLink] = useState<Link>()
  const make = useChange({
    send: (expiresInDays: number) => api.orders.createPaymentLink(order._id, { expiresInDays }),
    changes: ['orders'],
    after: setLink,
  })
  const title = t('payment-link.title', { number: `#${order.orderId}` })
  if (link) return <Made title={title} link={link} onClose={onClose} />
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      action={t('payment-link.make')}
      sending={make}
      onSubmit={(values) => make.mutate(Number(values.text('days')))}
    >
      <p>{t('payment-link.lead', { amount: money(dueOf(order)) })}</p>
      <SelectField
        name="days"
        label={t('payment-link.days')}
        options={[1, 7, 14, 30].map((count) => ({
          value: String(count),
          label: t('payment-link.day', { count }),
        }))}
        defaultValue="7"
      />
    </FormDialog>
  )
}

function Made({ title, link, onClose }: { title: string; link: Link; onClose: () => void }) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{t('payment-link.made')}</p>
      <CopyText text={link.url} />
      <p className="muted">
        {t('payment-link.ends')} <Time at={link.expiresAt} />
      </p>
      <DialogActions>
        <Button look="main" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
