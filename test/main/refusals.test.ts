import { writeFileSync } from 'node:fs'
import { expect } from 'chai'
import { readConfig, SettingError } from '../../src/config.ts'
import { openDatabase } from '../../src/db/database.ts'
import { newVapidKeys } from '../../src/vapid.ts'
import { freePort } from '../support/database.ts'
import { service } from '../support/service.ts'
import { emptyDatabase, endAll, ownFolder, ownSettings, silentPort, startProcess } from './process.ts'

describe('a start that cannot be', () => {
  const { folder, remove } = ownFolder('refusals')
  afterEach(endAll)
  after(remove)

  it('names every bad setting in one line', async () => {
    const env = await settings({
      STORE_PORT: '70000',
      ROLE: 'all of them',
      DATABASE_URL: 'mysql://localhost',
    })
    const line = await refusalOf(env)
    expect(line).to.match(/STORE_PORT must be .*; DATABASE_URL must be .*; ROLE must be /)
  })

  it('names a REDIS_URL that cannot be one, without its password', () => {
    const bad = ['http://:secret@localhost', 'redis://:secret@localhost/first', 'redis://:secret@', 'secret']
    for (const REDIS_URL of bad) {
      expect(problemWith({ REDIS_URL }), REDIS_URL)
        .to.match(/^REDIS_URL must /)
        .and.not.match(/secret/)
    }
  })

  it('names the settings that production lacks', () => {
    const lacking = { NODE_ENV: 'production', DATABASE_URL: service().databaseUrl, JWT_SECRET: 'short' }
    expect(problemWith(lacking)).to.equal(
      'VAULT_KEYS is required in production; JWT_SECRET must be at least 32 characters',
    )
  })

  it('refuses two keys of the vault by one name, of which one would never open anything', () => {
    const [one, other] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'))
    expect(problemWith({ VAULT_KEYS: `k1:${one},k1:${other}` })).to.equal(
      'VAULT_KEYS must give each key an id of its own',
    )
  })

  it('names the secret without which nobody would hear of payments', () => {
    expect(problemWith({ STRIPE_SECRET_KEY: 'sk_canary', PAYSTACK_URL: 'nonsense' }))
      .to.match(/STRIPE_SECRET_KEY requires STRIPE_WEBHOOK_SECRET; PAYSTACK_URL must be/)
      .and.not.match(/canary/)
  })

  it('names what is wrong with the keys for push messages', () => {
    const [pair, other] = [newVapidKeys(), newVapidKeys()]
    const given = { VAPID_PUBLIC_KEY: pair.publicKey, VAPID_PRIVATE_KEY: pair.privateKey }
    expect(problemWith(given)).to.equal('VAPID_SUBJECT must be set together with the other VAPID settings')
    expect(problemWith({ ...given, VAPID_SUBJECT: 'me@example.com' })).to.match(/^VAPID_SUBJECT must start/)
    const mixed = { ...given, VAPID_PUBLIC_KEY: other.publicKey, VAPID_SUBJECT: 'mailto:me@example.com' }
    expect(problemWith(mixed)).to.match(/must be a pair of P-256 keys/)
  })

  it('names the port that is in use', async () => {
    const { port, close } = await silentPort()
    const line = await refusalOf(await settings({ CONSOLE_PORT: String(port) }))
    expect(line).to.equal(`CONSOLE_PORT: port ${port} is already in use`)
    close()
  })

  it('names the data folder that cannot be one', async () => {
    const file = `${folder}/file`
    writeFileSync(file, '')
    const line = await refusalOf(await settings({ DATA_FOLDER: file }))
    expect(line).to.match(/^the data folder .*file cannot be used: /)
  })

  it('names the database that nobody answers for', async () => {
    const port = await freePort()
    const line = await refusalOf(
      await settings({ DATABASE_URL: `postgres://u:secret@127.0.0.1:${port}/shop` }),
    )
    expect(line).to.match(new RegExp(`^the database 127.0.0.1:${port}/shop does not respond: .*ECONNREFUSED`))
    expect(line).not.to.include('secret')
  })

  it('waits 5 s for a database that takes the connection and stays silent', async () => {
    const { port, close } = await silentPort()
    const line = await refusalOf(await settings({ DATABASE_URL: `postgres://127.0.0.1:${port}/shop` }))
    expect(line).to.match(/does not respond: no response within 5 s$/)
    close()
  })

  it('asks for make migrate where the schema is not there, and starts once that has run', async () => {
    const { url, drop } = await emptyDatabase()
    const env = await settings({ DATABASE_URL: url })
    expect(await refusalOf(env)).to.match(/^the database is missing \d+ migrations: run make migrate first$/)

    // What a process that was killed in the middle of a migration leaves behind.
    const empty = openDatabase(url, 1)
    await empty.raw('create table knex_migrations_lock (index serial primary key, is_locked integer)')
    await empty.raw('insert into knex_migrations_lock (is_locked) values (1)')
    await empty.destroy()
    const migrating = startProcess('scripts/migrate.ts', env)
    expect(await migrating.ended, migrating.stderr()).to.equal(0)

    const started = startProcess('src/main.ts', env)
    await started.ready()
    await endAll()
    await drop()
  })

  /** What a start says of settings before it does anything: 'names every bad setting in one line' shows that it does. */
  function problemWith(env: Record<string, string>): string {
    try {
      readConfig({ DATA_FOLDER: folder, ...env })
    } catch (error) {
      if (error instanceof SettingError) return error.message
      throw error
    }
    return ''
  }

  async function settings(extra: Record<string, string>): Promise<Record<string, string>> {
    return { ...(await ownSettings(folder)), DATABASE_URL: service().databaseUrl, ...extra }
  }

  /** The one line on stderr of a start that ends with exit code 1. */
  async function refusalOf(env: Record<string, string>): Promise<string> {
    const started = startProcess('src/main.ts', env)
    expect(await started.ended).to.equal(1)
    const [line, ...rest] = started.stderr().split('\n')
    expect(rest).to.deep.equal([''])
    expect(started.stdout()).to.equal('')
    return line!
  }
})
