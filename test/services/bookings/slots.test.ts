import { expect } from 'chai'
import fc from 'fast-check'
import { minutes } from '../../../src/base/clock.ts'
import { type Bookable, placesLeft, type Taken } from '../../../src/services/bookings/places.ts'
import { isOffered, startsOf } from '../../../src/services/bookings/slots.ts'
import { dayAfter } from '../../../src/services/hours/periods.ts'
import { weekdays } from '../../support/fixtures/bookings.ts'

/** Days on which the clocks of five zones are changed: by an hour or half of one, at night and at midnight. */
const changes = [
  ['Europe/Berlin', '2026-03-29'],
  ['Europe/Berlin', '2026-10-25'],
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['America/Santiago', '2026-04-05'],
  ['America/Santiago', '2026-09-06'],
  ['Atlantic/Azores', '2026-03-29'],
  ['Atlantic/Azores', '2026-10-25'],
] as const

const two = (value: number) => String(value).padStart(2, '0')
const clockTime = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
const shownIn = (zone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  return (at: number) => format.format(at)
}
const everyDay = (from: number, length: number) => ({
  periods: weekdays.map((day) => ({ day, from: clockTime(from), minutes: length })),
  exceptions: [],
})

describe('Slots of services', () => {
  it('show the same times on the clocks of every day, over both changes of five time zones', () => {
    const asked = fc.record({
      change: fc.constantFrom(...changes),
      from: fc.integer({ min: 4 * 12, max: 18 * 12 }).map((fives) => fives * 5),
      length: fc.integer({ min: 30, max: 300 }),
      duration: fc.integer({ min: 5, max: 90 }),
      step: fc.integer({ min: 5, max: 90 }),
    })
    fc.assert(
      fc.property(asked, ({ change: [zone, day], from, length, duration, step }) => {
        const terms = {
          zone,
          durationMinutes: duration,
          rules: { noticeMinutes: 0, daysAhead: 9, stepMinutes: step },
        }
        const hours = everyDay(from, length)
        const shown = shownIn(zone)
        const expected: string[] = []
        for (let minute = from; minute + duration <= from + length; minute += step)
          expected.push(clockTime(minute))
        for (const on of [dayAfter(day, -1), day, dayAfter(day)]) {
          const starts = startsOf(terms, hours, [on, on])
          expect(starts.map(shown)).to.deep.equal(expected.map((time) => `${on} ${time}`))
        }
      }),
    )
  })

  it('begin once each, in order and within the working hours, at night too', () => {
    const asked = fc.record({
      change: fc.constantFrom(...changes),
      from: fc.integer({ min: 0, max: 287 }).map((fives) => fives * 5),
      length: fc.integer({ min: 30, max: 1440 }),
      duration: fc.integer({ min: 5, max: 180 }),
      step: fc.integer({ min: 15, max: 120 }),
    })
    fc.assert(
      fc.property(asked, ({ change: [zone, day], from, length, duration, step }) => {
        const terms = {
          zone,
          durationMinutes: duration,
          rules: { noticeMinutes: 0, daysAhead: 9, stepMinutes: step },
        }
        const hours = everyDay(from, length)
        const range: [string, string] = [dayAfter(day, -2), dayAfter(day, 2)]
        const starts = startsOf(terms, hours, range)
        expect(starts).to.deep.equal([...new Set(starts)].sort((one, other) => one - other))
        for (const start of starts)
          expect(isOffered(terms, hours, start, Date.parse(range[0]) - 1440 * minutes)).to.equal(true)
        const off = starts[0] === undefined ? 0 : starts[0] + 1 * minutes
        if (!starts.includes(off))
          expect(isOffered(terms, hours, off, Date.parse(range[0]) - 1440 * minutes)).to.equal(false)
      }),
      { numRuns: 40 },
    )
  })

  it('have places left exactly as long as seats are free and no other session is there', () => {
    const own = { id: 'a', name: 'A', before: 10, after: 5, hours: everyDay(0, 1440) }
    const time = { serviceId: 'yoga', starts: 0, ends: 60 * minutes }
    const taken = (seat: number, session: string | null, from: number): Taken => ({
      ...{ resourceId: 'a', seat, session },
      starts: from * minutes,
      ends: (from + 60) * minutes,
    })
    const room: Bookable = { ...own, kind: 'room', capacity: 3 }
    const same = `yoga ${new Date(0).toISOString()}`
    expect(placesLeft(room, time, [taken(1, same, -10), taken(2, same, -10)])).to.equal(1)
    expect(placesLeft(room, time, [taken(1, 'pilates', -60)])).to.equal(0)
    expect(placesLeft(room, time, [taken(1, 'pilates', -70), taken(1, 'pilates', 65)])).to.equal(3)
    const bicycles: Bookable = { ...own, kind: 'thing', capacity: 3 }
    expect(placesLeft(bicycles, time, [taken(1, null, -30), taken(1, null, 35), taken(2, null, 0)])).to.equal(
      1,
    )
  })
})
