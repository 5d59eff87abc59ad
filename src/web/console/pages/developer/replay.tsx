import { consoleApi } from '../../../api/client.ts'
import { dayBegins, dayEnds } from '../../../ui/date-time.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { t } from '../../../words/developer.ts'
import { useAppChange } from './queries.ts'

const states = ['delivered', 'dead', 'dropped', 'missed'] as const

/** Sends the deliveries of a period again. */
export function ReplayDialog({ appId, onClose }: { appId: string; onClose: () => void }) {
  const replay = useAppChange({
    send: (values: FormValues) =>
      consoleApi.deliveries.replay(appId, {
        from: dayBegins(values.text('from')),
        to: dayEnds(values.text('to')),
        state: states.find((state) => state === values.text('state')),
      }),
    after: ({ queued }) => {
      toast(t('delivery.replayed', { count: queued }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('delivery.replay')}
      onClose={onClose}
      action={t('delivery.replay-do')}
      sending={replay}
      onSubmit={replay.mutate}
    >
      <p className="muted">{t('delivery.replay-lead')}</p>
      <div className="columns columns-2">
        <TextField name="from" type="date" label={t('delivery.replay-from')} required focused />
        <TextField name="to" type="date" label={t('delivery.replay-to')} required />
      </div>
      <SelectField
        name="state"
        label={t('delivery.replay-which')}
        options={[
          { value: '', label: t('delivery.replay-all') },
          ...states.map((value) => ({ value, label: t(`delivery-state.${value}`) })),
        ]}
      />
    </FormDialog>
  )
}
