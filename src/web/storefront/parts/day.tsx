import { useVisit } from '../visit.tsx'

interface DayProps {
  at: string
  /** The words around it. */
  within?: (day: string) => string
}

/** Shows the day of a time: that of the server, until the script of the page writes that of the place where the shopper is. */
export function Day({ at, within = (day) => day }: DayProps) {
  const { date } = useVisit()
  const [before, after] = within('\n').split('\n')
  return (
    <>
      {before}
      <time dateTime={at}>{date(at)}</time>
      {after}
    </>
  )
}
