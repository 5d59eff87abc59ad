import { exactTime, shortDate, shortTime } from './dates.ts'

interface TimeProps {
  at: string
  withTime?: boolean
  /** Words stand before it, so that "today" is written small. */
  inSentence?: boolean
}

/** Shows a moment, short to read and whole in its title. */
export function Time({ at, withTime = true, inSentence = false }: TimeProps) {
  const text = withTime ? shortTime(at) : shortDate(at)
  return (
    <time dateTime={at} title={exactTime(at)}>
      {inSentence ? text : text.charAt(0).toUpperCase() + text.slice(1)}
    </time>
  )
}
