import { randomBytes } from 'node:crypto'
import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { createVault } from '../../src/base/vault.ts'
import { type Database, transaction } from '../../src/db/database.ts'
import { sealedColumns } from '../../src/services/shared/key-rotation.ts'
import { endAll, ownFolder, type Started, startProcess } from '../main/process.ts'
import { openTestDatabase, type TestDatabase } from '../support/database.ts'

const newKey = (id: string) => ({ id, key: randomBytes(32) })
const [old, fresh] = [newKey('old'), newKey('fresh')]
const setting = (...keys: (typeof old)[]) =>
  keys.map(({ id, key }) => `${id}:${key.toString('base64')}`).join(',')

/** These are more than one batch of a table that is processed early. */
const mails = 250

describe('storefront rotate-keys', () => {
  const { folder, remove } = ownFolder('rotate-keys')
  let database: TestDatabase
  beforeEach(async () => {
    database = await openTestDatabase()
    await fill(database.db)
  })
  afterEach(async () => {
    await endAll()
    await database.close()
  })
  after(remove)

  const start = (keys: string, settings: Record<string, string> = {}) =>
    startProcess(
      'src/cli/main.ts',
      { DATABASE_URL: database.url, VAULT_KEYS: keys, DATA_FOLDER: folder, ...settings },
      ['rotate-keys'],
    )
  const rotate = () => start(setting(fresh, old))

  /** Returns the number of secrets by the id of their key. */
  async function counted(): Promise<Record<string, number>> {
    const counts: Record<string, number> = {}
    for (const { sealed } of await secretsIn(database.db)) {
      const id = sealed.split('.')[0]!
      counts[id] = (counts[id] ?? 0) + 1
    }
    return counts
  }

  async function expectAllOpen(): Promise<void> {
    const alone = createVault([fresh])
    for (const { place, sealed, owner } of await secretsIn(database.db))
      expect(alone.open(sealed, owner)).to.equal(secretOf(place))
  }

  async function expectNothingSecret({ stdout, stderr }: Started): Promise<void> {
    const printed = stdout() + stderr()
    const keys = [old, fresh].flatMap(({ key }) =>
      ['base64', 'base64url', 'hex'].map((as) => key.toString(as as 'hex')),
    )
    for (const secret of [...keys, 'canary', new URL(database.url).password || 'canary'])
      expect(printed).not.to.include(secret)
    for (const { sealed } of await secretsIn(database.db)) expect(printed).not.to.include(sealed)
  }

  it('encrypts everything with the new key, so that the old one can be removed, and finds nothing the next time', async () => {
    const { old: total } = await counted()
    const run = rotate()
    expect(await run.ended, run.stderr()).to.equal(0)
    expect(run.stdout()).to.equal(`${total} secrets are now sealed with the key fresh\n`)
    expect(run.stderr()).to.equal('')
    await expectNothingSecret(run)
    await expectAllOpen()
    const again = start(setting(fresh))
    expect(await again.ended).to.equal(0)
    expect(again.stdout()).to.equal('0 secrets are now sealed with the key fresh\n')
  })

  it('ends the same when it was killed halfway and is run again', async () => {
    const { old: total } = await counted()
    const killed = await transaction(database.db, async (tx) => {
      await tx('payouts').forUpdate().select('id')
      const run = rotate()
      await untilWaiting(database.db, run)
      run.kill('SIGKILL')
      await run.ended
      return run
    })
    const half = await counted()
    expect(half.fresh).to.be.above(3 * mails)
    expect(half.old).to.be.above(0)
    expect(half.fresh! + half.old!).to.equal(total)
    await expectNothingSecret(killed)
    const run = rotate()
    expect(await run.ended).to.equal(0)
    expect(run.stdout()).to.equal(`${half.old} secrets are now sealed with the key fresh\n`)
    await expectAllOpen()
  })

  it('reports what no key decrypts, and nothing more, keeps it unchanged and fails', async () => {
    const before = await secretsIn(database.db)
    const run = start(setting(fresh))
    expect(await run.ended).to.equal(1)
    expect(run.stdout()).to.equal('0 secrets are now sealed with the key fresh\n')
    const named = before.map(({ place, id }) => `no key opens ${place} ${id}`)
    expect(run.stderr().trim().split('\n')).to.have.members(named)
    await expectNothingSecret(run)
    expect(await secretsIn(database.db)).to.have.deep.members(before)
  })

  it('exits with 1 if the database does not answer', async () => {
    const run = start(setting(fresh, old), { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' })
    expect(await run.ended).to.equal(1)
    expect(run.stderr()).to.match(/^storefront: the database 127\.0\.0\.1:1\/none does not respond: .+\n$/)
  })

  it('does nothing without its settings, and says which is missing', async () => {
    const whole = { DATABASE_URL: database.url, VAULT_KEYS: setting(fresh, old) }
    for (const missing of ['DATABASE_URL', 'VAULT_KEYS'] as const) {
      const run = start('', { ...whole, [missing]: '' })
      expect(await run.ended).to.equal(1)
      expect(run.stderr()).to.include(missing)
      await expectNothingSecret(run)
    }
    expect(await counted()).to.have.keys('old')
  })
})

const secretOf = (place: string) => `canary of ${place}`

/** Returns every encrypted secret, in any table. */
async function secretsIn(db: Database) {
  const found = await Promise.all(
    sealedColumns.map(async ({ table, column, owner }) => {
      const rows = await db(table)
        .whereNotNull(column)
        .select<{ id: string; sealed: string; owner: string }[]>(
          'id',
          `${column} as sealed`,
          db.raw(`${owner} as owner`),
        )
      return rows.map((row) => ({ ...row, place: `${table}.${column}` }))
    }),
  )
  return found.flat()
}

/**
 * Inserts a row into each table with secrets, and many e-mails; each secret is encrypted with the old key.
 */
async function fill(db: Database): Promise<void> {
  const vault = createVault([old])
  const [some, at] = [newId(), new Date()]
  const own = { shop_id: some, user_id: some }
  const charged = { provider: 'sandbox', amount: 1, currency: 'USD' }
  const rows: Record<(typeof sealedColumns)[number]['table'], object> = {
    calendar_addresses: { shop_id: some, token_hash: 'hash', token: '' },
    tax_providers: {
      shop_id: some,
      name: 'stripe',
      sealed_key: '',
      key_end: 'abcd',
      when_silent: 'refuse',
      codes: '{}',
    },
    agent_signing_keys: { shop_id: some, public_key: '{}', sealed_key: '' },
    checkout_sessions: { ...own, agent_id: some, plan: '{}', sealed_link: '', expires_at: at },
    apps: { owner_id: some, name: 'App', client_id: 'client', client_secret_hash: '' },
    mails: { recipient: 'somebody@example.com', subject: 'Hello', body: '', html: '' },
    push_subscriptions: {
      ...own,
      session_id: some,
      endpoint_hash: 'hash',
      endpoint: '',
      keys: '',
      service: 'push',
      created_at: at,
      updated_at: at,
    },
    payouts: { ...own, payout: 'bank', data: '' },
    second_factors: { user_id: some, secret: '' },
    kyc: { ...own, type: 'passport', number: '', masked_number: '', full_name: '' },
    payments: { ...charged, shop_id: some, order_id: some, reference: 'pay' },
    entitlements: { ...own, product_id: some, access_type: 'lifetime', starts_at: at },
    renewal_charges: {
      ...charged,
      shop_id: some,
      entitlement_id: some,
      product_id: some,
      period_end: at,
      attempt: 1,
      reference: 'ren',
      email: '',
      card_brand: '',
      card_last4: '',
    },
  }
  await transaction(db, async (tx) => {
    await tx.raw("set local session_replication_role = 'replica'")
    for (const [table, row] of Object.entries(rows)) {
      const count = table === 'mails' ? mails : 1
      await tx(table).insert(Array.from({ length: count }, () => ({ ...row, id: newId() })))
    }
    for (const { table, column, owner } of sealedColumns) {
      const found = await tx(table).select<{ id: string; owner: string }[]>('id', tx.raw(`${owner} as owner`))
      for (const one of found)
        await tx(table)
          .where({ id: one.id })
          .update({ [column]: vault.seal(secretOf(`${table}.${column}`), one.owner) })
    }
  })
}

/** Waits until the command waits for a locked row. */
async function untilWaiting(db: Database, run: Started): Promise<void> {
  let hasEnded = false
  void run.ended.then(() => {
    hasEnded = true
  })
  while (!hasEnded) {
    const waiting = await db('pg_stat_activity')
      .where({ application_name: 'storefront rotate-keys', wait_event_type: 'Lock' })
      .first('pid')
    if (waiting) return
  }
  throw new Error(`it ended instead of waiting: ${run.stderr()}`)
}
