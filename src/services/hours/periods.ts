// Opening hours: from rules in local time to the moments at which a store opens and closes (daylight saving time).

import type { components } from '../../../generated/apps.types.ts'
import { days, minutes } from '../../base/clock.ts'
import { dayIn, offsetAt } from '../../base/time-zone.ts'

export type Hours = components['schemas']['HoursSettings']
export type Way = components['schemas']['FulfilmentWay']
export type WayHours = components['schemas']['WayHours']

/** A time in which a store is open, in milliseconds since 1970; it is closed again at `closes`. */
export interface Opening {
  /** The local day on which its period begins. */
  day: string
  opens: number
  closes: number
}

/** The days of the week in the order of `Date.getUTCDay`. */
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

/**
 * Returns the first moment at which a zone's clocks show a local time or a later one; the local time is written as if it
 * were in UTC. Where clocks are put back it is the first of the two, and where they skip the time, the moment at which
 * they do.
 */
export function firstShown(zone: string, local: number): number {
  const [before, after] = [offsetAt(zone, local - days), offsetAt(zone, local + days)]
  const meant = [local - before, local - after].sort((one, other) => one - other)
  const shown = meant.find((at) => at + offsetAt(zone, at) === local)
  return shown ?? changeBetween(zone, local - Math.max(before, after), local - Math.min(before, after))
}

/** Returns the first moment after `from`, and no later than `to`, at which the offset is not that of `from`. */
function changeBetween(zone: string, from: number, to: number): number {
  const offset = offsetAt(zone, from)
  let [early, late] = [from, to]
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2)
    if (offsetAt(zone, middle) === offset) early = middle
    else late = middle
  }
  return late
}

/** Returns the day that is `count` days after a day such as 2026-11-30. */
export function dayAfter(day: string, count = 1): string {
  return new Date(Date.parse(day) + count * days).toISOString().slice(0, 10)
}

/** The periods of a week, and the days on which others apply. */
export interface LocalHours {
  periods: WayHours['periods']
  exceptions: Pick<Hours['exceptions'][number], 'date' | 'periods'>[]
}

/**
 * Returns when a store is open for a way of fulfilment, oldest first, in the periods that begin on the days from
 * `first` to `last`.
 */
export function openingsOf(
  zone: string,
  { ways, exceptions }: Hours,
  way: Way,
  range: [first: string, last: string],
): Opening[] {
  const rules = ways[way]
  if (!rules) return []
  const special = exceptions.filter(({ ways: own }) => !own || own.includes(way))
  return openingsWithin(zone, { periods: rules.periods, exceptions: special }, range)
}

/**
 * Returns the openings, oldest first, in the periods that begin on the days from `first` to `last`. A period belongs to
 * the day on which it begins, also past midnight. What overlaps an earlier one begins where that ends, so no two overlap.
 */
export function openingsWithin(
  zone: string,
  hours: LocalHours,
  [first, last]: [first: string, last: string],
): Opening[] {
  const found: Opening[] = []
  // The period of the day before may last past midnight.
  for (let day = dayAfter(first, -1); day <= last; day = dayAfter(day)) {
    for (const { from, minutes: length } of periodsOn(day, hours)) {
      const start = Date.parse(`${day}T${from}Z`)
      const opens = Math.max(firstShown(zone, start), found.at(-1)?.closes ?? 0)
      const closes = firstShown(zone, start + length * minutes)
      if (opens < closes) found.push({ day, opens, closes })
    }
  }
  return found.filter(({ day }) => day >= first)
}

function periodsOn(day: string, { periods: weekly, exceptions }: LocalHours) {
  const special = exceptions.find(({ date }) => date === day)
  const weekday = weekdays[new Date(day).getUTCDay()]
  const periods = special?.periods ?? weekly.filter((period) => period.day === weekday)
  return [...periods].sort((one, other) => (one.from < other.from ? -1 : 1))
}

/** Whether a store is open for a way of fulfilment at a moment, and when that changes; in milliseconds since 1970. */
export interface OpenState {
  openNow: boolean
  /** When it opens next; null if it is open, or not within the next two weeks. */
  opensAt: number | null
  /** When it closes; null if it is closed. */
  closesAt: number | null
}

/** How far ahead the next opening is looked for, in days. */
const lookAhead = 14

/**
 * Returns whether a store is open at `now`. Periods that meet are one. Until `closedUntil` it is closed, whatever its
 * periods say.
 */
export function openState(
  zone: string,
  hours: Hours,
  way: Way,
  now: number,
  closedUntil: number | null,
): OpenState {
  const today = dayIn(zone, now)
  const from = Math.max(now, closedUntil ?? 0)
  const next = joined(openingsOf(zone, hours, way, [dayAfter(today, -1), dayAfter(today, lookAhead)])).find(
    ({ closes }) => closes > from,
  )
  if (!next) return { openNow: false, opensAt: null, closesAt: null }
  const opens = Math.max(next.opens, closedUntil ?? 0)
  return opens <= now
    ? { openNow: true, opensAt: null, closesAt: next.closes }
    : { openNow: false, opensAt: opens, closesAt: null }
}

function joined(openings: Opening[]): Opening[] {
  const result: Opening[] = []
  for (const opening of openings) {
    const last = result.at(-1)
    if (last && last.closes === opening.opens) last.closes = opening.closes
    else result.push({ ...opening })
  }
  return result
}
