import type { components } from '../api.ts'
import { type PageContext, usePage } from '../page-context.tsx'

type Food = components['schemas']['Food']
type Period = NonNullable<Food['availableAt']>[number]
type Day = Period['day']

/** Says when a dish is offered, and whether it is not now; nothing of one that always is. */
export function MenuTimes({ food: { availableAt, offeredNow } }: { food: Food }) {
  const context = usePage()
  const { words } = context
  if (!availableAt) return null
  return (
    <p class="fact">
      {offeredNow === false && <strong>{words.hours.notNow}. </strong>}
      {words.hours.offered(weekText(availableAt, context))}
    </p>
  )
}

/** Returns the periods of a week in words, with days that are alike together: "Mon–Fri 07:00–11:00; Sat 09:00–13:00". */
function weekText(periods: Period[], { words, clockTime }: PageContext): string {
  const { days, daily } = words.hours
  const order = Object.keys(days) as Day[]
  const alike: { first: Day; last: Day; times: string }[] = []
  for (const [place, day] of order.entries()) {
    const times = periods
      .filter((period) => period.day === day)
      .sort((one, other) => (one.from < other.from ? -1 : 1))
      .map(({ from, minutes }) => `${clockTime(from)}–${clockTime(endOf(from, minutes))}`)
      .join(', ')
    const before = alike.at(-1)
    if (before?.times === times && before.last === order[place - 1]) before.last = day
    else if (times) alike.push({ first: day, last: day, times })
  }
  return alike.map(({ first, last, times }) => `${span(first, last)} ${times}`).join('; ')

  function span(first: Day, last: Day): string {
    if (first === order[0] && last === order.at(-1)) return daily
    return first === last ? days[first] : `${days[first]}–${days[last]}`
  }
}

/** Returns when a period ends, as clocks show it. */
function endOf(from: string, minutes: number): string {
  const [hour = 0, minute = 0] = from.split(':').map(Number)
  const end = (hour * 60 + minute + minutes) % 1440
  return [Math.floor(end / 60), end % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
