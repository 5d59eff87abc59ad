import type { Knex } from 'knex'
import type { components } from '../../../generated/apps.types.ts'
import { clock, fromNow, minutes } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { newest } from '../../base/cursor.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { requirePhoneSigns } from '../../base/phone.ts'
import { numberOf } from '../../db/counters/record-counts.ts'
import { type Database, GaveWay, type Transaction } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'
import { statement } from '../../db/statement.ts'
import { type CustomValues, customFilter, customIn } from '../custom-fields/values.ts'
import { isDuplicate, onDuplicate } from '../shared/duplicates.ts'
import {
  collected,
  foundAlongList,
  newestPage,
  type PageQuery,
  type Pagination,
  refuseSearch,
  type Shape,
  type SortedBy,
  sortIn,
  startOf,
} from '../shared/pagination.ts'
import { namedBy } from '../shared/text-search.ts'
import { drawnAvatar, requireAccount } from './accounts.ts'

type Customer = components['schemas']['Customer']

/** The fields of a customer that a merchant writes. */
export interface CustomerFields {
  name: string
  email: string
  phone: string | null
  user: string | null
  active: boolean
  tags: string[]
  custom: CustomValues
}

interface CustomerValues {
  id: string
  shopId: string
  userId: string | null
  email: string
  /** The name of the account; empty if it has none. */
  name: string
  /** The address or the rate of a guest's order, which say who receives it. */
  shippingAddressId: string | null
  rateId: string | null
  shopperId: string | null
  /** The part of the e-mail address before the `@`, used as the name of a customer that has no better one. */
  mailbox: string
  now: Date
}

/**
 * SQL for the name of the customer `before` after the visit: that of the account or the recipient, if the customer is
 * theirs and still named after the e-mail address.
 */
const named = `case
    when before.name <> split_part(before.email, '@', 1) then before.name
    when before.user_id is null and :userId::text is null then coalesce(called.recipient, before.name)
    when coalesce(before.user_id, :userId) = :userId then coalesce(called.own, before.name)
    else before.name
  end`

// An existing customer is found by account; otherwise by e-mail address, and a customer whom the merchant added under
// that address is linked to the account.
const visit = statement<CustomerValues, { id: string; changed: boolean }>(
  'customers.visit',
  `with called as materialized (
      select nullif(:name::text, '') as own, (
        select name from shipping_addresses where id = :shippingAddressId and user_id = :shopperId
        union all select address->>'name' from shipping_rates
        where shop_id = :shopId and id = :rateId and user_id = :shopperId limit 1
      ) as recipient
    ), known as materialized (
      select * from customers where shop_id = :shopId and user_id = :userId for no key update
    ), met as materialized (
      select * from customers
      where shop_id = :shopId and email = :email and not exists (select from known) for no key update
    ), before as (
      select before.*, ${named} as named from called, (select * from known union all select * from met) as before
    ), after as (
      update customers set user_id = coalesce(before.user_id, :userId), name = named,
        last_active_at = :now::timestamptz,
        updated_at = case when changes then :now::timestamptz else before.updated_at end
      from before, lateral (
        select named <> before.name or before.user_id is null and :userId::text is not null as changes
      ) as news
      where customers.id = before.id and customers.shop_id = before.shop_id
      returning customers.id, changes
    ), made as (
      insert into customers (id, shop_id, user_id, name, email, last_active_at, created_at, updated_at)
      select :id, :shopId, :userId, coalesce(called.own, called.recipient, :mailbox), :email, :now::timestamptz,
        :now::timestamptz, :now::timestamptz
      from called where not exists (select from before)
      on conflict do nothing
      returning id
    )
    select id, changes as changed from after
    union all select id, true from made`,
)

/**
 * Makes a person who signs in or orders at a store its customer, and records the time of the visit: one customer under
 * any number of parallel calls. `userId` is null for a guest, whose e-mail address is not verified, and who is called
 * like the recipient of the order, if it has an address of theirs; for an account, pass its own address, not one typed
 * into an order. `changed` is true if the caller must record an event: for a
 * customer that is new, or newly linked to an account or named after it. The row stays locked until the transaction
 * ends.
 */
