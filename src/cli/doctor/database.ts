import { createVault } from '../../base/vault.ts'
import { checkDatabase } from '../../db/connection/check.ts'
import { sideConnectionCounts } from '../../db/connection/side-connection.ts'
import { type Database, openDatabase } from '../../db/database.ts'
import { counted, knownMigrations } from '../../db/migrate/migrate.ts'
import { examineKeys } from '../../services/shared/key-rotation.ts'
import { reasonOf } from '../command.ts'
import { databaseUrlIn } from '../database.ts'
import { type Check, type Finding, findings, type Patient } from './check.ts'

const { ok, problem, skipped } = findings('database')

/** Connects to the database and checks what the service needs of it. */
export const checkTheDatabase: Check = async (patient) => {
  let url: string | null
  try {
    url = databaseUrlIn(patient.env)
  } catch (error) {
    return [problem(reasonOf(error), 'set DATABASE_URL to postgres://user:password@host:5432/name')]
  }
  if (!url) return [skipped('no DATABASE_URL, and no service with an embedded PostgreSQL runs here')]
  const db = openDatabase(url, 2, 'storefront doctor')
  try {
    await checkDatabase(db, url)
  } catch (error) {
    await db.destroy()
    return [problem(reasonOf(error), 'check DATABASE_URL, the server, and the network between them')]
  }
  try {
    const found = [await reachable(db, url)]
    for (const look of [encoding, extensions, migrations, role, clock, connections, keys]) {
      found.push(await look(db, patient).catch((error) => problem(reasonOf(error), 'see the message')))
    }
    return found
  } finally {
    await db.destroy()
  }
}

async function reachable(db: Database, url: string): Promise<Finding> {
  const startedAt = performance.now()
  const { rows } = await db.raw("select current_setting('server_version') as version")
  const { hostname, port, pathname } = new URL(url)
  const took = Math.round(performance.now() - startedAt)
  return ok(`PostgreSQL ${rows[0].version} at ${hostname}:${port || 5432}${pathname}, ${took} ms away`)
}

/** Upper and lower case beyond ASCII need a locale that knows them: searches compare in lower case. */
async function encoding(db: Database): Promise<Finding> {
  const { rows } = await db.raw(
    "select current_setting('server_encoding') as encoding, lower('Ж') = 'ж' as folds",
  )
  const { problem, ok } = findings('encoding')
  if (rows[0].encoding !== 'UTF8')
    return problem(`the database is encoded in ${rows[0].encoding}`, 'create it with encoding UTF8')
  if (!rows[0].folds)
    return findings('encoding').warning(
      'searches distinguish Ж from ж, because the locale of the database is C',
      'create it with a locale such as C.UTF-8',
    )
  return ok('UTF8')
}

const neededExtensions = ['btree_gin', 'pg_trgm', 'unaccent']

async function extensions(db: Database): Promise<Finding> {
  const { ok, problem } = findings('extensions')
  const installed = await db('pg_extension').pluck('extname')
  const available = await db('pg_available_extensions').pluck('name')
  const absent = neededExtensions.filter((name) => ![...installed, ...available].includes(name))
  if (absent.length > 0)
    return problem(`${absent.join(' and ')} cannot be installed`, "install PostgreSQL's contrib package")
  const later = neededExtensions.filter((name) => !installed.includes(name))
  return ok(
    later.length > 0 ? `${later.join(' and ')} will be installed by migrate` : neededExtensions.join(', '),
  )
}

async function migrations(db: Database): Promise<Finding> {
  const { ok, problem, warning } = findings('migrations')
  const { pending, unknown, done } = await knownMigrations(db)
  if (pending.length > 0)
    return problem(`the database is missing ${counted(pending.length)}`, 'run storefront migrate')
  if (unknown.length > 0)
    return warning(
      `the database has ${counted(unknown.length)} from a newer release: ${unknown.join(', ')}`,
      'finish the upgrade of this machine',
    )
  return ok(`all ${done.length} have run`)
}

