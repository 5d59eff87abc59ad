import type { Knex } from 'knex'
import type { components } from '../../../generated/apps.types.ts'
import type { Tables } from '../../../generated/tables.ts'
import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal, type RefusalName } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { uriOf } from '../../base/uri.ts'
import { numberSql } from '../../db/counters/record-counts.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { type Columns, columnList, jsonObject } from '../../db/sql/columns.ts'
import { jsonTime } from '../../db/sql/json.ts'
import { type Shape, versionOfRow } from '../../db/sql/versioned-sql.ts'
import { knownGroups } from '../modifiers/known-groups.ts'
import { cachedRecord } from '../shared/cached-replies.ts'
import { minorOf, shopReference } from '../shared/shop.ts'
import { lockCategory, whereIdOrSlug } from './categories.ts'

// Products, foods and services are rows of one table, told apart by their kind, so that carts and orders accept any of
// them by id. This file holds what the three have in common; the rest is in products.ts, foods.ts and
// bookable-services.ts.

/** A kind of item, and the refusal thrown when an item of that kind does not exist. */
export interface Kind {
  kind: 'product' | 'food' | 'service'
  missing: RefusalName
}

/**
 * The fields of every kind that a merchant writes. The price is in major units; `category` is an id, or null to remove
 * it.
 */
export interface CommonFields {
  name: string
  price: number
  description?: string
  images?: string[]
  /** Descriptions of the pictures, by URL; they replace the previous ones. */
  imageAlts?: Record<string, string>
  category?: string | null
  taxClass?: string
  /** The ids of modifier groups; services have none. */
  modifierGroups?: string[]
  listed?: boolean
}

/** Returns the query for the store's items of a kind, unlisted ones included. */
export function rowsOf(db: Database, shop: Shop, { kind }: Kind): Knex.QueryBuilder {
  return db('products')
    .where({ 'products.shop_id': shop.id, 'products.kind': kind })
    .whereNull('products.deleted_at')
}

/** The bindings, taken from the store, for every statement that returns products, foods or services. */
export type ItemBindings = {
  shopId: string
  scale: number
  shop: string
  /** The keys of the fields to leave out, as an array of PostgreSQL. */
  unseen: string
}

/** Returns the bindings of items for a store. */
export function bindingsOf(shop: Shop): ItemBindings {
  return {
    shopId: shop.id,
    scale: shop.scale,
    shop: JSON.stringify(shopReference(shop)),
    unseen: `{${shop.privateFields ?? ''}}`,
  }
}

type Reference = components['schemas']['CategoryReference']

/** Returns SQL for the category of a row of products as other records show it; null without one. */
export function categoryJson(products: string): string {
  const members = { _id: 'c.id', name: 'c.name', slug: 'c.slug' }
  return `(
    select case when c.ancestors = '[]' then ${jsonObject<Reference>(members)}
      else ${jsonObject<Reference>({ ...members, ancestors: 'c.ancestors' })} end
    from categories c where c.shop_id = ${products}.shop_id and c.id = ${products}.category_id
  )`
}

/** The columns that foods and services share, named as in the contract. */
const commonColumns = {
  _id: 'products.id',
  name: 'products.name',
  description: 'products.description',
  images: 'products.images',
  imageAlts: 'products.image_alts',
  taxClass: 'products.tax_class',
  listed: 'products.listed',
  price: 'products.price / :scale::float8',
  shop: ':shop::json',
  createdAt: 'products.created_at',
  updatedAt: 'products.updated_at',
}

/** The version of an item without variants, made of its own row's version and its category's. */
export const versionOfItem = `${versionOfRow} || coalesce('.' || (
  select cast(c.xmin as text) from categories c where c.shop_id = p.shop_id and c.id = p.category_id
), '')`

/** Returns the shape of a food or a service in the contract: the common members and its own. */
export function shapeOf<Item>(own: OwnColumns<Item>): Shape {
  const times = { createdAt: jsonTime('products.created_at'), updatedAt: jsonTime('products.updated_at') }
  const members = { ...commonColumns, ...own, ...times }
  return { version: versionOfItem, json: `select ${jsonObject(members)} from (select p.*) products` }
}

/** The query for a list of foods or services, with its order. */
export const newestOf = (found: Knex.QueryBuilder) => ({
  found,
  table: 'products',
  order: 'products.created_at desc, products.id desc',
})

/** Item counts are grouped by these: a category's id or slug, and whether shoppers can see the items. */
type CountedBy = { category?: string | undefined; listed?: boolean | undefined }

/** Returns SQL for the stored count of the store's items of a kind. */
export function numberOfItems(db: Database, shop: Shop, kind: Kind['kind'], of: CountedBy): Knex.Raw {
  return db.raw('? ?', [countedStart(db, shop, of), numberStarting(db, shop, kind, '%')])
}

