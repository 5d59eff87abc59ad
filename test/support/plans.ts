import { expect } from 'chai'
import pg from 'pg'
import type { Database } from '../../src/db/database.ts'
import { wholePlan } from './partitions.ts'

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

/** Whatever statements `work` sends, none reads a `large` table from one end to the other, and all fewer than `rows` rows. */
export async function expectPlans(
  db: Database,
  work: () => Promise<unknown>,
  { large, rows }: { large: Set<string>; rows: number },
): Promise<void> {
  let read = 0
  const statements = await statementsOf(work)
  expect(statements).not.to.eql([])
  for (const { text, values } of statements) {
    const plan = await explain(db, text, values)
    for (const node of nodesOf(plan)) {
      if (!node['Relation Name'] || node['Actual Loops'] === 0) continue
      const table = wholePlan(node['Relation Name'])
      const scanned = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
      read += scanned
      if (large.has(table))
        expect(node['Node Type'], `${text}\n${JSON.stringify(plan)}`).not.to.equal('Seq Scan')
    }
  }
  expect(read, 'rows read').to.be.below(rows)
}

/** What PostgreSQL is sent while `work` runs. */
async function statementsOf(work: () => Promise<unknown>): Promise<{ text: string; values: unknown[] }[]> {
  const sent: { text: string; values: unknown[] }[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, config: pg.QueryConfig, ...rest: unknown[]) {
    if (config?.text) sent.push({ text: config.text, values: config.values ?? [] })
    return (query as (...all: unknown[]) => unknown).call(this, config, ...rest)
  } as typeof query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return sent.filter(({ text }) => /^\s*(select|with)/i.test(text))
}

async function explain(db: Database, text: string, values: unknown[]): Promise<Plan> {
  const connection = await db.client.acquireConnection()
  try {
    const { rows } = await connection.query({ text: `explain (analyze, format json) ${text}`, values })
    return rows[0]['QUERY PLAN'][0].Plan
  } finally {
    await db.client.releaseConnection(connection)
  }
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}
