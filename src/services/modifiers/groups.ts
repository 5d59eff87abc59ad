// Modifier groups, as merchants manage them.

import type { components } from '../../../generated/apps.types.ts'
import { inUtc } from '../../base/calendar.ts'
import { clock } from '../../base/clock.ts'
import { changed, type RecordChange, type Shop } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { toMajor } from '../../base/money.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import { minorOf } from '../shared/shop.ts'
import { type Nesting, requireNesting, withContainers } from './nesting.ts'

type Group = components['schemas']['ModifierGroup']
type Option = Group['options'][number]
type OptionInput = components['schemas']['ModifierOptionInput']
type Fields = Omit<Group, '_id' | 'options' | 'createdAt' | 'updatedAt'> & { options: OptionInput[] }
type NewGroup = Pick<Fields, 'name' | 'options'> & Partial<Fields>

/** Maximum number in a store: a change looks at how all of them contain each other. */
const most = 500

const columns = (db: Database) =>
  db.raw(
    columnList<Group>({
      _id: 'id',
      name: 'name',
      min: 'min',
      max: 'max',
      included: 'included',
      pricing: 'pricing',
      allowQuantities: 'allow_quantities',
      options: 'options',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    }),
  )

const shown = ({ options, ...group }: Group, { scale }: Shop): Group => ({
  ...group,
  options: options.map((option) => ({ ...option, price: toMajor(option.price, scale) })),
})

/** Returns the modifier groups of the store, newest first. */
export async function list(
  db: Database,
  shop: Shop,
  page: PageQuery,
): Promise<{ groups: Group[]; pagination: Pagination }> {
  const all = db('modifier_groups').where({ shop_id: shop.id })
  const { rows, pagination } = await newestPage<Group>(all, page, columns(db))
  return { groups: rows.map((row) => shown(row, shop)), pagination }
}

/** Returns a modifier group; throws modifierGroupNotFound. */
export async function get(db: Database, shop: Shop, id: string): Promise<Group> {
  return shown(await find(db, shop, id), shop)
}

async function find(db: Database, shop: Shop, id: string): Promise<Group> {
  const row = await db('modifier_groups')
    .where({ id, shop_id: shop.id })
    .first<Group | undefined>(columns(db))
  if (!row) throw new Refusal('modifierGroupNotFound')
  return row
}

/**
 * Adds a modifier group. Throws tooManyModifierGroups, modifierGroupInvalid and foodNotFound for what its options name,
 * and invalidRequest for bounds that cannot be met, and for groups that contain themselves or are too deep.
 */
export async function create(tx: Transaction, shop: Shop, fields: NewGroup): Promise<Group> {
  const nesting = await lockNesting(tx, shop)
  if (nesting.size >= most) throw new Refusal('tooManyModifierGroups', { values: { most } })
  const id = newId()
  const values = rowOf(completed(fields), shop, [])
  await requireNamed(tx, shop, nesting, id, values.options)
  const [row] = await tx('modifier_groups')
    .insert({ id, shop_id: shop.id, ...values, options: JSON.stringify(values.options) })
    .returning<Group[]>(columns(tx))
  return shown(row!, shop)
}

/**
 * Changes the given fields. An option keeps its id if it is sent with it. Every food and product that has the group
 * changes with it, which `record` is told. Throws modifierGroupNotFound and the refusals of `create`.
 */
export async function update(
  tx: Transaction,
  record: RecordChange,
  shop: Shop,
  id: string,
  changes: Partial<Fields>,
): Promise<Group> {
  const nesting = await lockNesting(tx, shop)
  const before = await find(tx, shop, id)
  const { options, ...rest } = { ...shown(before, shop), ...changes }
  const values = rowOf({ ...rest, options }, shop, before.options)
  await requireNamed(tx, shop, nesting, id, values.options)
  const [row] = await tx('modifier_groups')
    .where({ id, shop_id: shop.id })
    .update({ ...values, options: JSON.stringify(values.options), updated_at: clock.now() })
    .returning<Group[]>(columns(tx))
  await touchItems(tx, record, shop, withContainers(nesting, [id]))
  return shown(row!, shop)
}

/**
 * Says until when an option is sold out; null: it can be chosen now. Foods and products change as by `update`. Throws
 * modifierGroupNotFound, also for an option that the group does not have.
 */
export async function setOptionSoldOut(
  tx: Transaction,
  record: RecordChange,
  shop: Shop,
  { groupId, optionId }: { groupId: string; optionId: string },
  until: string | null,
): Promise<void> {
  // Lock the groups before reading: the options are written as a whole.
  await lockNesting(tx, shop)
  const { options } = await get(tx, shop, groupId)
  if (!options.some(({ _id }) => _id === optionId)) throw new Refusal('modifierGroupNotFound')
  const changed = options.map((option) =>
    option._id === optionId ? { ...option, soldOutUntil: until } : option,
  )
  await update(tx, record, shop, groupId, { options: changed })
}

