import { expect } from 'chai'
import { days, seconds } from '../../src/base/clock.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { sampledTest } from '../support/sample.ts'
import { call, service } from '../support/service.ts'
import { later } from '../support/sign-in.ts'
import {
  authorize,
  challengeOf,
  codeOf,
  createMerchant,
  install,
  isLive,
  newVerifier,
  post,
  redeem,
  refresh,
} from './oauth-support.ts'
import { registerApp } from './support.ts'

describe('exchangeToken', () => {
  describe('with a refresh token', () => {
    it('returns a new pair each time', async () => {
      const merchant = await createMerchant()
      const first = await install(merchant)
      const second = (await refresh(merchant, first.refresh_token).expect(200)).body
      expect(second.scope).to.equal(first.scope)
      expect(second.refresh_token).to.not.equal(first.refresh_token)
      const third = (await refresh(merchant, second.refresh_token).expect(200)).body
      expect(await isLive(third.access_token)).to.equal(true)
    })

    it('ends a year after the consent, however often tokens are refreshed', async () => {
      const merchant = await createMerchant()
      let { refresh_token } = await install(merchant)
      for (const day of [80, 160, 240, 320, 364]) {
        const renew = () => refresh(merchant, refresh_token).expect(200)
        refresh_token = (await later(day * days, renew)).body.refresh_token
      }
      const { body } = await later(365 * days, () => refresh(merchant, refresh_token).expect(400))
      expect(body.error).to.equal('invalid_grant')
      await install(merchant)
    })

    it('revokes the whole family when a confidential app uses one again after a minute', async () => {
      const merchant = await createMerchant()
      const [first, elsewhere] = [await install(merchant), await install(merchant)]
      const second = (await refresh(merchant, first.refresh_token).expect(200)).body
      const again = await later(61 * seconds, () => refresh(merchant, first.refresh_token).expect(400))
      expect(again.body.error).to.equal('invalid_grant')
      expect(await isLive(first.access_token)).to.equal(false)
      expect(await isLive(second.access_token)).to.equal(false)
      await refresh(merchant, second.refresh_token).expect(400)
      expect(await isLive(elsewhere.access_token)).to.equal(true)
    })

    it('gives a confidential app another pair within a minute, whose reply may have been lost', async () => {
      const merchant = await createMerchant()
      const first = await install(merchant)
      const lost = (await refresh(merchant, first.refresh_token).expect(200)).body
      const second = (await later(30 * seconds, () => refresh(merchant, first.refresh_token).expect(200)))
        .body
      expect(second.refresh_token).to.not.equal(lost.refresh_token)
      for (const { access_token } of [first, lost, second]) expect(await isLive(access_token)).to.equal(true)
      await refresh(merchant, second.refresh_token).expect(200)
      // The minute is counted from the first use.
      await later(61 * seconds, () => refresh(merchant, first.refresh_token).expect(400))
    })

    it('gives no other pair within the minute once the family was revoked', async () => {
      const merchant = await createMerchant()
      const { clientId: client_id, clientSecret: client_secret } = merchant.app
      const first = await install(merchant)
      const second = (await refresh(merchant, first.refresh_token).expect(200)).body
      await post('revoke', { client_id, client_secret, token: second.refresh_token }).expect(200)
      await refresh(merchant, first.refresh_token).expect(400)
    })

    it('gives within the minute no scope that was taken meanwhile, and nothing to an app that is public by then', async () => {
      const merchant = await createMerchant()
      const first = await install(merchant, { scopes: ['READ_ORDERS', 'READ_INVENTORY'] })
      await refresh(merchant, first.refresh_token).expect(200)
      await authorize(merchant, { scopes: ['READ_ORDERS'] }).expect(200)
      const again = (await refresh(merchant, first.refresh_token).expect(200)).body
      expect(again.scope).to.equal('READ_ORDERS')
      await service().db('apps').where({ client_id: merchant.app.clientId }).update({ confidential: false })
      await refresh(merchant, first.refresh_token).expect(400)
      expect(await isLive(again.access_token)).to.equal(false)
    })

    sampledTest('gives each of the parallel refreshes of a confidential app a pair that works', async () => {
      const merchant = await createMerchant()
      const { refresh_token } = await install(merchant)
      const replies = await Promise.all(
        Array.from({ length: 10 }, () => refresh(merchant, refresh_token).expect(200)),
      )
      const live = await Promise.all(replies.map(({ body }) => isLive(body.access_token)))
      expect(live).to.deep.equal(replies.map(() => true))
    })

    it('returns one pair to many parallel refreshes of a public app, and revokes it', async () => {
      const merchant = await createMerchant({ confidential: false })
      const verifier = newVerifier()
      const code = await codeOf(merchant, { codeChallenge: challengeOf(verifier) })
      const proof = { client_secret: undefined, code_verifier: verifier }
      const { refresh_token } = (await redeem(merchant, code, proof).expect(200)).body
      const replies = await Promise.all(
        Array.from({ length: 10 }, () => refresh(merchant, refresh_token, { client_secret: undefined })),
      )
      const given = replies.filter(({ status }) => status === 200)
      expect(given).to.have.length(1)
      expect(await isLive(given[0]!.body.access_token)).to.equal(false)
    })

    it('may request fewer scopes, and all of them again later', async () => {
      const merchant = await createMerchant()
      const first = await install(merchant)
      const fewer = (await refresh(merchant, first.refresh_token, { scope: 'READ_ORDERS' }).expect(200)).body
      expect(fewer.scope).to.equal('READ_ORDERS')
      await call('apps')
        .get('/api/v1/products')
        .set('authorization', `Bearer ${fewer.access_token}`)
        .expect(403)
      const all = (await refresh(merchant, fewer.refresh_token).expect(200)).body
      expect(all.scope).to.equal('READ_ORDERS READ_INVENTORY')
    })

    it('never gets more, and a refused attempt does not use it up', async () => {
      const merchant = await createMerchant()
      const { refresh_token } = await install(merchant, { scopes: ['READ_ORDERS'] })
      for (const scope of ['READ_INVENTORY', 'READ_ORDERS WRITE_ORDERS', 'nonsense']) {
        const { body } = await refresh(merchant, refresh_token, { scope }).expect(400)
        expect(body.error).to.equal('invalid_scope')
      }
      await refresh(merchant, refresh_token, { scope: '' }).expect(200)
    })

    it('expires after 90 days', async () => {
      const merchant = await createMerchant()
      const [early, late] = [await install(merchant), await install(merchant)]
      await later(89 * days, () => refresh(merchant, early.refresh_token).expect(200))
      await later(90 * days, () => refresh(merchant, late.refresh_token).expect(400))
    })

    it('requires the secret of a confidential app, and none of a public one', async () => {
      const without = { client_secret: undefined }
      const confidential = await createMerchant()
      const { refresh_token } = await install(confidential)
      const { body } = await refresh(confidential, refresh_token, without).expect(401)
      expect(body.error).to.equal('invalid_client')
      await refresh(confidential, refresh_token).expect(200)
      const open = await createMerchant({ confidential: false })
      const verifier = newVerifier()
      const code = await codeOf(open, { codeChallenge: challengeOf(verifier) })
      const first = (await redeem(open, code, { ...without, code_verifier: verifier }).expect(200)).body
      const next = (await refresh(open, first.refresh_token, without).expect(200)).body
      await refresh(open, next.refresh_token, without).expect(200)
    })

    it("refuses an access token, another app's refresh token and nonsense", async () => {
      const merchant = await createMerchant()
      const tokens = await install(merchant)
      const other = { ...merchant, app: await registerApp(await createAccount()) }
      for (const [who, token] of [
        [merchant, tokens.access_token],
        [other, tokens.refresh_token],
        [merchant, 'appr_nonsense'],
      ] as const) {
        expect((await refresh(who, token).expect(400)).body.error).to.equal('invalid_grant')
      }
      await refresh(merchant, tokens.refresh_token).expect(200)
    })
  })
})

