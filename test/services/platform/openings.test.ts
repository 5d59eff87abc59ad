import { expect } from 'chai'
import type { Express } from 'express'
import { transaction } from '../../../src/db/database.ts'
import { recordAsOperator } from '../../../src/events/record.ts'
import { inviteMerchant, listInvited, uninviteMerchant } from '../../../src/services/platform/openings.ts'
import { createAccount, type Person } from '../../support/fixtures/people.ts'
import { createShop } from '../../support/fixtures/shops.ts'
import { unique } from '../../support/fixtures/unique.ts'
import { call, openApps, service, testConfig } from '../../support/service.ts'

const record = recordAsOperator('grace')
const invite = (email: string) => transaction(service().db, (tx) => inviteMerchant(tx, record, email))
const uninvite = (email: string) => transaction(service().db, (tx) => uninviteMerchant(tx, record, email))

/** Opens a store at a console with this setting, and returns the status and the code of the reply. */
async function open(setting: string, person: Person): Promise<[status: number, code?: string]> {
  return openAt(await consoleWith({ OPEN_STORES: setting }), person)
}

async function consoleWith(settings: Record<string, string>): Promise<Express> {
  const { db, databaseUrl } = service()
  return (await openApps(testConfig({ url: databaseUrl }, settings), db, 'console')).console
}

async function openAt(console: Express, person: Person): Promise<[status: number, code?: string]> {
  const store = { name: unique('Store'), type: 'digital', currency: 'NGN', country: 'NG' }
  const { status, body } = await call('console', console)
    .post('/api/v1/stores')
    .set(person.onConsole())
    .send(store)
  return [status, body.code]
}

describe('STORES_PER_OWNER', () => {
  it('limits how many stores an account opens, exactly, closed ones included', async () => {
    const console = await consoleWith({ STORES_PER_OWNER: '3' })
    const [ada, bob] = [await createAccount(), await createAccount()]
    await createShop({ ownerId: ada.id })
    const closed = await createShop({ ownerId: ada.id })
    await service().db('shops').where({ id: closed.id }).update({ closed_at: new Date() })
    const opened = await Promise.all(Array.from({ length: 5 }, () => openAt(console, ada)))
    expect(opened.filter(([status]) => status === 201)).to.have.length(1)
    expect(opened.filter(([status]) => status !== 201)).to.eql(Array(4).fill([409, 'too_many_stores']))
    expect(await openAt(console, bob)).to.eql([201, undefined])
  })
})

describe('OPEN_STORES', () => {
  it('lets everybody, those who are invited, or nobody open stores', async () => {
    const [ada, bob] = [
      await createAccount(`${unique('Ada')}@example.com`.toLowerCase()),
      await createAccount(),
    ]
    expect(await invite(ada.email!)).to.equal(true)
    expect(await invite(ada.email!)).to.equal(false)
    expect((await listInvited(service().db)).map(({ email }) => email)).to.include(ada.email!)
    expect(await open('open', bob)).to.eql([201, undefined])
    expect(await open('invited', ada)).to.eql([201, undefined])
    expect(await open('invited', bob)).to.eql([403, 'merchant_not_invited'])
    expect(await open('closed', ada)).to.eql([403, 'stores_closed'])
    expect(await uninvite(ada.email!)).to.equal(true)
    expect(await uninvite(ada.email!)).to.equal(false)
    expect(await open('invited', ada)).to.eql([403, 'merchant_not_invited'])
    const entries = await service()
      .db('platform_activity')
      .where({ name: ada.email, actor_kind: 'operator', actor_id: 'grace' })
      .orderBy('id')
      .pluck('action')
    expect(entries).to.eql(['merchant.invited', 'merchant.uninvited'])
  })
})
