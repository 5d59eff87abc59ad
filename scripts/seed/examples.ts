import { randomBytes } from 'node:crypto'
import { clock, days, fromNow, minutes } from '../../src/base/clock.ts'
import { hashToken } from '../../src/base/tokens.ts'
import type { Database, Transaction } from '../../src/db/database.ts'
import type { Dependencies } from '../../src/dependencies.ts'
import { newSigningSecret } from '../../src/gateways/webhooks/sign.ts'
import { addImport } from './example-imports.ts'
import { addRecords } from './example-records.ts'

/** Returns an id as the examples of the contract have it: `example('41')` is that of their order. */
export const example = (end: string) => `665f1c2ab4e0d3a1c9f000${end}`

/** The shopper of the examples. Sign in with this address and the code from the mailbox. */
export const shopper = { id: example('12'), email: 'shopper@example.com', name: 'Ada' }
const store = example('01')
const digitalStore = example('02')

/**
 * Adds the records that the examples of the contract name, and no seed has otherwise: so the examples work
 * unchanged. Records that are removed at a certain age (events, deliveries, notifications) are not among them: an id
 * tells its age, and those of the examples are old.
 */
export async function addExamples(tx: Transaction, ownerId: string, { vault }: Dependencies): Promise<void> {
  await tx('users').insert(shopper)
  await takeIds(tx)
  await addOrders(tx)
  await addCart(tx)
  await addParcels(tx)
  await addPricing(tx)
  await tx('exports').insert({
    id: example('c7'),
    shop_id: store,
    kind: 'products',
    format: 'csv',
    total: 216,
    created_at: clock.now(),
    status: 'done',
    finished_at: clock.now(),
  })
  for (const id of ['c5', 'c6']) await addImport(tx, { shopId: store, id: example(id) })
  await addOffice(tx, ownerId)
  await addRecords(tx, store)
  await addSecrets(tx, ownerId, vault)
  await addApp(tx, ownerId, vault)
  await tx('entitlements').insert({
    id: example('71'),
    shop_id: digitalStore,
    user_id: shopper.id,
    product_id: example('11'),
    access_type: 'pass',
    starts_at: clock.now(),
    ends_at: fromNow(30 * days),
    created_at: clock.now(),
    updated_at: clock.now(),
  })
}

/** Gives the file of the first digital product, which is added after all else, the id of the examples. */
export async function nameFile(db: Database): Promise<void> {
  await db('digital_files')
    .where({ shop_id: digitalStore, product_id: example('11') })
    .update({ id: example('72') })
}

const secret = (prefix: string) => prefix + randomBytes(24).toString('base64url')

/** Gives the first record of some kinds the id of the examples; nothing refers to it yet. */
async function takeIds(tx: Transaction): Promise<void> {
  const firsts = { blogs: 'b1', banners: 'c1', coupons: '31', automatic_discounts: 'f5', roles: '61' }
  for (const [table, end] of Object.entries(firsts)) {
    const { id } = await tx(table).where({ shop_id: store }).orderBy('id').first('id')
    await tx(table)
      .where({ shop_id: store, id })
      .update({ id: example(end) })
  }
  for (const [option, end] of Object.entries({ 'bank-transfer': '71', sandbox: '72' })) {
    await tx('payment_methods')
      .where({ shop_id: store, option })
      .update({ id: example(end) })
  }
  await tx('variants')
    .where({ shop_id: store, product_id: example('21'), position: 0 })
    .update({ id: example('22') })
}

const at = {
  name: 'Ada',
  phone: '+234 000 000 0000',
  line1: '1 Example Street',
  city: 'Ikeja',
  state: 'Lagos',
}

/** The address to which the parcels of the examples go. */
const address = {
  _id: example('a1'),
  ...at,
  country: 'NG',
  line2: null,
  postalCode: null,
  lat: null,
  lng: null,
}

