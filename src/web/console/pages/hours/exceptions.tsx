import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { shortDate } from '../../../ui/dates.ts'
import { TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { SureButton } from '../../../ui/sure-button.tsx'
import { t } from '../../../words/hours.ts'
import { DayFields, rowsFor } from './day-fields.tsx'
import { type Exception, type Hours, useHoursChange } from './queries.ts'
import { periodsIn, periodsText } from './week.ts'

/** Shows the days on which other hours apply. */
export function Exceptions({ hours }: { hours: Hours }) {
  const [open, setOpen] = useState<{ at?: number } | null>(null)
  const { exceptions } = hours
  return (
    <Panel
      title={t('hours.exceptions')}
      actions={<Button onClick={() => setOpen({})}>{t('hours.add')}</Button>}
    >
      {exceptions.length === 0 && <p className="muted">{t('hours.exceptions-none')}</p>}
      <ul className="stack">
        {exceptions.map((exception, at) => (
          <li key={`${exception.date} ${exception.ways?.join()}`} className="row row-apart">
            <p>
              {dayText(exception.date)}{' '}
              <span className="muted">
                {[
                  exception.name,
                  exception.ways?.map((way) => t(`hours.${way}`)).join(', '),
                  exception.periods.length > 0 ? periodsText(exception.periods) : t('hours.closed'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </p>
            <Button
              look="quiet"
              aria-label={`${t('hours.edit')}: ${exception.date}`}
              onClick={() => setOpen({ at })}
            >
              {t('hours.edit')}
            </Button>
          </li>
        ))}
      </ul>
      {open && <ExceptionDialog hours={hours} at={open.at} onClose={() => setOpen(null)} />}
    </Panel>
  )
}

/** A plain day is the same everywhere. */
const dayText = (date: string) => shortDate(`${date}T12:00:00Z`, 'UTC')

interface ExceptionDialogProps {
  hours: Hours
  /** Its place in the list; undefined for a new one. */
  at: number | undefined
  onClose: () => void
}

function ExceptionDialog({ hours, at, onClose }: ExceptionDialogProps) {
  const known = at === undefined ? undefined : hours.exceptions[at]
  const others = hours.exceptions.filter((_, place) => place !== at)
  const change = useHoursChange(hours, onClose)
  const periods = known?.periods ?? []
  const submit = (values: FormValues) => {
    const exception: Exception = {
      ...(known?.ways && { ways: known.ways }),
      date: values.text('date'),
      periods: periodsIn(values, 'day', rowsFor(periods)),
      ...(values.optional('name') && { name: values.text('name') }),
    }
    const all = [...others, exception].sort((one, other) => (one.date < other.date ? -1 : 1))
    change.mutate({ exceptions: all })
  }
  return (
    <FormDialog
      title={t('hours.exception')}
      onClose={onClose}
      action={t('common.save')}
      sending={change}
      onSubmit={submit}
      extra={
        known && (
          <SureButton
            words={t('hours.remove')}
            sure={t('hours.remove-sure')}
            sending={change}
            onSure={() => change.mutate({ exceptions: others })}
          />
        )
      }
    >
      <TextField
        type="date"
        name="date"
        label={t('hours.date')}
        defaultValue={known?.date}
        required
        data-focus
      />
      <TextField
        name="name"
        label={t('hours.name')}
        hint={t('hours.name-hint')}
        defaultValue={known?.name}
        maxLength={120}
        optional
      />
      <p className="muted">{t('hours.exception-hint')}</p>
      <DayFields prefix="day" day={t('hours.day')} periods={periods} />
    </FormDialog>
  )
}
