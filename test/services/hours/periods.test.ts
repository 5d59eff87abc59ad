import { expect } from 'chai'
import fc from 'fast-check'
import { minutes } from '../../../src/base/clock.ts'
import {
  dayAfter,
  firstShown,
  type Hours,
  openingsOf,
  openState,
} from '../../../src/services/hours/periods.ts'
import { type SlotRules, slotsOf, slotsTaken } from '../../../src/services/hours/slots.ts'

/** Days on which the clocks of five zones are changed: by an hour or half of one, at night and at midnight. */
const changes = [
  ['Europe/Berlin', '2026-03-29'],
  ['Europe/Berlin', '2026-10-25'],
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['America/Santiago', '2026-04-04'],
  ['America/Santiago', '2026-09-06'],
  ['Atlantic/Azores', '2026-03-29'],
  ['Atlantic/Azores', '2026-10-25'],
] as const
type Change = (typeof changes)[number]

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
const two = (value: number) => String(value).padStart(2, '0')
const clockTime = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`

/** The clocks of a zone, minute by minute for the week around one, as `Intl` shows them. */
function clocksAround([zone, day]: Change): { at: number; shows: string }[] {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  const first = Date.parse(day) - 2 * 1440 * minutes
  return Array.from({ length: 7 * 1440 }, (_, minute) => {
    const at = first + minute * minutes
    return { at, shows: format.format(at) }
  })
}
const known = new Map<string, ReturnType<typeof clocksAround>>()
const clocks = (change: Change) => {
  const key = change.join()
  if (!known.has(key)) known.set(key, clocksAround(change))
  return known.get(key)!
}

const wayOf = (periods: Hours['ways']['pickup'] & object) => ({ ways: { pickup: periods }, exceptions: [] })
const rules = { leadMinutes: 0, lastOrderMinutes: 0, daysAhead: 7, slotMinutes: 15, capacity: null }
const changed = fc.constantFrom(...changes)
/** A period that begins on each of the days around a change, so that the nights before and after it have one too. */
const nightly = fc.record({
  from: fc.integer({ min: 0, max: 1439 }),
  length: fc.integer({ min: 5, max: 1380 }),
})

describe('Opening hours', () => {
  it('open and close when the clocks first show it, over midnight and both changes of five time zones', () => {
    fc.assert(
      fc.property(changed, nightly, (change, { from, length }) => {
        const [zone, day] = change
        const first = (text: string) => clocks(change).find(({ shows }) => shows >= text)!.at
        const hours = wayOf({
          ...rules,
          periods: weekdays.map((name) => ({ day: name, from: clockTime(from), minutes: length })),
        })
        const expected = [dayAfter(day, -1), day, dayAfter(day)].flatMap((date) => {
          const ends = from + length
          const end = `${dayAfter(date, Math.floor(ends / 1440))} ${clockTime(ends % 1440)}`
          const [opens, closes] = [first(`${date} ${clockTime(from)}`), first(end)]
          return opens < closes ? [{ day: date, opens, closes }] : []
        })
        // Where clocks are put back, a period may begin before the one of the day before has ended.
        const apart = expected.map((one, n) => ({
          ...one,
          opens: Math.max(one.opens, expected[n - 1]?.closes ?? 0),
        }))
        expect(openingsOf(zone, hours, 'pickup', [dayAfter(day, -1), dayAfter(day)])).to.eql(apart)
      }),
      { numRuns: 600 },
    )
  })

  it('have no slot while the clocks show a time outside of them', () => {
    fc.assert(
      fc.property(
        changed,
        nightly,
        fc.integer({ min: 5, max: 90 }),
        (change, { from, length }, slotMinutes) => {
          const [zone, day] = change
          const periods = weekdays.map((name) => ({ day: name, from: clockTime(from), minutes: length }))
          const hours = wayOf({ ...rules, slotMinutes, lastOrderMinutes: 10, periods })
          const shown = new Map(clocks(change).map(({ at, shows }) => [at, shows]))
          const given: SlotRules = { zone, hours, way: 'pickup', closedUntil: null }
          const openings = openingsOf(zone, hours, 'pickup', [day, day])
          for (const { starts, ends } of slotsOf(given, [day, day])) {
            const opening = openings.find(({ opens, closes }) => opens <= starts && starts < closes)!
            expect(ends).to.be.at.most(opening.closes)
            expect(opening.closes - starts).to.be.at.least(10 * minutes)
            // The clocks never show an earlier time than the beginning, unless they were put back after it.
            const minute = starts - (starts % minutes)
            const isRepeated = clocks(change).some(
              ({ at, shows }) => at < minute && shows >= shown.get(minute)!,
            )
            if (!isRepeated) expect(shown.get(minute)! >= `${day} ${clockTime(from)}`).to.equal(true)
          }
        },
      ),
      { numRuns: 400 },
    )
  })

  it('begin after the clocks have skipped a time, and with its first occurrence where they repeat it', () => {
    const at = (zone: string, local: string) =>
      new Date(firstShown(zone, Date.parse(`${local}Z`))).toISOString()
    expect(at('Europe/Berlin', '2026-03-29T02:30')).to.equal('2026-03-29T01:00:00.000Z')
    expect(at('Europe/Berlin', '2026-10-25T02:30')).to.equal('2026-10-25T00:30:00.000Z')
    expect(at('Australia/Lord_Howe', '2026-10-04T02:10')).to.equal('2026-10-03T15:30:00.000Z')
    expect(at('UTC', '2026-10-04T02:10')).to.equal('2026-10-04T02:10:00.000Z')
  })

  it('are replaced on an exceptional day, and the period of the evening before lasts into it', () => {
    const hours: Hours = {
      ways: {
        pickup: {
          ...rules,
          periods: [
            { day: 'thursday', from: '18:00', minutes: 480 },
            { day: 'friday', from: '11:00', minutes: 60 },
          ],
        },
        table: { ...rules, periods: [{ day: 'friday', from: '11:00', minutes: 60 }] },
      },
      exceptions: [
        { date: '2026-12-25', ways: ['pickup'], periods: [] },
        { date: '2026-12-26', periods: [{ from: '12:00', minutes: 30 }] },
      ],
    }
    const on = (way: 'pickup' | 'table', day: string) => openingsOf('UTC', hours, way, [day, day]).length
    expect([on('pickup', '2026-12-25'), on('table', '2026-12-25'), on('table', '2026-12-26')]).to.eql([
      0, 1, 1,
    ])
    const night = openState('UTC', hours, 'pickup', Date.parse('2026-12-25T01:00Z'), null)
    expect(night).to.eql({ openNow: true, opensAt: null, closesAt: Date.parse('2026-12-25T02:00Z') })
    const morning = openState('UTC', hours, 'pickup', Date.parse('2026-12-25T02:00Z'), null)
    expect(morning).to.eql({ openNow: false, opensAt: Date.parse('2026-12-26T12:00Z'), closesAt: null })
  })

  it('that meet are one, and a closed store opens when it said', () => {
    const periods = weekdays.map((day) => ({ day, from: '00:00', minutes: 1440 }))
    const hours = wayOf({ ...rules, periods })
    const now = Date.parse('2026-11-20T10:07Z')
    const until = now + 30 * minutes
    expect(openState('UTC', hours, 'pickup', now, null).closesAt).to.be.greaterThan(now + 10 * 1440 * minutes)
    expect(openState('UTC', hours, 'pickup', now, until)).to.eql({
      openNow: false,
      opensAt: until,
      closesAt: null,
    })
    const [slot] = slotsTaken({ zone: 'UTC', hours, way: 'pickup', closedUntil: until }, now)
    expect(new Date(slot!.starts).toISOString()).to.equal('2026-11-20T10:45:00.000Z')
  })
})
