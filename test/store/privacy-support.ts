import { days, hours } from '../../src/base/clock.ts'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { type Database, transaction } from '../../src/db/database.ts'
import { recordAsOperator } from '../../src/events/record.ts'
import { queueMail } from '../../src/services/messaging/mail-queue.ts'
import { writeAnnounced } from '../../src/services/orders/order-announcements.ts'
import { inviteMerchant } from '../../src/services/platform/openings.ts'
import { createRole, createStaff, registerApp } from '../console/support.ts'
import { createBookable, slotIn } from '../support/fixtures/bookings.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createDraft } from '../support/fixtures/drafts.ts'
import { createAccount, createPushSubscription, type Person } from '../support/fixtures/people.ts'
import { createComment, createReview } from '../support/fixtures/posts.ts'
import { createShipment } from '../support/fixtures/shipping.ts'
import { createInvitation, createKyc, createPayout, createShop } from '../support/fixtures/shops.ts'
import { unique } from '../support/fixtures/unique.ts'
import { call, service } from '../support/service.ts'

const textual = `
  select table_name as "table", array_agg(column_name::text) as columns from information_schema.columns
  join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE'
    and table_name::text not in (select relname::text from pg_class where relispartition)
    and (data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'tsvector')) and is_generated = 'NEVER'
  group by table_name order by table_name`

/** Returns `table.column` for every column of the database in which one of these words is found. */
export async function findIn(db: Database, words: string[]): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { table: string; columns: string[] }[] }>(textual)
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  const found: string[] = []
  for (const { table, columns } of rows) {
    const tests = columns.map((column, n) =>
      db.raw(`bool_or(??::text ilike any (?)) as "c${n}"`, [column, patterns]),
    )
    const row = await db(table).first<Record<string, boolean | null>>(tests)
    found.push(...columns.flatMap((column, n) => (row[`c${n}`] ? `${table}.${column}` : [])))
  }
  return found
}

export interface Life {
  person: Person
  shop: Shop
  words: string[]
  open: string
}

/** Leaves a person's traces everywhere, in this store or a new one: in the way of shoppers where that is short, else as rows. */
export async function live(at?: Shop): Promise<Life> {
  const { db, dependencies } = service()
  const word = unique('Quixworth')
  const [name, phone] = [`Zephyrine ${word}`, `+234 80 ${String(Date.now()).slice(-8)}`]
  const shop = at ?? (await createShop({ type: 'digital' }))
  const person = await createAccount(`${word.toLowerCase()}@example.com`)
  const email = person.email!
  const as = person.as(shop)
  const send = (method: 'post' | 'patch', path: string, body: object, headers = as) =>
    call('store')[method](`/api/v1${path}`).set(headers).send(body)
  await send('patch', '/auth/me', { name, phone, avatar: `https://pictures.example.com/${word}.png` }).expect(
    200,
  )
  const address = { name, phone, line1: `1 ${word} Road`, city: 'Ikeja', state: 'Lagos', country: 'NG' }
  const { body } = await send('post', '/shipping-address', address).expect(201)
  const product = await createProduct(shop, { quantity: 100 })
  const order = async (): Promise<string> => {
    const items = [{ productId: product.id, quantity: 1, options: { engraving: name } }]
    const values = { items, shippingAddressId: body.data._id, note: `For ${name}` }
    const headers = { ...as, 'idempotency-key': unique('key') }
    return (await send('post', '/orders', values, headers).expect(201)).body.data._id
  }
  const [paid, cancelled] = [await order(), await order()]
  const proof = JSON.stringify({ reference: name })
  await db('orders').where({ id: paid }).update({ status: 'paid', paid_at: new Date(), proof })
  await send('post', `/orders/${cancelled}/cancel`, {}).expect(200)
  await writeAnnounced(db, dependencies, 1000)
  const open = await order()
  await send('post', '/cart/items', {
    productId: product.id,
    quantity: 1,
    options: { engraving: name },
  }).expect(201)
  await send('post', '/wishlist', { productId: product.id }).expect(201)
  await send('post', '/newsletter/subscribe', { email }).expect(200)
  await send('post', `/products/${product.id}/alerts`, { email }).expect(200)
  const { id: bookable } = await createBookable(shop)
  await send('post', `/services/${bookable}/alerts`, { email, date: slotIn(3) }).expect(200)
  await createComment(shop, person)
  await createReview(shop, person)
  await createPushSubscription(shop, person)
  await db('customers').where({ user_id: person.id }).update({ phone })
  await quote(shop, person, address)
  const shipment = await createShipment(shop, person)
  await db('orders').where({ id: shipment.orderId }).update({ status: 'paid', paid_at: new Date(), email })
  const taxId = { value: 'DE136695976', country: 'DE', name, status: 'verified' }
  await db('orders')
    .where({ user_id: person.id })
    .update({
      billing_address: JSON.stringify(address),
      tax_id: JSON.stringify(taxId),
      card_country: 'DE',
    })
  await db('carts')
    .where({ user_id: person.id })
    .update({ tax_id: JSON.stringify(taxId) })
  await db('shipments')
    .where({ id: shipment.id })
    .update({ shipping_address: JSON.stringify(address) })
  await write(shop, { email, name, address, order: cancelled })
  await renew(shop, person, product)
  await work(person, { name, email, phone })
  await transaction(db, (tx) =>
    queueMail(tx, dependencies.vault, { to: email, subject: `Hello ${name}`, text: name }),
  )
  return { person, shop, words: [word, phone], open }
}

