import { expect } from 'chai'
import pg from 'pg'
import type { Database } from '../../src/db/database.ts'
import { statements } from '../../src/db/statement.ts'
import { wholePlan } from './partitions.ts'

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

/**
 * Expects that no statement of `work` scans a `large` table as a whole, and that all of them read fewer than
 * `rows` rows. Returns how many they read.
 */
export async function expectPlans(
  db: Database,
  work: () => Promise<unknown>,
  { large, rows }: { large: Set<string>; rows: number },
): Promise<number> {
  let read = 0
  const plans: string[] = []
  const sent = await statementsOf(work)
  expect(sent).not.to.eql([])
  for (const { name, text, values } of sent) {
    const plan = await explain(db, { text, values, isGeneric: name !== undefined && !plannedAnew.has(name) })
    plans.push(`${text}\n${JSON.stringify(plan)}`)
    for (const node of nodesOf(plan)) {
      if (!node['Relation Name'] || node['Actual Loops'] === 0) continue
      const table = wholePlan(node['Relation Name'])
      const scanned = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
      read += scanned
      if (large.has(table)) expect(node['Node Type'], plans.at(-1)).not.to.equal('Seq Scan')
    }
  }
  expect(read, `rows read by\n${plans.join('\n')}\n`).to.be.below(rows)
  return read
}

/**
 * The named statements that PostgreSQL replans for each call, each with the reason (decision list-plans-are-kept).
 */
export const plannedAnew = new Map<string, string>([
  ...['newest', 'cheapest', 'dearest', 'byName', 'all'].map((list): [string, string] => [
    `products.${list}.far`,
    'how far a page is from the top decides how it is read best',
  ]),
  ...['products', 'foods', 'services', 'blogs'].map((list): [string, string] => [
    `sitemap.${list}`,
    'a page has 10,000 records, beside which a plan costs nothing',
  ]),
  ...['automaticDiscounts.find', 'discountScopes.facts', 'discountScopes.known', 'reducedPrices.prices'].map(
    (read): [string, string] => [
      read,
      'how many products are named decides whether they are looked up one by one',
    ],
  ),
  ...['facts', 'leftOut', 'listed', 'changed', 'deleted'].map((read): [string, string] => [
    `feeds.${read}`,
    'a feed has all products of a store, beside which a plan costs nothing',
  ]),
  ['accounting.refundedOrders', 'a batch has 500 orders, beside which a plan costs nothing'],
  ['accounting.taxes', 'how long the period is decides whether lines are looked up order by order'],
  ['products.findMany', 'a batch of an import names 300 products, beside which a plan costs nothing'],
  ['products.categoriesOfWords', 'how often the words occur decides which index finds their categories'],
])

/**
 * Returns the named statements of the product: files of tests that share this process have some of their own, named
 * `test.…`.
 */
export const ownStatements = () => [...statements].filter(([name]) => !name.startsWith('test.'))

/**
 * Runs every named statement eight times over one connection with these values, by their names, and rolls it back.
 * Returns how often PostgreSQL replanned each and how often it used the plan that it keeps: it decides after the fifth
 * time.
 */
export async function playStatements(
  db: Database,
  valuesOf: (name: string) => object,
): Promise<{ name: string; generic: number; custom: number }[]> {
  const connection: pg.Client = await db.client.acquireConnection()
  try {
    await connection.query('begin')
    for (const [name, { text, bind }] of ownStatements()) {
      for (let times = 0; times < 8; times += 1) {
        await connection.query('savepoint played')
        await connection.query({ name, text, values: bind(valuesOf(name)) }).catch((error) => {
          // A conflict or a missing row is fine: the statement was planned.
          if (!error.code?.startsWith('23') && error.code !== 'SF001') throw error
        })
        await connection.query('rollback to savepoint played')
      }
    }
    const { rows } = await connection.query(
      'select name, generic_plans as generic, custom_plans as custom from pg_prepared_statements order by name',
    )
    // `begin` and `commit` have names too, but no plans.
    return rows.filter(({ name }: { name: string }) => statements.has(name))
  } finally {
    await connection.query('rollback')
    await connection.query('deallocate all')
    await db.client.releaseConnection(connection)
  }
}

interface Sent {
  name?: string
  text: string
  values: unknown[]
}

/** Returns the statements that PostgreSQL gets while `work` runs, those of one message together. */
export async function messagesOf(work: () => Promise<unknown>): Promise<Sent[][]> {
  const messages: Sent[][] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, config: Asked, ...rest: unknown[]) {
    const statements = typeof config === 'string' ? [{ text: config }] : (config.statements ?? [config])
    messages.push(statements.map(({ name, text = '', values = [] }) => ({ name, text, values })))
    return (query as (...all: unknown[]) => unknown).call(this, config, ...rest)
  } as typeof query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return messages
}

type Asked = string | (Partial<Sent> & { statements?: Partial<Sent>[] })

/** Returns the queries among the statements that PostgreSQL gets while `work` runs. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Sent[]> {
  return (await messagesOf(work)).flat().filter(({ text }) => /^\s*(select|with)/i.test(text))
}

/** Explains a statement with the plan of these values, or with the one that PostgreSQL keeps for all. */
async function explain(
  db: Database,
  { text, values, isGeneric }: Sent & { isGeneric: boolean },
): Promise<Plan> {
  const connection: pg.Client = await db.client.acquireConnection()
  const analyze = (sql: string, bound?: unknown[]) =>
    connection.query({ text: `explain (analyze, format json) ${sql}`, values: bound })
  try {
    if (!isGeneric) return planOf(await analyze(text, values))
    await connection.query(`set plan_cache_mode = force_generic_plan; prepare explained as ${text}`)
    const given = values.length > 0 ? `(${values.map(literal).join(', ')})` : ''
    const plan = planOf(await analyze(`execute explained${given}`))
    await connection.query('deallocate explained; reset plan_cache_mode')
    return plan
  } finally {
    await db.client.releaseConnection(connection)
  }
}

const planOf = ({ rows }: pg.QueryResult): Plan => rows[0]['QUERY PLAN'][0].Plan

function literal(value: unknown): string {
  if (value === null) return 'null'
  // Without a type, so that it may be an array of anything.
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map((one) => JSON.stringify(one)).join()}}`)
  return pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value))
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}
