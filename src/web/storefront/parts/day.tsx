import { usePage } from '../page-context.tsx'

interface DayProps {
  at: string
  /** The words around it. */
  within?: (day: string) => string
}

/** Shows the day of a time: that of the server, until the script of the page writes that of the place where the shopper is. */
export function Day({ at, within = (day) => day }: DayProps) {
  const { date } = usePage()
  // No text of the service can have this character.
  const [before, after] = within('\0').split('\0')
  return (
    <>
      {before}
      <time dateTime={at}>{date(at)}</time>
      {after}
    </>
  )
}