describe('revokeToken', () => {
  it('revokes an access token alone', async () => {
    const merchant = await createMerchant()
    const { clientId: client_id, clientSecret: client_secret } = merchant.app
    const tokens = await install(merchant)
    await post('revoke', { client_id, client_secret, token: tokens.access_token }).expect(200)
    expect(await isLive(tokens.access_token)).to.equal(false)
    await refresh(merchant, tokens.refresh_token).expect(200)
  })

  it('revokes with a refresh token everything that came of the same code', async () => {
    const merchant = await createMerchant()
    const { clientId: client_id, clientSecret: client_secret } = merchant.app
    const [first, elsewhere] = [await install(merchant), await install(merchant)]
    const second = (await refresh(merchant, first.refresh_token).expect(200)).body
    const revocation = { client_id, token: second.refresh_token, token_type_hint: 'access_token' }
    await post('revoke', revocation).expect(401)
    expect(await isLive(second.access_token)).to.equal(true)
    await post('revoke', { ...revocation, client_secret }).expect(200)
    for (const { access_token } of [first, second]) expect(await isLive(access_token)).to.equal(false)
    await refresh(merchant, second.refresh_token).expect(400)
    expect(await isLive(elsewhere.access_token)).to.equal(true)
  })

  it("answers the same for unknown tokens and another app's, and changes nothing", async () => {
    const merchant = await createMerchant()
    const tokens = await install(merchant)
    const other = await registerApp(await createAccount())
    for (const token of [tokens.access_token, tokens.refresh_token, 'nonsense']) {
      await post('revoke', { client_id: other.clientId, client_secret: other.clientSecret, token }).expect(
        200,
      )
    }
    expect(await isLive(tokens.access_token)).to.equal(true)
    await refresh(merchant, tokens.refresh_token).expect(200)
  })

  it('accepts the client in HTTP Basic, refuses unknown ones, and requires a token', async () => {
    const merchant = await createMerchant()
    const { clientId, clientSecret } = merchant.app
    await post('revoke', { token: 'x' }).auth(clientId, clientSecret).expect(200)
    const wrong = await post('revoke', { token: 'x' }).auth(clientId, 'secret_wrong').expect(401)
    expect(wrong.body).to.include({ error: 'invalid_client' })
    await post('revoke', { token: 'x', client_id: 'client_unknown' }).expect(401)
    const { body } = await post('revoke', { client_id: clientId, client_secret: clientSecret }).expect(400)
    expect(body).to.include({ error: 'invalid_request', message: 'token is required' })
  })
})

describe('revokeToken of a public app', () => {
  it('needs no secret', async () => {
    const merchant = await createMerchant({ confidential: false })
    const { clientId: client_id } = merchant.app
    const verifier = newVerifier()
    const code = await codeOf(merchant, { codeChallenge: challengeOf(verifier) })
    const proof = { client_secret: undefined, code_verifier: verifier }
    const { access_token } = (await redeem(merchant, code, proof).expect(200)).body
    await post('revoke', { client_id, token: access_token }).expect(200)
    expect(await isLive(access_token)).to.equal(false)
  })
})

describe('first-party tokens', () => {
  it('have nothing to do with OAuth', async () => {
    const merchant = await createMerchant()
    const { clientId: client_id, clientSecret: client_secret } = merchant.app
    await authorize(merchant).expect(200)
    const { body } = await call('console')
      .post(`/api/v1/stores/${merchant.shop.id}/tokens`)
      .set(merchant.owner.onConsole())
      .send({ name: 'Tool' })
      .expect(201)
    await post('revoke', { client_id, client_secret, token: body.data.token }).expect(200)
    expect(await isLive(body.data.token)).to.equal(true)
  })
})
