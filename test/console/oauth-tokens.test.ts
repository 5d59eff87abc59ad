import { expect } from 'chai'
import { seconds } from '../../src/base/clock.ts'
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
  redirectVariants,
  refresh,
  registeredUris,
} from './oauth-support.ts'
import { registerApp } from './support.ts'

describe('exchangeToken', () => {
  describe('with a code', () => {
    it('answers with the members of RFC 6749 beside the envelope, with no-store', async () => {
      const merchant = await createMerchant()
      const { body, headers } = await redeem(merchant, await codeOf(merchant)).expect(200)
      expect(body).to.include({ status: 200, success: true, token_type: 'Bearer', expires_in: 2_592_000 })
      expect(body.scope).to.equal('READ_ORDERS READ_INVENTORY')
      expect(body.access_token).to.match(/^app_[\w-]{43}$/)
      expect(body.refresh_token).to.match(/^appr_[\w-]{43}$/)
      expect(body.data.access_token).to.equal(body.access_token)
      expect(headers['cache-control']).to.equal('no-store')
      expect(await isLive(body.access_token)).to.equal(true)
      expect(await isLive(body.refresh_token)).to.equal(false)
      const rows = JSON.stringify(await service().db('app_tokens'))
      expect(rows).to.not.include(body.access_token.slice(4)).and.not.include(body.refresh_token.slice(5))
    })

    it('spends the code that it is given, and no other', async () => {
      const [merchant, other] = [await createMerchant(), await createMerchant()]
      const [code, theirs] = [await codeOf(merchant), await codeOf(other)]
      await redeem(merchant, code).expect(200)
      await redeem(other, theirs).expect(200)
    })

    it('gives no more than the app still has, where it was narrowed since the code was given', async () => {
      const merchant = await createMerchant()
      const code = await codeOf(merchant)
      await authorize(merchant, { scopes: ['READ_ORDERS'] }).expect(200)
      const { body } = await redeem(merchant, code).expect(200)
      expect(body.scope).to.equal('READ_ORDERS')
    })

    it('accepts the secret in HTTP Basic', async () => {
      const merchant = await createMerchant()
      const { clientId, clientSecret } = merchant.app
      const code = await codeOf(merchant)
      const send = (form: object, user = clientId, password = clientSecret) =>
        redeem(merchant, code, { client_id: undefined, client_secret: undefined, ...form }).auth(
          user,
          password,
        )
      const both = await send({ client_secret: clientSecret }).expect(400)
      expect(both.body.error).to.equal('invalid_request')
      await send({ client_id: 'client_other' }).expect(400)
      const wrong = await send({}, clientId, 'secret_wrong').expect(401)
      expect(wrong.body).to.include({ error: 'invalid_client', success: false })
      expect(wrong.headers['www-authenticate']).to.match(/^Basic /)
      expect(wrong.headers['cache-control']).to.equal('no-store')
      await send({}, 'client%ZZ').expect(401)
      await send({ client_id: clientId }, clientId.replaceAll('_', '%5F')).expect(200)
    })

    it('uses an error code of RFC 6749 even for other refusals', async () => {
      const { body } = await call('console').post('/api/v1/oauth/token').send({ grant_type: 'x' }).expect(415)
      expect(body).to.include({ error: 'invalid_request', code: 'unsupported_media_type' })
    })

    it('accepts a public app by its PKCE verifier, and with no secret', async () => {
      const merchant = await createMerchant({ confidential: false })
      const verifier = newVerifier()
      const code = await codeOf(merchant, { codeChallenge: challengeOf(verifier) })
      const proof = { client_secret: undefined, code_verifier: verifier }
      await redeem(merchant, code, { ...proof, client_secret: 'secret_x' }).expect(401)
      await redeem(merchant, code, { ...proof, code_verifier: undefined }).expect(400)
      await redeem(merchant, code, proof).expect(200)
    })

    it('requires the secret of a confidential app, however it uses PKCE', async () => {
      const merchant = await createMerchant()
      const verifier = newVerifier()
      const code = await codeOf(merchant, { codeChallenge: challengeOf(verifier) })
      for (const client_secret of [undefined, '', 'secret_wrong']) {
        const { body } = await redeem(merchant, code, { client_secret, code_verifier: verifier }).expect(401)
        expect(body).to.include({ error: 'invalid_client', code: 'invalid_client' })
      }
      await redeem(merchant, code, { code_verifier: verifier }).expect(200)
    })

    it('takes nothing but PKCE from an app that has become public', async () => {
      const merchant = await createMerchant()
      const code = await codeOf(merchant)
      await service()
        .db('apps')
        .where({ id: merchant.app.id })
        .update({ confidential: false, client_secret_hash: '' })
      await redeem(merchant, code).expect(401)
      for (const client_secret of [undefined, '']) {
        const { body } = await redeem(merchant, code, { client_secret, code_verifier: undefined }).expect(400)
        expect(body.error).to.equal('invalid_grant')
      }
      await redeem(merchant, code, { client_secret: undefined }).expect(200)
    })

    it('always requires the verifier, also of an app that has shown its secret', async () => {
      const merchant = await createMerchant()
      const verifier = newVerifier()
      const code = await codeOf(merchant, { codeChallenge: challengeOf(verifier) })
      for (const code_verifier of [
        undefined,
        '',
        newVerifier(),
        challengeOf(verifier),
        `${verifier}=`,
        'short',
      ]) {
        const { body } = await redeem(merchant, code, { code_verifier }).expect(400)
        expect(body.error).to.equal('invalid_grant')
      }
      await redeem(merchant, code, { code_verifier: verifier }).expect(200)
    })

    it('refuses a client without secret and verifier, or an unknown one', async () => {
      const merchant = await createMerchant()
      const code = await codeOf(merchant)
      for (const values of [
        { client_secret: undefined },
        { client_secret: 'secret_wrong' },
        { client_id: 'client_unknown' },
      ]) {
        const { body } = await redeem(merchant, code, values).expect(401)
        expect(body).to.include({ error: 'invalid_client', code: 'invalid_client' })
      }
      await redeem(merchant, code).expect(200)
    })

    it('refuses a code of another app, and an address other than the requested one', async () => {
      const merchant = await createMerchant({
        redirectUris: ['https://app.example/a', 'https://app.example/b'],
      })
      const other = { ...merchant, app: await registerApp(await createAccount()) }
      const code = await codeOf(merchant)
      await redeem(other, code, { redirect_uri: merchant.app.redirectUri }).expect(400)
      const { body } = await redeem(merchant, code, { redirect_uri: 'https://app.example/b' }).expect(400)
      expect(body.error).to.equal('invalid_grant')
      await redeem(merchant, code).expect(200)
    })

    it('accepts no address that is only similar to the requested one', async () => {
      const merchant = await createMerchant({ redirectUris: registeredUris })
      const code = await codeOf(merchant)
      for (const redirect_uri of redirectVariants) {
        const { body } = await redeem(merchant, code, { redirect_uri })
        expect([redirect_uri, body.error]).to.deep.equal([redirect_uri, 'invalid_grant'])
      }
      await redeem(merchant, code).expect(200)
    })

    it('expires a code after 60 seconds', async () => {
      const merchant = await createMerchant()
      const [early, late] = [await codeOf(merchant), await codeOf(merchant)]
      await later(58 * seconds, () => redeem(merchant, early).expect(200))
      const { body } = await later(60 * seconds, () => redeem(merchant, late).expect(400))
      expect(body.error).to.equal('invalid_grant')
    })

    sampledTest(
      'returns one token to 100 parallel redemptions of a code, and revokes it because it was reused',
      async () => {
        const merchant = await createMerchant()
        const code = await codeOf(merchant)
        const replies = await Promise.all(Array.from({ length: 100 }, () => redeem(merchant, code)))
        const given = replies.filter(({ status }) => status === 200)
        const refused = replies.filter(({ body }) => body.error === 'invalid_grant')
        expect([given.length, refused.length]).to.deep.equal([1, 99])
        expect(await isLive(given[0]!.body.access_token)).to.equal(false)
        await refresh(merchant, given[0]!.body.refresh_token).expect(400)
      },
    )

    it('revokes everything that came of the code when it is used again', async () => {
      const merchant = await createMerchant()
      const code = await codeOf(merchant)
      const first = (await redeem(merchant, code).expect(200)).body
      const second = (await refresh(merchant, first.refresh_token).expect(200)).body
      const elsewhere = await install(merchant)
      await later(90 * seconds, () => redeem(merchant, code).expect(400))
      expect(await isLive(first.access_token)).to.equal(false)
      expect(await isLive(second.access_token)).to.equal(false)
      expect(await isLive(elsewhere.access_token)).to.equal(true)
    })

    it('revokes nothing for a caller who only has the code, without the secret or the verifier', async () => {
      const [closed, open] = [await createMerchant(), await createMerchant({ confidential: false })]
      const verifier = newVerifier()
      for (const [merchant, proof, lacking, status] of [
        [closed, {}, { client_secret: undefined }, 401],
        [open, { client_secret: undefined }, { code_verifier: newVerifier() }, 400],
      ] as const) {
        const code = await codeOf(merchant, { codeChallenge: challengeOf(verifier) })
        const known = { ...proof, code_verifier: verifier }
        const { body } = await redeem(merchant, code, known).expect(200)
        await redeem(merchant, code, { ...known, ...lacking }).expect(status)
        expect(await isLive(body.access_token)).to.equal(true)
      }
    })

    it('is refused once the app was removed from the store', async () => {
      const merchant = await createMerchant()
      const code = await codeOf(merchant)
      const [{ id }] = await service().db('installations').where({ shop_id: merchant.shop.id })
      await call('console')
        .delete(`/api/v1/stores/${merchant.shop.id}/installations/${id}`)
        .set(merchant.owner.onConsole())
        .expect(200)
      expect((await redeem(merchant, code).expect(400)).body.error).to.equal('invalid_grant')
    })

    sampledTest('leaves no valid token when the app is removed at the same moment', async () => {
      for (let round = 0; round < 10; round++) {
        const merchant = await createMerchant()
        const code = await codeOf(merchant)
        const [{ id }] = await service().db('installations').where({ shop_id: merchant.shop.id })
        const url = `/api/v1/stores/${merchant.shop.id}/installations/${id}`
        await Promise.all([
          redeem(merchant, code),
          call('console').delete(url).set(merchant.owner.onConsole()).expect(200),
        ])
        const live = await service().db('app_tokens').where({ installation_id: id, revoked_at: null })
        expect(live).to.be.empty
      }
    })
  })

  it('reports mistakes with the error codes of RFC 6749', async () => {
    const merchant = await createMerchant()
    const { clientId: client_id, clientSecret: client_secret, redirectUri: redirect_uri } = merchant.app
    const known = { client_id, client_secret }
    for (const [form, error] of [
      [{}, 'invalid_request'],
      [{ grant_type: 'authorization_code', code: 'x', redirect_uri }, 'invalid_request'],
      [{ grant_type: 'authorization_code', ...known, redirect_uri }, 'invalid_request'],
      [{ grant_type: 'authorization_code', ...known, code: 'x' }, 'invalid_request'],
      [{ grant_type: 'authorization_code', ...known, code: ['x', 'y'], redirect_uri }, 'invalid_request'],
      [{ grant_type: 'refresh_token', ...known }, 'invalid_request'],
      [{ grant_type: 'client_credentials', ...known }, 'unsupported_grant_type'],
      [{ grant_type: 'constructor', ...known }, 'unsupported_grant_type'],
      [{ grant_type: 'authorization_code', ...known, code: 'x', redirect_uri }, 'invalid_grant'],
    ] as const) {
      const { body } = await post('token', form).expect(400)
      expect(body, JSON.stringify(form)).to.include({ error, code: error, success: false, status: 400 })
      expect(body.error_description).to.equal(body.message)
    }
  })
  it('refuses a form of more parameters than any has', async () => {
    const form = Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`name${n}`, 'x']))
    const { body } = await post('token', form).expect(400)
    expect(body).to.include({ error: 'invalid_request', message: 'the body has too many parameters' })
  })
})
