import { expect } from 'chai'
import pg from 'pg'
import { days } from '../../../src/clock.ts'
import { sharedBy } from '../../../src/db/share.ts'
import { findSession, sessionIdOf } from '../../../src/services/people/sessions.ts'
import { createAccount } from '../../support/fixtures/people.ts'
import { createShop } from '../../support/fixtures/shops.ts'
import { service } from '../../support/service.ts'

describe('findSession, for calls that come together', () => {
  it('judges each by its own session, store and time, by one statement', async () => {
    const [shop, people] = [await createShop(), await Promise.all([1, 2, 3, 4].map(() => createAccount()))]
    const ids = people.map(({ token }) => sessionIdOf(token))
    await service().db('sessions').where({ id: ids[1] }).update({ revoked_at: new Date() })
    const db = sharedBy(service().db, shop.id, { turn: 1_000 })
    const ask = (n: number, shopId: string | null = shop.id, now = new Date()) =>
      findSession(db, { sessionId: ids[n]!, surface: 'store', shopId, now })
    const asked: unknown[] = []
    const { query } = pg.Client.prototype
    pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
      asked.push((given[0] as { name?: string }).name)
      return (query as (...all: unknown[]) => unknown).apply(this, given)
    } as typeof query
    try {
      const later = new Date(Date.now() + 300 * days)
      const found = await Promise.all([ask(0), ask(1), ask(2, null), ask(3, shop.id, later), ask(3)])
      expect(found.map((one) => one?.shopper.id)).to.eql([
        people[0]!.id,
        undefined,
        people[2]!.id,
        undefined,
        people[3]!.id,
      ])
      expect(found.map((one) => one?.shop?.id)).to.eql([shop.id, undefined, undefined, undefined, shop.id])
    } finally {
      pg.Client.prototype.query = query
    }
    expect(asked.filter((name) => name?.toString().startsWith('sessions.'))).to.eql(['sessions.findAllLive'])
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
