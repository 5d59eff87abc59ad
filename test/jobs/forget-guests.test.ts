import { expect } from 'chai'
import { days } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { forgetGuests } from '../../src/jobs/forget-guests.ts'
import { moveClock, tidyUp } from '../events/support.ts'
import { whileClocksAre } from '../support/clocks.ts'
import { createEntitlement } from '../support/digital.ts'
import { createAgent } from '../support/fixtures/agents.ts'
import { createCartItem, createOrder, createWishlistItem } from '../support/fixtures/orders.ts'
import { createAccount, createGuest } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { whilePoisoned } from '../support/poison.ts'
import { service } from '../support/service.ts'
import { askForCode, later, newEmail, signIn } from '../support/sign-in.ts'

const run = () => {
  const { db, dependencies } = service()
  return forgetGuests.run({ db, dependencies, signal: new AbortController().signal })
}
const isThere = async ({ id }: { id: string }) => (await service().db('users').where({ id })).length === 1
/** Asks for a code, which makes an account, and returns the account of the address. */
async function makeAccount(email = newEmail()): Promise<{ id: string }> {
  await askForCode(email)
  return service().db('users').where({ email }).first('id')
}
const pruneCodes = () => service().db('one_time_codes').delete()
const carts = ({ id }: { id: string }) => service().db('carts').where({ user_id: id })
const wishes = ({ id }: { id: string }) => service().db('wishlist_items').where({ user_id: id })

