import { expect } from 'chai'
import { zoneNamed } from '../../src/base/time-zone.ts'
import { listCountries } from '../../src/services/geo/countries.ts'
import { dayBefore } from '../../src/web/console/pages/home/periods.ts'
import { zoneOf, zoneOptions } from '../../src/web/console/pages/stores/time-zones.ts'
import { dayBegins, dayEnds, dayInput, localInput } from '../../src/web/ui/date-time.ts'
import { exactTime, shortDate, shortTime } from '../../src/web/ui/dates.ts'

const zone = process.env.TZ
const restoreZone = () => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
}

describe('A moment in a field', () => {
  const shown: [zone: string, at: string, value: string][] = [
    ['Africa/Lagos', '2026-11-27T23:30:00.000Z', '2026-11-28T00:30'],
    ['Pacific/Kiritimati', '2026-11-27T19:26:00.000Z', '2026-11-28T09:26'],
    ['Pacific/Pago_Pago', '2026-11-27T10:59:00.000Z', '2026-11-26T23:59'],
    ['Asia/Kathmandu', '2026-05-01T00:30:00+05:45', '2026-05-01T00:30'],
    ['Europe/Berlin', '2026-10-25T01:30:00.000Z', '2026-10-25T02:30'],
  ]
  for (const [zone, at, value] of shown) {
    it(`is that of the store, in ${zone}`, () => {
      expect(localInput(at, zone)).to.equal(value)
      expect(dayInput(at, zone)).to.equal(value.slice(0, 10))
    })
  }
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

describe('A time in a list', () => {
  const noon = new Date('2026-11-27T12:00:00.000Z')

  it('begins its first hour with 00', () => {
    expect(shortTime('2026-11-27T00:03:00.000Z', 'UTC', noon)).to.equal('today, 00:03')
    expect(shortTime('2026-11-27T12:03:00.000Z', 'UTC', noon)).to.equal('today, 12:03')
  })

  it('is that of the store, and so is its day', () => {
    expect(shortTime('2026-11-27T10:30:00.000Z', 'Pacific/Kiritimati', noon)).to.equal('today, 00:30')
    expect(shortTime('2026-11-27T10:30:00.000Z', 'Pacific/Pago_Pago', noon)).to.equal('yesterday, 23:30')
    expect(shortDate('2026-01-01T00:30:00.000Z', 'America/New_York', noon)).to.equal('31 Dec 2025')
    expect(exactTime('2026-11-27T19:26:00.000Z', 'Africa/Lagos')).to.match(
      /^Friday,? 27 November 2026, 20:26:00 /,
    )
  })
})

describe('The days of a chart', () => {
  it('end with that of the store', () => {
    const at = Date.parse('2026-11-27T10:30:00.000Z')
    expect(dayBefore(0, 'Pacific/Kiritimati', at)).to.equal('2026-11-28')
    expect(dayBefore(0, 'Pacific/Pago_Pago', at)).to.equal('2026-11-26')
    expect(dayBefore(27, 'UTC', at)).to.equal('2026-10-31')
  })
})

describe('The time zone of a new store', () => {
  it('is suggested from its country, and known to the service', () => {
    for (const { shortName } of listCountries()) {
      const zone = zoneOf(shortName)
      expect(zone, shortName).not.to.equal('UTC')
      expect(zoneNamed(zone)).to.equal(zone)
    }
    const named = ['NG', 'IN', 'NP', 'KI', 'AS', 'UA', 'SG'].map((country) => zoneOf(country))
    expect(named).to.eql([
      'Africa/Lagos',
      'Asia/Kolkata',
      'Asia/Kathmandu',
      'Pacific/Tarawa',
      'Pacific/Pago_Pago',
      'Europe/Kyiv',
      'Asia/Singapore',
    ])
    expect(zoneOf('')).to.equal('UTC')
  })

  it('is chosen among those of IANA, under their names of today', () => {
    const options = zoneOptions('Asia/Kolkata').map(({ value }) => value)
    expect(options).to.include.members(['UTC', 'Africa/Lagos', 'Asia/Kolkata', 'Europe/Kyiv'])
    expect(options).not.to.include.members(['Asia/Calcutta'])
    expect(new Set(options).size).to.equal(options.length)
  })
})