/** Returns SQL for the prefix that the keys of these counts share. */
export function countedStart(db: Database, shop: Shop, { category, listed }: CountedBy): Knex.Raw {
  return db.raw('with wanted as materialized (select (:ofCategory) || :shown as start) select', {
    ofCategory: category === undefined ? '%' : whereIdOrSlug(db, shop, category).select('id'),
    shown: { true: ' listed ', false: ' unlisted ', undefined: ' % ' }[`${listed}`],
  })
}

/** Returns SQL for the count of the items whose stock matches this pattern. */
export function numberStarting(db: Database, shop: Shop, kind: Kind['kind'], stock: string): Knex.Raw {
  return db.raw(numberSql(`'${kind}s'`, `key like ${startingWith(stock)}`), { shopId: shop.id })
}

export const startingWith = (stock: string) => `(select start || '${stock}' from wanted)`

/** Returns a function that reads a listed food or service by its id; it throws the kind's refusal. */
export function cachedListed<Item>(name: string, { kind, missing }: Kind, shape: Shape) {
  return cachedRecord<Item>(name, missing, {
    ...shape,
    bindings: bindingsOf,
    source: `select *, xmin as written from products
      where shop_id = :shopId and kind = '${kind}' and listed and deleted_at is null and id = asked.id`,
  })
}

type OwnColumns<Item> = Columns<Omit<Item, keyof typeof commonColumns>>

/** Returns the columns of a food or a service as the contract shapes it: the common ones and its own. */
export function columnsOf<Item>(db: Database, shop: Shop, own: OwnColumns<Item>): Knex.Raw[] {
  return [db.raw(columnList({ ...commonColumns, ...own }), bindingsOf(shop))]
}

/**
 * Returns the columns for a merchant's fields. A missing field yields undefined, which leaves its column unchanged.
 * Throws invalidRequest for a price below one minor unit.
 */
export function valuesOf(tx: Transaction, shop: Shop, fields: Partial<CommonFields>) {
  const { category, modifierGroups } = fields
  return {
    ...ownValuesOf(shop, fields),
    modifier_groups: modifierGroups && knownGroups(tx, shop, modifierGroups),
    category_id: category == null ? category : lockCategory(tx, shop, category),
  }
}

/** Returns the same without the columns that refer to other records. */
export function ownValuesOf(shop: Shop, fields: Partial<CommonFields>) {
  const { name, price, description, images, imageAlts, listed, taxClass } = fields
  return {
    name,
    description,
    images,
    image_alts: imageAlts && byUri(imageAlts),
    listed,
    tax_class: taxClass,
    price: price === undefined ? undefined : minorOf(shop, price, 'price'),
  }
}

/** Returns the descriptions of pictures by the URLs that the record shows. */
function byUri(imageAlts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(imageAlts).map(([url, words]) => [uriOf(url) ?? url, words]))
}

/** Throws categoryInvalid unless `written`, the category id that the row has now, is the given one. */
export function requireCategory({ category }: Partial<CommonFields>, written?: string | null): void {
  if (category != null && written !== category) throw new Refusal('categoryInvalid')
}

/** Throws modifierGroupInvalid unless `written`, the groups that the row has now, are the given ones. */
export function requireGroups({ modifierGroups }: Partial<CommonFields>, written?: string[]): void {
  if (modifierGroups && written?.length !== modifierGroups.length) throw new Refusal('modifierGroupInvalid')
}

/** Returns the row of `found` with this id; throws the kind's refusal. */
export async function one<Row>(
  found: Knex.QueryBuilder,
  { missing }: Kind,
  id: string,
  columns: Knex.Raw[],
): Promise<Row> {
  const row = await found.where({ 'products.id': id }).first(columns)
  if (!row) throw new Refusal(missing)
  return row
}

/** Inserts a food or a service, and returns its row. */
export async function add<Row>(
  tx: Transaction,
  shop: Shop,
  { kind }: Kind,
  values: Tables['products']['update'],
  columns: Knex.Raw[],
): Promise<Row> {
  const [made] = await tx('products')
    .insert({
      ...values,
      id: newId(),
      shop_id: shop.id,
      kind,
      created_at: clock.now(),
      updated_at: clock.now(),
    } as Tables['products']['insert'])
    .returning<Row[]>(columns)
  return made as Row
}

/** Changes a food or a service; throws the kind's refusal. */
export async function change<Row>(
  tx: Transaction,
  shop: Shop,
  kind: Kind,
  id: string,
  values: object,
  columns: Knex.Raw[],
): Promise<Row> {
  const [changed] = await rowsOf(tx, shop, kind)
    .where({ 'products.id': id })
    .update({ ...values, updated_at: clock.now() })
    .returning(columns)
  if (!changed) throw new Refusal(kind.missing)
  return changed
}

/** Removes an item from the catalogue; carts and orders still refer to its row. Throws the kind's refusal. */
export async function remove(tx: Transaction, shop: Shop, kind: Kind, id: string): Promise<null> {
  const removed = await rowsOf(tx, shop, kind)
    .where({ 'products.id': id })
    .update({ deleted_at: clock.now(), updated_at: clock.now() })
  if (removed === 0) throw new Refusal(kind.missing)
  return null
}
