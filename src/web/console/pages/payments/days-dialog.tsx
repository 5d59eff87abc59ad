import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { WholeField } from '../../../ui/whole-field.tsx'
import { t } from '../../../words/payments.ts'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import type { Method } from './queries.ts'

/** Shows for how many days orders are held that are paid by hand, and changes that. */
export function PaymentDays({ method, days }: { method: Method; days: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p className="muted">{t('payment-days.now', { count: days })}</p>
      <div className="row">
        <Button look="quiet" onClick={() => setOpen(true)}>
          {t('payment-days.edit')}
        </Button>
      </div>
      {isOpen && <DaysDialog method={method} days={days} onClose={() => setOpen(false)} />}
    </>
  )
}

function DaysDialog({ method, days, onClose }: { method: Method; days: number; onClose: () => void }) {
  const { api } = useStore()
  const { name } = method.paymentOption
  const save = useChange({
    send: (to: number) => api.payments.updateMethod(method._id, { settings: { days: to } }),
    changes: ['payments'],
    done: t('payments.saved', { name }),
    after: onClose,
  })
  return (
    <FormDialog
      title={t('payment-days.title', { name })}
      onClose={onClose}
      action={t('common.save')}
      sending={save}
      onSubmit={(values) => save.mutate(values.number('days') ?? days)}
    >
      <WholeField
        name="days"
        label={t('payment-days.days')}
        hint={t('payment-days.hint')}
        value={days}
        min={1}
        max={90}
        required
      />
    </FormDialog>
  )
}
