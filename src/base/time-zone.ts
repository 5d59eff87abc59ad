// Time zones (IANA, daylight saving time): the offset of a moment, the moment of a local time, the first one of a day.

import { days, minutes } from './clock.ts'
import { invalid } from './errors.ts'

/** Returns the refusal of a name, given in `field`, that is no time zone. */
export const unknownZone = (field = 'timeZone') =>
  invalid(`${field} must be the IANA name of a time zone, such as Africa/Lagos`)

/** IANA time zones without a slash in their names. */
const plainNames = new Set(
  `CST6CDT Cuba EST EST5EDT Egypt Eire GB GB-Eire GMT Greenwich HST Hongkong Iceland Iran Israel Jamaica Japan
  Kwajalein Libya MST MST7MDT NZ NZ-CHAT Navajo PRC PST8PDT Poland Portugal ROC ROK Singapore Turkey UCT UTC Universal
  W-SU Zulu`
    .toLowerCase()
    .split(/\s+/),
)
/** IANA names that PostgreSQL takes for abbreviations without summer time, and the zones that IANA links them to. */
const links = new Map([
  ['cet', 'Europe/Brussels'],
  ['eet', 'Europe/Athens'],
  ['met', 'Europe/Brussels'],
  ['wet', 'Europe/Lisbon'],
])

/**
 * Returns a time zone under a name that PostgreSQL and the runtime read as IANA means it. PostgreSQL takes UTC+2, like
 * any letters with a number, for two hours west of Greenwich, while people mean east; only Etc/GMT+2 is the name of a
 * time zone. PostgreSQL knows one meaning of each abbreviation, but IST is the time of India, Ireland and Israel.
 * Throws invalidRequest, which names `field`. The database may still not know the zone.
 */
export function zoneNamed(name: string, field?: string): string {
  const plain = name.toLowerCase()
  const isName = name.includes('/')
    ? !/\d/.test(name) || /^etc\/gmt([+-]1?\d|0)$/.test(plain)
    : plainNames.has(plain) || links.has(plain)
  const zone = links.get(plain) ?? name
  if (!isName || !isKnown(zone)) throw unknownZone(field)
  return zone
}

function isKnown(zone: string): boolean {
  try {
    return Boolean(offsetsOf(zone))
  } catch {
    return false
  }
}

/** Formats that write a moment's offset; making one takes longer than a hundred uses. */
const formats = new Map<string, Intl.DateTimeFormat>()

function offsetsOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  formats.set(zone, format)
  return format
}

/**
 * Returns how far a zone is ahead of UTC at a moment, in milliseconds and whole minutes: before there were time zones
 * cities were seconds apart, which ISO 8601 cannot write.
 */
export function offsetAt(zone: string, at: number): number {
  if (zone === 'UTC') return 0
  const [, sign, hours = '0', rest = '0'] =
    /GMT(?:([+-])(\d\d):(\d\d))?/.exec(offsetsOf(zone).format(at)) ?? []
  return Number(`${sign ?? '+'}1`) * (Number(hours) * 60 + Number(rest)) * minutes
}

/**
 * Returns the moment that a local time means, which is written as if it were in UTC. Where clocks are put back it is
 * the first of the two, and where they are put forward and skip it, as much later as they are put forward.
 */
export function momentIn(zone: string, local: number): number {
  if (zone === 'UTC') return local
  const [before, after] = [offsetAt(zone, local - days), offsetAt(zone, local + days)]
  const meant = [before, after].map((offset) => local - offset).sort((one, other) => one - other)
  return meant.find((at) => at + offsetAt(zone, at) === local) ?? local - before
}

/** Returns the day of a moment in a zone, such as 2026-11-30. */
export function dayIn(zone: string, at: number): string {
  return new Date(at + offsetAt(zone, at)).toISOString().slice(0, 10)
}
