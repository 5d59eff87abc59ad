import type { components } from '../api.ts'
import { type PageContext, usePage } from '../page-context.tsx'

type Schemas = components['schemas']
type Hours = Schemas['ShopHours']
type Way = Schemas['FulfilmentWay']

/** Says whether the store is open; nothing for a store without opening hours. */
export function OpenNow({ hours }: { hours: Hours }) {
  const { words, moment, time } = usePage()
  if (hours.openNow === null) return null
  const closes = hours.ways
    .flatMap(({ closesAt }) => closesAt ?? [])
    .sort()
    .at(-1)
  return (
    <p class="small">
      {hours.openNow && closes
        ? words.hours.open(time(closes))
        : hours.opensAt
          ? words.hours.opens(moment(hours.opensAt))
          : words.hours.closed}
    </p>
  )
}

/** The times that a shopper can choose for an order. */
export interface Times {
  way: Way
  /** The first time that is free; null if there is none. */
  asap: string | null
  free: string[]
}

/** Maximum number of days whose times are offered: more make a list that nobody reads. */
const mostDays = 7

/** Returns the times for a way of fulfilment; null if the store has no hours for it, so that an order needs none. */
export async function timesFor({ client }: PageContext, way: Way): Promise<Times | null> {
  const { ways, timeZone } = await client.shop.getHours()
  const own = ways.find((one) => one.way === way)
  if (!own) return null
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date())
  // The night of yesterday may not be over.
  const offsets = Array.from({ length: Math.min(own.daysAhead + 1, mostDays) + 1 }, (_, day) => day - 1)
  const days = await Promise.all(
    offsets.map((offset) => client.shop.listSlots({ fulfilment: way, date: dayAfter(today, offset) })),
  )
  const free = days.flatMap(({ slots }) => slots.filter(({ state }) => state === 'free'))
  return { way, asap: days[0]?.asap ?? null, free: free.map(({ startsAt }) => startsAt) }
}

const dayAfter = (day: string, count: number) =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)

/** Lets the shopper choose when the order is due. */
export function TimeChoice({ times, chosen }: { times: Times; chosen: string | null }) {
  const { words, date, time, moment } = usePage()
  if (times.asap === null) return <p class="problem">{words.hours.none}</p>
  const days = new Map<string, string[]>()
  for (const at of times.free) days.set(date(at), [...(days.get(date(at)) ?? []), at])
  return (
    <label>
      {words.hours.when}
      <select name="dueAt" required>
        <option value="asap">{words.hours.asap(moment(times.asap))}</option>
        {[...days].map(([day, free]) => (
          <optgroup key={day} label={day}>
            {free.map((at) => (
              <option key={at} value={at} selected={at === chosen}>
                {time(at)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}

/** Says when an order is due, and at which table. */
export function Due({ handover }: { handover: NonNullable<Schemas['Order']['handover']> }) {
  const { words, moment } = usePage()
  const { way, dueAt, table } = handover
  return (
    <p>
      {words.hours.due[way]}: <time dateTime={dueAt}>{moment(dueAt)}</time>
      {table && ` · ${words.hours.atTable(table)}`}
    </p>
  )
}