/** Adds a paid order with its payment and a refund that failed, and two that wait for their payment. */
async function addOrders(tx: Transaction): Promise<void> {
  const about = { shop_id: store, order_id: example('41') }
  const customer = { shop_id: store, user_id: shopper.id, email: shopper.email }
  await tx('customers').insert({ ...customer, id: example('61'), name: shopper.name })
  const order = { ...customer, customer_id: example('61'), subtotal: 450000, currency: 'NGN', to_ship: 1 }
  const paid = {
    status: 'paid' as const,
    payment_status: 'paid',
    paid_at: clock.now(),
    shipping_address: address,
  }
  await tx('orders').insert({ ...order, ...paid, id: example('41'), number: 1041 })
  const unpaid = { payment_method_id: example('71') }
  await tx('orders').insert({ ...order, ...unpaid, id: example('45'), number: 1042 })
  await tx('orders').insert({ ...order, ...unpaid, id: example('47'), number: 1043 })
  await tx('order_numbers').insert({ shop_id: store, last_number: 1043 })
  const product = await tx('products')
    .where({ shop_id: store, id: example('21') })
    .first('name', 'images')
  const item = { shop_id: store, product_id: example('21'), name: product!.name, image: product!.images[0] }
  const held = { ...item, unit_price: 450000, quantity: 1, holds_stock: true, position: 0 }
  await tx('order_items').insert([
    { ...held, id: example('42'), order_id: example('41') },
    { ...held, id: example('46'), order_id: example('45') },
    { ...held, id: example('48'), order_id: example('47') },
  ])
  await tx('payments').insert({
    ...about,
    id: example('43'),
    provider: 'sandbox',
    reference: `pay_${example('43')}`,
    amount: 450000,
    currency: 'NGN',
    state: 'succeeded',
  })
  await tx('refunds').insert({
    ...about,
    id: example('d1'),
    payment_id: example('43'),
    kind: 'refund',
    amount: 50000,
    state: 'failed',
    tries: 1,
    failure: 'balance_insufficient',
    refused_at: clock.now(),
  })
}

/** Adds the cart of the shopper. */
async function addCart(tx: Transaction): Promise<void> {
  const own = { shop_id: store }
  await tx('carts').insert({ ...own, id: example('61'), user_id: shopper.id })
  await tx('cart_items').insert({
    ...own,
    id: example('62'),
    cart_id: example('61'),
    product_id: example('21'),
    variant_id: example('22'),
    quantity: 1,
    seen_price: 1250000,
  })
}

const free = { default: false, available: true, soldOutUntil: null, foodId: null, groups: [] }

/** Adds a group of options, prices that are planned, and where taxes would be collected: the store computes none until it says so. */
async function addPricing(tx: Transaction): Promise<void> {
  const [own, created_at] = [{ shop_id: store }, clock.now()]
  const schedule_id = example('c5')
  await tx('price_schedules').insert({
    ...own,
    id: schedule_id,
    starts_at: fromNow(30 * days),
    ends_at: fromNow(33 * days),
    shows_before: true,
    created_at,
  })
  await tx('scheduled_prices').insert({
    ...own,
    schedule_id,
    position: 0,
    product_id: example('21'),
    percent: -10,
  })
  await tx('modifier_groups').insert({
    ...own,
    id: '665f1c2ab4e0d3a1c9f00201',
    name: 'Sauces',
    max: 4,
    included: 2,
    allow_quantities: true,
    options: JSON.stringify([
      { ...free, _id: '665f1c2ab4e0d3a1c9f00202', name: 'Garlic mayonnaise', price: 50 },
      { ...free, _id: '665f1c2ab4e0d3a1c9f00203', name: 'Truffle mayonnaise', price: 120 },
    ]),
  })
  await addBookings(tx)
  await tx('tax_registrations').insert({ ...own, id: example('e1'), country: 'NG', scheme: 'standard' })
  const vat = { name: 'VAT', country: 'NG', class: 'standard', rate: 75_000 }
  await tx('tax_rates').insert({ ...own, id: example('e2'), ...vat })
}

