import { useQuery } from '@tanstack/react-query'
import { percentages } from '../../../ui/decimal.ts'
import { DecimalField } from '../../../ui/decimal-field.tsx'
import { SelectField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { WholeField } from '../../../ui/whole-field.tsx'
import { t } from '../../../words/bookings.ts'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import { type Rules, rulesQuery } from './queries.ts'

const payments = ['order', 'none'] as const

interface RulesDialogProps {
  /** The id of the service. */
  id: string
  name: string
  onClose: () => void
}

/** Changes how a service is booked. Its duration is part of the service, and buffers and places of its resources. */
export function RulesDialog({ id, name, onClose }: RulesDialogProps) {
  const current = useStore()
  const { data: rules } = useQuery(rulesQuery(current, id))
  const save = useChange({
    send: (values: FormValues) => current.api.resources.setBookingRules(id, read(values)),
    changes: ['booking-rules'],
    done: t('common.saved'),
    after: onClose,
  })
  if (!rules) return null
  return (
    <FormDialog
      title={t('rules.of', { name })}
      onClose={onClose}
      action={t('common.save')}
      sending={save}
      onSubmit={save.mutate}
      locked={!current.may('WRITE_INVENTORY')}
    >
      <Fields rules={rules} />
    </FormDialog>
  )
}

function Fields({ rules }: { rules: Rules }) {
  return (
    <div className="stack dialog-fields">
      <p className="muted">{t('rules.lead')}</p>
      <div className="columns columns-2">
        <WholeField
          name="noticeMinutes"
          label={t('rules.notice')}
          min={0}
          max={43_200}
          value={rules.noticeMinutes}
        />
        <WholeField name="daysAhead" label={t('rules.days')} min={0} max={365} value={rules.daysAhead} />
      </div>
      <WholeField
        name="stepMinutes"
        label={t('rules.step')}
        hint={t('rules.step-hint')}
        min={5}
        max={1440}
        value={rules.stepMinutes}
        optional
      />
      <SelectField
        name="payment"
        label={t('rules.payment')}
        defaultValue={rules.payment}
        options={payments.map((value) => ({ value, label: t(`rules.payment-${value}`) }))}
      />
      <div className="columns columns-2">
        <WholeField
          name="cancelHours"
          label={t('rules.cancel')}
          min={0}
          max={8760}
          value={rules.cancelHours}
        />
        <DecimalField
          name="lateFeePercent"
          label={t('rules.fee')}
          hint={t('rules.fee-hint')}
          min={0}
          max={100}
          value={rules.lateFeePercent}
          taken={percentages}
          show={(percent) => `${percent} %`}
          after="%"
          optional
        />
      </div>
      <WholeField
        name="reminderHours"
        label={t('rules.reminder')}
        hint={t('rules.reminder-hint')}
        min={1}
        max={336}
        value={rules.reminderHours}
        optional
      />
    </div>
  )
}

const read = (values: FormValues): Rules => ({
  noticeMinutes: values.number('noticeMinutes') ?? 0,
  daysAhead: values.number('daysAhead') ?? 0,
  stepMinutes: values.number('stepMinutes') ?? null,
  payment: values.text('payment') as Rules['payment'],
  cancelHours: values.number('cancelHours') ?? 0,
  lateFeePercent: values.number('lateFeePercent') ?? null,
  reminderHours: values.number('reminderHours') ?? null,
})
