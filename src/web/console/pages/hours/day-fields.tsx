import { TextField } from '../../../ui/field.tsx'
import { t } from '../../../words/hours.ts'
import type { DayPeriod } from './queries.ts'
import { endOf } from './week.ts'

/** How many periods the fields of a day take: two, or as many as it has. */
export const rowsFor = (periods: DayPeriod[]) => Math.max(2, periods.length)

/** The beginnings and ends of the periods of a day. Their names begin with `prefix`. */
export function DayFields({ prefix, day, periods }: { prefix: string; day: string; periods: DayPeriod[] }) {
  return (
    <>
      {Array.from({ length: rowsFor(periods) }, (_, row) => {
        const period = periods[row]
        const again = row > 0 ? '-again' : ''
        return (
          // The rows of a day have no other identity than their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <div className="columns columns-2" key={row}>
            <TextField
              type="time"
              name={`${prefix}-${row}-from`}
              label={t(`hours.from${again}` as 'hours.from', { day })}
              defaultValue={period?.from}
              optional
            />
            <TextField
              type="time"
              name={`${prefix}-${row}-to`}
              label={t(`hours.to${again}` as 'hours.to', { day })}
              defaultValue={period && endOf(period)}
              optional
            />
          </div>
        )
      })}
    </>
  )
}
