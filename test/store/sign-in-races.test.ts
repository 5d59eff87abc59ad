import { expect } from 'chai'
import { transaction } from '../../src/db/database.ts'
import { grantAccess } from '../../src/services/digital/grants.ts'
import { createDigitalProduct, createDigitalShop, createEntitlement } from '../support/digital.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createGuest, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { somebodyWaits } from '../support/locks.ts'
import { call, service } from '../support/service.ts'
import { askForCode, newEmail, signIn, verify } from '../support/sign-in.ts'

type Shop = Awaited<ReturnType<typeof createShop>>

const address = {
  name: 'Ada',
  phone: '+2348030000000',
  line1: '1 Road',
  city: 'Ikeja',
  state: 'Lagos',
  country: 'NG',
}

describe('verifyEmail, while the guest who signs in does something else', () => {
  let shop: Shop
  let guest: Person
  let email: string
  let code: string
  beforeEach(async () => {
    shop = await createShop()
    guest = await createGuest()
    email = newEmail()
    code = await askForCode(email)
  })

  const post = (path: string, body: object) =>
    call('store').post(`/api/v1/${path}`).set(guest.as(shop)).send(body)
  const placeOrder = (productId: string) =>
    post('orders', { items: [{ productId, quantity: 1 }], email: newEmail() })
  const signInNow = () => verify(email, code, guest.as(shop))
  const ownersOf = (table: string) => service().db(table).where({ shop_id: shop.id }).pluck('user_id')

  it('moves an order that is being placed at that moment', async () => {
    const product = await createProduct(shop)
    // Holding the product holds up the order, which has begun, but not the sign-in.
    const { placed, signedIn } = await transaction(service().db, async (tx) => {
      await tx('products').where({ id: product.id }).forUpdate().first()
      const placed = placeOrder(product.id).then((reply) => reply)
      await somebodyWaits()
      const signedIn = signInNow().then((reply) => reply)
      await Promise.race([signedIn, somebodyWaits(2)])
      return { placed, signedIn }
    })
    const [order, { body }] = await Promise.all([placed, signedIn])
    expect(order.status).to.equal(201)
    expect(await ownersOf('orders')).to.eql([body.data._id])
  })

  it('refuses an order that comes a moment later, whose session has ended by then', async () => {
    const product = await createProduct(shop)
    // Holding the guest's cart holds up the sign-in, which has begun.
    await post('cart/items', { productId: product.id, quantity: 1 }).expect(201)
    const { placed, signedIn } = await transaction(service().db, async (tx) => {
      await tx('carts').where({ user_id: guest.id }).forUpdate().first()
      const signedIn = signInNow().then((reply) => reply)
      await somebodyWaits()
      const placed = placeOrder(product.id).then((reply) => reply)
      await Promise.race([placed, somebodyWaits(2)])
      return { placed, signedIn }
    })
    const [order, { status }] = await Promise.all([placed, signedIn])
    expect([status, order.status]).to.eql([200, 401])
    expect(await ownersOf('orders')).to.eql([])
  })

  it('leaves nothing behind of what the guest does meanwhile', async () => {
    const products = await Promise.all(Array.from({ length: 4 }, () => createProduct(shop)))
    const [calls, account] = await Promise.all([
      Promise.all(
        products.flatMap(({ id: productId }) => [
          placeOrder(productId),
          post('cart/items', { productId, quantity: 1 }),
          post('wishlist', { productId }),
          post('shipping-address', address),
          call('store').post('/api/v1/auth/refresh').set(guest.as()),
        ]),
      ),
      signInNow(),
    ])
    expect(account.status).to.equal(200)
    expect(
      new Set(calls.map(({ status }) => status).filter((status) => status >= 300 && status !== 401)),
    ).to.eql(new Set())
    const { db } = service()
    for (const table of ['orders', 'wishlist_items', 'shipping_addresses', 'push_subscriptions']) {
      expect(await db(table).where({ user_id: guest.id }), table).to.eql([])
    }
    const lines = db('cart_items').join('carts', 'carts.id', 'cart_items.cart_id')
    expect(await lines.where({ user_id: guest.id })).to.eql([])
  })

  it('merges access that the account is given at that moment', async () => {
    const digital = await createDigitalShop()
    const { _id: userId } = await signIn(email)
    code = await askForCode(email)
    const { id: productId } = await createDigitalProduct(digital)
    await createEntitlement(digital, guest, { product_id: productId })
    const { reply } = await transaction(service().db, async (tx) => {
      const access = { accessType: 'lifetime', allAccess: false, days: 0, orderId: null } as const
      await grantAccess(tx, { shopId: digital.id, userId, productId, ...access })
      const reply = signInNow().then((answer) => answer)
      await somebodyWaits()
      return { reply }
    })
    expect((await reply).status).to.equal(200)
    const held = service().db('entitlements').where({ product_id: productId, revoked_at: null })
    expect(await held.pluck('user_id')).to.eql([userId])
  })
})
