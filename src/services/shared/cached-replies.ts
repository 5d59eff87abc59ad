// Reply cache of public reads, revalidated by version on every call.

import { LRUCache } from 'lru-cache'
import { hours } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { newest, type Order } from '../../base/cursor.ts'
import { Refusal, type RefusalName } from '../../base/errors.ts'
import { metrics } from '../../base/metrics.ts'
import { poolOf } from '../../db/connection/knex-internals.ts'
import type { Database } from '../../db/database.ts'
import { batched } from '../../db/fairness/batched-look-ups.ts'
import type { Shape, VersionedRows } from '../../db/sql/versioned-sql.ts'
import { statement } from '../../db/statement.ts'
import { nextOf, type PageQuery, type Pagination, paginationOf, startOf } from './pagination.ts'
import { formerHolder, type Slugged } from './slugs.ts'

// Replies to public reads are cached as JSON text, and never used without asking PostgreSQL. Looking up a call's store
// returns the store's version, which changes whenever anything public is written: a reply made under the current
// version is still valid (decision stores-have-a-version). Otherwise PostgreSQL is asked for the versions of the
// records, and the same statement returns the bodies of those whose versions are not cached
// (decision public-reads-are-cached-by-version).

/** The data of a reply as JSON text, assembled from the bodies of its records. */
export class CachedReply<Data> {
  readonly text: string
  readonly versions: string
  readonly total: number | undefined
  /** The bodies by version; slices of a longer text take up no memory of their own. */
  readonly bodies = new Map<string, string>()
  /** The ETag of the whole reply, written by the first call that sends it. */
  etag?: string
  /** A version that the store had before PostgreSQL was asked for this reply. */
  shopVersion?: string

  /**
   * Bodies that the statement did not return come from `last`. `around` returns the texts before and after the records.
   */
  constructor(
    { versions, bodies, total }: VersionedRows,
    around: (texts: string[]) => readonly [string, string],
    last?: CachedReply<unknown>,
  ) {
    const found = (bodies ?? []).values()
    const order = versions?.split(' ') ?? []
    const texts = order.map((version) => last?.bodies.get(version) ?? JSON.stringify(found.next().value))
    const [before, after] = around(texts)
    this.text = before + texts.join(',') + after
    this.versions = versions ?? ''
    this.total = total
    let at = before.length
    for (const [n, version] of order.entries()) {
      const end = at + texts[n]!.length
      this.bodies.set(version, this.text.slice(at, end))
      at = end + 1
    }
  }

  get data(): Data {
    return JSON.parse(this.text)
  }

  shows({ versions, total }: VersionedRows): boolean {
    return this.versions === (versions ?? '') && this.total === total
  }
}

type Cache = LRUCache<string, CachedReply<unknown>>
type Recall = (key: string) => CachedReply<unknown> | undefined
type Replies = Map<string, CachedReply<unknown> | null>
/** Answers questions using cached replies. */
type Answer = (db: Database, recall: Recall) => Promise<Replies>
/**
 * Runs between the question and the answer, for tests that compare the reply with an uncached one. `unchanged` is the
 * store, if its version was enough to answer.
 */
export type Comparison = (db: Database, answer: Answer, recall: Recall, unchanged?: Shop) => Promise<Replies>

interface Cached {
  cache: Cache
  /** How often the whole cache was dropped. */
  emptied: number
  compare?: Comparison
}

const caches = new WeakMap<object, Cached>()

/**
 * Caches replies to reads from this database, in all of its views, within this many megabytes of the process; 0 turns
 * caching off. Replies not requested for an hour are dropped: transaction ids have 32 bits and wrap around. Everything
 * is dropped when a connection breaks, and when the first one is opened after all were closed, since a break would have
 * gone unnoticed: a database that was restored or failed over may assign the same ids again.
 */
export function cacheReplies(db: Database, megabytes: number, compare?: Comparison): void {
  const pool = poolOf(db)
  if (megabytes === 0 || caches.has(pool)) return
  const cache: Cache = new LRUCache({
    maxSize: megabytes * 2 ** 20,
    sizeCalculation: ({ text, bodies }, key) =>
      Buffer.byteLength(text) + key.length + 500 + 200 * bodies.size,
    ttl: hours,
    updateAgeOnGet: true,
  })
  const cached: Cached = { cache, emptied: 0, compare }
  const empty = () => {
    cache.clear()
    cached.emptied += 1
  }
  pool.on('createSuccess', (_: unknown, connection: NodeJS.EventEmitter) => {
    if (pool.numUsed() + pool.numFree() === 1) empty()
    connection.once('error', empty)
  })
  caches.set(pool, cached)
}

