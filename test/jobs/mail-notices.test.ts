import { expect } from 'chai'
import { clock } from '../../src/base/clock.ts'
import { mailDigests } from '../../src/jobs/mail-digests.ts'
import { mailNotices } from '../../src/jobs/mail-notices.ts'
import { nextDigest } from '../../src/services/notices/digest-time.ts'
import { createRole, createStaff } from '../console/support.ts'
import { mailsTo } from '../support/announcements.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

function run(job: typeof mailNotices) {
  const { db, dependencies } = service()
  return job.run({ db, dependencies, signal: new AbortController().signal })
}

async function team(permissions: string[]) {
  const [owner, packer, stranger] = [await createAccount(), await createAccount(), await createAccount()]
  const shop = await createShop({ ownerId: owner.id, currency: 'USD' })
  const roleId = await createRole(shop, permissions)
  await createStaff(shop, roleId, packer)
  const notices = `/api/v1/stores/${shop.id}/notices`
  const choose = (person: Person, chosen: object) =>
    call('console').put(notices).set(person.onConsole()).send(chosen)
  const read = (person: Person) => call('console').get(notices).set(person.onConsole())
  return { owner, packer, stranger, shop, choose, read }
}

const titles = async ({ email }: Person) => (await mailsTo(email!)).map(({ subject }) => subject)
const isNews = (subject: string) => / (New order|Low stock)/.test(subject)

/** Places an order of the last piece, which also makes the stock low. */
async function buyLast(shop: { id: string }) {
  const buyer = await createAccount()
  const product = await createProduct(shop, { name: 'Mug', price: 1000, quantity: 1 })
  await service().db('products').where({ id: product.id }).update({ low_stock_at: 0 })
  await call('store')
    .post('/api/v1/orders')
    .set(buyer.as(shop))
    .send({ items: [{ productId: product.id, quantity: 1 }] })
    .expect(201)
}

describe('Notifications by e-mail', () => {
  it('go to nobody who has not asked for them', async () => {
    const { owner, packer, shop, read } = await team(['notifications:view', 'orders:view'])
    expect((await read(owner).expect(200)).body.data).to.eql({ mailed: [], digest: false })
    await buyLast(shop)
    await run(mailNotices)
    expect((await titles(owner)).filter(isNews)).to.eql([])
    expect((await titles(packer)).filter(isNews)).to.eql([])
  })

  it('go once to each person who chose them and whose role shows what they are about', async () => {
    const { owner, packer, shop, choose, read } = await team(['notifications:view', 'orders:view'])
    const chosen = { mailed: ['order_placed', 'low_stock'], digest: false }
    for (const person of [owner, packer]) await choose(person, chosen).expect(200)
    expect((await read(packer)).body.data).to.eql(chosen)
    await buyLast(shop)
    await Promise.all([run(mailNotices), run(mailNotices), run(mailNotices)])
    await run(mailNotices)
    const [number] = await service().db('orders').where({ shop_id: shop.id }).pluck('number')
    expect((await titles(owner)).filter(isNews)).to.have.members([
      `${shop.name}: New order #${number}`,
      `${shop.name}: Low stock: Mug`,
    ])
    expect((await titles(packer)).filter(isNews)).to.eql([`${shop.name}: New order #${number}`])
  })

  it('end with the role, and with the choice', async () => {
    const { owner, packer, shop, choose } = await team(['notifications:view', 'orders:view'])
    for (const person of [owner, packer])
      await choose(person, { mailed: ['order_placed'], digest: false }).expect(200)
    await service().db('staff').where({ shop_id: shop.id, user_id: packer.id }).delete()
    await buyLast(shop)
    await choose(owner, { mailed: [], digest: false }).expect(200)
    await run(mailNotices)
    expect((await titles(packer)).filter(isNews)).to.eql([])
    expect((await titles(owner)).filter(isNews)).to.eql([])
  })

  it('are chosen by the people of a store alone, from what there is', async () => {
    const { owner, stranger, choose, read } = await team([])
    await read(stranger).expect(404)
    await choose(stranger, { mailed: [], digest: true }).expect(404)
    await choose(owner, { mailed: ['order_lost'], digest: true }).expect(400)
  })
})

describe('The summary of a day', () => {
  const realNow = clock.now
  afterEach(() => {
    clock.now = realNow
  })

  it('comes once a day with what the role shows, and is due again the next morning', async () => {
    const { owner, packer, shop, choose } = await team(['orders:view'])
    for (const person of [owner, packer]) await choose(person, { mailed: [], digest: true }).expect(200)
    const order = await createOrder(shop, await createAccount(), { subtotal: 1234, status: 'paid' })
    const yesterday = new Date(realNow().getTime() - 24 * 3_600_000)
    const { db } = service()
    await db('orders').where({ id: order.id }).update({ paid_at: yesterday })
    const due = () => db('notification_settings').where({ shop_id: shop.id }).update({ digest_at: yesterday })
    await due()
    await Promise.all([run(mailDigests), run(mailDigests)])
    await run(mailDigests)
    const summaries = async (person: Person) =>
      (await mailsTo(person.email!)).filter(({ subject }) => subject.startsWith(`${shop.name} on `))
    const [mail, ...more] = await summaries(owner)
    expect(more).to.eql([])
    expect(mail!.text).to.match(
      /^Sold: \$12\.34 in 1 paid order\.\nTo ship: 1 order\.\nUnread: \d+ notifications?\.\n/,
    )
    const [theirs] = await summaries(packer)
    expect(theirs!.text).to.match(/^To ship: 1 order\.\n\n/)
    const [next] = await db('notification_settings').where({ shop_id: shop.id }).pluck('digest_at')
    expect(new Date(next!).toISOString()).to.match(/T07:00:00\.000Z$/)
  })

  it('is due at 7 in the morning of the store, also where the clocks have changed', () => {
    const next = (zone: string, now: string) => nextDigest(zone, new Date(now)).toISOString()
    expect(next('Europe/Berlin', '2026-03-28T12:00:00Z')).to.equal('2026-03-29T05:00:00.000Z')
    expect(next('Europe/Berlin', '2026-03-29T04:59:00Z')).to.equal('2026-03-29T05:00:00.000Z')
    expect(next('Europe/Berlin', '2026-03-29T05:00:00Z')).to.equal('2026-03-30T05:00:00.000Z')
    expect(next('America/New_York', '2026-10-31T20:00:00Z')).to.equal('2026-11-01T12:00:00.000Z')
    expect(next('Pacific/Auckland', '2026-11-28T15:00:00Z')).to.equal('2026-11-28T18:00:00.000Z')
  })
})
