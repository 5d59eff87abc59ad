import { expect } from 'chai'
import { inUtc, timeFormats } from '../../src/base/calendar.ts'
import { dayIn, momentIn, offsetAt, zoneNamed } from '../../src/base/time-zone.ts'

const read = (format: 'iso-8601' | 'iso-8601-end' | 'iso-8601-day', text: string, zone: string) =>
  timeFormats[format]!(text, zone)
/** The length of a day in hours. */
const hoursOf = (day: string, zone: string) =>
  (Date.parse(read('iso-8601-end', day, zone)) + 1 - Date.parse(read('iso-8601', day, zone))) / 3_600_000

describe('Time zones', () => {
  it('begin and end a day where the store is', () => {
    for (const [zone, begins, ends] of [
      ['UTC', '2026-11-30T00:00:00.000Z', '2026-11-30T23:59:59.999Z'],
      ['Pacific/Kiritimati', '2026-11-29T10:00:00.000Z', '2026-11-30T09:59:59.999Z'],
      ['Pacific/Pago_Pago', '2026-11-30T11:00:00.000Z', '2026-12-01T10:59:59.999Z'],
      ['Asia/Kolkata', '2026-11-29T18:30:00.000Z', '2026-11-30T18:29:59.999Z'],
      ['Asia/Kathmandu', '2026-11-29T18:15:00.000Z', '2026-11-30T18:14:59.999Z'],
    ] as const) {
      expect(inUtc(read('iso-8601', '2026-11-30', zone)), zone).to.equal(begins)
      expect(inUtc(read('iso-8601-end', '2026-11-30', zone)), zone).to.equal(ends)
      for (const at of [begins, ends]) expect(dayIn(zone, Date.parse(at)), zone).to.equal('2026-11-30')
    }
  })

  it('have days of 23, 23.5, 25 and 0 hours, also where midnight is skipped or repeated', () => {
    expect(hoursOf('2026-03-29', 'Europe/Berlin')).to.equal(23)
    expect(hoursOf('2026-10-25', 'Europe/Berlin')).to.equal(25)
    expect(hoursOf('2026-10-04', 'Australia/Lord_Howe')).to.equal(23.5)
    // Clocks go from 24:00 to 1:00, and back from 24:00 to 23:00.
    expect(hoursOf('2026-09-06', 'America/Santiago')).to.equal(23)
    expect(hoursOf('2026-04-04', 'America/Santiago')).to.equal(25)
    // From 1:00 to 0:00: midnight occurs twice, and the day begins with the first.
    expect(hoursOf('2026-10-25', 'Atlantic/Azores')).to.equal(25)
    expect(hoursOf('2026-10-24', 'Atlantic/Azores')).to.equal(24)
    // Samoa moved across the date line.
    expect(hoursOf('2011-12-30', 'Pacific/Apia')).to.equal(0)
  })

  it('give a local time the offset of that day, and leave one that has an offset', () => {
    const time = (text: string, zone: string) => read('iso-8601', text, zone)
    expect(time('2026-07-01T18:00', 'America/New_York')).to.equal('2026-07-01T18:00:00.000-04:00')
    expect(time('2026-12-01T18:00', 'America/New_York')).to.equal('2026-12-01T18:00:00.000-05:00')
    expect(time('2026-12-01 18:00:01,5', 'Asia/Kathmandu')).to.equal('2026-12-01T18:00:01.500+05:45')
    expect(time('2026-12-01T18:00+09', 'Asia/Kathmandu')).to.equal('2026-12-01T18:00:00.000+09:00')
    expect(time('2026-12-01T18:00Z', 'Asia/Kathmandu')).to.equal('2026-12-01T18:00:00.000Z')
    // Skipped: as much later; repeated: the first of both.
    expect(time('2026-03-29T02:30', 'Europe/Berlin')).to.equal('2026-03-29T03:30:00.000+02:00')
    expect(time('2026-10-25T02:30', 'Europe/Berlin')).to.equal('2026-10-25T02:30:00.000+02:00')
  })

  it('tell the day of a time, and leave a day as it is', () => {
    const day = (text: string, zone: string) => read('iso-8601-day', text, zone)
    expect(day('2026-11-30T23:30Z', 'Africa/Lagos')).to.equal('2026-12-01')
    expect(day('2026-11-30T05:00+00:00', 'America/Denver')).to.equal('2026-11-29')
    expect(day('2026-11-30', 'Pacific/Pago_Pago')).to.equal('2026-11-30')
    expect(day('2026-11-30T23:30', 'Pacific/Kiritimati')).to.equal('2026-11-30')
  })

  it('move no time out of the years that can be stored', () => {
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Africa/Lagos']) {
      expect(inUtc(read('iso-8601', '0001-01-01', zone)), zone).to.match(/^0001-01-01T/)
      expect(inUtc(read('iso-8601-end', '9999-12-31', zone)), zone).to.match(/^9999-12-31T/)
      expect(read('iso-8601-day', '9999-12-31T23:00Z', zone), zone).to.match(/^9999-12-31$/)
    }
  })

  it('agree with themselves: the local time of a moment means it, or the first of the two that have that time', () => {
    for (const [zone, from, to] of [
      ['Africa/Casablanca', '2026-02-01', '2026-03-31'],
      ['Europe/Dublin', '2026-10-01', '2026-10-31'],
      ['America/St_Johns', '2026-10-15', '2026-11-15'],
      ['Pacific/Chatham', '2026-03-20', '2026-04-20'],
    ] as const) {
      let repeated = 0
      for (let at = Date.parse(`${from}T00:15Z`); at < Date.parse(to); at += 3_600_000) {
        const meant = momentIn(zone, at + offsetAt(zone, at))
        expect([at, at - 3_600_000], `${zone} ${new Date(at).toISOString()}`).to.include(meant)
        if (meant !== at) repeated++
      }
      expect(repeated, zone).to.equal(1)
    }
  })

  it('have names of IANA alone', () => {
    for (const name of ['Africa/Lagos', 'america/argentina/buenos_aires', 'Etc/GMT+2', 'UTC', 'Japan'])
      expect(zoneNamed(name)).to.equal(name)
    expect(zoneNamed('CET')).to.equal('Europe/Brussels')
    for (const name of [
      'IST',
      'PST',
      'UTC+2',
      '+02:00',
      'Mars/Olympus',
      'Etc/GMT+20',
      'posix/Africa/Lagos',
      'Lagos',
      '',
    ]) {
      expect(() => zoneNamed(name), name).to.throw(/must be the IANA name/)
    }
  })
})
