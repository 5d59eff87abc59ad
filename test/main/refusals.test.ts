import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { newVapidKeys } from '../../src/base/vapid.ts'
import { readConfig, SettingError } from '../../src/config/config.ts'
import { openDatabase } from '../../src/db/database.ts'
import { freePort } from '../support/database.ts'
import { sampleTests } from '../support/sample.ts'
import { service } from '../support/service.ts'
import { until } from '../support/until.ts'
import { emptyDatabase, endAll, ownFolder, ownSettings, silentPort, startProcess } from './process.ts'

describe('a start with invalid settings', () => {
  const { folder, remove } = ownFolder('refusals')
  afterEach(endAll)
  sampleTests()
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

  it('names an invalid REDIS_URL, without its password', () => {
    const bad = ['http://:secret@localhost', 'redis://:secret@localhost/first', 'redis://:secret@', 'secret']
    for (const REDIS_URL of bad) {
      expect(problemWith({ REDIS_URL }), REDIS_URL)
        .to.match(/^REDIS_URL must /)
        .and.not.match(/secret/)
    }
  })

  it('names the settings that production lacks', () => {
    const lacking = { DATABASE_URL: service().databaseUrl, JWT_SECRET: 'short' }
    const settings = { ...lacking, NODE_ENV: 'production', MAILBOX: '', SANDBOX: '' }
    expect(problemWith(settings)).to.match(
      /^VAULT_KEYS is required in production; JWT_SECRET must be at least 32 characters.*; SMTP_URL is required/,
    )
  })

  it('refuses two vault keys with the same id, of which one would never decrypt anything', () => {
    const [one, other] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'))
    expect(problemWith({ VAULT_KEYS: `k1:${one},k1:${other}` })).to.equal(
      'VAULT_KEYS must give each key an id of its own',
    )
  })

  it('names the secret without which payments would not be reported', () => {
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

  it('names an unusable data folder', async () => {
    const file = `${folder}/file`
    writeFileSync(file, '')
    const line = await refusalOf(await settings({ DATA_FOLDER: file }))
    expect(line).to.match(/^the data folder .*file cannot be used: /)
  })

  it('names the file of secrets that is damaged, and shows none of it', async () => {
    const own = `${folder}/damaged`
    mkdirSync(own)
    for (const text of ['{"JWT_SECRET": canary', '', '[]', '{"VAULT_KEYS": "k1:canary"}']) {
      writeFileSync(`${own}/secrets.json`, text)
      expect(problemWith({ DATA_FOLDER: own }), text).to.equal(
        `${resolve(own)}/secrets.json is damaged: put it back from a copy, or delete the whole data folder to start afresh`,
      )
    }
  })

  it('names a log that cannot be written', async () => {
    const own = `${folder}/log`
    mkdirSync(`${own}/service.log`, { recursive: true })
    const line = await refusalOf(await settings({ DATA_FOLDER: own }))
    expect(line).to.match(/^the log .*log\/service\.log cannot be written: EISDIR/)
  })

  it('names a database that does not answer', async () => {
    const port = await freePort()
    const line = await refusalOf(
      await settings({ DATABASE_URL: `postgres://u:secret@127.0.0.1:${port}/shop` }),
    )
    expect(line).to.match(new RegExp(`^the database 127.0.0.1:${port}/shop does not respond: .*ECONNREFUSED`))
    expect(line).not.to.include('secret')
  })

  it('says what to do where the database refuses the user, or is not there yet', async () => {
    const [wrong, absent] = [1, 2].map(() => new URL(service().databaseUrl))
    Object.assign(wrong!, { username: 'nobody_here', password: 'secret' })
    const refused = await refusalOf(await settings({ DATABASE_URL: wrong!.href }))
    expect(refused)
      .to.match(/ refuses the connection: .*"nobody_here".*: check its user and password$/)
      .and.not.include('secret')
    absent!.pathname = '/not_there_yet'
    const missing = await refusalOf(await settings({ DATABASE_URL: absent!.href }))
    expect(missing).to.match(
      / refuses the connection: database "not_there_yet" does not exist: create it, then run storefront migrate$/,
    )
  })

  it('says that a password with special characters has to be encoded, without the password', () => {
    for (const [name, url] of Object.entries({
      DATABASE_URL: 'postgres://u:secret#1@127.0.0.1/shop',
      SMTP_URL: 'smtp://u:secret/1@127.0.0.1',
    }))
      expect(problemWith({ [name]: url, MAILBOX: '' }), name)
        .to.match(
          new RegExp(
            `^${name} must be a complete URL, in whose user and password characters such as # and / are encoded`,
          ),
        )
        .and.not.match(/secret/)
  })

  it('names a mail server without a host', () => {
    expect(problemWith({ SMTP_URL: 'smtp://', MAILBOX: '' })).to.equal('SMTP_URL must name a host')
  })

  it('waits 5 s for a database that accepts the connection and does not answer', async () => {
    const { port, close } = await silentPort()
    const line = await refusalOf(await settings({ DATABASE_URL: `postgres://127.0.0.1:${port}/shop` }))
    expect(line).to.match(/does not respond: no response within 5 s$/)
    close()
  })

  it('asks for storefront migrate if the schema is missing, and starts once that has run', async () => {
    const { url, drop } = await emptyDatabase()
    const env = await settings({ DATABASE_URL: url })
    expect(await refusalOf(env)).to.match(
      /^the database is missing \d+ migrations: run storefront migrate first$/,
    )

    // A process that was killed in the middle of a migration leaves this behind.
    const empty = openDatabase(url, 1)
    await empty.raw('create table knex_migrations_lock (index serial primary key, is_locked integer)')
    await empty.raw('insert into knex_migrations_lock (is_locked) values (1)')
    await empty.destroy()
    const migrating = startProcess('src/cli/main.ts', env, ['migrate'])
    expect(await migrating.ended, migrating.stderr()).to.equal(0)

    const started = startProcess('src/main.ts', env)
    await started.ready()
    await endAll()
    await drop()
  })

  it('goes on where VAULT_KEYS lacks a key, and says in the log which, because what it opened is out of reach', async () => {
    const { db } = service()
    const id = newId()
    const env = await settings({ ROLE: 'all' })
    await db('mails').insert({
      id,
      recipient: 'a@b.example',
      subject: 's',
      body: 'gone.x.y.z',
      html: 'gone.x.y.z',
      state: 'sent',
    })
    const started = startProcess('src/main.ts', env)
    await started.ready()
    await until('the log says it', () => started.stderr().includes('VAULT_KEYS'))
    expect(started.stderr()).to.match(/^error: VAULT_KEYS does not open what is sealed with gone: /)
    await db('mails').where({ id }).delete()
    await endAll()
  })

  /**
   * Returns what a start reports about settings before it does anything; 'names every bad setting in one
   * line' shows that it does.
   */
  function problemWith(env: Record<string, string>): string {
    try {
      readConfig({ NODE_ENV: 'test', MAILBOX: 'true', SANDBOX: 'true', DATA_FOLDER: folder, ...env })
    } catch (error) {
      if (error instanceof SettingError) return error.message
      throw error
    }
    return ''
  }

  async function settings(extra: Record<string, string>): Promise<Record<string, string>> {
    return { ...(await ownSettings(folder)), DATABASE_URL: service().databaseUrl, ...extra }
  }

  /** Returns the one line on stderr of a start that exits with code 1. */
  async function refusalOf(env: Record<string, string>): Promise<string> {
    const started = startProcess('src/main.ts', env)
    expect(await started.ended).to.equal(1)
    const [line, ...rest] = started.stderr().split('\n')
    expect(rest).to.deep.equal([''])
    expect(started.stdout()).to.equal('')
    return line!
  }
})
