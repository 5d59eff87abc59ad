import type { components } from '../../../generated/store.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop, Shopper } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList, jsonObject, withMembers } from '../../db/sql/columns.ts'
import type { Dependencies } from '../../dependencies.ts'
import { preorderOf } from '../goods/publishing.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import { type Download, linkTo } from './downloads.ts'
import { nextCharge } from './renewal-schedule.ts'
import { notRenewed } from './saved-cards.ts'

type Entitlement = components['schemas']['Entitlement']
type LibraryFile = components['schemas']['LibraryFile']

/** Files shown with an access; `listFiles` returns more. */
const shownFiles = 100

/** Returns a page of this shopper's current and past access in this store, newest first, without revoked access. */
export async function list(
  db: Database,
  shop: Shop,
  shopper: Shopper,
  page: PageQuery,
): Promise<{ entitlements: Entitlement[]; pagination: Pagination }> {
  const { rows, pagination } = await newestPage<Entitlement>(
    own(db, shop, shopper).leftJoin('products', ofSameStore('entitlements')),
    page,
    columns(db, shop),
    { table: 'entitlements' },
  )
  return { entitlements: rows, pagination }
}

/** Returns one access of this shopper with its newest files. Throws accessNotFound, also for another shopper's. */
export async function get(
  db: Database,
  shop: Shop,
  shopper: Shopper,
  id: string,
): Promise<Entitlement & { files: LibraryFile[] }> {
  const entitlement: Entitlement | undefined = await own(db, shop, shopper)
    .join('products', ofSameStore('entitlements'))
    .where('entitlements.id', id)
    .first(columns(db, shop))
  if (!entitlement) throw new Refusal('accessNotFound')
  const { files } = await listFiles(db, shop, shopper, id, { page: 1, limit: shownFiles })
  return { ...entitlement, files }
}

/**
 * Returns a page of the files of an access, newest first: those of its product, or of every digital product. Throws
 * accessNotFound.
 */
export async function listFiles(
  db: Database,
  shop: Shop,
  shopper: Shopper,
  id: string,
  page: PageQuery,
): Promise<{ files: LibraryFile[]; pagination: Pagination }> {
  const found = filesOf(db, shop, await held(db, shop, shopper, id))
  const { rows, pagination } = await newestPage<LibraryFile>(found, page, db.raw(fileColumns), {
    table: 'digital_files',
  })
  return { files: rows, pagination }
}

const fileColumns = columnList<LibraryFile>({
  _id: 'digital_files.id',
  product: jsonObject<LibraryFile['product']>({
    _id: 'products.id',
    name: 'products.name',
  }),
  name: 'digital_files.name',
  contentType: 'digital_files.content_type',
  size: 'digital_files.size',
  sha256: 'digital_files.sha256',
  createdAt: 'digital_files.created_at',
})

/**
 * Returns a download link for a file, valid for 10 minutes. Throws accessNotFound, accessEnded and
 * fileNotFound, also for a file that this access does not include.
 */
export async function download(
  db: Database,
  dependencies: Dependencies,
  shop: Shop,
  shopper: Shopper,
  { entitlementId, fileId }: { entitlementId: string; fileId: string },
): Promise<Download> {
  const access = await held(db, shop, shopper, entitlementId)
  if (access.endsAt && Date.parse(access.endsAt) <= clock.now().getTime()) throw new Refusal('accessEnded')
  const file = await filesOf(db, shop, access).where('digital_files.id', fileId).first({
    fileId: 'digital_files.id',
    storageKey: 'digital_files.storage_key',
    name: 'digital_files.name',
    contentType: 'digital_files.content_type',
    sha256: 'digital_files.sha256',
  })
  if (!file) throw new Refusal('fileNotFound')
  return linkTo(dependencies, { accessId: entitlementId, ...file })
}

/**
 * Turns automatic renewal of a pass on or off (specification: POST /library/{entitlementId}/auto-renew). Turning it off
 * discards the saved card. Throws accessNotFound, notRenewable for lifetime access, and noSavedCard when turning it on
 * without a saved card.
 */
