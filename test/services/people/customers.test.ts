import { expect } from 'chai'
import { minutes } from '../../../src/base/clock.ts'
import { newId } from '../../../src/base/ids.ts'
import { transaction } from '../../../src/db/database.ts'
import { ensureCustomer } from '../../../src/services/people/customers.ts'
import { createAccount, createGuest } from '../../support/fixtures/people.ts'
import { createShippingAddress } from '../../support/fixtures/shipping.ts'
import { createShop } from '../../support/fixtures/shops.ts'
import { somebodyWaits } from '../../support/locks.ts'
import { service } from '../../support/service.ts'
import { later, newEmail } from '../../support/sign-in.ts'

const ensure = (
  shop: { id: string },
  who: Parameters<typeof ensureCustomer>[2],
): ReturnType<typeof ensureCustomer> => transaction(service().db, (tx) => ensureCustomer(tx, shop, who))
const row = (id: string) => service().db('customers').where({ id }).first()

describe('ensureCustomer', () => {
  it('creates one customer for parallel calls, and reports that to one of them', async () => {
    const [shop, person] = [await createShop(), await createAccount()]
    const who = { userId: person.id, email: person.email!, name: 'Ada' }
    const made = await Promise.all(Array.from({ length: 10 }, () => ensure(shop, who)))
    expect(new Set(made.map(({ id }) => id)).size).to.equal(1)
    expect(made.filter(({ changed }) => changed)).to.have.length(1)
    expect(await row(made[0]!.id)).to.include({ user_id: person.id, email: person.email, name: 'Ada' })
  })

  it('names a person without a name after their address', async () => {
    const shop = await createShop()
    const { id } = await ensure(shop, { userId: null, email: 'grace.hopper@example.com' })
    expect(await row(id)).to.include({
      name: 'grace.hopper',
      email: 'grace.hopper@example.com',
      user_id: null,
    })
  })

  it('names a guest after the recipient of their order, once there is one, and nobody who has a name', async () => {
    const [shop, guest, other] = [await createShop(), await createGuest(), await createGuest()]
    const email = newEmail()
    const who = { userId: null, email }
    const { id } = await ensure(shop, who)
    const { id: shippingAddressId } = await createShippingAddress(guest)
    const recipient = { shopperId: guest.id, shippingAddressId }
    expect(await ensure(shop, { ...who, recipient: { ...recipient, shopperId: other.id } })).to.eql({
      id,
      changed: false,
    })
    expect(await ensure(shop, { ...who, recipient })).to.eql({ id, changed: true })
    expect(await row(id)).to.include({ name: 'A shopper' })
    await service().db('shipping_addresses').where({ id: shippingAddressId }).update({ name: 'Their friend' })
    expect(await ensure(shop, { ...who, recipient })).to.eql({ id, changed: false })
    const { id: first } = await ensure(shop, { userId: null, email: newEmail(), recipient })
    expect(await row(first)).to.include({ name: 'Their friend' })
  })

  it('links a customer of the same address to the account, reports it once, and leaves the rest unchanged', async () => {
    const [shop, person] = [await createShop(), await createAccount()]
    const guest = await ensure(shop, { userId: null, email: person.email!, name: 'As a guest' })
    const again = await ensure(shop, { userId: null, email: person.email! })
    expect(again).to.eql({ id: guest.id, changed: false })
    const who = { userId: person.id, email: person.email!, name: 'Ada' }
    const linked = await Promise.all(Array.from({ length: 10 }, () => ensure(shop, who)))
    expect(new Set(linked.map(({ id }) => id))).to.eql(new Set([guest.id]))
    expect(linked.filter(({ changed }) => changed)).to.have.length(1)
    expect(await row(guest.id)).to.include({ user_id: person.id, name: 'As a guest' })
  })

  it('finds the customer whom the merchant links to the account at the same moment, under another address', async () => {
    const [shop, person] = [await createShop(), await createAccount()]
    const who = { userId: person.id, email: person.email! }
    await ensure(shop, { ...who, userId: null })
    const { linked, visit } = await transaction(service().db, async (tx) => {
      const values = { shop_id: shop.id, name: 'Ada', email: newEmail(), user_id: person.id }
      const [customer] = await tx('customers')
        .insert({ id: newId(), ...values })
        .returning('id')
      const visit = ensure(shop, who)
      await somebodyWaits()
      return { linked: customer!.id, visit }
    })
    expect(await visit).to.eql({ id: linked, changed: false })
  })

  it('names a customer after their account once it has a name, unless somebody has named them', async () => {
    const [shop, person, other] = [await createShop(), await createAccount(), await createAccount()]
    const [who, visitor] = [{ userId: person.id, email: person.email! }, newEmail()]
    const { id } = await ensure(shop, who)
    expect(await ensure(shop, { ...who, name: 'Ada' })).to.eql({ id, changed: true })
    expect(await ensure(shop, { ...who, name: 'Grace' })).to.eql({ id, changed: false })
    expect((await row(id)).name).to.equal('Ada')
    const guest = await ensure(shop, { userId: null, email: visitor })
    await ensure(shop, { userId: null, email: visitor, name: 'Somebody' })
    expect((await row(guest.id)).name).to.equal(visitor.split('@')[0])
    await ensure(shop, { userId: other.id, email: visitor, name: 'Other' })
    expect(await row(guest.id)).to.include({ user_id: other.id, name: 'Other' })
  })

  it('leaves a customer the name that the merchant has written, though it is that of the address in capitals', async () => {
    const [shop, person] = [await createShop(), await createAccount()]
    const who = { userId: person.id, email: person.email! }
    const { id } = await ensure(shop, who)
    const name = person.email!.split('@')[0]!.toUpperCase()
    await service().db('customers').where({ id }).update({ name })
    await ensure(shop, { ...who, name: 'Somebody' })
    expect((await row(id)).name).to.equal(name)
  })

  it('finds a customer by the account when the merchant has changed the address', async () => {
    const [shop, person] = [await createShop(), await createAccount()]
    const who = { userId: person.id, email: person.email! }
    const { id } = await ensure(shop, who)
    await service().db('customers').where({ id }).update({ email: newEmail() })
    expect(await ensure(shop, who)).to.eql({ id, changed: false })
  })

  it("leaves a link to another account unchanged, and a guest's visit does not break one", async () => {
    const shop = await createShop()
    const [one, two] = [await createAccount(), await createAccount()]
    const { id } = await ensure(shop, { userId: one.id, email: two.email! })
    expect(await ensure(shop, { userId: two.id, email: two.email! })).to.eql({ id, changed: false })
    await ensure(shop, { userId: null, email: two.email! })
    expect((await row(id)).user_id).to.equal(one.id)
  })

  it('records every visit, and keeps stores apart', async () => {
    const [here, there] = [await createShop(), await createShop()]
    const person = await createAccount()
    const who = { userId: person.id, email: person.email! }
    const first = await ensure(here, who)
    const before = (await row(first.id)).last_active_at
    await later(10 * minutes, () => ensure(here, who))
    const after = (await row(first.id)).last_active_at
    expect(Date.parse(after) - Date.parse(before)).to.be.at.least(10 * minutes)
    expect((await ensure(there, who)).changed).to.equal(true)
  })
})
