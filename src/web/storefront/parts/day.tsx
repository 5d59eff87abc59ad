import { usePage } from '../page-context.tsx'

interface DayProps {
  at: string
  /** The words around it. */
  within?: (day: string) => string
}

/** Shows the day of a time where the store is, or a plain day. */
export function Day({ at, within = (day) => day }: DayProps) {
  const { date } = usePage()
  // No text from the service can contain this character.
  const [before, after] = within('\0').split('\0')
  return (
    <>
      {before}
      <time dateTime={at}>{date(at)}</time>
      {after}
    </>
  )
}