export async function ensureCustomer(
  tx: Transaction,
  shop: { id: string },
  who: {
    userId: string | null
    email: string
    name?: string | null
    recipient?: { shopperId: string; shippingAddressId?: string; rateId?: string } | undefined
  },
): Promise<{ id: string; changed: boolean }> {
  const { userId, email, name, recipient } = who
  const { shopperId = null, shippingAddressId = null, rateId = null } = recipient ?? {}
  const addressed = { shopperId, shippingAddressId, rateId }
  const values = { userId, email, name: name ?? '', ...addressed, mailbox: localPart(email) }
  const now = clock.now()
  const [customer] = await visit(tx, { id: newId(), shopId: shop.id, ...values, now }).catch(giveWay)
  // No row was returned: a parallel call has just created the customer, who is visible now.
  return customer ?? ensureCustomer(tx, shop, who)
}

/** A merchant has just linked the account to a customer other than the one with its address. */
function giveWay(error: unknown): never {
  throw isDuplicate(error) ? new GaveWay('the account has become another customer', { cause: error }) : error
}

/** The orders of the list other than newest first; somebody without a name is listed by the address. */
const sorts = {
  name: { name: 'name', key: 'string', by: "folded(coalesce(nullif(customers.name, ''), customers.email))" },
  '-orders': {
    name: '-orders',
    key: 'number',
    by: `(select count(*) from orders where orders.shop_id = customers.shop_id
      and orders.customer_id = customers.id and orders.deleted_at is null)`,
    descending: true,
  },
} as const satisfies Record<string, SortedBy>
type CustomerSort = 'newest' | 'updatedAt' | keyof typeof sorts

/**
 * Returns the customers of a store, newest first; `search` matches names, e-mail addresses and phone numbers, and `tag`
 * one of the merchant's tags.
 */
export async function list(
  db: Database,
  shop: Shop,
  storeUrl: string,
  {
    search,
    tag,
    custom: asked,
    ...page
  }: PageQuery & {
    sort?: CustomerSort
    updatedSince?: string
    search?: string
    tag?: string
    custom?: string
  },
): Promise<{ customers: Customer[]; pagination: Pagination; next: string | null }> {
  refuseSearch(page, search, 'search')
  const all = db('customers').where({ shop_id: shop.id })
  // As the index of tags has it, which leaves out who has none.
  if (tag !== undefined) all.whereRaw(`tags <> '{}' and tags @> array[:tag]`, { tag })
  const custom = await customFilter(db, shop, 'customers', asked)
  if (custom !== undefined) all.whereRaw('custom is not null and custom @> cast(? as jsonb)', [custom])
  const pageOf = (source: Knex.QueryBuilder, shape: Shape) =>
    newestPage<Customer>(source, page, columns(db, storeUrl), shape)
  const { rows, ...position } = search
    ? await pageFound(db, all, search, page, pageOf)
    : await pageOf(all, {
        sorted: sortIn(sorts, page),
        ...(tag === undefined && custom === undefined && { total: () => numberOf(db, shop, 'customers') }),
      })
  return { customers: rows, ...position }
}

/** If at most this many customers match a text, they are collected. */
const few = 2000

/**
 * Returns the page of the customers that match a text. If thousands match, it is searched along the list
 * (decision customer-search-walks-the-list).
 */
async function pageFound<Page extends { pagination: Pagination }>(
  db: Database,
  all: Knex.QueryBuilder,
  text: string,
  page: PageQuery,
  pageOf: (source: Knex.QueryBuilder, shape: Shape) => Promise<Page>,
): Promise<Page> {
  const has = db.raw(...namedBy('searched', text))
  const having = all.clone().whereRaw(has)
  const rare = await pageOf(collected(db, 'customers', having, few + 1), { isCollected: true })
  if (rare.pagination.total <= few) return rare
  const { position, before } = startOf(page, newest)
  const range = { position, limit: page.limit, offset: before }
  const found = await foundAlongList(db, { table: 'customers', matching: all, has, ...range })
  return found ? pageOf(all, { found }) : pageOf(collected(db, 'customers', having), { isCollected: true })
}

/** Returns a customer; throws customerNotFound. */
export async function get(db: Database, shop: Shop, storeUrl: string, id: string): Promise<Customer> {
  const customer = await db('customers')
    .where({ shop_id: shop.id, id })
    .first<Customer | undefined>(columns(db, storeUrl))
  if (!customer) throw new Refusal('customerNotFound')
  return customer
}

/**
 * Adds a customer. The name defaults to the part of the address before the `@`. Throws duplicateEmail,
 * duplicateCustomer if the user is already a customer of this store, unknownUser for an id without an account, and
 * invalidRequest for a telephone number that can be none.
 */
