import { expect } from 'chai'
import { clock, days } from '../../src/base/clock.ts'
import type { Shop } from '../../src/base/context.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createBookable, createBooking, createResource } from '../support/fixtures/bookings.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

describe('Calendars of bookings', () => {
  let shop: Shop & { ownerId: string }
  let token: Awaited<ReturnType<typeof createAppToken>>
  beforeEach(async () => {
    shop = await createShop({ type: 'business', timeZone: 'Europe/Berlin' })
    token = await createAppToken(shop, ['READ_ORDERS', 'WRITE_ORDERS'])
  })

  const renew = async (path = '/booking-calendar') => {
    const { body } = await call('apps').post(`/api/v1${path}`).set(token).expect(200)
    return body.data.url as string
  }
  const read = (url: string, headers: Record<string, string> = {}) =>
    call('store').get(new URL(url).pathname).set(headers)
  const linesOf = async (url: string) => {
    const { text, headers } = await read(url).expect(200)
    expect(headers['content-type']).to.equal('text/calendar; charset=utf-8')
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).to.be.at.most(75)
    return text.replace(/\r\n /g, '').split('\r\n')
  }
  /** The hour in which Berlin's clocks are put back or forward next, and one on another day. */
  const nextChange = (month: number) => {
    const now = clock.now()
    const lastSunday = (year: number) => {
      const end = new Date(Date.UTC(year, month + 1, 0, 1))
      return end.getTime() - end.getUTCDay() * days
    }
    const own = lastSunday(now.getUTCFullYear())
    return own > now.getTime() ? own : lastSunday(now.getUTCFullYear() + 1)
  }

  it('have an address of the store and of each resource, which is the same until it is renewed', async () => {
    const { id } = await createResource(shop)
    for (const path of ['/booking-calendar', `/resources/${id}/calendar`]) {
      const current = async () => (await call('apps').get(`/api/v1${path}`).set(token).expect(200)).body.data
      expect(await current()).to.deep.equal({ url: null, createdAt: null })
      const first = await renew(path)
      expect((await current()).url).to.equal(first)
      const second = await renew(path)
      expect(second).not.to.equal(first)
      expect((await current()).url).to.equal(second)
      await read(first).expect(404)
      await read(second).expect(200)
    }
    const rows = await service().db('calendar_addresses').where({ shop_id: shop.id })
    expect(rows).to.have.length(2)
    expect(JSON.stringify(rows)).not.to.include('cal_')
  })

  it('have the bookings of the store or of the resource, at its local times, with those that were cancelled', async () => {
    const changes = [nextChange(2), nextChange(9)]
    const times = changes.flatMap((at) => [at - 7 * days, at - 1, at, at + 7 * days])
    const made: Awaited<ReturnType<typeof createBooking>>[] = []
    for (const at of times)
      made.push(
        await createBooking(shop, null, { starts: new Date(Math.floor(at / 60_000) * 60_000).toISOString() }),
      )
    const cancelled = made[0]!
    await call('apps').post(`/api/v1/bookings/${cancelled.id}/cancel`).set(token).expect(200)
    await createBooking(shop, null, { status: 'held' })
    await createBooking(await createShop())
    const lines = await linesOf(await renew())
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).to.have.length(times.length)
    expect(lines.filter((line) => line === 'STATUS:CANCELLED')).to.have.length(1)
    const berlin = (at: number) =>
      new Intl.DateTimeFormat('sv-SE', {
        ...({ timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'medium' } as const),
      })
        .format(Math.floor(at / 60_000) * 60_000)
        .replace(/[-:]/g, '')
        .replace(' ', 'T')
    const starts = lines.filter((line) => line.startsWith('DTSTART;TZID=Europe/Berlin'))
    const local = times.filter((at) => at !== changes[1])
    expect(starts).to.have.members(local.map((at) => `DTSTART;TZID=Europe/Berlin:${berlin(at)}`))
    // Clocks show the hour after they were put back twice: the second is told in UTC.
    const second = new Date(changes[1]!).toISOString().replace(/[-:]|\.000/g, '')
    expect(lines).to.include(`DTSTART:${second}`)
    const own = await linesOf(await renew(`/resources/${cancelled.resourceId}/calendar`))
    expect(own.filter((line) => line.startsWith('UID:'))).to.deep.equal([`UID:${shop.id}-${cancelled.id}`])
  })

  it('say when the clocks of the store change', async () => {
    const lines = await linesOf(await renew())
    const zone = lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE'))
    expect(zone).to.include('TZID:Europe/Berlin')
    const year = clock.now().getUTCFullYear()
    for (const [kind, month, from, to] of [
      ['DAYLIGHT', 2, '+0100', '+0200'],
      ['STANDARD', 9, '+0200', '+0100'],
    ] as const) {
      const end = new Date(Date.UTC(year, month + 1, 0))
      const day = new Date(end.getTime() - end.getUTCDay() * days)
        .toISOString()
        .slice(0, 10)
        .replace(/-/g, '')
      const begins = zone.indexOf(`DTSTART:${day}T0${kind === 'DAYLIGHT' ? 2 : 3}0000`)
      expect(zone.slice(begins - 1, begins + 3)).to.deep.equal([
        ...[`BEGIN:${kind}`, zone[begins], `TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`],
      ])
    }
  })

  it('are not sent again while nothing has changed', async () => {
    const { id } = await createBooking(shop)
    const url = await renew()
    const { headers } = await read(url).expect(200)
    const known = { 'if-none-match': headers.etag! }
    await read(url, known).expect(304)
    await call('apps').post(`/api/v1/bookings/${id}/cancel`).set(token).expect(200)
    await read(url, known).expect(200)
  })

  it('are gone with their resource, and while the store is suspended', async () => {
    const { resourceId } = await createBookable(shop)
    const [own, all] = [await renew(`/resources/${resourceId}/calendar`), await renew()]
    const inventory = await createAppToken(shop, ['WRITE_INVENTORY'])
    await call('apps').delete(`/api/v1/resources/${resourceId}`).set(inventory).expect(200)
    await read(own).expect(404)
    await call('apps').get(`/api/v1/resources/${resourceId}/calendar`).set(token).expect(404)
    await call('apps').post(`/api/v1/resources/${resourceId}/calendar`).set(token).expect(404)
    await service()
      .db('shops')
      .where({ id: shop.id })
      .update({ suspended_at: new Date(), suspension_reason: 'A test' })
    await read(all).expect(404)
    await read('http://store.example/calendars/cal_nothing.ics').expect(404)
  })

  it('do not let what guests write become lines of their own', async () => {
    const { id } = await createBooking(shop)
    await service()
      .db('bookings')
      .where({ id, shop_id: shop.id })
      .update({ name: 'Ada\r\nATTENDEE:mailto:x@example.com', note: 'one; two, \u0007three\\' })
    const lines = await linesOf(await renew())
    expect(lines).to.include('SUMMARY:Haircut · Ada\\nATTENDEE:mailto:x@example.com')
    expect(lines).to.include('DESCRIPTION:one\\; two\\,  three\\\\')
  })
})
