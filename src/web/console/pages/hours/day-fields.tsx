import './hours.css'
import { t } from '../../../words/hours.ts'
import type { DayPeriod } from './queries.ts'
import { endOf } from './week.ts'

/** How many periods the fields of a day take: two, or as many as it has. */
export const rowsFor = (periods: DayPeriod[]) => Math.max(2, periods.length)

/** The beginnings and ends of the periods of a day. Their names begin with `prefix`. */
export function DayFields({ prefix, day, periods }: { prefix: string; day: string; periods: DayPeriod[] }) {
  return (
    <div className="hours-day">
      <p>{day}</p>
      {Array.from({ length: rowsFor(periods) }, (_, row) => (
        // The periods of a day have no other identity than their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <p className="hours-period" key={row}>
          <input
            className="input"
            type="time"
            name={`${prefix}-${row}-from`}
            aria-label={t(row > 0 ? 'hours.from-again' : 'hours.from', { day })}
            defaultValue={periods[row]?.from}
          />
          <span aria-hidden="true">–</span>
          <input
            className="input"
            type="time"
            name={`${prefix}-${row}-to`}
            aria-label={t(row > 0 ? 'hours.to-again' : 'hours.to', { day })}
            defaultValue={periods[row] && endOf(periods[row])}
          />
        </p>
      ))}
    </div>
  )
}