export async function create(
  tx: Transaction,
  shop: Shop,
  storeUrl: string,
  { name, email, phone, user, active, tags, custom }: Partial<CustomerFields> & Pick<CustomerFields, 'email'>,
): Promise<Customer> {
  requirePhoneSigns(phone)
  if (typeof user === 'string') await requireAccount(tx, user)
  const at = clock.now()
  const [customer] = await tx('customers')
    .insert({
      id: newId(),
      shop_id: shop.id,
      user_id: user,
      name: name ?? localPart(email),
      email,
      phone,
      active,
      tags,
      custom: changedCustom(tx, await customIn(tx, shop, 'customers', custom), 'null'),
      created_at: at,
      updated_at: at,
    })
    .returning<Customer[]>(columns(tx, storeUrl))
    .catch(refuseDuplicate)
  return customer!
}

/**
 * Changes the given fields. Throws customerNotFound, duplicateEmail, duplicateCustomer, unknownUser, and invalidRequest for
 * a telephone number that can be none.
 */
export async function update(
  tx: Transaction,
  shop: Shop,
  storeUrl: string,
  id: string,
  { name, email, phone, user, active, tags, custom }: Partial<CustomerFields>,
): Promise<Customer> {
  requirePhoneSigns(phone)
  if (typeof user === 'string') await requireAccount(tx, user)
  const values = { name, email, phone, user_id: user, active, tags, updated_at: clock.now() }
  const changed = changedCustom(tx, await customIn(tx, shop, 'customers', custom))
  const [customer] = await tx('customers')
    .where({ shop_id: shop.id, id })
    .update({ ...values, custom: changed })
    .returning<Customer[]>(columns(tx, storeUrl))
    .catch(refuseDuplicate)
  if (!customer) throw new Refusal('customerNotFound')
  return customer
}

/** Returns SQL for the values of the own fields of a customer that has `before`; undefined without changes. */
const changedCustom = (tx: Transaction, custom: string | undefined, before = 'customers.custom') =>
  custom === undefined ? undefined : tx.raw(`changed_details(${before}, ?)`, [custom])

/** Maximum number of orders that one statement unlinks, because it is cancelled after 15 s. */
const mostUnlinked = 10_000

/** Deletes a customer; the store's orders stay, without a customer. Throws customerNotFound. */
export async function remove(tx: Transaction, shop: Shop, id: string): Promise<null> {
  const customer = tx('customers').where({ shop_id: shop.id, id })
  // The lock keeps orders from being placed in the customer's name in the meantime. It lets changes of orders pass,
  // which share the customer's key; the code below waits for those.
  if (!(await customer.clone().forNoKeyUpdate().first('id'))) throw new Refusal('customerNotFound')
  await unlinkOrders(tx, { id, shopId: shop.id })
  await customer.delete()
  return null
}

/** Unlinks a customer, whose row is locked, from all of its orders. */
export async function unlinkOrders(tx: Transaction, customer: { id: string; shopId: string }): Promise<void> {
  while ((await unlinkSome(tx, customer)) === mostUnlinked);
}

// The orders are not joined with those that were locked: going by the statistics of a table that has just grown, the
// planner would compare each with each.
async function unlinkSome(tx: Transaction, customer: { id: string; shopId: string }): Promise<number> {
  const { rowCount } = await tx.raw(
    `with locked as materialized (
      select id from orders where shop_id = :shopId and customer_id = :id
      order by id limit ${mostUnlinked} for no key update
    )
    update orders set customer_id = null, updated_at = now()
    where shop_id = :shopId and customer_id = :id and id <= (select max(id) from locked)`,
    customer,
  )
  return rowCount
}

/** Returns the columns of a customer as the contract shapes it; a customer is online for 5 minutes after a visit. */
function columns(db: Database, storeUrl: string): Knex.Raw {
  return db.raw(
    columnList<Customer>({
      _id: 'id',
      id: 'id',
      user: 'user_id',
      shop: 'shop_id',
      name: 'name',
      phone: 'phone',
      email: 'email',
      active: 'active',
      tags: 'tags',
      custom: "coalesce(custom, '{}')",
      lastActive: 'coalesce(last_active_at, created_at)',
      online: 'coalesce(last_active_at > :since, false)',
      avatar: drawnAvatar('id'),
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    }),
    { since: fromNow(-5 * minutes), storeUrl },
  )
}

const refuseDuplicate = onDuplicate('duplicateEmail', { user_id: 'duplicateCustomer' })

function localPart(email: string): string {
  return email.slice(0, email.lastIndexOf('@'))
}
