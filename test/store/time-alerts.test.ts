import { expect } from 'chai'
import { clock, days, hours, minutes } from '../../src/base/clock.ts'
import type { Shop } from '../../src/base/context.ts'
import { expireHolds } from '../../src/jobs/expire-holds.ts'
import { prune } from '../../src/jobs/prune.ts'
import { tellFreedTimes } from '../../src/jobs/tell-freed-times.ts'
import { pay, runJob } from '../support/bookings.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createResource, weekdays } from '../support/fixtures/bookings.ts'
import { createService } from '../support/fixtures/catalogue.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { newEmail } from '../support/sign-in.ts'

const day = (ahead: number) => new Date(clock.now().getTime() + ahead * days).toISOString().slice(0, 10)
/** The working hours of a day with two slots of an hour. */
const twoHours = {
  periods: weekdays.map((weekday) => ({ day: weekday, from: '09:00', minutes: 120 })),
  exceptions: [],
}
const at = (ahead: number, time = '09:00') => `${day(ahead)}T${time}:00.000Z`

describe('Alerts of times that become free', () => {
  let shop: Shop & { ownerId: string }
  let owner: Awaited<ReturnType<typeof createAppToken>>
  let haircut: { id: string }
  let amara: { id: string }
  beforeEach(async () => {
    shop = await createShop({ type: 'business', timeZone: 'UTC' })
    owner = await createAppToken(shop, ['READ_ORDERS', 'WRITE_ORDERS'])
    haircut = await createService(shop, { duration_minutes: 60 })
    amara = await createResource(shop, { services: [haircut.id], hours: twoHours })
  })

  const post = (path: string, body: object, where: { id: string } = shop) =>
    call('store').post(`/api/v1${path}`).set({ 'x-shop-id': where.id }).send(body)
  const mailbox = async (to: string): Promise<{ subject: string; text: string }[]> =>
    (await call('console').get('/api/v1/mailbox').query({ to }).expect(200)).body.data.messages
  const codeOf = async (email: string) => /^[\w-]{67}$/m.exec((await mailbox(email))[0]!.text)![0]
  const subjects = async (email: string) => (await mailbox(email)).map(({ subject }) => subject).reverse()
  const tell = () => runJob(tellFreedTimes)
  const told = async (emails: string[]) =>
    Promise.all(
      emails.map(
        async (email) =>
          (await subjects(email)).filter((subject) => subject.startsWith('A time is free')).length,
      ),
    )
  /** Asks for a day, and confirms it with the code of the e-mail. */
  const wait = async (date: string, resource?: string, id = haircut.id) => {
    const email = newEmail()
    await post(`/services/${id}/alerts`, { email, date, resource }).expect(200)
    await post('/time-alerts/confirm', { token: await codeOf(email) }).expect(200)
    return email
  }
  const book = async (startsAt: string, body: object = {}): Promise<string> =>
    (
      await call('apps')
        .post('/api/v1/bookings')
        .set(owner)
        .send({ service: haircut.id, startsAt, ...body })
        .expect(201)
    ).body.data._id
  const act = (id: string, action: string, body: object = {}) =>
    call('apps').post(`/api/v1/bookings/${id}/${action}`).set(owner).send(body).expect(200)
  /** Books both slots of a day. */
  const fill = async (ahead: number) => [await book(at(ahead)), await book(at(ahead, '10:00'))] as const
  const freed = () => service().db('freed_places').where({ shop_id: shop.id })

  describe('createTimeAlert', () => {
    it('sends a code, and the same reply and another e-mail to somebody who has confirmed', async () => {
      const email = newEmail()
      const ask = () => post(`/services/${haircut.id}/alerts`, { email, date: day(3) }).expect(200)
      const first = await ask()
      await post('/time-alerts/confirm', { token: await codeOf(email) }).expect(200)
      expect((await ask()).body).to.eql(first.body)
      expect(await subjects(email)).to.eql([
        `Confirm that ${shop.name} may tell you when a time becomes free`,
        `You will hear when a time becomes free at ${shop.name}`,
      ])
      expect(await service().db('time_alerts').where({ email })).to.have.length(1)
    })

    it('takes services that shoppers can book, on days on which they can', async () => {
      const email = newEmail()
      const plain = await createService(shop)
      const hidden = await createService(shop, { duration_minutes: 60, listed: false })
      await createResource(shop, { services: [hidden.id] })
      const other = await createResource(shop)
      const ask = (id: string, body: object = {}) =>
        post(`/services/${id}/alerts`, { email, date: day(3), ...body })
      expect((await ask(plain.id).expect(409)).body.code).to.equal('service_not_bookable')
      await ask(hidden.id).expect(404)
      expect((await ask(haircut.id, { resource: other.id }).expect(404)).body.code).to.equal(
        'resource_not_found',
      )
      expect((await ask(haircut.id, { date: day(-1) }).expect(409)).body.code).to.equal('time_not_bookable')
      await ask(haircut.id, { date: day(90) }).expect(409)
      await ask(haircut.id, { date: 'tomorrow' }).expect(400)
      expect(await mailbox(email)).to.eql([])
      await ask(haircut.id, { date: day(0) }).expect(200)
    })

    it('sends an address three e-mails an hour', async () => {
      const email = newEmail()
      for (let ahead = 1; ahead < 6; ahead += 1)
        await post(`/services/${haircut.id}/alerts`, { email, date: day(ahead) }).expect(200)
      expect(await mailbox(email)).to.have.length(3)
    })
  })

  it('tells those who asked first, no more than places came free, and each once', async () => {
    const [first, second] = await fill(3)
    const emails = [await wait(day(3)), await wait(day(3)), await wait(day(3))]
    await post(`/services/${haircut.id}/alerts`, { email: newEmail(), date: day(3) }).expect(200)
    await tell()
    expect(await told(emails)).to.eql([0, 0, 0])
    await act(first, 'cancel')
    await tell()
    await tell()
    expect(await told(emails)).to.eql([1, 0, 0])
    const [mail] = await mailbox(emails[0]!)
    expect(mail!.text).to.include(`/services/${haircut.id}?from=${day(3)}#times`)
    await act(second, 'cancel')
    await Promise.all([tell(), tell()])
    await tell()
    expect(await told(emails)).to.eql([1, 1, 0])
    expect(await freed()).to.eql([])
  })

  it('is of the day, of the service and of the resource that somebody asked for', async () => {
    const bola = await createResource(shop, { services: [haircut.id], hours: twoHours })
    for (const resource of [amara.id, bola.id]) {
      await book(at(3), { resource })
      await book(at(3, '10:00'), { resource })
      await book(at(4), { resource })
      await book(at(4, '10:00'), { resource })
    }
    const emails = [
      await wait(day(4)),
      await wait(day(3), bola.id),
      await wait(day(3), amara.id),
      await wait(day(3)),
    ]
    const { id } = (await service()
      .db('bookings')
      .where({ shop_id: shop.id, resource_id: amara.id, starts_at: at(3) })
      .first('id'))!
    await act(id, 'cancel')
    await tell()
    expect(await told(emails)).to.eql([0, 0, 1, 0])
  })

  it('passes over those whose service does not fit into what came free', async () => {
    const long = await createService(shop, { duration_minutes: 120 })
    await service()
      .db('resource_services')
      .insert({ shop_id: shop.id, resource_id: amara.id, product_id: long.id })
    await service().db('products').where({ id: long.id }).update({ bookable: true })
    const [first] = await fill(3)
    const emails = [await wait(day(3), undefined, long.id), await wait(day(3))]
    await act(first, 'cancel')
    await tell()
    expect(await told(emails)).to.eql([0, 1])
  })

  it('hears of bookings that are moved away, but not of those that stay', async () => {
    const [first] = await fill(3)
    const email = await wait(day(3))
    await act(first, 'move', { startsAt: at(3) })
    expect(await freed()).to.eql([])
    await act(first, 'move', { startsAt: at(4) })
    await tell()
    expect(await told([email])).to.eql([1])
  })

  it('does not count a booking that is moved to where it was as a place of a class', async () => {
    await service().db('resources').where({ id: amara.id }).update({ capacity: 2 })
    const [one, other] = [await book(at(3)), await book(at(3))]
    await book(at(3, '10:00'))
    await book(at(3, '10:00'))
    const emails = [await wait(day(3)), await wait(day(3))]
    await act(one, 'cancel')
    await act(other, 'move', { startsAt: at(3) })
    await tell()
    expect(await told(emails)).to.eql([1, 0])
  })

  it('hears of holds that have ended, and of orders that are cancelled', async () => {
    const shopper = await createAccount()
    const hold = async (who: Person, startsAt: string) =>
      (
        await call('store')
          .post('/api/v1/bookings')
          .set(who.as(shop))
          .send({ service: haircut.id, startsAt })
          .expect(201)
      ).body.data._id as string
    const [held, ordered] = [await hold(shopper, at(3)), await hold(shopper, at(3, '10:00'))]
    const { body } = await call('store')
      .post('/api/v1/orders')
      .set(shopper.as(shop))
      .send({ bookings: [ordered], email: 'guest@example.com' })
      .expect(201)
    await pay(shop, body.data._id)
    const emails = [await wait(day(3)), await wait(day(3))]
    await service()
      .db('bookings')
      .where({ shop_id: shop.id, id: held })
      .update({ expires_at: new Date(Date.now() - 1 * minutes) })
    await runJob(expireHolds)
    await tell()
    expect(await told(emails)).to.eql([1, 0])
    await call('apps').post(`/api/v1/orders/${body.data._id}/cancel`).set(owner).send({}).expect(200)
    await tell()
    expect(await told(emails)).to.eql([1, 1])
  })

  it('keeps those waiting whose time is taken again before they are told', async () => {
    const [first] = await fill(3)
    const email = await wait(day(3))
    await act(first, 'cancel')
    const again = await book(at(3))
    await tell()
    expect(await told([email])).to.eql([0])
    await act(again, 'cancel')
    await tell()
    expect(await told([email])).to.eql([1])
  })

  it('knows the days of the store, with periods that last past midnight', async () => {
    const apia = await createShop({ type: 'business', timeZone: 'Pacific/Apia' })
    const token = await createAppToken(apia, ['READ_ORDERS', 'WRITE_ORDERS'])
    const { id } = await createService(apia, { duration_minutes: 60 })
    const late = {
      periods: weekdays.map((one) => ({ day: one, from: '23:00', minutes: 120 })),
      exceptions: [],
    }
    await createResource(apia, { services: [id], hours: late })
    const { body } = await call('store')
      .get(`/api/v1/services/${id}/slots`)
      .query({ from: day(4), to: day(4) })
      .set('x-shop-id', apia.id)
      .expect(200)
    const booked: string[] = []
    for (const { startsAt } of body.data.slots)
      booked.push(
        (await call('apps').post('/api/v1/bookings').set(token).send({ service: id, startsAt }).expect(201))
          .body.data._id,
      )
    expect(booked).to.have.length(2)
    const email = newEmail()
    await post(`/services/${id}/alerts`, { email, date: day(4) }, apia).expect(200)
    await post('/time-alerts/confirm', { token: await codeOf(email) }, apia).expect(200)
    await tell()
    expect(await told([email])).to.eql([0])
    await call('apps').post(`/api/v1/bookings/${booked[1]}/cancel`).set(token).send({}).expect(200)
    await tell()
    expect(await told([email])).to.eql([1])
  })

  it('is forgotten after the day', async () => {
    await fill(3)
    const email = await wait(day(3))
    const token = await codeOf(email)
    const own = () => service().db('time_alerts').where({ email })
    const [alert] = await own()
    expect(alert!.forget_at).to.equal(`${day(4)}T00:00:00.000Z`)
    await runJob(prune)
    expect(await own()).to.have.length(1)
    await own().update({ forget_at: new Date(Date.now() - 1000) })
    await post('/time-alerts/confirm', { token }).expect(404)
    await runJob(prune)
    expect(await own()).to.eql([])
  })

  describe('confirmTimeAlert', () => {
    it('has whoever confirms what is free meanwhile told at once', async () => {
      const email = await wait(day(3))
      await tell()
      expect(await told([email])).to.eql([1])
    })

    it('refuses a code that is made up, too old, of another store or of another kind', async () => {
      const email = newEmail()
      await post(`/services/${haircut.id}/alerts`, { email, date: day(3) }).expect(200)
      const token = await codeOf(email)
      const { body } = await post('/time-alerts/confirm', { token: `${token.slice(0, -2)}AA` }).expect(404)
      expect(body.code).to.equal('code_not_found')
      await post('/time-alerts/confirm', { token }, await createShop()).expect(404)
      await post('/stock-alerts/confirm', { token }).expect(404)
      await service()
        .db('time_alerts')
        .where({ email })
        .update({ asked_at: new Date(Date.now() - 49 * hours) })
      await post('/time-alerts/confirm', { token }).expect(404)
    })
  })

  describe('cancelTimeAlert', () => {
    it('ends an alert, once', async () => {
      const [first] = await fill(3)
      const email = await wait(day(3))
      const token = await codeOf(email)
      await post('/time-alerts/cancel', { token }).expect(200)
      await post('/time-alerts/cancel', { token }).expect(404)
      await act(first, 'cancel')
      await tell()
      expect(await told([email])).to.eql([0])
    })
  })
})
