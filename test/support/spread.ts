// With PARTITIONS: checks the plan of every statement that the service sends: one store's must not look into others.

import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, Server } from 'node:http'
import pg from 'pg'
import type { Database } from '../../src/db/database.ts'
import type { Surface } from '../../src/http/surface-options.ts'
import { partitions } from './partitions.ts'
import { runFolder } from './run-folder.ts'

/** The beginnings of a store's calls that look into the partitions of all stores, each with the reason. */
const exceptions: Record<string, string> = {
  'store POST /api/v1/payments/webhooks/': 'A card provider tells of charges by references of its own.',
  'store POST /api/v1/newsletter/': 'A link of an e-mail leads to whichever store it is of, by a code.',
  'store GET /downloads/': 'A signed link has the ids of a file and of an access, and no store.',
  'store GET /track/': 'A tracking code is that of a parcel of any store.',
  'store GET /api/v1/shipping/track/': 'A tracking code is that of a parcel of any store.',
  'store POST /api/v1/auth/verify': 'Who signs in takes along what they had as a guest, in every store.',
  'store POST /api/v1/auth/logout': 'A session may have browsers in every store.',
  'store DELETE /api/v1/auth/me': 'A person is erased in every store.',
}

/** A statement with values, and the call or job that sends it. */
export interface Statement {
  call: string
  /** True for a call of the Store API or the Apps API: each is about one store. */
  ofStore: boolean
  text: string
  values: unknown[]
}

/** A statement about one store, and the tables where it may read several partitions. */
interface Spread {
  call: string
  text: string
  tables: string[]
}

type Sender = Pick<Statement, 'call' | 'ofStore'>

/** The call or job that the service is working on; what a test sends directly has no sender. */
const senders = new AsyncLocalStorage<Sender>()
const seen = new Set<string>()
const unexplained: Statement[] = []
const found: Spread[] = []
let isRemembering = false

/** Starts to remember which statements this process's calls and jobs send. */
export async function rememberStatements(): Promise<void> {
  if (partitions === 0 || isRemembering) return
  isRemembering = true
  const { jobs } = await import('../../src/jobs/index.ts')
  for (const job of jobs) {
    const { run } = job
    job.run = (context) =>
      senders.run({ call: `job ${job.name}`, ofStore: false }, () => run.call(job, context))
  }
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, sent: Sent, ...rest: unknown[]) {
    const sender = senders.getStore()
    if (sender && typeof sent !== 'string') for (const one of sent.statements ?? [sent]) remember(one, sender)
    return (query as (...all: unknown[]) => unknown).call(this, sent, ...rest)
  } as typeof query
}

type Values = { text?: string; values?: unknown[] }
type Sent = string | (Values & { statements?: Values[] })

/** Makes this server's calls the senders of their statements. */
export function rememberCalls(surface: Surface, server: Server): void {
  if (partitions === 0) return
  const emit: (event: string, ...rest: unknown[]) => boolean = server.emit.bind(server)
  server.emit = (event: string, ...rest: unknown[]) => {
    if (event !== 'request') return emit(event, ...rest)
    const { method, url } = rest[0] as IncomingMessage
    const call = `${surface} ${method} ${url!.split('?')[0]}`
    return senders.run({ call, ofStore: surface !== 'console' }, () => emit(event, ...rest))
  }
}

