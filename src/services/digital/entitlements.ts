import type { components } from '../../../generated/apps.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList, jsonObject } from '../../db/sql/columns.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuseMail } from '../messaging/mail-limits.ts'
import { queueMail } from '../messaging/mail-queue.ts'
import { withoutLinks } from '../messaging/plain-names.ts'
import { lockAccount, requireAccount } from '../people/accounts.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import { requireDigital } from '../shared/shop.ts'
import { type Grant, grantAccess, passDays } from './grants.ts'
import { notRenewed } from './saved-cards.ts'

type Access = components['schemas']['DigitalAccess']

export interface AccessFilters {
  /**
   * `granted`, the default, selects the access that shoppers have; `failed` selects what paid orders failed to grant.
   */
  grantStatus?: 'granted' | 'failed'
  user?: string
  product?: string
}

/**
 * Returns a page of the access that shoppers have, or should have, in the store, newest first. Throws storeNotDigital.
 */
export async function list(
  db: Database,
  shop: Shop,
  { grantStatus, user, product, page, limit }: AccessFilters & PageQuery,
): Promise<{ access: Access[]; pagination: Pagination }> {
  requireDigital(shop)
  const failed = grantStatus === 'failed'
  const found = failed ? failedIn(db, shop) : heldIn(db, shop)
  if (user) found.where(failed ? 'orders.user_id' : 'entitlements.user_id', user)
  if (product) found.where(failed ? 'order_items.product_id' : 'entitlements.product_id', product)
  const { rows, pagination } = await newestPage<Access>(
    found,
    { page, limit },
    db.raw(failed ? failedColumns : heldColumns),
    failed ? { id: 'order_items.id', at: 'orders.paid_at' } : { table: 'entitlements' },
  )
  return { access: rows, pagination }
}

/** Returns an access, granted or still owed to a paid order. Throws storeNotDigital and accessNotFound. */
export async function get(db: Database, shop: Shop, id: string): Promise<Access> {
  requireDigital(shop)
  const held = await heldIn(db, shop).where('entitlements.id', id).first(db.raw(heldColumns))
  const access = held ?? (await failedIn(db, shop).where('order_items.id', id).first(db.raw(failedColumns)))
  if (!access) throw new Refusal('accessNotFound')
  return access
}

// The product always exists, and a left join costs nothing when rows are only counted.
function heldIn(db: Database, { id }: Shop) {
  return db('entitlements')
    .leftJoin('products', {
      'products.id': 'entitlements.product_id',
      'products.shop_id': 'entitlements.shop_id',
    })
    .where('entitlements.shop_id', id)
    .whereNull('entitlements.revoked_at')
}

// Avoids `not exists`, for which PostgreSQL would read all lines of the store.
const firstLine = `(
  select min(other.id) from order_items other where other.shop_id = orders.shop_id and other.order_id = orders.id
    and other.product_id = order_items.product_id and other.digital is not null
)`

/** Selects the lines of paid orders whose access was not granted: for each product, the order's first line. */
function failedIn(db: Database, { id }: Shop) {
  return db('orders')
    .join('order_items', { 'order_items.order_id': 'orders.id', 'order_items.shop_id': 'orders.shop_id' })
    .leftJoin('products', {
      'products.id': 'order_items.product_id',
      'products.shop_id': 'order_items.shop_id',
    })
    .where({ 'orders.shop_id': id, 'orders.grant_status': 'failed', 'orders.status': 'paid' })
    .whereNull('orders.deleted_at')
    .whereNotNull('order_items.digital')
    .whereNotExists(
      db('access_grants')
        .where({ 'access_grants.shop_id': id })
        .whereRaw('access_grants.order_id = orders.id and access_grants.product_id = order_items.product_id')
        .select(db.raw('1')),
    )
    .where('order_items.id', db.raw(firstLine))
}

const productJson = jsonObject<Access['product']>({
  _id: 'products.id',
  name: 'products.name',
  slug: 'products.slug',
})

