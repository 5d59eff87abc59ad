import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { transaction } from '../../src/db/database.ts'
import { recordEvent } from '../../src/events/record.ts'
import { signOutEverywhere } from '../../src/services/platform/accounts.ts'
import { suspendAccount } from '../../src/services/platform/suspensions.ts'
import { useDeadlocks } from '../support/deadlocks.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { somebodyWaits } from '../support/locks.ts'
import { call, openApps, service } from '../support/service.ts'

describe('An account that is deleted', () => {
  const deadlocks = useDeadlocks()
  let apps: Awaited<ReturnType<typeof openApps>>
  before(async () => {
    apps = await openApps(service().config, deadlocks.db)
  })

  const deleteAccount = async (account: Person) => {
    const headers = account.as(await createShop())
    const { status } = await call('store', apps.store).delete('/api/v1/auth/me').set(headers)
    expect(status).to.be.below(500)
  }

  it('does not deadlock with an operator who signs it out everywhere', async () => {
    const account = await createAccount()
    const device = newId()
    await service()
      .db('device_requests')
      .insert({
        id: device,
        device_code_hash: device,
        user_code_hash: device,
        name: 'cli',
        ip: '192.0.2.1',
        interval_seconds: 5,
        user_id: account.id,
        allowed: true,
        decided_at: new Date(),
        signed_in_at: new Date(),
        expires_at: new Date(Date.now() + 60_000),
      })
    const calls = await transaction(service().db, async (tx) => {
      await tx('device_requests').where({ id: device }).forUpdate().first('id')
      const signingOut = transaction(deadlocks.db, (tx) => signOutEverywhere(tx, recordEvent, account.email!))
      await somebodyWaits()
      const deleting = deleteAccount(account)
      await somebodyWaits(2)
      return { signingOut, deleting }
    })
    await Promise.all(Object.values(calls))
    expect(deadlocks.seen).to.eql([])
  })

  it('does not deadlock with an operator who suspends it', async () => {
    const account = await createAccount()
    const calls = await transaction(service().db, async (tx) => {
      await tx('users').where({ id: account.id }).forNoKeyUpdate().first('id')
      const context = { record: recordEvent, vault: service().dependencies.vault }
      const suspending = transaction(deadlocks.db, (tx) =>
        suspendAccount(tx, context, { email: account.email!, reason: 'Fraud' }),
      )
      await somebodyWaits()
      const deleting = deleteAccount(account)
      await somebodyWaits(2)
      return { suspending, deleting }
    })
    await Promise.all(Object.values(calls))
    expect(deadlocks.seen).to.eql([])
  })
})
