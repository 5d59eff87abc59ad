import { expect } from 'chai'
import { clock, days, hours } from '../../src/base/clock.ts'
import type { Shop } from '../../src/base/context.ts'
import { offerSoldOut } from '../../src/jobs/offer-sold-out.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createFood, createModifierGroup } from '../support/fixtures/catalogue.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { moveClock, resetClock } from '../support/payments.ts'
import { call, service } from '../support/service.ts'

describe('setSoldOut', () => {
  let shop: Shop & { ownerId: string }
  let shopper: Person
  let token: Awaited<ReturnType<typeof createAppToken>>
  beforeEach(async () => {
    shop = await createShop({ type: 'restaurant', timeZone: 'Asia/Tokyo' })
    shopper = await createAccount()
    token = await createAppToken(shop, ['WRITE_ORDERS', 'WRITE_INVENTORY'])
  })
  afterEach(resetClock)

  const set = (body: object) => call('apps').post('/api/v1/sold-out').set(token).send(body)
  const order = (item: object) =>
    call('store')
      .post('/api/v1/orders')
      .set(shopper.as(shop))
      .send({ items: [{ quantity: 1, ...item }] })
  const run = () => {
    const { db, dependencies } = service()
    return offerSoldOut.run({ db, dependencies, signal: new AbortController().signal })
  }
  const events = () =>
    service().db('events').where({ shop_id: shop.id, resource: 'foods' }).pluck('resource_id')

  it('takes a food from sale until five in the morning of the store’s next day, when a job offers it again', async () => {
    const { id } = await createFood(shop)
    const { soldOutUntil } = (await set({ foodId: id }).expect(200)).body.data
    const until = Date.parse(soldOutUntil)
    // Tokyo is nine hours ahead, without changes of its clocks.
    expect(new Date(until).toISOString().slice(11)).to.equal('20:00:00.000Z')
    expect(until).to.be.within(clock.now().getTime(), clock.now().getTime() + days)
    await order({ productId: id }).expect(409)
    await run()
    await order({ productId: id }).expect(409)
    await service()
      .db('products')
      .where({ id })
      .update({ available_again_at: new Date(Date.now() - 1000) })
    await Promise.all([run(), run()])
    await order({ productId: id }).expect(201)
    expect(await events()).to.eql([id, id])
  })

  it('offers it again at once for null, and forgets the time when the merchant decides', async () => {
    const { id } = await createFood(shop)
    await set({ foodId: id }).expect(200)
    expect((await set({ foodId: id, until: null }).expect(200)).body.data).to.eql({ soldOutUntil: null })
    await order({ productId: id }).expect(201)
    await set({ foodId: id }).expect(200)
    await call('apps').patch(`/api/v1/foods/${id}`).set(token).send({ available: false }).expect(200)
    expect(
      (await service().db('products').where({ id }).first('available_again_at')).available_again_at,
    ).to.equal(null)
  })

  it('takes an option of a group from sale, and nothing else of the group', async () => {
    const { id: groupId } = await createModifierGroup(shop)
    const { id: foodId } = await createFood(shop, { modifier_groups: [groupId] })
    const read = async () =>
      (await service().db('modifier_groups').where({ id: groupId }).first('options')).options
    const before = await read()
    const until = new Date(clock.now().getTime() + hours).toISOString()
    await set({ groupId, optionId: before[0]._id, until }).expect(200)
    expect(await read()).to.eql([{ ...before[0], soldOutUntil: until }, ...before.slice(1)])
    const chosen = { productId: foodId, modifiers: [{ groupId, optionId: before[0]._id }] }
    expect((await order(chosen).expect(409)).body.code).to.equal('modifier_sold_out')
    expect(await events()).to.eql([foodId])
    moveClock(2 * hours)
    await order(chosen).expect(201)
  })

  it('refuses what does not exist, what is not one thing, and times that are over', async () => {
    const { id: groupId } = await createModifierGroup(shop)
    const { id: foodId } = await createFood(shop)
    expect((await set({ foodId: groupId }).expect(404)).body.code).to.equal('food_not_found')
    expect((await set({ groupId, optionId: foodId }).expect(404)).body.code).to.equal(
      'modifier_group_not_found',
    )
    for (const body of [
      {},
      { groupId },
      { foodId, groupId, optionId: foodId },
      { foodId, until: '2001-01-01' },
    ])
      await set(body).expect(400)
  })
})
