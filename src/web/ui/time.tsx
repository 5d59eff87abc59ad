import { exactTime, shortDate, shortTime } from './dates.ts'

interface TimeProps {
  at: string
  withTime?: boolean
  /** True if words come before it, so that "today" is in lower case. */
  inSentence?: boolean
}

/** Shows a moment in short, with the full time in its title. */
export function Time({ at, withTime = true, inSentence = false }: TimeProps) {
  const text = withTime ? shortTime(at) : shortDate(at)
  return (
    <time dateTime={at} title={exactTime(at)}>
      {inSentence ? text : text.charAt(0).toUpperCase() + text.slice(1)}
    </time>
  )
}
