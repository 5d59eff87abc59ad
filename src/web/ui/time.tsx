import { exactTime, shortDate, shortTime } from './dates.ts'

/** Shows a moment, short to read and whole in its title. */
export function Time({ at, withTime = true }: { at: string; withTime?: boolean }) {
  return (
    <time dateTime={at} title={exactTime(at)}>
      {withTime ? shortTime(at) : shortDate(at)}
    </time>
  )
}
