import { expect } from 'chai'
import { days } from '../../../src/base/clock.ts'
import { transaction } from '../../../src/db/database.ts'
import { recordAsOperator } from '../../../src/events/record.ts'
import { listTokens, revokeToken } from '../../../src/services/platform/tokens.ts'
import { createMerchant, install, isLive, refresh } from '../../console/oauth-support.ts'
import { createRole, createStaff } from '../../console/support.ts'
import { createAccount } from '../../support/fixtures/people.ts'
import { createShop } from '../../support/fixtures/shops.ts'
import { unique } from '../../support/fixtures/unique.ts'
import { somebodyWaits } from '../../support/locks.ts'
import { call, service } from '../../support/service.ts'
import { later } from '../../support/sign-in.ts'

const revoke = (id: string) =>
  transaction(service().db, (tx) => revokeToken(tx, recordAsOperator('grace'), id))

describe('revokeToken of the platform', () => {
  it('revokes what the app is being given at that moment, too', async () => {
    const { db } = service()
    const merchant = await createMerchant()
    const { refresh_token } = await install(merchant)
    const [token] = await listTokens(db, merchant.shop.id)
    const { given, revoked } = await transaction(db, async (tx) => {
      // A new token refers to its store, so that the app's refresh waits before it writes one.
      await tx('shops').where({ id: merchant.shop.id }).forUpdate().first('id')
      const given = refresh(merchant, refresh_token).then(({ body }) => body)
      await somebodyWaits(1)
      const revoked = revoke(token!.id)
      await somebodyWaits(2)
      return { given, revoked }
    })
    await revoked
    const body = await given
    expect(await isLive(body.access_token)).to.equal(false)
    await refresh(merchant, body.refresh_token).expect(400)
  })

  it("leaves nothing of the maker's own words behind once their account is deleted", async () => {
    const { db } = service()
    const [shop, person, word] = [await createShop(), await createAccount(), unique('Zephyrine')]
    await createStaff(shop, await createRole(shop, ['orders:view']), person)
    const { body } = await call('console')
      .post(`/api/v1/stores/${shop.id}/tokens`)
      .set(person.onConsole())
      .send({ name: `Laptop of ${word}` })
      .expect(201)
    await revoke(body.data._id)
    await call('console').delete('/api/v1/auth/me').set(person.onConsole()).expect(200)
    expect(await db('activity').where('name', 'like', `%${word}%`)).to.eql([])
  })
})

describe('listTokens of the platform', () => {
  it('shows the token by which an app can get another one once its own has expired', async () => {
    const { db } = service()
    const merchant = await createMerchant()
    const { refresh_token } = await install(merchant)
    expect(await listTokens(db, merchant.shop.id)).to.have.length(1)
    const [token, ...others] = await later(31 * days, () => listTokens(db, merchant.shop.id))
    expect(others).to.eql([])
    expect(token!.app).to.be.a('string')
    await revoke(token!.id)
    await refresh(merchant, refresh_token).expect(400)
    expect(await later(31 * days, () => listTokens(db, merchant.shop.id))).to.eql([])
  })
})