const heldColumns = columnList<Access>({
  _id: 'entitlements.id',
  user: 'entitlements.user_id',
  product: productJson,
  accessType: 'entitlements.access_type',
  allAccess: 'entitlements.all_access',
  startsAt: 'entitlements.starts_at',
  endsAt: 'entitlements.ends_at',
  autoRenew: 'entitlements.auto_renew',
  grantStatus: "'granted'",
  error: 'null',
  order: `(
    select order_id from access_grants
    where entitlement_id = entitlements.id and access_grants.shop_id = entitlements.shop_id
    order by access_grants.revoked_at is null desc, access_grants.created_at desc, id desc limit 1
  )`,
  createdAt: 'entitlements.created_at',
  updatedAt: 'entitlements.updated_at',
})

const failedColumns = columnList<Access>({
  _id: 'order_items.id',
  user: 'orders.user_id',
  product: productJson,
  accessType: "order_items.digital->>'accessType'",
  allAccess: "coalesce((order_items.digital->>'allAccess')::boolean, false)",
  startsAt: 'null',
  endsAt: 'null',
  autoRenew: 'order_items.auto_renew',
  grantStatus: "'failed'",
  error: 'orders.grant_error',
  order: 'orders.id',
  createdAt: 'orders.paid_at',
  updatedAt: 'orders.updated_at',
})

/** The shopper to whom the merchant grants access: an account, by id, or the owner of an e-mail address. */
export interface NewAccess {
  user?: string
  email?: string
  productId: string
}

/**
 * Grants access without an order, as a pass for 30 days or for life, and e-mails the shopper within the limits of
 * `refuseMail`. An address without an account gets one, which its owner signs in to as usual. Throws storeNotDigital,
 * invalidRequest unless exactly one of `user` and `email` is given, unknownUser, productNotFound and productNotDigital.
 */
export async function create(
  tx: Transaction,
  { config, vault }: Pick<Dependencies, 'config' | 'vault'>,
  shop: Shop,
  { user, email, productId }: NewAccess,
): Promise<Access> {
  requireDigital(shop)
  if ((user === undefined) === (email === undefined)) {
    throw invalid('exactly one of user and email is required')
  }
  const product = await tx('products')
    .where({ id: productId, shop_id: shop.id, kind: 'product', deleted_at: null })
    .first<{ name: string; digital: Pick<Grant, 'accessType' | 'allAccess'> | null } | undefined>(
      'name',
      'digital',
    )
  if (!product) throw new Refusal('productNotFound')
  if (!product.digital) throw new Refusal('productNotDigital')
  const userId = user ?? (await lockAccount(tx, email!))
  const to = await requireAccount(tx, userId)
  const { accessType, allAccess = false } = product.digital
  const grant = { shopId: shop.id, userId, productId, accessType, allAccess, days: passDays, orderId: null }
  const id = await grantAccess(tx, grant)
  const gift = `${withoutLinks(shop.name)} has given you access to ${withoutLinks(product.name)}`
  const text = `${gift}.\n\nTo download it, sign in at the store with this e-mail address and open your library.\n`
  if (!(await refuseMail(tx, config, { kind: 'access', to, shopId: shop.id, requester: null })))
    await queueMail(tx, vault, { to, subject: gift, text })
  return get(tx, shop, id)
}

/**
 * Revokes an access at once, no matter how it was granted, and discards its saved card. Buying the product again
 * creates a new access. Throws storeNotDigital and accessNotFound.
 */
export async function revoke(tx: Transaction, shop: Shop, id: string): Promise<null> {
  requireDigital(shop)
  const at = clock.now()
  const revoked = await tx('entitlements')
    .where({ id, shop_id: shop.id, revoked_at: null })
    .update({ ...notRenewed, revoked_at: at, updated_at: at })
  if (revoked === 0) throw new Refusal('accessNotFound')
  await tx('access_grants')
    .where({ shop_id: shop.id, entitlement_id: id, revoked_at: null })
    .update({ revoked_at: at })
  return null
}
