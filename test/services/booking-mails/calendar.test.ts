import { expect } from 'chai'
import { invitation } from '../../../src/services/booking-mails/calendar.ts'

const event = {
  id: 'store-booking',
  sequence: 2,
  startsAt: '2026-11-26T08:00:00.000Z',
  endsAt: '2026-11-26T09:30:00.000Z',
  summary: 'Haircut',
  isCancelled: false,
}
const people = {
  organizer: { name: 'Ada\'s "Salon"', email: 'no-reply@example.com' },
  guest: { name: '', email: 'guest+1@example.com' },
  writtenAt: '2026-11-20T10:00:00.500Z',
}
const linesOf = (text: string) => text.replace(/\r\n /g, '').split('\r\n')

describe('Events for calendars', () => {
  it('invite the guest, who has accepted', () => {
    const { method, text } = invitation(event, people)
    expect(method).to.equal('REQUEST')
    expect(linesOf(text)).to.deep.equal([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Storefront//Bookings//EN',
      'METHOD:REQUEST',
      'BEGIN:VEVENT',
      'UID:store-booking',
      'DTSTAMP:20261120T100000Z',
      'SEQUENCE:2',
      'DTSTART:20261126T080000Z',
      'DTEND:20261126T093000Z',
      'SUMMARY:Haircut',
      'STATUS:CONFIRMED',
      `ORGANIZER;CN="Ada's 'Salon'":mailto:no-reply@example.com`,
      'ATTENDEE;CN="guest+1@example.com";PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:guest+1@example.com',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('are cancelled under the same id', () => {
    const { method, text } = invitation({ ...event, isCancelled: true }, people)
    expect(method).to.equal('CANCEL')
    expect(linesOf(text)).to.include.members(['METHOD:CANCEL', 'UID:store-booking', 'STATUS:CANCELLED'])
  })

  it('have no line that a name begins, and names as they were written', () => {
    const summary = 'Cut; wash, dry \\ style\r\nATTENDEE:mailto:x@example.com\u0007'
    const { text } = invitation({ ...event, summary, location: 'A\nB' }, people)
    const lines = linesOf(text)
    expect(lines).to.include('SUMMARY:Cut\\; wash\\, dry \\\\ style\\nATTENDEE:mailto:x@example.com ')
    expect(lines).to.include('LOCATION:A\\nB')
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).to.have.length(1)
  })

  it('have lines of 75 octets at most, which divide no character', () => {
    for (const character of ['a', 'ö', '✂', '💇'])
      for (const shift of ['', 'x', 'xx', 'xxx']) {
        const summary = shift + character.repeat(200)
        const { text } = invitation({ ...event, summary }, people)
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).to.be.at.most(75)
        expect(linesOf(text)).to.include(`SUMMARY:${summary}`)
      }
  })
})
