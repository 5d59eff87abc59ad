import { expect } from 'chai'
import { days, hours } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { prune } from '../../src/jobs/prune.ts'
import { claimKey } from '../../src/services/shared/idempotency.ts'
import { moveClock, tidyUp } from '../events/support.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { service } from '../support/service.ts'

const run = () => {
  const { db, dependencies } = service()
  return prune.run({ db, dependencies, signal: new AbortController().signal })
}

describe('prune, for sessions and codes', () => {
  afterEach(tidyUp)

  it('removes expired sessions, and idempotency keys after a day', async () => {
    const { db } = service()
    const { id } = await createAccount()
    const key = newId()
    await db('sessions')
      .where({ user_id: id })
      .update({ expires_at: new Date(Date.now() + 23 * hours) })
    await db('idempotency_keys').insert({
      caller: id,
      key,
      operation: 'x',
      fingerprint: 'x',
      locked_until: new Date(),
    })
    const left = async () => [
      new Set(await db('sessions').where({ user_id: id }).pluck('user_id')).size,
      (await db('idempotency_keys').where({ key })).length,
    ]
    moveClock(22 * hours)
    await run()
    expect(await left()).to.deep.equal([1, 1])
    moveClock(3 * hours)
    await run()
    expect(await left()).to.deep.equal([0, 0])
  })

  it('keeps an idempotency key for a day after the call that repeats one without a reply has begun', async () => {
    const { db } = service()
    const call = { caller: newId(), key: newId(), operation: 'x', fingerprint: 'x' }
    await claimKey(db, call)
    // The process of the first call was killed.
    const dead = {
      created_at: new Date(Date.now() - 23 * hours),
      locked_until: new Date(Date.now() - 22 * hours),
    }
    await db('idempotency_keys').where({ key: call.key }).update(dead)
    expect(await claimKey(db, call)).to.have.property('claim')
    const left = async () => (await db('idempotency_keys').where({ key: call.key })).length
    moveClock(2 * hours)
    await run()
    expect(await left()).to.equal(1)
    moveClock(23 * hours)
    await run()
    expect(await left()).to.equal(0)
  })

  it('removes tries of codes after a day, and networks of sign-ins after 90', async () => {
    const { db } = service()
    const { id: user_id } = await createAccount()
    const at = new Date()
    await db('sign_in_tries').insert({
      id: newId(),
      user_id,
      ip: '::/64',
      site: '::/48',
      known: false,
      created_at: at,
    })
    await db('sign_in_networks').insert({ user_id, ip: '::/64', last_at: at })
    const left = async (): Promise<number[]> => [
      (await db('sign_in_tries').where({ user_id })).length,
      (await db('sign_in_networks').where({ user_id })).length,
    ]
    moveClock(23 * hours)
    await run()
    expect(await left()).to.eql([1, 1])
    moveClock(2 * hours)
    await run()
    expect(await left()).to.eql([0, 1])
    moveClock(89 * days)
    await run()
    expect(await left()).to.eql([0, 0])
  })

  it('removes one-time codes a day after they have expired', async () => {
    const { db } = service()
    const { id } = await createAccount()
    await db('one_time_codes').insert({
      id: newId(),
      user_id: id,
      code_hash: 'x',
      ip: '::1',
      site: '::1',
      expires_at: new Date(),
    })
    await run()
    expect(await db('one_time_codes').where({ user_id: id })).to.have.length(1)
    moveClock(1 * days + 1 * hours)
    await run()
    expect(await db('one_time_codes').where({ user_id: id })).to.be.empty
  })
})
