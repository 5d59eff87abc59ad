import { createContext, useContext } from 'react'
import { exactTime, shortDate, shortTime } from './dates.ts'

interface TimeProps {
  at: string
  withTime?: boolean
  /** True if words come before it, so that "today" is in lower case. */
  inSentence?: boolean
}

/** The time zone of the times below; without one they are in the reader's. */
export const TimeZone = createContext<string | undefined>(undefined)

/** Shows a moment in short, with the full time in its title. */
export function Time({ at, withTime = true, inSentence = false }: TimeProps) {
  const zone = useContext(TimeZone)
  const text = withTime ? shortTime(at, zone) : shortDate(at, zone)
  return (
    <time dateTime={at} title={exactTime(at, zone)}>
      {inSentence ? text : text.charAt(0).toUpperCase() + text.slice(1)}
    </time>
  )
}