/** Returns how many bytes the cached replies of this database use. */
export function bytesCached(db: Database): number {
  return caches.get(poolOf(db))?.cache.calculatedSize ?? 0
}

function keep(cache: Cache, replies: Replies): void {
  for (const [key, reply] of replies) if (reply && cache.peek(key) !== reply) cache.set(key, reply)
}

/**
 * A question is about a store. One without `shop` also depends on the clock, so the store's version alone does not
 * answer it.
 */
type OfStore = { shop?: Shop }

interface Kind<Question extends OfStore> {
  name: string
  /** Answers questions in one statement, in order; undefined if there is no such record. */
  find(db: Database, questions: (Question & { known: string })[]): Promise<(VersionedRows | undefined)[]>
  /** Returns the same key for questions that share a statement; by default, only identical ones do. */
  alike?(question: Question): string
  /** Returns the JSON before and after the bodies, whose texts these are. */
  around(question: Question, total: number | undefined, texts: string[]): readonly [string, string]
}

/**
 * Returns a function that answers a question, from the cache as far as that is valid. A question consists of everything
 * that a reply depends on besides its records. Questions asked at the same moment share a statement, which begins after
 * all of them.
 */
function cached<Question extends OfStore, Data>({ name, find, alike, around }: Kind<Question>) {
  type Keyed = { key: string; question: Question }
  const reply = (
    found: VersionedRows | undefined,
    last: CachedReply<unknown> | undefined,
    question: Question,
  ) => {
    if (!found) return null
    const isSame = last?.shows(found)
    metrics.cachedReplies.labels(isSame ? 'hit' : last ? 'part' : 'miss').inc()
    const made = isSame
      ? last!
      : new CachedReply<unknown>(found, (texts) => around(question, found.total, texts), last)
    // That version is older than this statement, so no later look-up returns it once the reply has changed.
    if (question.shop?.version) made.shopVersion = question.shop.version
    return made
  }
  const answer = async (db: Database, asked: Map<string, Question>, recall: Recall): Promise<Replies> => {
    const last = [...asked.keys()].map(recall)
    const questions = [...asked.values()].map((one, n) => ({ ...one, known: last[n]?.versions ?? '' }))
    const found = await find(db, questions)
    return new Map([...asked].map(([key, question], n) => [key, reply(found[n], last[n], question)]))
  }
  const all = async (db: Database, questions: Keyed[]) => {
    const asked = new Map(questions.map(({ key, question }) => [key, question]))
    const cached = caches.get(poolOf(db))
    const recall: Recall = (key) => cached?.cache.get(key)
    const ask: Answer = (view, recalled) => answer(view, asked, recalled)
    let began = cached?.emptied
    let replies = await (cached?.compare ? cached.compare(db, ask, recall) : ask(db, recall))
    if (cached?.emptied !== began) {
      // Everything has been dropped in the meantime, so what was read from the cache before must not be used either.
      began = cached?.emptied
      replies = await ask(db, () => undefined)
    }
    if (cached && cached.emptied === began) keep(cached.cache, replies)
    return questions.map(({ key }) => replies.get(key) as CachedReply<Data> | null)
  }
  const one = async (db: Database, question: Keyed) => (await all(db, [question]))[0]!
  const shared = batched(one, all, ({ key, question }) => (alike ? name + alike(question) : key))
  const unchanged = async (db: Database, { cache, compare }: Cached, { key, question }: Keyed) => {
    const { shop } = question
    // Does not refresh the entry's age: each reply must be revalidated by the versions of its records once an hour.
    const last = shop?.version ? cache.get(key, { updateAgeOnGet: false }) : undefined
    if (!last || last.shopVersion !== shop?.version) return null
    metrics.cachedReplies.labels('unchanged').inc()
    const again: Answer = async (view, recall) =>
      recall(key) ? new Map([[key, last]]) : answer(view, new Map([[key, question]]), recall)
    await compare?.(db, again, () => last, shop)
    return last as CachedReply<Data>
  }
  return async (db: Database, question: Question) => {
    const cached = caches.get(poolOf(db))
    const keyed = { key: name + JSON.stringify(withoutVersion(question)), question }
    // A transaction sees its own changes, which nobody else may see yet.
    if (!cached) return one(db, keyed)
    return (await unchanged(db, cached, keyed)) ?? shared(db, keyed)
  }
}

function withoutVersion(question: OfStore): object {
  if (!question.shop) return question
  const { version, ...shop } = question.shop
  return { ...question, shop }
}

type Values = Record<string, string | number>
type FoundRecord = { place: number; version: string; body: unknown }

/**
 * Returns a function that reads a record by its id, or by whatever `source` finds as `asked.id`; it throws `missing` if
 * there is none. `source` selects the row with its `xmin` as `written`; it and the shape get the values that `bindings`
 * takes from the store.
 */
