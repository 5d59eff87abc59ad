import { useMutation } from '@tanstack/react-query'
import { readText } from '../../../api/text.ts'
import { dayInput } from '../../../ui/date-time.ts'
import { save } from '../../../ui/download.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { t } from '../../../words/invoices.ts'
import { useStore } from '../../shell/store.tsx'
import { daysOf } from '../taxes/periods.ts'

const adviserFields = ['consultant', 'client', 'chart', 'customers'] as const

/** The numbers that the accountant has given, which the browser keeps for the next time. */
const kept = (storeId: string) => `datev-${storeId}`

/** Saves the invoices of a period as bookings for DATEV. */
export function DatevDialog({ onClose }: { onClose: () => void }) {
  const { storeId, timeZone } = useStore()
  const exporting = useMutation({
    mutationFn: async (values: FormValues) => {
      const [from, to] = [values.text('from'), values.text('to')]
      const adviser = Object.fromEntries(adviserFields.map((name) => [name, values.text(name)]))
      const asked = new URLSearchParams({ from, to, ...adviser })
      const text = await readText(`/apps/api/v1/sales/datev?${asked}`, storeId)
      localStorage.setItem(kept(storeId), JSON.stringify(adviser))
      save(`EXTF_Buchungsstapel_${from}_${to}.csv`, text, 'text/csv')
    },
    onSuccess: onClose,
  })
  const { consultant, client, chart, customers } = JSON.parse(localStorage.getItem(kept(storeId)) ?? '{}')
  const { from, to } = daysOf('month-before', dayInput(Date.now(), timeZone))
  return (
    <FormDialog
      title={t('datev.title')}
      onClose={onClose}
      sending={exporting}
      onSubmit={(values) => exporting.mutate(values)}
      action={t('datev.save')}
    >
      <p className="muted">{t('datev.hint')}</p>
      <div className="columns">
        <TextField name="from" type="date" label={t('datev.from')} defaultValue={from} required />
        <TextField name="to" type="date" label={t('datev.to')} defaultValue={to} required />
      </div>
      <div className="columns">
        <TextField
          name="consultant"
          label={t('datev.consultant')}
          defaultValue={consultant}
          inputMode="numeric"
          pattern="[0-9]{4,7}"
          required
          focused
        />
        <TextField
          name="client"
          label={t('datev.client')}
          defaultValue={client}
          inputMode="numeric"
          pattern="[0-9]{1,5}"
          required
        />
      </div>
      <div className="columns">
        <SelectField
          name="chart"
          label={t('datev.chart')}
          defaultValue={chart}
          options={[
            { value: 'skr03', label: 'SKR 03' },
            { value: 'skr04', label: 'SKR 04' },
          ]}
        />
        <TextField
          name="customers"
          label={t('datev.customers')}
          hint={t('datev.customers-hint')}
          defaultValue={customers ?? '10000'}
          inputMode="numeric"
          pattern="[1-6][0-9]{4}"
          required
        />
      </div>
    </FormDialog>
  )
}
