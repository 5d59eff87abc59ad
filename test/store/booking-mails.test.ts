import { expect } from 'chai'
import { days, hours } from '../../src/base/clock.ts'
import type { Shop } from '../../src/base/context.ts'
import { mailGuests } from '../../src/jobs/mail-guests.ts'
import { remindGuests } from '../../src/jobs/remind-guests.ts'
import { createMailSender } from '../../src/jobs/send-mail.ts'
import { momentOf } from '../../src/services/messaging/mail-templates.ts'
import { pay, runJob } from '../support/bookings.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createBookable, createBooking, slotIn } from '../support/fixtures/bookings.ts'
import { createAccount, createGuest, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { newEmail } from '../support/sign-in.ts'
import { openSmtpReceiver } from '../support/smtp.ts'

describe('E-mails to the guests of bookings', () => {
  let shop: Shop & { ownerId: string }
  let shopper: Person
  let haircut: { id: string; resourceId: string }
  let token: Awaited<ReturnType<typeof createAppToken>>
  beforeEach(async () => {
    shop = await createShop({ type: 'business', timeZone: 'Asia/Kolkata' })
    shopper = await createAccount()
    haircut = await createBookable(shop)
    token = await createAppToken(shop, ['READ_ORDERS', 'WRITE_ORDERS'])
    await service().db('booking_announcements').delete()
  })

  const withoutPayment = (more: object = {}) =>
    service()
      .db('booking_rules')
      .insert({
        ...more,
        ...{ shop_id: shop.id, product_id: haircut.id, notice_minutes: 0, days_ahead: 60 },
        ...{ payment: 'none', cancel_hours: 24 },
      })
  const slot = (ahead: number) => new Date(Date.parse(slotIn(ahead)) + 0.5 * hours).toISOString()
  const book = async (startsAt: string, who = shopper, body: object = {}) => {
    const booked = await call('store')
      .post('/api/v1/bookings')
      .set(who.as(shop))
      .send({ service: haircut.id, startsAt, ...body })
    expect(booked.status, booked.text).to.equal(201)
    return booked.body.data._id as string
  }
  const act = (id: string, action: string, body?: object, who = shopper) =>
    call('store').post(`/api/v1/bookings/${id}/${action}`).set(who.as(shop)).send(body)
  const byHand = (path: string, body?: object) =>
    call('apps').post(`/api/v1/bookings${path}`).set(token).send(body)
  const mailsTo = async (to: string) => {
    await runJob(mailGuests)
    const rows = await service().db('mails').where({ recipient: to }).orderBy('created_at').orderBy('id')
    const { vault } = service().dependencies
    return rows
      .filter(({ subject }) => /booking/.test(subject))
      .map(({ id, subject, body, html, calendar }) => ({
        subject: subject.replace(shop.name, 'Store'),
        text: vault.open(body, id),
        html: vault.open(html, `${id} html`),
        event: calendar
          ? (JSON.parse(vault.open(calendar, `${id} calendar`)) as { method: string; text: string })
          : null,
      }))
  }
  const subjects = async (to = shopper.email!) => (await mailsTo(to)).map(({ subject }) => subject)

  it('tell of each change once, at the time of the store, with one event that moves and ends', async () => {
    await withoutPayment()
    const id = await book(slot(5))
    await act(id, 'move', { startsAt: slot(6) }).expect(200)
    await act(id, 'cancel').expect(200)
    const mails = await mailsTo(shopper.email!)
    expect(mails.map(({ subject }) => subject)).to.deep.equal([
      'Your booking at Store is confirmed',
      'Your booking at Store has been moved',
      'Your booking at Store has been cancelled',
    ])
    const at = [slot(5), slot(6)].map((time) => momentOf(time, 'Asia/Kolkata'))
    expect(at[0]).to.include('UTC+5:30')
    expect(mails[0]!.text).to.include(at[0]).and.include('You can move or cancel it until')
    expect(mails[1]!.text).to.include(`It was on ${at[0]}, and is now`).and.include(`- ${at[1]}`)
    expect(mails[2]!.text).to.include(`- ${at[1]}`)
    expect(mails[0]!.html).to.include(at[0])
    const events = mails.map(({ event }) => event!.text.replace(/\r\n /g, ''))
    expect(mails.map(({ event }) => event!.method)).to.deep.equal(['REQUEST', 'REQUEST', 'CANCEL'])
    const values = (name: string) => events.map((text) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(text)?.[1])
    expect(new Set(values('UID'))).to.deep.equal(new Set([`${shop.id}-${id}`]))
    expect(values('SEQUENCE')).to.deep.equal(['0', '1', '2'])
    expect(values('DTSTART')[1]).to.equal(slot(6).replace(/[-:]|\.000/g, ''))
    expect(await mailsTo(shopper.email!)).to.have.length(3)
  })

  it('follow the order: nothing until it is paid, and the end with its cancelling', async () => {
    const [held, id] = [await book(slot(4)), await book(slot(5))]
    await act(held, 'cancel').expect(200)
    const placed = await call('store')
      .post('/api/v1/orders')
      .set(shopper.as(shop))
      .send({ bookings: [id] })
      .expect(201)
    expect(await subjects()).to.deep.equal([])
    await pay(shop, placed.body.data._id)
    expect(await subjects()).to.deep.equal(['Your booking at Store is confirmed'])
    await call('apps').post(`/api/v1/orders/${placed.body.data._id}/cancel`).set(token).expect(200)
    expect((await subjects())[1]).to.equal('Your booking at Store has been cancelled')
    expect(await subjects()).to.have.length(2)
  })

  it('tell nothing of a move that failed, of guests who did not come, and of what is over', async () => {
    await withoutPayment()
    const [id, taken] = [await book(slot(5)), await book(slot(6))]
    await act(id, 'move', { startsAt: slot(6) }).expect(409)
    await byHand(`/${taken}/no-show`).expect(200)
    const email = newEmail()
    await byHand('', { service: haircut.id, startsAt: slot(-3), email }).expect(201)
    await byHand('', { service: haircut.id, startsAt: slot(8) }).expect(201)
    expect(await subjects()).to.have.length(2)
    expect(await subjects(email)).to.deep.equal([])
    expect(await service().db('booking_announcements').where({ shop_id: shop.id })).to.deep.equal([])
  })

  it('tell those whom the merchant booked, moved and cancelled', async () => {
    const email = newEmail()
    const { body } = await byHand('', { service: haircut.id, startsAt: slot(5), email }).expect(201)
    await byHand(`/${body.data._id}/move`, { startsAt: slot(7) }).expect(200)
    await byHand(`/${body.data._id}/cancel`).expect(200)
    const mails = await mailsTo(email)
    expect(mails).to.have.length(3)
    expect(mails[0]!.text).to.include('If you cannot come, please tell the store.')
  })

  it('have no links of others, and are limited where nobody has proved the address', async () => {
    await withoutPayment()
    await service()
      .db('products')
      .where({ id: haircut.id, shop_id: shop.id })
      .update({ name: 'Win at evil.example' })
    const [guest, email] = [await createGuest(), newEmail()]
    const id = await book(slot(5), guest, { email, name: 'see http://evil.example' })
    for (const ahead of [6, 7, 8, 9]) await act(id, 'move', { startsAt: slot(ahead) }, guest).expect(200)
    const { db, dependencies } = service()
    const limits = { ...dependencies.config.limits, mailsPerHourAndRecipient: 2 }
    const config = { ...dependencies.config, limits }
    await mailGuests.run({
      db,
      dependencies: { ...dependencies, config },
      signal: new AbortController().signal,
    })
    const mails = await mailsTo(email)
    expect(mails).to.have.length(2)
    for (const { text, html, event } of mails)
      for (const part of [text, html, event!.text]) expect(part).not.to.include('evil.example')
  })

  it('are not written for a store that is suspended, until it is not', async () => {
    await createBooking(shop, shopper)
    const suspend = (at: Date | null) =>
      service()
        .db('shops')
        .where({ id: shop.id })
        .update({ suspended_at: at, suspension_reason: at && 'A test' })
    await suspend(new Date())
    expect(await subjects('guest@example.com')).to.deep.equal([])
    await suspend(null)
    expect(
      (await subjects('guest@example.com')).filter((subject) => /at Store/.test(subject)),
    ).to.have.length(1)
  })

  it('keep the fee of a late cancelling in mind', async () => {
    const id = await book(slot(5))
    const placed = await call('store')
      .post('/api/v1/orders')
      .set(shopper.as(shop))
      .send({ bookings: [id] })
      .expect(201)
    await pay(shop, placed.body.data._id)
    await service()
      .db('bookings')
      .where({ id, shop_id: shop.id })
      .update({ cancel_until: new Date(Date.now() - 1 * days), late_fee: 2500 })
    expect((await mailsTo(shopper.email!))[0]!.text).to.include('the store keeps 25 % of the price')
    await act(id, 'cancel').expect(200)
    expect((await mailsTo(shopper.email!))[1]!.text).to.match(/The store keeps .* of the price\./)
  })

  describe('remind', () => {
    const reminders = async (to = shopper.email!) => {
      await Promise.all([runJob(remindGuests), runJob(remindGuests)])
      return (await mailsTo(to)).filter(({ subject }) => /^Reminder/.test(subject))
    }
    const row = (id: string) => service().db('bookings').where({ id, shop_id: shop.id })
    const remindAt = async (id: string) => {
      const { remind_at: at, starts_at: starts } = await row(id).first()
      return at && (Date.parse(starts) - Date.parse(at)) / hours
    }
    const isDue = (id: string) => row(id).update({ remind_at: new Date(Date.now() - 1000) })

    it('of a booking once, a day before unless the service says otherwise, and anew of one that was moved', async () => {
      await withoutPayment({ reminder_hours: 24 })
      const id = await book(slot(5))
      expect(await reminders()).to.deep.equal([])
      expect(await remindAt(id)).to.equal(24)
      await isDue(id)
      const [mail, ...more] = await reminders()
      expect(more).to.deep.equal([])
      expect(mail!.subject).to.equal('Reminder of your booking at Store')
      expect(mail!.text).to.include(momentOf(slot(5), 'Asia/Kolkata'))
      expect(mail!.event).to.equal(null)
      expect(await reminders()).to.have.length(1)
      await act(id, 'move', { startsAt: slot(8) }).expect(200)
      expect(await remindAt(id)).to.equal(24)
      await isDue(id)
      expect(await reminders()).to.have.length(2)
    })

    it('of one that an order paid for, and of none that is held, cancelled, or whose guest is unknown', async () => {
      const [held, paid, cancelled] = [await book(slot(4)), await book(slot(5)), await book(slot(6))]
      expect(await remindAt(held)).to.equal(null)
      const placed = await call('store')
        .post('/api/v1/orders')
        .set(shopper.as(shop))
        .send({ bookings: [paid, cancelled] })
        .expect(201)
      expect(await remindAt(paid)).to.equal(null)
      await pay(shop, placed.body.data._id)
      expect(await remindAt(paid)).to.equal(24)
      await byHand(`/${cancelled}/cancel`).expect(200)
      const { body } = await byHand('', { service: haircut.id, startsAt: slot(8) }).expect(201)
      for (const id of [held, paid, cancelled, body.data._id]) await isDue(id)
      const told = await reminders()
      expect(told.map(({ text }) => text.includes(momentOf(slot(5), 'Asia/Kolkata')))).to.deep.equal([true])
    })

    it('of none that was cancelled or moved before the e-mail was written', async () => {
      await withoutPayment({ reminder_hours: 2 })
      const [cancelled, moved] = [await book(slot(5)), await book(slot(6))]
      expect(await remindAt(moved)).to.equal(2)
      for (const id of [cancelled, moved]) await isDue(id)
      await runJob(remindGuests)
      await act(cancelled, 'cancel').expect(200)
      await act(moved, 'move', { startsAt: slot(7) }).expect(200)
      expect(await reminders()).to.deep.equal([])
    })

    it('of none that is booked later than that, or at a service without reminders', async () => {
      await withoutPayment({ reminder_hours: 24 * 14 })
      const late = await book(slot(5))
      expect(await remindAt(late)).to.equal(null)
      await service().db('booking_rules').where({ shop_id: shop.id }).update({ reminder_hours: null })
      expect(await remindAt(await book(slot(6)))).to.equal(null)
    })
  })

  it('carry the event as calendars expect it', async () => {
    await service().db('mails').where({ state: 'pending' }).delete()
    await withoutPayment()
    await book(slot(5))
    await runJob(mailGuests)
    const smtp = await openSmtpReceiver()
    try {
      const { db, dependencies } = service()
      const config = { ...dependencies.config, smtpUrl: smtp.url }
      const sender = createMailSender({ db, dependencies: { ...dependencies, config } })
      await sender.sendDue()
      await sender.stop()
      const mail = smtp.mails.find(({ to }) => to.includes(shopper.email!))
      expect(mail!.data).to.match(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/i)
      expect(mail!.data).to.include('filename=invite.ics')
    } finally {
      await smtp.close()
    }
  })
})
