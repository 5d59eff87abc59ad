import type { Knex } from 'knex'
import type { components } from '../../../generated/apps.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList, jsonObject } from '../../db/sql/columns.ts'
import { jsonTime } from '../../db/sql/json.ts'
import { ofRow, pageSql, type Range, rangeOf, type VersionedRows } from '../../db/sql/versioned-sql.ts'
import { statement } from '../../db/statement.ts'
import { type CachedReply, cachedPage } from '../shared/cached-replies.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'

type Banner = components['schemas']['Banner']

/** The fields of a banner that a merchant writes; null removes a link, a placement or a date. */
export type BannerFields = Omit<Banner, '_id' | 'createdAt' | 'updatedAt'>

type BannerList = { banners: Banner[]; pagination: Pagination }

const members = {
  _id: 'id',
  title: 'title',
  image: 'image',
  link: 'link',
  placement: 'placement',
  position: 'position',
  startsAt: 'starts_at',
  endsAt: 'ends_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
}
const columns = (db: Database) => db.raw(columnList<Banner>(members))

const live = (selected: string) => `select ${selected} from banners where shop_id = :shopId
  and (starts_at is null or starts_at <= :now) and (ends_at is null or ends_at > :now)
  and (cast(:placement as text) is null or placement = :placement)`

const findLive = statement<Range & { shopId: string; placement: string | null; now: Date }, VersionedRows>(
  'banners.live',
  pageSql(
    live('count(*)'),
    `${live('*, xmin as written')} order by position, created_at desc, id desc
      limit (select cast(:limit as integer)) offset (select cast(:offset as integer))`,
    ofRow(
      jsonObject<Banner>({
        ...members,
        startsAt: jsonTime('starts_at'),
        endsAt: jsonTime('ends_at'),
        createdAt: jsonTime('created_at'),
        updatedAt: jsonTime('updated_at'),
      }),
    ),
  ),
)

// The cache key leaves out the store and its version, because the clock decides which banners are live.
const readLive = cachedPage<PageQuery & { shopId: string; placement: string | null }, BannerList>(
  'banners.live',
  'banners',
  async (db, { shopId, placement, ...page }) => {
    const [row] = await findLive(db, { shopId, placement, ...rangeOf(page), now: clock.now() })
    return row!
  },
)

/**
 * Returns the banners that are live now, by position and then newest first; with `placement`, only those for that
 * placement.
 */
export function listLive(
  db: Database,
  shop: Shop,
  { placement = null, ...page }: PageQuery & { placement?: string | null },
): Promise<CachedReply<BannerList>> {
  return readLive(db, { ...page, shopId: shop.id, placement })
}

/** Returns every banner of the store, live or not, newest first. */
export async function list(db: Database, shop: Shop, page: PageQuery): Promise<BannerList> {
  const { rows, pagination } = await newestPage<Banner>(of(db, shop), page, columns(db))
  return { banners: rows, pagination }
}

/** Returns a banner, live or not; throws bannerNotFound. */
export async function get(db: Database, shop: Shop, id: string): Promise<Banner> {
  const banner = await of(db, shop).where({ id }).first<Banner | undefined>(columns(db))
  if (!banner) throw new Refusal('bannerNotFound')
  return banner
}

/** Adds a banner, live at once and without an end unless dates are given; throws invalidRequest for invalid dates. */
export async function create(
  tx: Transaction,
  shop: Shop,
  fields: Partial<BannerFields> & Pick<BannerFields, 'title' | 'image'>,
): Promise<Banner> {
  const complete = { link: null, placement: null, position: 0, startsAt: null, endsAt: null, ...fields }
  const at = clock.now()
  const [banner] = await tx('banners')
    .insert({ id: newId(), shop_id: shop.id, ...rowOf(complete), created_at: at, updated_at: at })
    .returning<Banner[]>(columns(tx))
  return banner!
}

/** Changes the given fields; the resulting dates must be valid. Throws bannerNotFound and invalidRequest. */
export async function update(
  tx: Transaction,
  shop: Shop,
  id: string,
  changes: Partial<BannerFields>,
): Promise<Banner> {
  await of(tx, shop).where({ id }).forUpdate().first('id')
  const fields = { ...(await get(tx, shop, id)), ...changes }
  const [banner] = await of(tx, shop)
    .where({ id })
    .update({ ...rowOf(fields), updated_at: clock.now() })
    .returning<Banner[]>(columns(tx))
  return banner!
}

/** Deletes a banner; throws bannerNotFound. */
export async function remove(tx: Transaction, shop: Shop, id: string): Promise<null> {
  const removed = await of(tx, shop).where({ id }).delete()
  if (removed === 0) throw new Refusal('bannerNotFound')
  return null
}

function of(db: Database, shop: Shop): Knex.QueryBuilder {
  return db('banners').where({ shop_id: shop.id })
}

function rowOf({ title, image, link, placement, position, startsAt, endsAt }: BannerFields) {
  const [starts, ends] = [dateOf(startsAt), dateOf(endsAt)]
  if (starts && ends && ends <= starts) {
    throw invalid('endsAt must be after startsAt')
  }
  return { title, image, link, placement, position, starts_at: starts, ends_at: ends }
}

/** Parses to whole milliseconds, the unit in which dates are compared: the database would round, a Date truncates. */
function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}
