import { expect } from 'chai'
import { dayBegins, dayEnds, fromLocalInput, localInput, localTime } from '../../src/web/ui/date-time.ts'
import { shortTime } from '../../src/web/ui/dates.ts'

const zone = process.env.TZ
const restoreZone = () => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
}

describe('A moment that a reader chooses', () => {
  afterEach(restoreZone)

  const chosen: [zone: string, value: string, said: string][] = [
    ['Africa/Lagos', '2026-05-01T00:30', '2026-05-01T00:30:00+01:00'],
    ['America/New_York', '2026-01-31T20:00', '2026-01-31T20:00:00-05:00'],
    ['America/New_York', '2026-07-31T20:00', '2026-07-31T20:00:00-04:00'],
    ['Asia/Kathmandu', '2026-05-01T00:30', '2026-05-01T00:30:00+05:45'],
    ['America/St_Johns', '2026-01-31T20:00', '2026-01-31T20:00:00-03:30'],
    ['UTC', '2026-05-01T00:30', '2026-05-01T00:30:00+00:00'],
  ]
  for (const [name, value, said] of chosen) {
    it(`keeps its day in ${name}: ${value}`, () => {
      process.env.TZ = name
      expect(localTime(value)).to.equal(said)
      expect(Date.parse(said)).to.equal(Date.parse(fromLocalInput(value)!))
      expect(localInput(said)).to.equal(value)
    })
  }

  it('is an hour later where the clocks skip it', () => {
    process.env.TZ = 'America/New_York'
    expect(localTime('2026-03-08T02:30')).to.equal('2026-03-08T03:30:00-04:00')
  })

  it('is null where nothing was chosen', () => expect(localTime(undefined)).to.equal(null))
})

describe('A day that a reader chooses', () => {
  afterEach(restoreZone)

  const days: [zone: string, why: string, day: string, begins: string, ends: string][] = [
    ['Africa/Lagos', 'has 24 hours', '2026-05-01', '2026-04-30T23:00', '2026-05-01T23:00'],
    ['Africa/Cairo', 'has its last hour twice', '2026-10-29', '2026-10-28T21:00', '2026-10-29T22:00'],
    ['Africa/Cairo', 'has no first hour', '2026-04-24', '2026-04-23T22:00', '2026-04-24T21:00'],
    ['America/Havana', 'has its first hour twice', '2026-11-01', '2026-11-01T04:00', '2026-11-02T05:00'],
    ['Australia/Lord_Howe', 'has half an hour more', '2026-04-05', '2026-04-04T13:00', '2026-04-05T13:30'],
  ]
  for (const [name, why, day, begins, ends] of days) {
    it(`ends where the next one begins, also where it ${why}`, () => {
      process.env.TZ = name
      expect(dayBegins(day)).to.equal(`${begins}:00.000Z`)
      expect(Date.parse(dayEnds(day)) + 1).to.equal(Date.parse(`${ends}:00.000Z`))
    })
  }
})

describe('The last day of the calendar', () => {
  afterEach(restoreZone)

  it('ends in a year of four digits, also west of Greenwich', () => {
    process.env.TZ = 'America/New_York'
    expect(dayEnds('9999-12-31')).to.equal('9999-12-31T23:59:59.999Z')
  })
})

describe('A time of day in a list', () => {
  it('begins its first hour with 00', () => {
    const midnight = new Date(2026, 4, 1, 0, 3)
    expect(shortTime(midnight.toISOString(), new Date(2026, 4, 1, 12))).to.equal('today, 00:03')
    expect(shortTime(new Date(2026, 4, 1, 12, 3).toISOString(), midnight)).to.equal('today, 12:03')
  })
})