/** A role that owns the tables can rewrite the activity logs, and a superuser can run programs on the server. */
async function role(db: Database, { config }: Patient): Promise<Finding> {
  const { ok, warning, skipped } = findings('database role')
  if (!config?.production) return skipped('only in production does it matter who owns the tables')
  const { rows } = await db.raw(
    `select current_user as name, rolsuper as super, exists (
      select from pg_class where relname = 'activity' and relnamespace = 'public'::regnamespace
        and pg_has_role(relowner, 'member')) as owns
    from pg_roles where rolname = current_user`,
  )
  const { name, super: isSuperuser, owns } = rows[0] as { name: string; super: boolean; owns: boolean }
  const advice = 'let another role own the tables, as deploy/compose/roles.sql does, and migrate as that one'
  if (isSuperuser) return warning(`${name} is a superuser, who can run programs on the server`, advice)
  if (owns) return warning(`${name} owns the tables, and so could rewrite the activity logs`, advice)
  return ok(`${name} reads and writes rows`)
}

/** Leases end by the database's clock, tokens by the process's. */
async function clock(db: Database): Promise<Finding> {
  const { ok, problem, warning } = findings('clock')
  const before = Date.now()
  const { rows } = await db.raw('select extract(epoch from clock_timestamp()) * 1000 as now')
  const [now, after] = [Number(rows[0].now), Date.now()]
  // Accurate to half the round trip.
  const apart = Math.max(0, now - after, before - now) / 1000
  const message = `this machine and the database are ${apart.toFixed(1)} s apart`
  if (apart > 30)
    return problem(
      message,
      'synchronize both with NTP: otherwise codes, tokens and renewals expire at the wrong time',
    )
  return apart > 2 ? warning(message, 'synchronize both with NTP') : ok(message)
}

const [ofApi, ofWorker] = [
  sideConnectionCounts.numbers,
  sideConnectionCounts.clock + sideConnectionCounts.listener,
]
const besidePool = { api: ofApi, worker: ofWorker, all: ofApi + ofWorker }

async function connections(db: Database, { config }: Patient): Promise<Finding> {
  const { ok, skipped, warning } = findings('connections')
  if (!config) return skipped('DATABASE_POOL is not known while a setting is wrong')
  const { rows } = await db.raw(
    `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most,
      (select count(*) from pg_stat_activity where backend_type = 'client backend') as used`,
  )
  const { most, used } = rows[0] as { most: number; used: number }
  const needed = config.databasePool + besidePool[config.role]
  const message = `${used} of ${most} are in use; a process with these settings takes up to ${needed}`
  return most - used < needed
    ? warning(message, 'raise max_connections, lower DATABASE_POOL, or put PgBouncer in front of it')
    : ok(message)
}

async function keys(db: Database, { config }: Patient): Promise<Finding> {
  const { ok, problem, skipped } = findings('vault keys')
  if (!config) return skipped('VAULT_KEYS is not known while a setting is wrong')
  const { pending } = await knownMigrations(db)
  if (pending.length > 0) return skipped('the database is not migrated')
  const { used, unopened } = await examineKeys(db, createVault(config.vaultKeys))
  const known = new Set(config.vaultKeys.map(({ id }) => id))
  const [lacking, wrong] = [unopened.filter((id) => !known.has(id)), unopened.filter((id) => known.has(id))]
  if (lacking.length > 0)
    return problem(
      `secrets are sealed with ${lacking.join(' and ')}, which VAULT_KEYS lacks`,
      'put the key back behind the newest one, then run storefront rotate-keys',
    )
  if (wrong.length > 0)
    return problem(
      `the key ${wrong.join(' and ')} does not open what was sealed under that name`,
      'give VAULT_KEYS the keys of this service, not those of another one',
    )
  return ok(
    used.length > 0 ? `VAULT_KEYS opens what is sealed with ${used.join(', ')}` : 'nothing is sealed yet',
  )
}