export async function setAutoRenew(
  tx: Transaction,
  shop: Shop,
  shopper: Shopper,
  id: string,
  enabled: boolean,
): Promise<{ entitlementId: string; autoRenew: boolean }> {
  const { accessType, autoRenew, hasCard } = await held(tx, shop, shopper, id, { lock: true })
  if (accessType === 'lifetime') throw new Refusal('notRenewable')
  if (enabled && !hasCard) throw new Refusal('noSavedCard')
  // Leave renewal that is already on unchanged: its declines must keep counting.
  if (enabled && autoRenew) return { entitlementId: id, autoRenew }
  const change = enabled ? { auto_renew: true, renewal_failures: 0 } : notRenewed
  await tx('entitlements')
    .where({ id, shop_id: shop.id })
    .update({ ...change, updated_at: clock.now() })
  return { entitlementId: id, autoRenew: enabled }
}

interface Held {
  productId: string
  accessType: 'pass' | 'lifetime'
  allAccess: boolean
  endsAt: string | null
  autoRenew: boolean
  hasCard: boolean
}

async function held(
  db: Database,
  shop: Shop,
  shopper: Shopper,
  id: string,
  { lock = false } = {},
): Promise<Held> {
  const found = own(db, shop, shopper).where('entitlements.id', id)
  if (lock) found.forUpdate()
  const access: Held | undefined = await found.first({
    productId: 'product_id',
    accessType: 'access_type',
    allAccess: 'all_access',
    endsAt: 'ends_at',
    autoRenew: 'auto_renew',
    hasCard: db.raw('card_token_sealed is not null'),
  })
  if (!access) throw new Refusal('accessNotFound')
  return access
}

/** Returns the join condition for a row's product. */
function ofSameStore(table: string) {
  return { 'products.id': `${table}.product_id`, 'products.shop_id': `${table}.shop_id` }
}

function own(db: Database, { id }: Shop, shopper: Shopper) {
  return db('entitlements')
    .where({ 'entitlements.shop_id': id, 'entitlements.user_id': shopper.id })
    .whereNull('entitlements.revoked_at')
}

function filesOf(db: Database, { id }: Shop, { productId, allAccess }: Held) {
  const ahead = db('products').where({ shop_id: id }).whereRaw('releases_at > now()').select('id')
  const found = db('digital_files')
    .leftJoin('products', ofSameStore('digital_files'))
    .where('digital_files.shop_id', id)
    .whereNull('digital_files.deleted_at')
    // Files of a pre-order open when it comes out.
    .whereNotIn('digital_files.product_id', ahead)
  if (!allAccess) return found.where('digital_files.product_id', productId)
  // Buyers keep a deleted product, but it is no longer part of an all-access pass.
  const gone = db('products').where({ shop_id: id }).whereNotNull('deleted_at').whereNot({ id: productId })
  return found.whereNotIn('digital_files.product_id', gone.select('id'))
}

/** Selects an access as the contract shapes it. Prices are current, in major units; null for deleted products. */
function columns(db: Database, { scale }: Shop) {
  return db.raw(
    columnList<Entitlement>({
      entitlementId: 'entitlements.id',
      product: withMembers(
        jsonObject<Entitlement['product']>({
          _id: 'products.id',
          name: 'products.name',
          slug: 'products.slug',
          image: 'products.images[1]',
        }),
        `case when products.releases_at > now() then jsonb_build_object('preorder', ${preorderOf('products')}) end`,
      ),
      accessType: 'access_type',
      allAccess: 'all_access',
      active: 'coalesce(ends_at > :now::timestamptz, true)',
      startsAt: 'starts_at',
      endsAt: 'ends_at',
      autoRenew: 'auto_renew',
      card: `case when card_token_sealed is not null
      then ${jsonObject<NonNullable<Entitlement['card']>>({
        brand: 'card_brand',
        last4: 'card_last4',
      })} end`,
      nextChargeAt: nextCharge,
      price: 'case when products.deleted_at is null then products.price / :scale::float8 end',
    }),
    { now: clock.now(), scale },
  )
}
