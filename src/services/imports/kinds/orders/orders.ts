import type { Shop } from '../../../../base/context.ts'
import { newId } from '../../../../base/ids.ts'
import type { Transaction } from '../../../../db/database.ts'
import { takeOrderNumber } from '../../../orders/order-numbers.ts'
import { createAnonymous } from '../../../people/accounts.ts'
import { ordersJson, ownOrders } from '../../formats/orders.ts'
import { shopifyOrders } from '../../formats/shops/shopify-orders.ts'
import { itemsBy } from '../existing.ts'
import { type Batch, type ImportRecord, inTurn, type Kind, type Outcome } from '../kind.ts'
import { faultsOf } from './faults.ts'
import { type HistoricOrder, insert, timeIn } from './rows.ts'

/** Orders as history (decision imported-orders-are-history). */
export const orders: Kind<'orders'> = {
  area: 'ORDERS',
  resource: 'orders',
  tables: [shopifyOrders, ownOrders],
  json: ordersJson,
  schema: 'HistoricOrder',
  besides: [],
  given: () => ({}),
  faultsOf,
  matches: ['number'],
  open,
}

const orderIn = ({ fields }: ImportRecord<'orders'>) => fields
const emailOf = ({ email }: HistoricOrder) => email?.trim().toLowerCase() ?? ''
const numberOf = ({ number }: HistoricOrder) => number.trim()

/** Customers are locked before products, in the order of locks. Orders that are known need neither. */
async function open(tx: Transaction, batch: Batch, records: ImportRecord<'orders'>[]) {
  const { shop } = batch
  const known = await knownOf(tx, shop, records.map(orderIn))
  const due = records.map(orderIn).filter((order) => !known.has(numberOf(order)))
  const customers = await customersOf(tx, batch, due)
  const accounts = await accountsOf(tx, customers, due)
  const lines = due.flatMap(({ items }) => items)
  const bySku = await itemsBy(
    tx,
    shop,
    'sku',
    lines.flatMap(({ sku }) => sku ?? []),
  )
  const byId = await itemsBy(
    tx,
    shop,
    'id',
    lines.flatMap(({ product }) => product ?? []),
  )
  return inTurn(records.map(orderIn), async (order): Promise<Outcome> => {
    if (known.has(numberOf(order))) return 'unchanged'
    const customer = customers.get(emailOf(order))
    await insert(tx, shop, order, {
      ...{
        customerId: customer?.id ?? null,
        byGuest: !customer?.userId,
        userId: accounts.get(emailOf(order))!,
      },
      itemOf: ({ sku, product }) => (sku && bySku.get(sku)) || (product ? byId.get(product) : undefined),
      number: await takeOrderNumber(tx, shop),
    })
    known.add(numberOf(order))
    return 'created'
  })
}

type Own = { number: string; imported: string | null; placed: string }

/**
 * Returns the numbers in a batch whose orders the store has: imported before, or its own that come back in a file that it
 * exported.
 */
async function knownOf(tx: Transaction, shop: Shop, given: HistoricOrder[]): Promise<Set<string>> {
  const numbers = given.map(numberOf)
  const own = numbers.filter((number) => /^\d{1,9}$/.test(number)).map(Number)
  const { rows }: { rows: Own[] } = await tx.raw(
    `select external_number as imported, cast(number as text) as number, created_at as placed from orders
      where shop_id = :shopId and external_number = any(:numbers)
    union all
    select null, cast(number as text), created_at from orders
      where shop_id = :shopId and number = any(:own) and external_number is null`,
    { shopId: shop.id, numbers, own },
  )
  const imported = new Set(rows.flatMap(({ imported }) => imported ?? []))
  const placedAt = new Map(
    rows.map(({ number, imported, placed }) => [imported === null ? number : '', Date.parse(placed)]),
  )
  const isOwn = (order: HistoricOrder) =>
    placedAt.get(numberOf(order)) === Date.parse(timeIn(shop, order.placed))
  return new Set(given.filter((order) => imported.has(numberOf(order)) || isOwn(order)).map(numberOf))
}

interface Customer {
  id: string
  email: string
  userId: string | null
}

/** A customer of the past is one since the first of the orders. */
const addMissing = `insert into customers (id, shop_id, name, email, created_at, updated_at)
  select id, :shopId, name, email, placed, now()
  from json_to_recordset(cast(:customers as json)) as given (id object_id, name text, email text, placed timestamptz)
  order by email
  on conflict do nothing
  returning id`

/** Returns the customers with the e-mail addresses of a batch, by these, and adds those that are missing. */
async function customersOf(
  tx: Transaction,
  { shop, record }: Batch,
  due: HistoricOrder[],
): Promise<Map<string, Customer>> {
  const byEmail = new Map<string, { id: string; name: string; email: string; placed: string }>()
  for (const order of due) {
    const [email, placed] = [emailOf(order), timeIn(shop, order.placed)]
    const before = byEmail.get(email)
    if (email === '' || (before && before.placed <= placed)) continue
    const name =
      order.billingAddress?.name ?? order.shippingAddress?.name ?? email.slice(0, email.lastIndexOf('@'))
    byEmail.set(email, { id: before?.id ?? newId(), name, email, placed })
  }
  const customers = JSON.stringify([...byEmail.values()])
  const { rowCount } = await tx.raw(addMissing, { shopId: shop.id, customers })
  const call = { method: 'POST', path: '/imports' }
  if (rowCount > 0) await record(tx, { shopId: shop.id, resource: 'customers', resourceId: null, call })
  const found: Customer[] = await tx('customers')
    .where({ shop_id: shop.id })
    .whereIn('email', [...byEmail.keys()])
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id', 'email', { userId: 'user_id' })
  return new Map(found.map((one) => [one.email, one]))
}

/**
 * Returns the accounts that the orders of a batch get, by address. Without one, they are a guest's, from whom they move
 * to the account that proves the address.
 */
async function accountsOf(
  tx: Transaction,
  customers: Map<string, Customer>,
  due: HistoricOrder[],
): Promise<Map<string, string>> {
  const accounts = new Map<string, string>()
  for (const email of new Set(due.map(emailOf)))
    accounts.set(email, customers.get(email)?.userId ?? (await createAnonymous(tx)))
  return accounts
}
