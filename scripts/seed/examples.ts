import { randomBytes } from 'node:crypto'
import { clock, days, fromNow } from '../../src/clock.ts'
import type { Database, Transaction } from '../../src/db/database.ts'
import type { Dependencies } from '../../src/dependencies.ts'
import { hashToken } from '../../src/services/shared/tokens.ts'

/** An id as the examples of the contract have it: `example('41')` is that of their order. */
const example = (end: string) => `665f1c2ab4e0d3a1c9f000${end}`

/** The shopper of the examples. Sign in with this address and the code from the mailbox. */
export const shopper = { id: example('12'), email: 'shopper@example.com', name: 'Ada' }
const store = example('01')
const digitalStore = example('02')

/**
 * Adds the records that the examples of the contract name, and no seed has otherwise: so an example answers as it
 * stands. What is removed by its age (events, deliveries, notifications) is not among them: an id tells its age, and
 * those of the examples are old.
 */
export async function addExamples(tx: Transaction, ownerId: string, { vault }: Dependencies): Promise<void> {
  await tx('users').insert(shopper)
  await takeIds(tx)
  await addOrder(tx)
  await addOffice(tx, ownerId)
  await addSecrets(tx, ownerId, vault)
  await addApp(tx, ownerId, vault)
  await tx('entitlements').insert({
    ...{ id: example('71'), shop_id: digitalStore, user_id: shopper.id, product_id: example('11') },
    ...{ access_type: 'lifetime', starts_at: clock.now(), created_at: clock.now(), updated_at: clock.now() },
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
  const firsts = { blogs: 'b1', banners: 'c1', coupons: '31', roles: '61' }
  for (const [table, end] of Object.entries(firsts)) {
    const { id } = await tx(table).where({ shop_id: store }).orderBy('id').first('id')
    await tx(table)
      .where({ shop_id: store, id })
      .update({ id: example(end) })
  }
}

const at = {
  name: 'Ada',
  phone: '+234 000 000 0000',
  line1: '1 Example Street',
  city: 'Ikeja',
  state: 'Lagos',
}

async function addOrder(tx: Transaction): Promise<void> {
  const [about, now] = [{ shop_id: store, order_id: example('41') }, clock.now()]
  const stamps = { created_at: now, updated_at: now }
  await tx('customers').insert({
    id: example('61'),
    shop_id: store,
    user_id: shopper.id,
    email: shopper.email,
  })
  await tx('orders').insert({
    ...{ id: example('41'), shop_id: store, number: 1001, user_id: shopper.id, customer_id: example('61') },
    ...{ email: shopper.email, subtotal: 450000, currency: 'NGN', status: 'paid', payment_status: 'paid' },
  })
  await tx('order_numbers').insert({ shop_id: store, last_number: 1001 })
  const product = await tx('products')
    .where({ shop_id: store, id: example('21') })
    .first('name')
  await tx('order_items').insert({
    ...{ ...about, id: example('42'), product_id: example('21'), name: product.name, unit_price: 450000 },
    ...{ quantity: 1, holds_stock: true, position: 0 },
  })
  await tx('payments').insert({
    ...{ ...about, id: example('43'), provider: 'sandbox', reference: `pay_${example('43')}` },
    ...{ amount: 450000, currency: 'NGN', state: 'succeeded' },
  })
  await tx('refunds').insert({
    ...{ ...about, id: example('d1'), payment_id: example('43'), kind: 'refund', amount: 50000 },
    ...{ state: 'failed', tries: 1, failure: 'balance_insufficient', refused_at: now },
  })
  await tx('shipping_addresses').insert({
    id: example('a1'),
    user_id: shopper.id,
    ...at,
    country: 'NG',
    is_default: true,
    ...stamps,
  })
  const courier = { id: null, name: 'Palm riders', image: null }
  await tx('shipments').insert({
    ...{ ...about, id: example('c1'), carrier: 'Palm riders', courier, shipping_method: 'Same day' },
    ...{ shipping_address: { _id: example('a1'), ...at, country: 'NG' }, shipping_cost: 150000, notes: '' },
    ...{ tracking_number: '', tracking_code: '3F9A6C0D52B8E1F4A7C3', ...stamps },
    history: JSON.stringify([{ status: 'pending', at: now }]),
  })
  await tx('dispatches').insert({
    ...{ ...about, id: example('d1'), shipment_id: example('c1'), provider: 'elsewhere', state: 'booked' },
    ...{ fee: 150000, request: { currency: 'NGN' }, offer: 'offer', carrier: 'Palm riders', courier },
    ...{ asked_at: now, ...stamps },
  })
}

async function addOffice(tx: Transaction, ownerId: string): Promise<void> {
  const own = { shop_id: store }
  const item = { ...own, price: 180000, images: [], quantity: 0 }
  await tx('products').insert([
    { ...item, id: example('61'), kind: 'food', name: 'Jollof rice', description: 'From the counter.' },
    { ...item, id: example('71'), kind: 'service', name: 'Gift wrapping', description: 'In printed cloth.' },
  ])
  const due = '2026-12-01T09:00:00.000Z'
  await tx('tasks').insert({
    ...{
      ...own,
      id: example('d1'),
      title: 'Water the plants',
      due_date: due,
      due_at: due,
      created_by: ownerId,
    },
    ...{ recurring: 'daily', every: 1, until: '2027-12-01T09:00:00.000Z' },
  })
  const note = { title: 'Festive hours', content: 'Open until eight in December.' }
  await tx('notes').insert({ ...own, id: example('e1'), user_id: ownerId, ...note })
  const script = { name: 'Visitor counter', placement: 'head', src: 'https://counter.example/count.js' }
  await tx('scripts').insert({ ...own, id: example('f1'), ...script })
  await tx('shop_domains').insert({
    ...{ ...own, id: example('b1'), domain: 'palm-and-thread.example.com', token: secret('') },
    ...{ kind: 'own', state: 'pending', pending_since: clock.now(), next_check_at: fromNow(days) },
  })
  const said = { resource: 'product', resource_id: example('21'), body: 'Is it washable?' }
  await tx('comments').insert({ ...own, id: example('d1'), user_id: shopper.id, ...said })
  const review = { product_id: example('21'), rating: 5, title: 'As it looks', body: 'And it came early.' }
  await tx('reviews').insert({ ...own, id: example('71'), user_id: shopper.id, ...review })
  await tx('products')
    .where({ shop_id: store, id: example('21') })
    .increment({ rating_sum: review.rating, rating_count: 1 })
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
    ...{ ...own, id: example('91'), payout: '665f1c2ab4e0d3a1c9f000a2' },
    data: vault.seal(JSON.stringify(bank), example('91')),
  })
  await tx('kyc').insert({
    ...{ ...own, id: example('b1'), type: 'passport', full_name: 'Ada Demo', masked_number: '*****5678' },
    number: vault.seal('A12345678', example('b1')),
  })
}

/** Adds an app of the merchant that is installed at the store. */
async function addApp(tx: Transaction, ownerId: string, vault: Dependencies['vault']): Promise<void> {
  const [id, installation] = [example('81'), example('41')]
  const scopes = ['READ_ORDERS', 'READ_SHIPPING', 'WRITE_SHIPPING']
  await tx('apps').insert({
    ...{
      id,
      owner_id: ownerId,
      name: 'Label Printer',
      client_id: 'client_EXAMPLE-not-a-real-client',
      scopes,
    },
    client_secret_hash: hashToken(secret('secret_')),
    redirect_uris: ['https://labels.example.com/oauth/callback'],
    signing_secret: vault.seal(secret('whsec_'), id),
  })
  await tx('installations').insert({ id: installation, shop_id: store, app_id: id, user_id: ownerId, scopes })
}
