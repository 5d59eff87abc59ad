import type { components } from '../../../generated/apps.types.ts'
import { clock } from '../../base/clock.ts'
import type { RecordChange, Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { numberOf } from '../../db/counters/record-counts.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'
import { lookUp, sendLast, statement } from '../../db/statement.ts'
import { type Changes, newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'

type Notification = components['schemas']['StaffNotification']

const columns = (db: Database) =>
  db.raw(
    columnList<Notification>({
      _id: 'id',
      shop: 'shop_id',
      type: 'type',
      title: 'title',
      body: 'body',
      resource: 'resource',
      resourceId: 'resource_id',
      read: 'read_at is not null',
      readAt: 'read_at',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    }),
  )

/** Returns a page of the store's notifications, newest first. */
export async function list(
  db: Database,
  shop: Shop,
  page: PageQuery & Changes,
): Promise<{ notifications: Notification[]; pagination: Pagination; next: string | null }> {
  const found = db('notifications').where({ shop_id: shop.id })
  const { rows, ...position } = await newestPage<Notification>(found, page, columns(db), {
    total: () => numberOf(db, shop, 'notifications'),
  })
  return { notifications: rows, ...position }
}

/** Returns one notification. Throws notificationNotFound. */
export async function get(db: Database, shop: Shop, id: string): Promise<Notification> {
  const notification = await db('notifications')
    .where({ shop_id: shop.id, id })
    .first<Notification | undefined>(columns(db))
  if (!notification) throw new Refusal('notificationNotFound')
  return notification
}

const unread = lookUp<{ shopId: string }, { count: number }>(
  'notifications.unread',
  'select count(*) as count from notifications where shop_id = :shopId and read_at is null',
)

/** Counts the store's unread notifications, using a partial index. */
export async function countUnread(db: Database, shop: Shop): Promise<{ count: number }> {
  const [counted] = await unread(db, { shopId: shop.id })
  return counted!
}

/**
 * Marks a notification as read, keeping the time at which it was first read, or as unread. Throws
 * notificationNotFound.
 */
export async function setRead(tx: Transaction, shop: Shop, id: string, read: boolean): Promise<Notification> {
  const at = clock.now()
  const [notification] = await tx('notifications')
    .where({ shop_id: shop.id, id })
    .update({ read_at: read ? tx.raw('coalesce(read_at, ?)', [at]) : null, updated_at: at })
    .returning<Notification[]>(columns(tx))
  if (!notification) throw new Refusal('notificationNotFound')
  return notification
}

/** Maximum number of notifications marked by one statement, which is cancelled after 15 s. */
const mostRead = 10_000

/**
 * Marks all notifications as read and returns how many were unread; if there were any, records the event, which names
 * none of them. One that arrives at the same moment stays unread.
 */
export async function readAll(tx: Transaction, record: RecordChange, shop: Shop): Promise<{ count: number }> {
  const [newest] = await tx('notifications')
    .where({ shop_id: shop.id, read_at: null })
    .max<{ id: string | null }[]>({ id: 'id' })
  let [count, marked] = [0, 0]
  do {
    marked = await readSome(tx, shop, newest?.id ?? '')
    count += marked
  } while (marked === mostRead)
  if (count > 0) await record(tx, { shopId: shop.id, resource: 'notifications', resourceId: null })
  return { count }
}

// The ids are passed in, not joined: PostgreSQL underestimates them after a burst of inserts, and would scan all of
// them for each one.
async function readSome(tx: Transaction, shop: Shop, newest: string): Promise<number> {
  const ids: string[] = await tx('notifications')
    .where({ shop_id: shop.id, read_at: null })
    .where('id', '<=', newest)
    .orderBy('id')
    .limit(mostRead)
    .forNoKeyUpdate()
    .pluck('id')
  const at = clock.now()
  return tx('notifications')
    .where({ shop_id: shop.id })
    .whereRaw('id = any (cast(? as text[]))', [ids])
    .update({ read_at: at, updated_at: at })
}

/** The content of a notification. `resource` and `resourceId` name the record that it is about. */
type News = { shopId: string } & Pick<Notification, 'type' | 'title' | 'body' | 'resource' | 'resourceId'>

const insert = statement<{ rows: string; now: Date }, never>(
  'notifications.insert',
  `insert into notifications (id, shop_id, type, title, body, resource, resource_id, to_mail, created_at, updated_at)
    select id, "shopId", type, title, body, resource, "resourceId",
      exists (
        select from notification_settings wanted where wanted.shop_id = news."shopId" and news.type = any(wanted.mailed)
      ),
      :now::timestamptz, :now::timestamptz
    from json_to_recordset(:rows::json) as news (
      id object_id, "shopId" object_id, type text, title text, body text, resource text, "resourceId" object_id
    )`,
)

const insertAll = (rows: News[]) => insert.with({ rows: JSON.stringify(rows), now: clock.now() })

/**
 * Notifies stores in the transaction of the event. Their apps receive it as POST `/notifications`, although no call
 * creates notifications.
 */
export async function notify(tx: Transaction, record: RecordChange, news: News[]): Promise<void> {
  if (news.length === 0) return
  const rows = news.map((one) => ({ id: newId(), ...one }))
  await sendLast(tx, insertAll, rows)
  const call = { method: 'POST', path: '/notifications' }
  await record(
    tx,
    rows.map(({ id, shopId }) => ({ shopId, resource: 'notifications', resourceId: id, call })),
  )
}
