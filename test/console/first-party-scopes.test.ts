import { expect } from 'chai'
import { contractOf } from '../../src/surfaces.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { unique } from '../support/fixtures/unique.ts'
import { call, service } from '../support/service.ts'
import {
  authorize,
  codeOf,
  createMerchant,
  install,
  redeem,
  refresh,
  usualChallenge,
} from './oauth-support.ts'
import { createRole, createStaff, registerApp } from './support.ts'

const { AppScope, StoreScope } = (
  contractOf('console') as { components: { schemas: Record<string, { enum: string[] }> } }
).components.schemas
const firstParty = StoreScope!.enum.filter((scope) => !AppScope!.enum.includes(scope))

describe('A first-party scope', () => {
  it('is one of thirteen', () => {
    expect(firstParty).to.have.length(13)
  })

  for (const scope of firstParty) {
    describe(scope, () => {
      it('cannot be registered by an app, at once or later', async () => {
        const developer = await createAccount()
        const settings = { name: unique('App'), redirectUris: ['https://app.example/callback'] }
        const wanted = { scopes: ['READ_ORDERS', scope] }
        const post = call('console').post('/api/v1/apps').set(developer.onConsole())
        expect((await post.send({ ...settings, ...wanted }).expect(400)).body.message).to.include('scopes')
        const { id } = await registerApp(developer)
        await call('console').patch(`/api/v1/apps/${id}`).set(developer.onConsole()).send(wanted).expect(400)
        const rows = await service().db('apps').where({ owner_id: developer.id })
        expect(rows.map(({ scopes }) => scopes.includes(scope))).to.deep.equal([false])
      })

      it('is neither shown to a merchant nor granted by one, the owner included', async () => {
        const merchant = await createMerchant()
        const { clientId: client_id, redirectUri: redirect_uri } = merchant.app
        const link = { client_id, redirect_uri, response_type: 'code', ...usualChallenge }
        for (const asked of [scope, `READ_ORDERS ${scope}`]) {
          const { text } = await call('console')
            .get('/api/v1/oauth/authorize')
            .query({ ...link, scope: asked })
            .expect(200)
          expect(text).to.include('error=invalid_scope').and.not.include('data-decision')
        }
        const { text } = await call('console').get('/api/v1/oauth/authorize').query(link).expect(200)
        expect(text).to.include('data-decision').and.not.include(scope)
        await authorize(merchant, { scopes: ['READ_ORDERS', scope] }).expect(400)
        expect(await service().db('installations').where({ shop_id: merchant.shop.id })).to.be.empty
      })

      it('is not issued for a code or a refresh token that requests it', async () => {
        const merchant = await createMerchant()
        const tokens = (await redeem(merchant, await codeOf(merchant), { scope }).expect(200)).body
        expect(tokens.scope.split(' ')).to.not.include(scope)
        const { body } = await refresh(merchant, tokens.refresh_token, {
          scope: `READ_ORDERS ${scope}`,
        }).expect(400)
        expect(body.error).to.equal('invalid_scope')
        const again = (await refresh(merchant, tokens.refresh_token).expect(200)).body
        expect(again.scope).to.equal(tokens.scope)
      })

      it('is not issued to staff whose role lacks it, or may only view what it changes', async () => {
        const { shop } = await createMerchant()
        const area = scope.replace('WRITE_', '').toLowerCase()
        for (const permission of [`${area}:view`, area === 'orders' ? 'tasks:manage' : 'orders:manage']) {
          const member = await createAccount()
          await createStaff(shop, await createRole(shop, [permission]), member)
          const mint = (values: object) =>
            call('console')
              .post(`/api/v1/stores/${shop.id}/tokens`)
              .set(member.onConsole())
              .send({ name: 'tool', ...values })
          expect((await mint({ scopes: [scope] }).expect(403)).body.data.scopes).to.deep.equal([scope])
          expect((await mint({}).expect(201)).body.data.scopes).to.not.include(scope)
        }
      })
    })
  }

  it('is not held by an app that an owner with every permission has installed', async () => {
    const merchant = await createMerchant({ scopes: AppScope!.enum })
    const { access_token } = await install(merchant, { scopes: AppScope!.enum })
    const { body } = await call('apps')
      .get('/api/v1/app')
      .set('authorization', `Bearer ${access_token}`)
      .expect(200)
    expect(body.data.scopes).to.have.members(AppScope!.enum)
  })
})
