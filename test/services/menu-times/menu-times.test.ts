import { expect } from 'chai'
import fc from 'fast-check'
import { hours, minutes } from '../../../src/base/clock.ts'
import { offsetAt } from '../../../src/base/time-zone.ts'
import { isOffered, type MenuPeriods } from '../../../src/services/menu-times/menu-times.ts'

type Period = NonNullable<MenuPeriods>[number]

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
const namesOfDays: readonly string[] = weekdays
const everyDay = (from: string, length: number): Period[] =>
  weekdays.map((day) => ({ day, from, minutes: length }))
const at = (timeZone: string, periods: MenuPeriods, moment: string) =>
  isOffered({ timeZone }, periods, Date.parse(moment))

/** Zones whose clocks are changed by an hour, by half of one, at midnight, south of the equator, and never. */
const zones = [
  ...['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'America/Santiago', 'Africa/Cairo'],
  ...['Africa/Lagos', 'Asia/Kathmandu', 'Pacific/Kiritimati'],
]
const weekMinutes = 7 * 1440

/** Returns the minute of the week that the clocks of a zone show, as `Intl` has it. */
function minuteShown(timeZone: string, moment: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  } as Intl.DateTimeFormatOptions).formatToParts(moment)
  const part = (type: string) => parts.find((one) => one.type === type)!.value
  const day = namesOfDays.indexOf(part('weekday').toLowerCase())
  return day * 1440 + Number(part('hour')) * 60 + Number(part('minute'))
}

describe('the times at which a food is offered', () => {
  it('are all times without periods', () => {
    expect(at('Europe/Berlin', null, '2026-03-29T01:00Z')).to.equal(true)
  })

  it('begin with the first minute of a period and are over with the minute at which it ends', () => {
    const breakfast = everyDay('07:00', 240)
    const offered = ['05:59', '06:00', '09:59', '10:00'].map((time) =>
      at('Europe/Berlin', breakfast, `2026-11-20T${time}Z`),
    )
    expect(offered).to.eql([false, true, true, false])
  })

  it('are those of the days that have a period, and last past midnight from them', () => {
    const night: Period[] = [{ day: 'sunday', from: '22:00', minutes: 240 }]
    const offered = ['22T21:00', '22T22:30', '23T01:59', '23T02:00', '23T22:30', '21T22:30'].map((time) =>
      at('Africa/Lagos', night, `2026-11-${time}+01:00`),
    )
    expect(offered).to.eql([false, true, true, false, false, false])
  })

  it('follow the clocks over both of their changes', () => {
    const breakfast = everyDay('07:00', 240)
    const changes: [zone: string, before: string, after: string][] = [
      ['Europe/Berlin', '2026-03-28T10:59+01:00', '2026-03-29T10:59+02:00'],
      ['Europe/Berlin', '2026-10-24T10:59+02:00', '2026-10-25T10:59+01:00'],
      ['America/New_York', '2026-03-07T10:59-05:00', '2026-03-08T10:59-04:00'],
      ['America/New_York', '2026-10-31T10:59-04:00', '2026-11-01T10:59-05:00'],
      ['Australia/Lord_Howe', '2026-04-04T10:59+11:00', '2026-04-05T10:59+10:30'],
      ['Australia/Lord_Howe', '2026-10-03T10:59+10:30', '2026-10-04T10:59+11:00'],
    ]
    for (const [zone, ...mornings] of changes)
      for (const moment of mornings) {
        const last = Date.parse(moment)
        const offered = [last, last + minutes, last - 4 * hours].map((one) =>
          isOffered({ timeZone: zone }, breakfast, one),
        )
        expect(offered, `${zone} ${moment}`).to.eql([true, false, false])
      }
  })

  it('end at the same time of day after a night in which clocks are changed', () => {
    const night: Period[] = [{ day: 'saturday', from: '22:00', minutes: 480 }]
    for (const end of ['2026-03-29T06:00+02:00', '2026-10-25T06:00+01:00'])
      expect(
        [-1, 0].map((minute) =>
          isOffered({ timeZone: 'Europe/Berlin' }, night, Date.parse(end) + minute * minutes),
        ),
        end,
      ).to.eql([true, false])
  })

  it('begin when the clocks skip their beginning, and once where the clocks show it twice', () => {
    const early: Period[] = [{ day: 'sunday', from: '02:30', minutes: 60 }]
    const spring = ['00:59', '01:00', '01:29', '01:30'].map((time) =>
      at('Europe/Berlin', early, `2026-03-29T${time}Z`),
    )
    expect(spring).to.eql([false, true, true, false])
    const autumn = ['00:29', '00:30', '01:45', '02:29', '02:30'].map((time) =>
      at('Europe/Berlin', early, `2026-10-25T${time}Z`),
    )
    expect(autumn).to.eql([false, true, true, true, false])
  })

  it('are those of the clocks on any other day, whatever the zone', () => {
    const period = fc.record({
      day: fc.constantFrom(...weekdays),
      from: fc.integer({ min: 0, max: 1439 }),
      minutes: fc.integer({ min: 5, max: 1440 }),
    })
    const moment = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-12-31') })
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        period,
        moment,
        (timeZone, { day, from, minutes: length }, now) => {
          fc.pre(offsetAt(timeZone, now - 26 * hours) === offsetAt(timeZone, now + 26 * hours))
          const begins = weekdays.indexOf(day) * 1440 + from
          const since = (minuteShown(timeZone, now) - begins + weekMinutes) % weekMinutes
          const time = [Math.floor(from / 60), from % 60]
            .map((part) => String(part).padStart(2, '0'))
            .join(':')
          const periods = [{ day, from: time, minutes: length }]
          expect(isOffered({ timeZone }, periods, now)).to.equal(since < length)
        },
      ),
      { numRuns: 500 },
    )
  })
})