/** Adds a service that is booked for a time, and a booking of the example shopper. */
async function addBookings(tx: Transaction): Promise<void> {
  const [own, service, resource, booking] = [
    { shop_id: store },
    example('72'),
    '665f1c2ab4e0d3a1c9f00301',
    '665f1c2ab4e0d3a1c9f00311',
  ]
  const [now, starts_at] = [clock.now(), fromNow(20 * days)]
  const [name, kind] = ['Garden visit', 'service' as const]
  await tx('products').insert({
    ...own,
    id: service,
    kind,
    name,
    price: 8000,
    duration_minutes: 90,
    bookable: true,
  })
  const hours = { periods: [{ day: 'tuesday', from: '09:00', minutes: 480 }], exceptions: [] }
  const person = { name: 'Amara', kind: 'person' as const, after_minutes: 15, hours: JSON.stringify(hours) }
  await tx('resources').insert({ ...own, id: resource, ...person })
  await tx('resource_services').insert({ ...own, resource_id: resource, product_id: service })
  const time = { ...own, resource_id: resource, starts_at, ends_at: fromNow(20 * days + 90 * minutes) }
  await tx('bookings').insert({
    ...{ ...time, id: booking, product_id: service, user_id: shopper.id, status: 'confirmed' },
    ...{ service_name: name, price: 8000, email: shopper.email, name: 'Ada Example' },
    ...{ cancel_until: fromNow(19 * days), created_at: now, updated_at: now },
  })
  await tx('booking_places').insert({
    ...time,
    booking_id: booking,
    seat: 1,
    session: `${service} ${starts_at.toISOString()}`,
  })
}

/** Adds the rate with which the example of an order is placed: for its items, and for longer than rates are valid. */
async function addRate(tx: Transaction, courier: object): Promise<void> {
  const { price } = await tx('variants')
    .join('products', { 'products.shop_id': 'variants.shop_id', 'products.id': 'variants.product_id' })
    .where({ 'variants.shop_id': store, 'variants.id': example('22') })
    .first({ price: tx.raw('coalesce(variants.price, products.price)') })
  await tx('shipping_rates').insert({
    id: example('b1'),
    shop_id: store,
    user_id: shopper.id,
    provider: 'store',
    carrier: 'Palm riders',
    courier,
    shipping_method: 'Same day',
    amount: 250000,
    currency: 'NGN',
    eta_days: 1,
    subtotal: 2 * Number(price),
    kinds: ['product'],
    address,
    created_at: clock.now(),
    expires_at: fromNow(3650 * days),
  })
}

/** Adds two parcels of the paid order; a courier fetches one of them. */
async function addParcels(tx: Transaction): Promise<void> {
  const [about, now] = [{ shop_id: store, order_id: example('41') }, clock.now()]
  const stamps = { created_at: now, updated_at: now }
  const own = { id: example('a1'), user_id: shopper.id, is_default: true }
  await tx('shipping_addresses').insert({ ...own, ...at, country: 'NG', ...stamps })
  const courier = { id: null, name: 'Palm riders', image: null }
  await addRate(tx, courier)
  const shipment = {
    ...about,
    carrier: 'Palm riders',
    courier,
    shipping_method: 'Same day',
    notes: '',
    shipping_address: address,
    shipping_cost: 150000,
    tracking_number: '',
    ...stamps,
    history: JSON.stringify([{ status: 'pending', at: now }]),
  }
  await tx('shipments').insert([
    { ...shipment, id: example('c1'), tracking_code: '3F9A6C0D52B8E1F4A7C3' },
    { ...shipment, id: example('c2'), tracking_code: '8B1D7E20C4A6F935D08E' },
  ])
  await tx('dispatches').insert({
    ...about,
    id: example('d1'),
    shipment_id: example('c1'),
    provider: 'elsewhere',
    state: 'booked',
    fee: 150000,
    request: { currency: 'NGN' },
    offer: 'offer',
    carrier: 'Palm riders',
    courier,
    asked_at: now,
    ...stamps,
  })
}

