import type { Knex } from 'knex'
import type { components } from '../../../generated/apps.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'
import { type Changes, newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'

type Script = components['schemas']['Script']

/** The fields of a script that a merchant writes: either `src`, its address, or `content`, its text. */
export type ScriptFields = Omit<Script, '_id' | 'createdAt' | 'updatedAt'>

const columns = (db: Database) =>
  db.raw(
    columnList<Script>({
      _id: 'id',
      name: 'name',
      placement: 'placement',
      src: 'src',
      content: 'content',
      active: 'active',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    }),
  )

/** Returns the scripts of the store, active or not, newest first. */
export async function list(
  db: Database,
  shop: Shop,
  page: PageQuery & Changes,
): Promise<{ scripts: Script[]; pagination: Pagination; next: string | null }> {
  const { rows, ...place } = await newestPage<Script>(of(db, shop), page, columns(db))
  return { scripts: rows, ...place }
}

/** Returns a script, active or not; throws scriptNotFound. */
export async function get(db: Database, shop: Shop, id: string): Promise<Script> {
  const script = await of(db, shop).where({ id }).first<Script | undefined>(columns(db))
  if (!script) throw new Refusal('scriptNotFound')
  return script
}

/** Adds a script, active by default; throws invalidRequest unless it has exactly one of `src` and `content`. */
export async function create(
  tx: Transaction,
  shop: Shop,
  fields: Partial<ScriptFields> & Pick<ScriptFields, 'name' | 'placement'>,
): Promise<Script> {
  const complete = requireOne({ src: null, content: null, active: true, ...fields })
  const at = clock.now()
  const [script] = await tx('scripts')
    .insert({ ...complete, id: newId(), shop_id: shop.id, created_at: at, updated_at: at })
    .returning<Script[]>(columns(tx))
  return script!
}

/**
 * Changes the given fields; a `src` alone replaces a `content`, and vice versa. Throws scriptNotFound, and
 * invalidRequest unless the result has exactly one of the two.
 */
export async function update(
  tx: Transaction,
  shop: Shop,
  id: string,
  changes: Partial<ScriptFields>,
): Promise<Script> {
  await of(tx, shop).where({ id }).forUpdate().first('id')
  const { src, content } = await get(tx, shop, id)
  const source = requireOne({
    src: changes.content == null ? src : null,
    content: changes.src == null ? content : null,
    ...changes,
  })
  const [script] = await of(tx, shop)
    .where({ id })
    .update({ ...source, updated_at: clock.now() })
    .returning<Script[]>(columns(tx))
  return script!
}

/** Deletes a script; throws scriptNotFound. */
export async function remove(tx: Transaction, shop: Shop, id: string): Promise<null> {
  const removed = await of(tx, shop).where({ id }).delete()
  if (removed === 0) throw new Refusal('scriptNotFound')
  return null
}

function of(db: Database, shop: Shop): Knex.QueryBuilder {
  return db('scripts').where({ shop_id: shop.id })
}

/**
 * Throws invalidRequest unless exactly one is set: HTML runs either the file that a script element loads or its text,
 * never both.
 */
function requireOne<Fields extends Pick<ScriptFields, 'src' | 'content'>>(fields: Fields): Fields {
  if ((fields.src === null) !== (fields.content === null)) return fields
  throw invalid('exactly one of src and content is required')
}
