import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { t } from '../../../words/bookings.ts'
import type { Resource } from '../bookings/queries.ts'
import { DayFields, rowsFor } from '../hours/day-fields.tsx'
import { periodsIn } from '../hours/week.ts'

type Exception = Resource['hours']['exceptions'][number]

/** A day in the form: `known` is what it was when the form was opened. */
interface Row {
  key: number
  known?: Exception
}

/** Returns the days with other hours that a form has, to give to `ExceptionFields`, and how it reads them. */
export function useExceptions(exceptions: Exception[]) {
  const [rows, setRows] = useState<Row[]>(() => exceptions.map((known, key) => ({ key, known })))
  const [next, setNext] = useState(exceptions.length)
  return {
    rows,
    add: () => {
      setRows([...rows, { key: next }])
      setNext(next + 1)
    },
    remove: (key: number) => setRows(rows.filter((row) => row.key !== key)),
    read: (values: FormValues): Exception[] =>
      rows
        .map(({ key, known }) => ({
          date: values.text(`exception-${key}-date`),
          periods: periodsIn(values, `exception-${key}`, rowsFor(known?.periods ?? [])),
          ...(values.optional(`exception-${key}-name`) && { name: values.text(`exception-${key}-name`) }),
        }))
        .sort((one, other) => (one.date < other.date ? -1 : 1)),
  }
}

/** The days on which a resource has other hours than in its week, or none. */
export function ExceptionFields({ of: { rows, add, remove } }: { of: ReturnType<typeof useExceptions> }) {
  return (
    <fieldset className="stack">
      <legend>{t('resources.exceptions')}</legend>
      <p className="muted">{t('resources.exceptions-hint')}</p>
      {rows.map(({ key, known }, at) => (
        <div key={key} className="stack">
          <div className="columns columns-2">
            <TextField
              type="date"
              name={`exception-${key}-date`}
              label={t('resources.exception-date', { number: at + 1 })}
              defaultValue={known?.date}
              required
            />
            <TextField
              name={`exception-${key}-name`}
              label={t('resources.exception-name', { number: at + 1 })}
              defaultValue={known?.name}
              maxLength={120}
              optional
            />
          </div>
          <DayFields
            prefix={`exception-${key}`}
            day={t('resources.exception-day', { number: at + 1 })}
            periods={known?.periods ?? []}
          />
          <p className="row">
            <Button onClick={() => remove(key)}>{t('resources.exception-remove', { number: at + 1 })}</Button>
          </p>
        </div>
      ))}
      <p className="row">
        <Button onClick={add}>{t('resources.exception-add')}</Button>
      </p>
    </fieldset>
  )
}
