import { expect } from 'chai'
import { days } from '../../../src/base/clock.ts'
import { throughBulkhead } from '../../../src/db/fairness/bulkhead.ts'
import { findSession, sessionIdOf } from '../../../src/services/people/sessions.ts'
import { createAccount } from '../../support/fixtures/people.ts'
import { createShop } from '../../support/fixtures/shops.ts'
import { messagesOf } from '../../support/plans.ts'
import { service } from '../../support/service.ts'

describe('findSession, for calls that come together', () => {
  it('judges each by its own session, store and time, in one message', async () => {
    const [shop, people] = [await createShop(), await Promise.all([1, 2, 3, 4].map(() => createAccount()))]
    const ids = people.map(({ token }) => sessionIdOf(token))
    await service().db('sessions').where({ id: ids[1] }).update({ revoked_at: new Date() })
    const db = throughBulkhead(service().db, shop.id, { turn: 1_000 })
    const ask = (n: number, shopId: string | null = shop.id, now = new Date()) =>
      findSession(db, { sessionId: ids[n]!, surface: 'store', shopId, now })
    const later = new Date(Date.now() + 300 * days)
    const messages = await messagesOf(async () => {
      const found = await Promise.all([ask(0), ask(1), ask(2, null), ask(3, shop.id, later), ask(3)])
      expect(found.map((one) => one?.shopper.id)).to.eql([
        people[0]!.id,
        undefined,
        people[2]!.id,
        undefined,
        people[3]!.id,
      ])
      expect(found.map((one) => one?.shop?.id)).to.eql([shop.id, undefined, undefined, undefined, shop.id])
    })
    const names = messages.map((message) => message.map(({ name }) => name))
    expect(names.filter(([name]) => name?.startsWith('sessions.'))).to.eql([
      Array.from({ length: 5 }, () => 'sessions.findLive'),
    ])
    expect(await ask(0)).to.eql(
      await findSession(service().db, {
        sessionId: ids[0]!,
        surface: 'store',
        shopId: shop.id,
        now: new Date(),
      }),
    )
  })
})
