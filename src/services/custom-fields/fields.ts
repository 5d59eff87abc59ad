import type { components } from '../../../generated/apps.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'
import { aliased, type Columns } from '../../db/sql/columns.ts'
import { onDuplicate } from '../shared/duplicates.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'

export type Field = components['schemas']['CustomField']
type Changes = Partial<Pick<Field, 'name' | 'choices' | 'public'>>
type NewField = Pick<Field, 'resource' | 'key' | 'name' | 'type'> & Changes

/** Maximum number of fields of a kind of records. */
const most = 50

const columns = {
  _id: 'id',
  resource: 'resource',
  key: 'key',
  name: 'name',
  type: 'type',
  choices: 'choices',
  public: 'public',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} satisfies Columns<Field>

/** Returns the store's own fields, newest first. */
export async function list(
  db: Database,
  shop: Shop,
  { resource, ...page }: PageQuery & { resource?: Field['resource'] },
): Promise<{ fields: Field[]; pagination: Pagination }> {
  const all = db('custom_fields').where({ shop_id: shop.id, ...(resource && { resource }) })
  const { rows, pagination } = await newestPage<Field>(all, page, columns)
  return { fields: rows, pagination }
}

/** Returns a field; throws customFieldNotFound. */
export async function get(db: Database, shop: Shop, id: string): Promise<Field> {
  const field = await db('custom_fields').where({ shop_id: shop.id, id }).first<Field | undefined>(columns)
  if (!field) throw new Refusal('customFieldNotFound')
  return field
}

/** Adds a field. Throws duplicateCustomField, tooManyCustomFields, and invalidRequest for choices that do not fit its type. */
export async function create(tx: Transaction, shop: Shop, fields: NewField): Promise<Field> {
  await holdShop(tx, shop)
  const { resource } = fields
  const [counted] = await tx('custom_fields').where({ shop_id: shop.id, resource }).count()
  if (Number(counted!.count) >= most) throw new Refusal('tooManyCustomFields')
  requireChoices(fields)
  const [made] = await tx('custom_fields')
    .insert({ id: newId(), shop_id: shop.id, ...fields, public: fields.public && resource === 'products' })
    .returning<Field[]>(aliased(columns))
    .catch(onDuplicate('duplicateCustomField'))
  await notePrivate(tx, shop)
  return made!
}

/** Changes the given members. Throws customFieldNotFound, and invalidRequest for choices that do not fit its type. */
export async function update(tx: Transaction, shop: Shop, id: string, changes: Changes): Promise<Field> {
  await holdShop(tx, shop)
  const { resource, ...before } = await get(tx, shop, id)
  requireChoices({ ...before, ...changes })
  const isPublic = changes.public === undefined ? undefined : changes.public && resource === 'products'
  const [changed] = await tx('custom_fields')
    .where({ shop_id: shop.id, id })
    .update({ ...changes, public: isPublic, updated_at: clock.now() })
    .returning<Field[]>(aliased(columns))
  await notePrivate(tx, shop)
  return changed!
}

/** Maximum number of records that one transaction takes values from. */
const mostRecords = 1000

/**
 * Deletes a field and its values. They leave in steps, as products leave a category (decision
 * large-categories-are-deleted-in-steps); a crash between two of them leaves a field with fewer values. Throws
 * customFieldNotFound.
 */
export async function remove(db: Database, shop: Shop, id: string): Promise<null> {
  for (let isDone = false; !isDone; ) {
    isDone = await transaction(db, (tx) => takeOut(tx, shop, id))
  }
  return null
}

/** Takes the values from the next records, which no writer gives new ones meanwhile; the last step deletes the field. */
async function takeOut(tx: Transaction, shop: Shop, id: string): Promise<boolean> {
  await holdShop(tx, shop)
  const field = tx('custom_fields').where({ shop_id: shop.id, id })
  const found = await field
    .clone()
    .forUpdate()
    .first<Pick<Field, 'key' | 'resource'> | undefined>('key', 'resource')
  if (!found) throw new Refusal('customFieldNotFound')
  const { rowCount } = await tx.raw(takenFrom[found.resource], { shopId: shop.id, key: found.key })
  if (rowCount === mostRecords) return false
  await field.delete()
  await notePrivate(tx, shop)
  return true
}

const takenFrom = {
  products: `with locked as materialized (
      select id from products
      where shop_id = :shopId and details->'custom' is not null and jsonb_exists(details->'custom', :key)
      order by id limit ${mostRecords} for no key update
    )
    update products set details = changed_custom(details, jsonb_build_object(cast(:key as text), null)), updated_at = now()
    from locked where products.shop_id = :shopId and products.id = locked.id`,
  customers: `with locked as materialized (
      select id from customers where shop_id = :shopId and custom is not null and jsonb_exists(custom, :key)
      order by id limit ${mostRecords} for no key update
    )
    update customers set custom = changed_details(custom, jsonb_build_object(cast(:key as text), null)), updated_at = now()
    from locked where customers.shop_id = :shopId and customers.id = locked.id`,
}

/** Changes of a store's fields take turns, so that they are counted right. */
const holdShop = (tx: Transaction, shop: Shop) =>
  tx('shops').where({ id: shop.id }).forNoKeyUpdate().first('id')

/** Notes in the store which fields of products its replies to shoppers leave out. */
async function notePrivate(tx: Transaction, shop: Shop): Promise<void> {
  const keys = tx('custom_fields')
    .where({ shop_id: shop.id, resource: 'products', public: false })
    .orderBy('key')
    .select('key')
  await tx('shops')
    .where({ id: shop.id })
    .update({ private_fields: tx.raw('array(?)', [keys]) })
}

function requireChoices({ type, choices = [] }: Pick<Field, 'type'> & Changes): void {
  if (type === 'choice' && choices.length === 0) throw invalid('A choice needs choices')
  if (type !== 'choice' && choices.length > 0) throw invalid('Only a field of the type choice has choices')
}
