import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { issueDueInvoices } from '../../src/jobs/issue-invoices.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { markPaid, switchOnInvoices } from '../support/fixtures/invoices.ts'
import { createAccount, createGuest, type Person } from '../support/fixtures/people.ts'
import { createShippingAddress } from '../support/fixtures/shipping.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { computeTaxes, createTaxRate, createTaxRegistration } from '../support/fixtures/taxes.ts'
import { moveClock, resetClock } from '../support/payments.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'
import { newEmail, signIn } from '../support/sign-in.ts'
import { openVies, silence, type Vies } from '../support/vies.ts'

const french = 'FR40303265045'
/** Known to the register, and asked about in one test alone: answers are kept for a while. */
const other = 'FR83404833048'
const german = 'DE136695976'

describe('setCartTaxId', () => {
  let vies: Vies
  let honest: Vies['answer']
  let apps: Awaited<ReturnType<typeof openApps<'store'>>>
  let shop: Shop & { ownerId: string }
  let shopper: Person

  before(async () => {
    vies = await openVies()
    honest = vies.answer
    Object.assign(vies.known, { '40303265045': 'SA SODIMAS', '83404833048': 'Un client', '136695976': '---' })
    apps = await openApps(
      testConfig({ url: service().databaseUrl }, { VIES_URL: vies.url }),
      service().db,
      'store',
    )
  })
  beforeEach(async () => {
    Object.assign(vies, { asked: [], answer: honest })
    ;[shopper, shop] = [await createAccount(), await openStore('DE')]
  })
  afterEach(resetClock)
  after(() => vies.close())

  /** A store whose prices are without taxes, registered at home with a rate of 19 %. */
  async function openStore(country: string) {
    const opened = await createShop({ currency: 'EUR', country })
    await computeTaxes(opened, { pricesIncludeTax: false })
    await createTaxRegistration(opened, { country, number: country === 'DE' ? german : 'none' })
    await createTaxRate(opened, { country })
    return opened
  }
  const as = (person = shopper) => person.as(shop)
  const set = (taxId: object | null, person = shopper) =>
    call('store', apps.store).put('/api/v1/cart/tax-id').set(as(person)).send({ taxId })
  const cart = async (person = shopper) =>
    (await call('store', apps.store).get('/api/v1/cart').set(as(person)).expect(200)).body.data
  const send = (path: string, body: object, person = shopper) =>
    call('store', apps.store).post(`/api/v1${path}`).set(as(person)).send(body)

  /** Quotes and places the same order to a country, and returns both. */
  async function buyIn(country: string) {
    const product = await createProduct(shop, { price: 10_000 })
    const address = { country, city: 'A city', state: '' }
    const { id: shippingAddressId } = await createShippingAddress(shopper, address)
    const body = { items: [{ productId: product.id, quantity: 1 }], shippingAddressId }
    const quote = (await send('/orders/quote', body).expect(200)).body.data
    const order = (await send('/orders', body).expect(201)).body.data
    expect(order.total).to.equal(quote.total)
    expect(order.taxId).to.eql(quote.taxId ?? null)
    return order
  }

  it('keeps a number in any writing, with the name and the proof of its register', async () => {
    const { body } = await set({ value: ' fr 40 303.265-045' }).expect(200)
    const { verifiedAt, ...taxId } = body.data.taxId
    expect(taxId).to.eql({
      value: french,
      country: 'FR',
      status: 'verified',
      requestId: 'WAPIAAAA40303265045',
      name: 'SA SODIMAS',
    })
    expect(Date.now() - Date.parse(verifiedAt)).to.be.within(0, 60_000)
    expect((await cart()).taxId).to.eql(body.data.taxId)
    await set(null).expect(200)
    expect((await cart()).taxId).to.equal(null)
  })

  it('takes a number without its prefix for a country, and refuses that of another', async () => {
    expect((await set({ value: '136695976', country: 'DE' })).body.data.taxId.value).to.equal(german)
    expect((await set({ value: '123456783', country: 'GR' })).body.data.taxId.value).to.equal('EL123456783')
    expect((await set({ value: 'RC 1234567', country: 'NG' })).body.data.taxId).to.include({
      value: 'RC1234567',
      status: 'not_checked',
    })
    expect((await set({ value: 'XI 980 780 684' })).body.data.taxId).to.include({
      value: 'XI980780684',
      country: 'GB',
      status: 'not_checked',
    })
    for (const wrong of [
      { value: german, country: 'FR' },
      { value: 'DE136695977' },
      { value: '136695976' },
      { value: 'FR1' },
      { value: '12', country: 'NG' },
    ]) {
      const { body } = await set(wrong).expect(400)
      expect(body.code, JSON.stringify(wrong)).to.equal('tax_id_invalid')
    }
    expect((await set({ value: '1', country: 'XX' }).expect(400)).body.code).to.equal('unknown_country')
  })

  it('changes nothing at a store that computes no taxes', async () => {
    shop = await createShop()
    await set({ value: french }).expect(200)
    expect(await cart()).not.to.have.property('taxId')
    expect((await buyIn('FR')).taxId).to.equal(null)
  })

  it('lets a business in another member state owe the tax, in cart, quote and order alike', async () => {
    await set({ value: french }).expect(200)
    const order = await buyIn('FR')
    expect(order).to.include({ total: 100, taxTreatment: 'reverse_charge' })
    expect(order.taxes).to.have.length(1)
    expect(order.taxes[0]).to.include({ rate: 0, base: 100, amount: 0, category: 'K' })
    expect(order.taxId).to.include({ value: french, status: 'verified' })
    const seen = await call('apps')
      .get(`/api/v1/orders/${order._id}`)
      .set(await createAppToken(shop, ['READ_ORDERS']))
      .expect(200)
    expect(seen.body.data.taxId).to.eql(order.taxId)
  })

  it('taxes a business at home, and one whose goods stay in the country of the store', async () => {
    await set({ value: german }).expect(200)
    expect(await buyIn('DE')).to.include({ total: 119, taxTreatment: 'taxed' })
    await set({ value: french }).expect(200)
    expect(await buyIn('DE')).to.include({ total: 119, taxTreatment: 'taxed' })
  })

  it('leaves exports as they are, with a number or without', async () => {
    const { total } = await buyIn('GB')
    await set({ value: 'GB980780684' }).expect(200)
    expect(await buyIn('GB')).to.include({ total, taxTreatment: 'outside_scope' })
  })

  it('taxes a business whose number nobody has confirmed', async () => {
    expect((await set({ value: 'FR61954506077' })).body.data.taxId.status).to.equal('not_found')
    expect(await buyIn('FR')).to.include({ total: 119 })
    vies.answer = silence
    expect((await set({ value: 'FR27514868827' })).body.data.taxId.status).to.equal('unknown')
    expect(await buyIn('FR')).to.include({ total: 119, taxTreatment: 'taxed' })
  })

  it('counts an answer for a day', async () => {
    await set({ value: french }).expect(200)
    moveClock(25 * 60 * 60_000)
    expect((await cart()).taxId).to.include({ value: french, status: 'unknown', verifiedAt: null })
    const order = await buyIn('FR')
    expect(order).to.include({ total: 119, taxTreatment: 'taxed' })
    expect(order.taxId.status, 'to be looked up before the invoice').to.equal('unknown')
  })

  it('is the shopper’s own, at this store alone, and goes along from guest to account', async () => {
    const [other, guest] = [await createAccount(), await createGuest()]
    await set({ value: french }, guest).expect(200)
    expect((await cart(other)).taxId).to.equal(null)
    expect((await cart(guest)).taxId.value).to.equal(french)
    const [before, elsewhere] = [shop, await openStore('DE')]
    shop = elsewhere
    expect((await cart(guest)).taxId).to.equal(null)
    shop = before
    const { token } = await signIn(newEmail(), guest.as(shop))
    const headers = { authorization: `Bearer ${token}`, 'x-shop-id': shop.id }
    const after = await call('store', apps.store).get('/api/v1/cart').set(headers).expect(200)
    expect(after.body.data.taxId.value).to.equal(french)
  })

  it('keeps one whole number when two are sent at once', async () => {
    const replies = await Promise.all(
      [french, german, french, german].map((value) => set({ value }).expect(200)),
    )
    const sent = replies.map(({ body }) => body.data.taxId)
    expect(sent).to.deep.include((await cart()).taxId)
  })

  it('asks no more often than its budget, and never for the same number twice', async () => {
    for (let n = 0; n < 5; n++) await set({ value: french }).expect(200)
    expect(vies.asked.length).to.be.at.most(1)
  })

  it('is limited by shopper', async () => {
    const config = testConfig(
      { url: service().databaseUrl },
      { VIES_URL: vies.url, VIES_CALLS_PER_HOUR: '1' },
    )
    const { store } = await openApps(config, service().db, 'store')
    const put = (value: string) =>
      call('store', store).put('/api/v1/cart/tax-id').set(as()).send({ taxId: { value } })
    await put(french).expect(200)
    await put('FR61954506077').expect(429)
    await put(french).expect(200)
  })

  it('is looked up again before the invoice, which then has it, and the tax stays as it was charged', async () => {
    await switchOnInvoices(shop)
    vies.answer = silence
    await set({ value: other }).expect(200)
    const order = await buyIn('FR')
    expect(order.taxId.status).to.equal('unknown')
    vies.answer = honest
    await markPaid(order._id)
    await issueDueInvoices({ db: service().db, dependencies: apps.dependencies })
    const { db } = service()
    const kept = await db('orders').where({ id: order._id }).first('tax_id', 'tax_treatment', 'total')
    expect(kept.tax_id).to.include({ value: other, status: 'verified', name: 'Un client' })
    expect(kept).to.include({ tax_treatment: 'taxed', total: 11_900 })
    const [invoice] = await db('invoices').where({ order_id: order._id }).pluck('data')
    expect(invoice.buyer.taxNumber).to.equal(other)
    const told = await db('events').where({ resource: 'orders', resource_id: order._id, method: 'PATCH' })
    expect(told.length).to.be.at.least(1)
  })

  it('does not wait for a register that stays silent before it issues the invoice', async () => {
    await switchOnInvoices(shop)
    vies.answer = silence
    await set({ value: 'FR23334175221' }).expect(200)
    const order = await buyIn('FR')
    await markPaid(order._id)
    await issueDueInvoices({ db: service().db, dependencies: apps.dependencies })
    expect(await service().db('invoices').where({ order_id: order._id })).to.have.length(1)
  })
})
