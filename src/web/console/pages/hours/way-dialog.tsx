import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { SureButton } from '../../../ui/sure-button.tsx'
import { WholeField } from '../../../ui/whole-field.tsx'
import { t } from '../../../words/hours.ts'
import { DayFields, rowsFor } from './day-fields.tsx'
import { type Hours, useHoursChange, type Way, type WayHours } from './queries.ts'
import { periodsIn, periodsOfDay, weekdays } from './week.ts'

/** The rules that a way begins with. */
const usual: WayHours = {
  periods: [],
  leadMinutes: 30,
  lastOrderMinutes: 0,
  daysAhead: 7,
  slotMinutes: 15,
  capacity: null,
}

const rules = [
  { name: 'slotMinutes', unit: true, min: 5, max: 240 },
  { name: 'leadMinutes', unit: true, min: 0, max: 10_080 },
  { name: 'lastOrderMinutes', unit: true, min: 0, max: 1440 },
  { name: 'daysAhead', unit: false, min: 0, max: 60 },
] as const

/** Edits the hours of a way of fulfilment: a week, and how its slots are. */
export function WayDialog({ hours, way, onClose }: { hours: Hours; way: Way; onClose: () => void }) {
  const known = hours.ways[way]
  const shown = known ?? usual
  const change = useHoursChange(hours, onClose)
  const submit = (values: FormValues) => {
    const periods = weekdays.flatMap((day) =>
      periodsIn(values, day, rowsFor(periodsOfDay(shown.periods, day))).map((period) => ({ day, ...period })),
    )
    const capacity = values.number('capacity') ?? null
    const numbers = Object.fromEntries(rules.map(({ name }) => [name, values.number(name) ?? usual[name]]))
    change.mutate({ ways: { ...hours.ways, [way]: { ...shown, ...numbers, periods, capacity } } })
  }
  return (
    <FormDialog
      title={t(`hours.${way}`)}
      onClose={onClose}
      action={t('common.save')}
      sending={change}
      onSubmit={submit}
      extra={
        known && (
          <SureButton
            words={t('hours.stop')}
            sure={t('hours.stop-sure')}
            sending={change}
            onSure={() => {
              const { [way]: _, ...others } = hours.ways
              change.mutate({ ways: others })
            }}
          />
        )
      }
    >
      <p className="muted">{t('hours.week-hint')}</p>
      {weekdays.map((day) => (
        <DayFields
          key={day}
          prefix={day}
          day={t(`hours.${day}`)}
          periods={periodsOfDay(shown.periods, day)}
        />
      ))}
      <div className="columns columns-2">
        {rules.map(({ name, unit, min, max }) => (
          <WholeField
            key={name}
            name={name}
            label={t(`hours.${name}`)}
            hint={
              name === 'leadMinutes' || name === 'daysAhead' ? t(`hours.${name}-hint` as const) : undefined
            }
            value={shown[name]}
            unit={unit ? t('hours.minutes') : undefined}
            min={min}
            max={max}
            required
          />
        ))}
        <WholeField
          name="capacity"
          label={t('hours.capacity')}
          hint={t('hours.capacity-hint')}
          value={shown.capacity ?? undefined}
          min={1}
          max={100_000}
          optional
        />
      </div>
    </FormDialog>
  )
}