export function cachedRecord<Data>(
  name: string,
  missing: RefusalName,
  {
    source,
    version,
    json,
    bindings,
    kind,
  }: Shape & { source: string; bindings: (shop: Shop) => Values; kind?: Slugged },
): (db: Database, shop: Shop, id: string) => Promise<CachedReply<Data>> {
  // The number of records is hidden from the planner, which would plan anew for each number.
  const find = statement<Record<string, string | number | string[]>, FoundRecord>(
    name,
    `select asked.place, p.version, case when p.version <> asked.known then (${json}) end as body
    from unnest((select cast(:ids as text[])), (select cast(:known as text[]))) with ordinality as asked (id, known, place),
      lateral (select p.*, ${version} as version from (${source}) p offset 0) p`,
  )
  const read = cached<{ shop: Shop; id: string }, Data>({
    name,
    async find(db, questions) {
      const asked = { ids: questions.map(({ id }) => id), known: questions.map(({ known }) => known) }
      const found: VersionedRows[] = []
      for (const { place, version, body } of await find(db, { ...bindings(questions[0]!.shop), ...asked })) {
        found[place - 1] = { versions: version, bodies: [body] }
      }
      return found
    },
    alike: ({ shop }) => JSON.stringify(bindings(shop)),
    around: () => ['', ''],
  })
  return orFormer(read, kind, missing)
}

/** How to continue a list after a record: the content of its cursor. */
export interface Reading<Question, One> {
  orderOf(question: Question): Order
  keyOf(question: Question, record: One): string | number | undefined
}

type Members<Data> = Exclude<keyof Data, 'pagination' | 'next'> & string

/**
 * Returns a function that reads a page of records; `member` is the name of the list in the reply, which has the cursor
 * `next` if it has a `reading`. That function throws invalidRequest for an `after` that is not such a cursor.
 */
export function cachedPage<
  Question extends PageQuery & OfStore,
  Data extends { pagination: Pagination; next?: string | null },
  Member extends Members<Data> = Members<Data>,
>(
  name: string,
  member: Member,
  find: (db: Database, question: Question & { known: string }) => Promise<VersionedRows>,
  reading?: Reading<Question, Data[Member] extends (infer One)[] ? One : never>,
): (db: Database, question: Question) => Promise<CachedReply<Data>> {
  const nextIn = (question: Question, texts: string[]) => {
    if (!reading) return ''
    const order = reading.orderOf(question)
    const { before } = startOf(question, order)
    const record = texts.length > 0 ? JSON.parse(texts.at(-1)!) : undefined
    const last = record && { at: record.createdAt, id: record._id, key: reading.keyOf(question, record) }
    return `,"next":${JSON.stringify(nextOf(order, question.limit, before, texts.length, last))}`
  }
  const read = cached<Question, Data>({
    name,
    find: async (db, [question]) => [await find(db, question!)],
    around: (question, total, texts) => {
      const { page } = startOf(question, reading?.orderOf(question) ?? newest)
      const pagination = JSON.stringify(paginationOf(total!, page, question.limit))
      return [`{"${member}":[`, `],"pagination":${pagination}${nextIn(question, texts)}}`]
    },
  })
  return read as (db: Database, question: Question) => Promise<CachedReply<Data>>
}

/** Returns a function that reads a list that belongs to a record; it throws `missing` if `find` finds nothing. */
export function cachedList<Data>(
  name: string,
  member: keyof Data & string,
  missing: RefusalName,
  find: (db: Database, question: { shop: Shop; id: string; known: string }) => Promise<VersionedRows[]>,
  kind?: Slugged,
): (db: Database, shop: Shop, id: string) => Promise<CachedReply<Data>> {
  const read = cached<{ shop: Shop; id: string }, Data>({
    name,
    find: (db, [question]) => find(db, question!),
    around: () => [`{"${member}":[`, ']}'],
  })
  return orFormer(read, kind, missing)
}

/** Returns a function that reads by id or slug, then by former slugs of this kind, and otherwise refuses. */
function orFormer<Data>(
  read: (db: Database, question: { shop: Shop; id: string }) => Promise<CachedReply<Data> | null>,
  kind: Slugged | undefined,
  missing: RefusalName,
): (db: Database, shop: Shop, id: string) => Promise<CachedReply<Data>> {
  const formerly = async (db: Database, shop: Shop, slug: string) => {
    const id = kind && (await formerHolder(db, shop, kind, slug))
    return id ? read(db, { shop, id }) : null
  }
  return async (db, shop, id) =>
    (await read(db, { shop, id })) ?? (await formerly(db, shop, id)) ?? refuse(missing)
}

function refuse(missing: RefusalName): never {
  throw new Refusal(missing)
}