/** Has shipping quoted to an address. */
async function quote(shop: { id: string }, person: Person, address: object): Promise<void> {
  const rate = {
    id: newId(),
    shop_id: shop.id,
    user_id: person.id,
    provider: 'flat',
    carrier: 'Riders',
    courier: '{}',
  }
  const quoted = {
    shipping_method: 'Road',
    amount: 1,
    currency: 'NGN',
    subtotal: 1,
    kinds: ['product'],
    address: JSON.stringify(address),
  }
  const at = new Date()
  await service()
    .db('shipping_rates')
    .insert({
      ...rate,
      ...quoted,
      expires_at: new Date(at.getTime() + 9 * hours),
      created_at: at,
    })
}

/** Writes a draft order that waits for its payment, one that became an order, and a change of that order. */
async function write(
  shop: Shop,
  { email, name, address, order }: { email: string; name: string; address: object; order: string },
): Promise<void> {
  const { db } = service()
  const [sent, placed] = [await createDraft(shop, { email }), await createDraft(shop, { email })]
  const written = {
    note: `For ${name}`,
    shipping_address: JSON.stringify(address),
    billing_address: JSON.stringify(address),
  }
  await db('draft_orders').whereIn('id', [sent._id, placed._id]).update(written)
  const link = { token_hash: unique('link'), link_expires_at: new Date(Date.now() + 9 * days) }
  await db('draft_orders')
    .where({ id: sent._id })
    .update({ status: 'sent', ...link })
  await db('draft_orders').where({ id: placed._id }).update({ id: order, status: 'completed' })
  const totals = { total_before: 1, total_after: 1, refunded: 0 }
  const changes = JSON.stringify({ shippingAddress: address })
  const edit = { shop_id: shop.id, changes, reason: `${name} called`, ...totals, created_at: new Date() }
  await db('order_edits').insert({ id: newId(), order_id: order, ...edit })
  const { id: paid } = (await db('orders').where({ shop_id: shop.id, email, status: 'paid' }).first('id'))!
  await db('order_edits').insert({ id: newId(), order_id: paid, ...edit, reason: null })
}

/** Gives a pass that a saved card renews, with a charge that was declined. */
async function renew(shop: { id: string }, person: Person, product: { id: string }): Promise<void> {
  const [{ db }, at] = [service(), new Date()]
  const pass = {
    id: newId(),
    shop_id: shop.id,
    user_id: person.id,
    product_id: product.id,
    access_type: 'pass',
  }
  await db('entitlements').insert({
    ...pass,
    starts_at: at,
    ends_at: new Date(at.getTime() + 9 * days),
    auto_renew: true,
    renewal_email: person.email,
    card_provider: 'sandbox',
    card_brand: 'visa',
    card_last4: '4242',
    card_token_sealed: 'x',
  })
  const charge = {
    shop_id: shop.id,
    entitlement_id: pass.id,
    product_id: product.id,
    provider: 'sandbox',
    amount: 1,
  }
  await db('renewal_charges').insert({
    ...charge,
    id: newId(),
    period_end: at,
    attempt: 1,
    reference: unique('ren'),
    currency: 'NGN',
    email: person.email,
    card_brand: 'visa',
    card_last4: '4242',
    state: 'declined',
  })
}

/** May open stores, works for one, owns another one that is closed, and develops an app. */
async function work(
  person: Person,
  { name, ...contact }: { name: string; email: string; phone: string },
): Promise<void> {
  await transaction(service().db, (tx) => inviteMerchant(tx, recordAsOperator('grace'), contact.email))
  const employer = await createShop()
  await createStaff(employer, await createRole(employer, ['orders:view']), person)
  await createInvitation(await createShop(), contact.email, null)
  await call('console')
    .post(`/api/v1/stores/${employer.id}/tokens`)
    .set(person.onConsole())
    .send({ name: `Laptop of ${name}` })
    .expect(201)
  await registerApp(person)
  await allowDevice(person, `Phone of ${name}`)
  const own = await createShop({ ownerId: person.id })
  await createPayout(own)
  const { id: check } = await createKyc(own)
  await service().db('kyc').where({ id: check }).update({ full_name: name })
  await call('console')
    .patch(`/api/v1/stores/${own.id}`)
    .set(person.onConsole())
    .send({ contact })
    .expect(200)
  await call('console').post(`/api/v1/stores/${own.id}/close`).set(person.onConsole()).expect(200)
}

/** Leaves a device that the person has allowed to sign in. */
async function allowDevice({ id }: Person, name: string): Promise<void> {
  const at = new Date()
  const decided = { user_id: id, allowed: true, decided_at: at, signed_in_at: at }
  await service()
    .db('device_requests')
    .insert({
      id: newId(),
      device_code_hash: unique('device'),
      user_code_hash: unique('code'),
      name,
      ip: '192.0.2.1',
      interval_seconds: 5,
      expires_at: new Date(at.getTime() + 1 * hours),
      ...decided,
    })
}