describe('forget-guests', () => {
  afterEach(tidyUp)

  it('removes guests who left nothing behind 60 days after they came, with their carts and wishes', async () => {
    const shop = await createShop()
    const [guest, account] = [await createGuest(), await createAccount()]
    for (const person of [guest, account]) {
      await createCartItem(shop, person)
      await createWishlistItem(shop, person)
    }
    moveClock(59 * days)
    await run()
    expect(await isThere(guest)).to.equal(true)
    expect(await carts(guest)).to.have.length(1)
    moveClock(1.1 * days)
    await Promise.all([run(), run()])
    expect(await isThere(guest)).to.equal(false)
    expect([...(await carts(guest)), ...(await wishes(guest))]).to.be.empty
    expect(await isThere(account)).to.equal(true)
    expect([...(await carts(account)), ...(await wishes(account))]).to.have.length(2)
  })

  it('removes nobody early where the clock of a worker is months ahead', async () => {
    const shop = await createShop()
    const guest = await createGuest()
    await createCartItem(shop, guest)
    await whileClocksAre(100 * days, run)
    expect(await isThere(guest)).to.equal(true)
    expect(await carts(guest)).to.have.length(1)
  })

  it('keeps a guest with an order, without cart and wishes, and does not look at it again', async () => {
    const shop = await createShop()
    const guest = await createGuest()
    await createOrder(shop, guest, { status: 'paid' })
    await createCartItem(shop, guest)
    await createWishlistItem(shop, guest)
    moveClock(61 * days)
    await run()
    expect(await service().db('users').where({ id: guest.id }).first()).to.include({ forget_at: null })
    expect([...(await carts(guest)), ...(await wishes(guest))]).to.be.empty
  })

  it('tells apps of an order that was cancelled unpaid, out of which it takes the guest', async () => {
    const [shop, guest] = [await createShop(), await createGuest()]
    const { id } = await createOrder(shop, guest, { status: 'cancelled' })
    moveClock(61 * days)
    await run()
    expect(await service().db('orders').where({ id }).first()).to.include({ email: '' })
    moveClock(2 * days)
    await run()
    const events = await service()
      .db('events')
      .where({ shop_id: shop.id })
      .select('actor_id', 'method', 'path')
    expect(events).to.eql([{ actor_id: 'forget-guests', method: 'PATCH', path: `/orders/${id}` }])
  })

  it('takes the guest out of the checkout of an agent whose order was cancelled unpaid', async () => {
    const { db } = service()
    const [shop, guest] = [await createShop(), await createGuest()]
    const [{ id: order_id }, { id: agent_id }] = [
      await createOrder(shop, guest, { status: 'cancelled' }),
      await createAgent(shop),
    ]
    const id = newId()
    await db('checkout_sessions').insert({
      ...{
        id,
        shop_id: shop.id,
        agent_id,
        user_id: guest.id,
        order_id,
        state: 'placed',
        expires_at: new Date(),
      },
      plan: { lines: [], buyer: { email: 'ada@example.com' }, destination: { address_locality: 'Ikeja' } },
      sealed_link: 'sealed',
    })
    moveClock(61 * days)
    await run()
    const { plan, sealed_link } = await db('checkout_sessions').where({ id }).first()
    expect({ plan, sealed_link }).to.eql({
      plan: { lines: [], buyer: {}, destination: null },
      sealed_link: null,
    })
  })

  it('keeps a guest whose session lasts until 30 days after its end', async () => {
    const guest = await createGuest()
    const end = new Date(Date.now() + 90 * days)
    await createCartItem(await createShop(), guest)
    await service().db('sessions').where({ user_id: guest.id }).update({ expires_at: end })
    moveClock(61 * days)
    await run()
    moveClock(58 * days)
    await run()
    expect(await carts(guest)).to.have.length(1)
    moveClock(2 * days)
    await run()
    expect(await isThere(guest)).to.equal(false)
  })

  it('keeps no guest for a session that was ended before its time', async () => {
    const guest = await createGuest()
    const end = new Date(Date.now() + 90 * days)
    await service()
      .db('sessions')
      .where({ user_id: guest.id })
      .update({ expires_at: end, revoked_at: new Date() })
    moveClock(61 * days)
    await run()
    expect(await isThere(guest)).to.equal(false)
  })

  it('removes an account in which nobody has signed in, 60 days after its code was asked for', async () => {
    const unused = await makeAccount()
    const { _id: used } = await signIn(newEmail())
    moveClock(59 * days)
    await run()
    expect(await isThere(unused)).to.equal(true)
    await pruneCodes()
    moveClock(1.1 * days)
    await Promise.all([run(), run()])
    expect(await isThere(unused)).to.equal(false)
    expect(await service().db('users').where({ id: used }).first()).to.include({ forget_at: null })
  })

  it('keeps an account for which a code was asked lately, and looks at it again', async () => {
    const unused = await makeAccount()
    moveClock(60.1 * days)
    await run()
    expect(await isThere(unused)).to.equal(true)
    await pruneCodes()
    moveClock(61 * days)
    await run()
    expect(await isThere(unused)).to.equal(false)
  })

  it('keeps an account whose code somebody tried lately, and looks at it again', async () => {
    const { db } = service()
    const unused = await makeAccount()
    await pruneCodes()
    const tries = () => db('sign_in_tries').where({ user_id: unused.id })
    await db('sign_in_tries').insert({
      id: newId(),
      user_id: unused.id,
      ip: '192.0.2.1',
      site: '192.0.2.1',
      known: false,
      created_at: new Date(),
    })
    moveClock(60.1 * days)
    await run()
    expect(await isThere(unused)).to.equal(true)
    await tries().delete()
    moveClock(61 * days)
    await run()
    expect(await isThere(unused)).to.equal(false)
  })

  it('keeps an account that was given access, that has a profile, or that is suspended', async () => {
    const { db } = service()
    const [given, profiled, suspended] = [await makeAccount(), await makeAccount(), await makeAccount()]
    await createEntitlement(await createShop({ type: 'digital' }), given)
    await db('users').where(profiled).update({ name: 'Ada', updated_at: new Date() })
    await db('users').where(suspended).update({ disabled_at: new Date() })
    await pruneCodes()
    moveClock(61 * days)
    await run()
    const people = [given, profiled, suspended].map(({ id }) => id)
    const kept = await db('users').whereIn('id', people).pluck('forget_at')
    expect(kept).to.eql([null, null, null])
  })

  it('gives an address a new account where its unused one is removed at the same moment', async () => {
    const { db } = service()
    for (let round = 0; round < 10; round += 1) {
      const email = newEmail()
      await makeAccount(email)
      await pruneCodes()
      await later(61 * days, () => Promise.all([makeAccount(email), run()]))
      const [{ id }, ...others] = await db('users').where({ email }).select('id')
      expect(others).to.eql([])
      expect(await db('one_time_codes').where({ user_id: id })).to.have.length(1)
    }
  })

  it('passes over a guest that cannot be removed', async () => {
    const [broken, other] = [await createGuest(), await createGuest()]
    await createOrder(await createShop(), broken, { status: 'paid' })
    moveClock(61 * days)
    await whilePoisoned('users', `id <> '${broken.id}' or forget_at is not null`, run)
    expect(await isThere(other)).to.equal(false)
    moveClock(0.1 * days)
    await run()
    expect(await service().db('users').where({ id: broken.id }).first()).to.include({ forget_at: null })
  })

  it('finds what refers to a person by an index, whatever table that is in', async () => {
    const { rows } = await service().db.raw(
      `select conrelid::regclass::text as "table", attname as "column" from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid = 'users'::regclass and conparentid = 0
        and not exists (
          select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
            and (indpred is null or pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname))
        )`,
    )
    expect(rows).to.eql([])
  })
})
