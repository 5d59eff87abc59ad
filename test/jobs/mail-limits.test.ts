import { expect } from 'chai'
import { minutes } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { metrics } from '../../src/base/metrics.ts'
import { transaction } from '../../src/db/database.ts'
import {
  lockCounts,
  type MailCause,
  refuseMail,
  requesterOf,
} from '../../src/services/messaging/mail-limits.ts'
import { announceOrder } from '../../src/services/orders/order-announcements.ts'
import { createDigitalProduct } from '../support/digital.ts'
import { createAccount, createGuest } from '../support/fixtures/people.ts'
import { createPaymentMethod, createShop } from '../support/fixtures/shops.ts'
import { somebodyWaits } from '../support/locks.ts'
import { call, service } from '../support/service.ts'
import { later, newEmail, signIn } from '../support/sign-in.ts'
import { limited, mailsTo, place } from './mail-limits-support.ts'

describe('The limits of e-mails', () => {
  beforeEach(() => service().db('order_announcements').delete())

  it('let a stranger send 3 about their orders to somebody else, in all stores together; every order is placed', async () => {
    const { store, writeAll } = await limited({ mailsPerHourAndRecipient: 3 })
    const [shops, email] = [[await createShop(), await createShop()], newEmail()]
    for (let i = 0; i < 8; i += 1) await place(store, shops[i % 2]!, email)
    await writeAll()
    expect(await mailsTo(email)).to.have.length(3)
    const leftOut = await metrics.mailsLeftOut.get()
    const found = leftOut.values.find(({ labels }) => labels.kind === 'order' && labels.by === 'recipient')
    expect(found?.value).to.be.at.least(5)
    await later(61 * minutes, async () => {
      await place(store, shops[0]!, email)
      await writeAll()
    })
    expect(await mailsTo(email)).to.have.length(4)
  })

  it('keep from nobody what tells of money', async () => {
    const { store, writeAll } = await limited({ mailsPerHourAndRecipient: 2 })
    const [shop, email] = [await createShop(), newEmail()]
    const ids: string[] = []
    for (let i = 0; i < 4; i += 1) ids.push(await place(store, shop, email))
    await writeAll()
    await transaction(service().db, (tx) =>
      announceOrder(tx, { orderId: ids[3]!, shopId: shop.id, change: 'paid', paymentId: null }),
    )
    await writeAll()
    const subjects = await mailsTo(email)
    expect(subjects).to.have.length(3)
    expect(subjects.join()).to.include('Receipt for order')
  })

  it('do not hold for the address that an account has signed in with', async () => {
    const { store, writeAll } = await limited({ mailsPerHourAndRecipient: 1, mailsPerHourAndStore: 1 })
    const [shop, shopper] = [await createShop(), await createAccount()]
    for (let i = 0; i < 3; i += 1) await place(store, shop, newEmail(), shopper)
    await writeAll()
    expect(await mailsTo(shopper.email!)).to.have.length(3)
  })

  it("hold for the address of a guest's orders also once the guest has signed in with another one", async () => {
    const { store, writeAll } = await limited({ mailsPerHourAndRecipient: 2 })
    const [shop, guest, stranger] = [await createShop(), await createGuest(), newEmail()]
    const ids: string[] = []
    for (let i = 0; i < 2; i += 1) ids.push(await place(store, shop, stranger, guest))
    await writeAll()
    const { token } = await signIn(newEmail(), guest.as(shop))
    const asAccount = { ...guest.as(shop), authorization: `Bearer ${token}` }
    for (const id of ids)
      await call('store', store).post(`/api/v1/orders/${id}/cancel`).set(asAccount).expect(200)
    await writeAll()
    expect(await mailsTo(stranger)).to.have.length(2)
  })

  it('hold for a network and for a store', async () => {
    const here = await limited({ mailsPerHourAndAddress: 2 })
    const emails = Array.from({ length: 4 }, newEmail)
    for (const email of emails) await place(here.store, await createShop(), email)
    await here.writeAll()
    expect((await Promise.all(emails.map(mailsTo))).flat()).to.have.length(2)

    const there = await limited({ mailsPerHourAndStore: 2 })
    const [shop, others] = [await createShop(), Array.from({ length: 4 }, newEmail)]
    for (const email of others) await place(there.store, shop, email)
    await there.writeAll()
    expect((await Promise.all(others.map(mailsTo))).flat()).to.have.length(2)
  })

  it('hold for a network that places orders and cancels them again', async () => {
    const { store, writeAll } = await limited({ mailsPerHourAndAddress: 2 })
    const [shop, guest] = [await createShop(), await createGuest()]
    const emails = Array.from({ length: 3 }, newEmail)
    await service().db('mail_counts').delete()
    for (const email of emails) {
      const id = await place(store, shop, email, guest)
      await call('store', store).post(`/api/v1/orders/${id}/cancel`).set(guest.as(shop)).expect(200)
    }
    await writeAll()
    expect((await Promise.all(emails.map(mailsTo))).flat()).to.have.length(2)
  })

  it('hold for a network whose orders cost nothing, so that it can pay as many as it likes', async () => {
    const { store, writeAll } = await limited({ mailsPerHourAndAddress: 1 })
    const [shop, guest] = [await createShop({ type: 'digital' }), await createGuest()]
    const [{ id: productId }, { id: paymentId }] = [
      await createDigitalProduct(shop, undefined, 0),
      await createPaymentMethod(shop),
    ]
    const emails = Array.from({ length: 5 }, newEmail)
    await service().db('mail_counts').delete()
    const post = (path: string, body: object) =>
      call('store', store).post(`/api/v1${path}`).set(guest.as(shop)).send(body)
    for (const email of emails) {
      const { body } = await post('/orders', { items: [{ productId, quantity: 1 }], email }).expect(201)
      await post(`/orders/${body.data._id}/pay`, { paymentId }).expect(200)
    }
    await writeAll()
    expect((await Promise.all(emails.map(mailsTo))).flat()).to.have.length(1)
  })

  it('are not used up for a recipient by whoever has used up their own', async () => {
    const { store, writeAll } = await limited({ mailsPerHourAndAddress: 1, mailsPerHourAndRecipient: 2 })
    const [shop, email] = [await createShop(), newEmail()]
    await service().db('mail_counts').delete()
    for (let i = 0; i < 5; i += 1) await place(store, shop, email)
    await writeAll()
    expect(await mailsTo(email)).to.have.length(1)
    const other = await limited({ mailsPerHourAndRecipient: 2 })
    await place(other.store, shop, email)
    await other.writeAll()
    expect(await mailsTo(email)).to.have.length(2)
  })

  it('take an IPv6 network of 64 bits for one', () => {
    const of = (ip: string) => requesterOf(service().config, ip)
    expect(of('2001:db8:1:2::1')).to.equal(of('2001:db8:1:2:ffff::9'))
    expect(of('2001:db8:1:2::1')).not.to.equal(of('2001:db8:1:3::1'))
    expect(of('::ffff:192.0.2.1')).to.equal(of('192.0.2.1'))
  })

  it('are counted in one order by workers that write one e-mail and by those that write several', async () => {
    const { db, config: usual } = service()
    const limits = { ...usual.limits, mailsPerHourAndRecipient: 10, mailsPerHourAndStore: 10 }
    const config = { ...usual, limits }
    const causeTo = (to: string): MailCause => ({ kind: 'order', to, shopId: newId(), requester: null })
    let runs = 0
    const write = (causes: MailCause[]) =>
      transaction(db, async (tx) => {
        runs += 1
        await lockCounts(tx, config, causes)
        for (const cause of causes) await refuseMail(tx, config, cause)
      })
    // The count of a store has to come before that of the recipient: one in two does.
    for (;;) {
      const cause = causeTo(newEmail())
      await db('mail_counts').delete()
      for (const to of [cause.to, newEmail()]) await write([{ ...cause, to }])
      const store = await db('mail_counts').where({ count: 2 }).first()
      const { key } = (await db('mail_counts').orderByRaw('key').first())!
      if (key !== store.key) continue
      runs = 0
      const written = await transaction(db, async (tx) => {
        await tx('mail_counts').where({ key }).forUpdate().first()
        const several = write([cause, { ...cause, to: newEmail() }])
        await somebodyWaits()
        const one = write([cause])
        await somebodyWaits(2)
        return [several, one]
      })
      await Promise.all(written)
      expect(runs).to.equal(2)
      return
    }
  })

  it('keep no address of anybody', async () => {
    const { store, writeAll } = await limited({ mailsPerHourAndRecipient: 3, mailsPerHourAndAddress: 100 })
    const email = newEmail()
    await place(store, await createShop(), email)
    await writeAll()
    const rows = await service().db('mail_counts')
    expect(rows.length).to.be.above(0)
    expect(JSON.stringify(rows)).not.to.match(/127\.0\.0\.1|@/)
  })

  it('let the owner of a /48 cause three times as many as a single network, and a /56 twice', async () => {
    const { config, db } = service()
    const settings = { ...config, limits: { ...config.limits, mailsPerHourAndAddress: 2 } }
    const shop = await createShop()
    const sent = async (ips: string[]) => {
      const refused = []
      for (const ip of ips) {
        const cause = {
          kind: 'order',
          to: newEmail(),
          shopId: shop.id,
          requester: requesterOf(config, ip),
        } as const
        refused.push(await transaction(db, (tx) => refuseMail(tx, settings, cause)))
      }
      return refused.filter((one) => one === null).length
    }
    const each = (make: (n: string) => string) => Array.from({ length: 9 }, (_, n) => make(n.toString(16)))
    expect(await sent(each((n) => `2001:db8:21:a${n}::1`))).to.equal(4)
    expect(await sent(each((n) => `2001:db8:21:${n}00::1`))).to.equal(2)
    expect(await sent(each((n) => `2001:db8:22::${n}`))).to.equal(2)
    expect(await sent(each(() => '198.51.100.77'))).to.equal(2)
  })
})