/** Texts that differ in the length of a list, or in a number that is part of them, have the same plan. */
function remember({ text = '', values = [] }: Values, sender: Sender): void {
  if (!/^\s*(select|with|insert|update|delete)\b/i.test(text)) return
  const alike = text.replaceAll(/\d+/g, '#').replaceAll(/(\(?\$#\)?[\s,]*)+/g, '$')
  const key = `${sender.ofStore} ${alike}`
  if (seen.has(key)) return
  seen.add(key)
  unexplained.push({ ...sender, text, values })
}

/** Explains the statements remembered since the last time, and stores the findings for `reportSpread`. */
export async function explainStatements(database: () => Database): Promise<void> {
  if (partitions === 0) return
  found.push(...(await spreadOf(database(), unexplained.splice(0))))
  mkdirSync(folder(), { recursive: true })
  writeFileSync(`${folder()}/${process.pid}.json`, JSON.stringify({ seen: [...seen], found }))
}

/**
 * Prints how many statements the run has sent, and fails for those of one store that look into several. After the whole
 * suite it also fails for an exception that none of them needs.
 */
export function reportSpread(isWhole: boolean): void {
  if (partitions === 0) return
  const all: { seen: string[]; found: Spread[] }[] = readdirSync(folder()).map((name) =>
    JSON.parse(readFileSync(`${folder()}/${name}`, 'utf8')),
  )
  console.log(`${new Set(all.flatMap((one) => one.seen)).size} statements explained`)
  const needed = new Set<string>()
  const flaws = new Set<string>()
  for (const { call, text, tables } of all.flatMap((one) => one.found)) {
    const exception = Object.keys(exceptions).find((begins) => call.startsWith(begins))
    if (exception) needed.add(exception)
    else flaws.add(`${call} looks into several partitions of ${tables.join(', ')}:\n${text}`)
  }
  const idle = isWhole ? Object.keys(exceptions).filter((begins) => !needed.has(begins)) : []
  for (const begins of idle) flaws.add(`${begins}… needs no exception`)
  if (flaws.size > 0) throw new Error([...flaws].join('\n\n'))
}

const folder = () => `${runFolder()}/spread`

interface Plan {
  'Relation Name'?: string
  Plans?: Plan[]
}

/** Without other ways to join, a partition's own condition shows what it is searched for, even with few rows. */
const settings = `
  set enable_partition_pruning = on; set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off`

/**
 * Asks for the plan of each statement, without running it. Returns those that concern one store, because a store's call
 * sends them or a store's id is among their values, and that search several partitions of a table for anything but a
 * store: at run time a search for a store that another row names goes into one.
 */
export async function spreadOf(db: Database, statements: Statement[]): Promise<Spread[]> {
  const connection: pg.Client = await db.client.acquireConnection()
  const spread: Spread[] = []
  try {
    const { rows } = await connection.query(
      'select inhrelid::regclass::text as part, inhparent::regclass::text as whole from pg_inherits',
    )
    const wholes = new Map<string, string>(rows.map(({ part, whole }) => [part, whole]))
    await connection.query(settings)
    for (const { call, ofStore, text, values } of statements) {
      const explained = await connection.query({ text: `explain (format json) ${text}`, values })
      const nodes = nodesOf(explained.rows[0]['QUERY PLAN'][0].Plan)
      if (!ofStore && !nodes.some((node) => conditionsOf(node).some((one) => givesStore.test(one)))) continue
      const tables = severalIn(nodes, wholes)
      if (tables.length > 0) spread.push({ call, text, tables })
    }
    await connection.query('discard all')
  } finally {
    await db.client.releaseConnection(connection)
  }
  return spread
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

const conditionsOf = (node: Plan) =>
  Object.entries(node).flatMap(([field, value]) => (/ Cond$|Filter$/.test(field) ? [String(value)] : []))

const givesStore = /\bshop_id\)?(::text)? = '/
const comparesStore = /\bshop_id\)?(::text)? = |= \(?(\w+\.)?shop_id\b/

function severalIn(nodes: Plan[], wholes: Map<string, string>): string[] {
  const parts = new Map<string, Set<string>>()
  for (const node of nodes) {
    const part = node['Relation Name'] ?? ''
    const whole = wholes.get(part)
    if (!whole || conditionsOf(node).some((one) => comparesStore.test(one))) continue
    parts.set(whole, (parts.get(whole) ?? new Set()).add(part))
  }
  return [...parts].filter(([, { size }]) => size > 1).map(([whole]) => whole)
}
