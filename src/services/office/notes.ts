import type { Knex } from 'knex'
import type { components } from '../../../generated/apps.types.ts'
import { clock } from '../../base/clock.ts'
import type { Installation, Shop } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { numberOf } from '../../db/counters/record-counts.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList, jsonObject } from '../../db/sql/columns.ts'
import { type Changes, newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'

type Note = components['schemas']['Note']
type Resource = NonNullable<Note['resource']>

/**
 * The fields of a note that a caller writes. The record that it is about needs both a resource and an id, or neither.
 */
export type NoteFields = Pick<Note, 'title' | 'content' | 'resource' | 'resourceId'>

const columns = (db: Database) =>
  db.raw(
    columnList<Note>({
      _id: 'id',
      title: 'title',
      content: 'content',
      resource: 'resource',
      resourceId: 'resource_id',
      author: `(
      select ${jsonObject<Note['author']>({
        _id: 'u.id',
        name: "case when u.deleted_at is null then nullif(u.name, '') end",
      })}
      from users u where u.id = notes.user_id
    )`,
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    }),
  )

/** The tables whose records a note can be about, as the Apps API shows them. */
const records: Record<Resource, (db: Database) => Knex.QueryBuilder> = {
  orders: (db) => db('orders').whereNull('deleted_at'),
  products: (db) => db('products').where({ kind: 'product' }).whereNull('deleted_at'),
  foods: (db) => db('products').where({ kind: 'food' }).whereNull('deleted_at'),
  services: (db) => db('products').where({ kind: 'service' }).whereNull('deleted_at'),
  categories: (db) => db('categories'),
  customers: (db) => db('customers'),
  discounts: (db) => db('coupons').whereNull('deleted_at'),
  blogs: (db) => db('blogs').whereNull('deleted_at'),
  comments: (db) => db('comments').whereNull('deleted_at'),
  tasks: (db) => db('tasks'),
}

/** Returns the notes of the store that match the filters, newest first. */
export async function list(
  db: Database,
  shop: Shop,
  { resource, resourceId, ...page }: { resource?: Resource; resourceId?: string } & PageQuery & Changes,
): Promise<{ notes: Note[]; pagination: Pagination; next: string | null }> {
  const found = of(db, shop)
  if (resource) found.where({ resource })
  if (resourceId !== undefined) found.where({ resource_id: resourceId })
  const { rows, ...place } = await newestPage<Note>(found, page, columns(db), {
    // A record has few notes, so no stored count is needed.
    ...(resourceId === undefined && { total: () => numberOf(db, shop, 'notes', resource) }),
  })
  return { notes: rows, ...place }
}

/** Returns a note; throws noteNotFound. */
export async function get(db: Database, shop: Shop, id: string): Promise<Note> {
  const note = await of(db, shop).where({ id }).first<Note | undefined>(columns(db))
  if (!note) throw new Refusal('noteNotFound')
  return note
}

/**
 * Adds a note by the token's user. The record that it is about must exist in the store (unknownRecord); a resource
 * without an id, or vice versa, throws invalidRequest.
 */
export async function create(
  tx: Transaction,
  shop: Shop,
  { userId }: Installation,
  fields: Partial<NoteFields> & Pick<NoteFields, 'title' | 'content'>,
): Promise<Note> {
  const complete: NoteFields = { resource: null, resourceId: null, ...fields }
  await requireRecord(tx, shop, complete)
  const at = clock.now()
  const [note] = await tx('notes')
    .insert({
      id: newId(),
      shop_id: shop.id,
      ...rowOf(complete),
      user_id: userId,
      created_at: at,
      updated_at: at,
    })
    .returning<Note[]>(columns(tx))
  return note!
}

/**
 * Changes the given fields; the author stays. A note may outlive its record, which is checked again only if the note is
 * attached to another one. Throws noteNotFound and the refusals of `create`.
 */
export async function update(
  tx: Transaction,
  shop: Shop,
  id: string,
  changes: Partial<NoteFields>,
): Promise<Note> {
  await of(tx, shop).where({ id }).forUpdate().first('id')
  const before = await get(tx, shop, id)
  const fields = { ...before, ...changes }
  const moved = fields.resource !== before.resource || fields.resourceId !== before.resourceId
  if (moved) await requireRecord(tx, shop, fields)
  const [note] = await of(tx, shop)
    .where({ id })
    .update({ ...rowOf(fields), updated_at: clock.now() })
    .returning<Note[]>(columns(tx))
  return note!
}

/** Deletes a note; throws noteNotFound. */
export async function remove(tx: Transaction, shop: Shop, id: string): Promise<null> {
  const removed = await of(tx, shop).where({ id }).delete()
  if (removed === 0) throw new Refusal('noteNotFound')
  return null
}

function of(db: Database, shop: Shop): Knex.QueryBuilder {
  return db('notes').where({ shop_id: shop.id })
}

function rowOf({ title, content, resource, resourceId }: NoteFields) {
  return { title, content, resource, resource_id: resourceId }
}

async function requireRecord(
  tx: Transaction,
  shop: Shop,
  { resource, resourceId }: NoteFields,
): Promise<void> {
  if (resource === null && resourceId === null) return
  if (resource === null || resourceId === null) {
    const missing = resource === null ? 'resource' : 'resourceId'
    throw invalid(`${missing} is required because resource and resourceId belong together`)
  }
  const found = await records[resource](tx).where({ shop_id: shop.id, id: resourceId }).first('id')
  if (!found) throw new Refusal('unknownRecord')
}