/**
 * Deletes a modifier group, and takes it from all options, foods and products that have it; `record` is told of those
 * that change. Throws modifierGroupNotFound.
 */
export async function remove(tx: Transaction, record: RecordChange, shop: Shop, id: string): Promise<null> {
  const nesting = await lockNesting(tx, shop)
  const removed = await tx('modifier_groups').where({ id, shop_id: shop.id }).delete()
  if (removed === 0) throw new Refusal('modifierGroupNotFound')
  const within = [...nesting].filter(([, { groups }]) => groups.includes(id)).map(([container]) => container)
  if (within.length > 0) await tx.raw(takenFromOptions, { shopId: shop.id, id, within })
  await touchItems(tx, record, shop, withContainers(nesting, [id]), id)
  return null
}

const takenFromOptions = `
  update modifier_groups set updated_at = now(), options = (
    select jsonb_agg(option || jsonb_build_object('groups', (option -> 'groups') - :id) order by place)
    from jsonb_array_elements(options) with ordinality as listed (option, place)
  ) where shop_id = :shopId and id = any(:within)`

/** Locks the store's groups against other changes, and returns how they contain each other. */
async function lockNesting(tx: Transaction, shop: Shop): Promise<Nesting> {
  await tx('shops').where({ id: shop.id }).forNoKeyUpdate().first('id')
  const rows = await tx('modifier_groups').where({ shop_id: shop.id }).select('id', 'options')
  return new Map(rows.map(({ id, options }) => [id, partsOf(options as Option[])]))
}

const partsOf = (options: Option[]) => ({
  options: options.length,
  groups: [...new Set(options.flatMap(({ groups }) => groups))],
})

/** Throws modifierGroupInvalid and foodNotFound for what options name, and the refusals of `requireNesting`. */
async function requireNamed(tx: Transaction, shop: Shop, nesting: Nesting, id: string, options: Option[]) {
  const parts = partsOf(options)
  if (!parts.groups.every((one) => one === id || nesting.has(one))) throw new Refusal('modifierGroupInvalid')
  requireNesting(new Map([...nesting, [id, parts]]))
  const foods = [...new Set(options.flatMap(({ foodId }) => foodId ?? []))]
  if (foods.length === 0) return
  const known = await tx('products')
    .where({ shop_id: shop.id, kind: 'food', deleted_at: null })
    .whereIn('id', foods)
    .pluck('id')
  if (known.length < foods.length) throw new Refusal('foodNotFound')
}

/**
 * Marks the foods and products that have one of these groups as changed, so that mirrors, caches and apps see what is
 * new of them; `gone` is taken from them.
 */
async function touchItems(
  tx: Transaction,
  record: RecordChange,
  shop: Shop,
  groups: string[],
  gone?: string,
) {
  const having = tx('products')
    .where({ shop_id: shop.id, deleted_at: null })
    .whereRaw(`modifier_groups <> '{}' and modifier_groups && ?::text[]`, [groups])
  const ids = await having.orderBy('id').forNoKeyUpdate().pluck('id')
  if (ids.length === 0) return
  const rows = await tx('products')
    .where({ shop_id: shop.id })
    .whereIn('id', ids)
    .update({
      updated_at: clock.now(),
      ...(gone && { modifier_groups: tx.raw('array_remove(modifier_groups, ?)', [gone]) }),
    })
    .returning(['id', 'kind'])
  await record(
    tx,
    rows.map(({ id, kind }) => ({ shopId: shop.id, ...changed(kind === 'food' ? 'foods' : 'products', id) })),
  )
}

const completed = (fields: NewGroup): Fields => ({
  min: 0,
  max: null,
  included: 0,
  pricing: 'sum',
  allowQuantities: false,
  ...fields,
})

function rowOf(fields: Fields, shop: Shop, before: readonly Option[]) {
  const { name, min, max, included, pricing, allowQuantities } = fields
  if (max !== null && max < min) throw invalid('max must not be less than min')
  if (!allowQuantities && min > fields.options.length)
    throw invalid('min must not exceed the number of options, unless allowQuantities is true')
  const options = fields.options.map((option) => optionOf(option, shop, before))
  if (new Set(options.map(({ _id }) => _id)).size < options.length)
    throw invalid('Two options must not have the same _id')
  const chosen = options.filter((option) => option.default).length
  if (max !== null && chosen > max) throw invalid('No more than max options can be chosen by default')
  return { name, min, max, included, pricing, allow_quantities: allowQuantities, options }
}

function optionOf({ _id, ...option }: OptionInput, shop: Shop, before: readonly Option[]): Option {
  if (_id !== undefined && !before.some((one) => one._id === _id))
    throw invalid('An option with an _id must be one that the group has')
  const { price = 0, available = true, soldOutUntil, foodId = null, groups = [] } = option
  return {
    _id: _id ?? newId(),
    name: option.name,
    price: price === 0 ? 0 : minorOf(shop, price, 'price'),
    default: option.default ?? false,
    available,
    soldOutUntil: soldOutUntil ? inUtc(soldOutUntil) : null,
    foodId,
    groups,
  }
}