async function addOffice(tx: Transaction, ownerId: string): Promise<void> {
  const own = { shop_id: store }
  const item = { ...own, price: 180000, images: [], quantity: 0 }
  await tx('products').insert([
    { ...item, id: example('61'), kind: 'food', name: 'Jollof rice', description: 'From the counter.' },
    { ...item, id: example('71'), kind: 'service', name: 'Gift wrapping', description: 'In printed cloth.' },
  ])
  const due = '2026-11-30T17:00:00.000Z'
  await tx('tasks').insert({
    ...own,
    id: example('d1'),
    title: 'Count the stock',
    due_date: due,
    due_at: due,
    created_by: ownerId,
    recurring: 'monthly',
    every: 1,
    until: '2027-11-30T17:00:00.000Z',
  })
  const [, role] = await tx('roles').where(own).orderBy('id').limit(2).select('id')
  await tx('staff').insert({ ...own, user_id: shopper.id, role_id: role!.id })
  const note = { title: 'Festive hours', content: 'Open until eight in December.' }
  await tx('notes').insert({ ...own, id: example('e1'), user_id: ownerId, ...note })
  const script = {
    name: 'Visitor counter',
    placement: 'head' as const,
    src: 'https://counter.example/count.js',
  }
  await tx('scripts').insert({ ...own, id: example('f1'), ...script })
  await tx('shop_domains').insert({
    ...own,
    id: example('b1'),
    domain: 'palm-and-thread.example.com',
    token: secret(''),
    kind: 'own',
    state: 'pending',
    pending_since: clock.now(),
    next_check_at: fromNow(days),
  })
  const said = { resource: 'product' as const, resource_id: example('21'), body: 'Is it washable?' }
  const comment = { ...own, user_id: shopper.id, ...said }
  await tx('comments').insert([
    { ...comment, id: example('d1') },
    { ...comment, id: example('d2'), body: 'Does it come with its filling?' },
  ])
  const subscription = { status: 'subscribed' as const, confirmed_at: clock.now() }
  await tx('newsletter_subscriptions').insert({
    ...own,
    ...subscription,
    id: example('b1'),
    email: shopper.email,
  })
  const review = { ...own, product_id: example('21'), title: 'As it looks', body: 'And it came early.' }
  await tx('reviews').insert([
    { ...review, id: example('e1'), user_id: shopper.id, rating: 5 },
    { ...review, id: example('71'), user_id: ownerId, rating: 4 },
  ])
  await tx('products')
    .where({ shop_id: store, id: example('21') })
    .increment({ rating_sum: 9, rating_count: 2 })
  const changed = { percent: 10, total: 30, updated: 30, created_at: clock.now(), finished_at: clock.now() }
  await tx('price_changes').insert({ ...own, id: '665f1c2ab4e0d3a1c9f00b01', ...changed })
}

async function addSecrets(tx: Transaction, ownerId: string, vault: Dependencies['vault']): Promise<void> {
  const own = { shop_id: store, user_id: ownerId }
  const bank = {
    accountNumber: '0000000000',
    bankCode: '000',
    accountName: 'Ada Demo',
    bankName: 'Demo Bank',
  }
  await tx('payouts').insert({
    ...own,
    id: example('91'),
    payout: '665f1c2ab4e0d3a1c9f000a1',
    data: vault.seal(JSON.stringify(bank), example('91')),
  })
  await tx('app_tokens').insert({
    ...own,
    id: example('71'),
    name: 'Inventory sync',
    token_hash: hashToken(secret('app_')),
    scopes: ['READ_INVENTORY'],
    expires_at: fromNow(365 * days),
  })
  await tx('kyc').insert({
    ...own,
    id: example('b1'),
    type: 'passport',
    full_name: 'Ada Demo',
    masked_number: '*****5678',
    number: vault.seal('A12345678', example('b1')),
  })
}

/** Adds an app of the merchant that is installed at the store. */
async function addApp(tx: Transaction, ownerId: string, vault: Dependencies['vault']): Promise<void> {
  const [id, installation] = [example('81'), example('41')]
  const scopes = ['READ_ORDERS', 'READ_SHIPPING', 'WRITE_SHIPPING']
  await tx('apps').insert({
    id,
    owner_id: ownerId,
    name: 'Label Printer',
    client_id: 'client_EXAMPLE-not-a-real-client',
    scopes,
    client_secret_hash: hashToken(secret('secret_')),
    redirect_uris: ['https://labels.example.com/oauth/callback'],
    signing_secret: vault.seal(newSigningSecret(), id),
  })
  await tx('installations').insert({ id: installation, shop_id: store, app_id: id, user_id: ownerId, scopes })
}
