/**
 * `make bench-import`: measures an import of products from upload to its last batch, in a store of its own on an embedded
 * PostgreSQL: products a second, and for 1,000 products the milliseconds of processor time of Node and of PostgreSQL, which
 * other work on the machine disturbs least, and the statements. It imports a file of new products, that file again, which
 * changes nothing, and the file with other prices. A fifth of the products have two variants. PRODUCTS sets their number.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Caller } from '../../src/base/caller-scopes.ts'
import { type Database, openDatabase, openForMigrations, transaction } from '../../src/db/database.ts'
import { startEmbedded } from '../../src/db/embedded/embedded.ts'
import { migrate } from '../../src/db/migrate/migrate.ts'
import type { Dependencies } from '../../src/dependencies.ts'
import { recordAsJob } from '../../src/events/record.ts'
import { create } from '../../src/services/imports/imports.ts'
import { advance } from '../../src/services/imports/steps.ts'
import { findShop } from '../../src/services/shared/shop.ts'

const folder = '.data/bench-import'
const total = Number(process.env.PRODUCTS ?? 10_000)
const [shopId, ownerId] = ['a0'.padEnd(24, '0'), 'a1'.padEnd(24, '0')]

/** Lines of a CSV file in our columns, with about the text that shops have. */
function fileOf(factor: number): string {
  const words =
    'glass stone linen cotton oak brass wool clay paper silver green round small large soft'.split(' ')
  const textOf = (n: number, length: number) =>
    Array.from({ length }, (_, at) => words[(n * 7 + at * (1 + (n % 5))) % words.length]).join(' ')
  const lines = [
    'slug,name,description,price,quantity,sku,category,tags,weight,variant,variantSku,variantQuantity',
  ]
  for (let n = 0; n < total; n += 1) {
    const own = `p-${n},${textOf(n, 3)} ${n},${textOf(n, 40)},${(5 + (n % 90)) * factor}`
    const place = `Category ${n % 20},"${textOf(n, 1)}, ${textOf(n + 3, 1)}",${100 + (n % 900)}`
    if (n % 5 > 0) lines.push(`${own},${n % 50},S-${n},${place},,,`)
    else for (const size of ['S', 'L']) lines.push(`${own},0,,${place},${size},S-${n}-${size},${n % 50}`)
  }
  return `${lines.join('\n')}\n`
}

/** Seconds of processor time that the server and its processes have used. */
function secondsOfPostgres(): number {
  const [pid] = readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')
  const children = execFileSync('pgrep', ['-P', pid!], { encoding: 'utf8' }).trim().split('\n')
  const ticksOf = (process: string, from: number, to: number) => {
    const stat = readFileSync(`/proc/${process}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields.slice(from, to).reduce((sum, ticks) => sum + Number(ticks), 0)
  }
  return (
    [ticksOf(pid!, 11, 15), ...children.map((child) => ticksOf(child, 11, 13))].reduce((a, b) => a + b) / 100
  )
}

async function statementsOf(db: Database): Promise<number> {
  const { rows } = await db.raw(
    `select coalesce(sum(calls), 0)::float8 as calls from pg_stat_statements where toplevel and query not like '%pg_stat%'`,
  )
  return rows[0].calls
}

async function usedUntil(db: Database) {
  const { user, system } = process.cpuUsage()
  return {
    at: performance.now(),
    node: (user + system) / 1000,
    postgres: secondsOfPostgres() * 1000,
    statements: await statementsOf(db),
  }
}
type Used = Awaited<ReturnType<typeof usedUntil>>

/** Prints what a part of an import took: products a second, and the rest for 1,000 of them. */
function print(name: string, part: string, from: Used, to: Used): void {
  const of1000 = (key: keyof Used) => `${Math.round(((to[key] - from[key]) * 1000) / total)}`.padStart(7)
  const speed = `${Math.round((total * 1000) / (to.at - from.at))}/s`.padStart(9)
  const used = ['node', of1000('node'), 'postgres', of1000('postgres'), 'statements', of1000('statements')]
  console.log(name.padEnd(10), part.padEnd(6), speed, ...used)
}

/** Uploads a file, and does what the worker does until it is imported. */
async function importOnce(db: Database, name: string, text: string): Promise<void> {
  const shop = (await findShop(db, shopId))!
  const path = join(folder, 'file.csv')
  await writeFile(path, text)
  const begun = await usedUntil(db)
  const scopes = ['WRITE_INVENTORY', 'READ_INVENTORY']
  const { _id } = await create(
    db,
    shop,
    { scopes } as Caller,
    { kind: 'products', dryRun: false },
    async () => ({
      ...{ name, path, contentType: 'text/csv', size: text.length, sha256: '' },
    }),
  )
  const read = await usedUntil(db)
  const context = { record: recordAsJob('run-imports'), dependencies }
  while (await transaction(db, (tx) => advance(tx, context, shopId)));
  const done = await usedUntil(db)
  print(name, 'read', begun, read)
  print(name, 'write', read, done)
  print(name, 'both', begun, done)
  const counts = await db('imports')
    .where({ shop_id: shopId, id: _id })
    .first('created', 'updated', 'unchanged', 'refused')
  const memory = Math.round(process.memoryUsage().rss / 1_000_000)
  console.log(name.padEnd(10), JSON.stringify(counts), `${memory} MB`)
}

const dependencies = { config: { publicUrls: { store: 'http://localhost' } } } as Pick<
  Dependencies,
  'config' | 'vault'
>

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const database = await startEmbedded(
  `${folder}/postgres`,
  Number(process.env.BENCH_PORT ?? 4107),
  'storefront',
  ['shared_buffers=128MB', 'shared_preload_libraries=pg_stat_statements'],
)
const db = openDatabase(database.url, 2)
try {
  await migrate(database.url)
  const owner = openForMigrations(database.url)
  await owner.raw('create extension pg_stat_statements')
  await owner.raw(`insert into users (id, email) values ('${ownerId}', 'owner@bench.example')`)
  await owner.raw(
    `insert into shops (id, owner_id, name, slug, type, currency, scale, country, time_zone)
      values ('${shopId}', '${ownerId}', 'Bench', 'bench', 'ecommerce', 'EUR', 100, 'DE', 'Europe/Berlin')`,
  )
  await owner.destroy()
  await importOnce(db, 'new', fileOf(1))
  await importOnce(db, 'the same', fileOf(1))
  await importOnce(db, 'prices', fileOf(2))
} finally {
  await db.destroy()
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}
