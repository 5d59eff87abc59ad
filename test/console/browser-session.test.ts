import { expect } from 'chai'
import { days } from '../../src/base/clock.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, openApps, service } from '../support/service.ts'
import { later, newEmail, newestCode } from '../support/sign-in.ts'
import { ownPage, signInByBrowser } from './browser-support.ts'

const getMe = (headers: Record<string, string>) => call('console').get('/api/v1/auth/me').set(headers)
const rename = (headers: Record<string, string>, id: string) =>
  call('console').patch(`/api/v1/stores/${id}`).set(headers).send({ name: 'Renamed' })

describe('The session of a browser on the console', () => {
  describe('verifyEmail', () => {
    it('keeps the token in a cookie that no script and no other site can use', async () => {
      const { setCookie, body } = await signInByBrowser()
      const [value, ...flags] = setCookie.split('; ')
      expect(value).to.match(/^storefront-console=[\w-]+\.[\w-]+\.[\w-]+$/)
      expect(flags).to.include.members(['HttpOnly', 'SameSite=Strict', 'Path=/'])
      expect(flags).to.not.include('Secure')
      const maxAge = Number(/Max-Age=(\d+)/.exec(setCookie)![1])
      expect(maxAge * 1000).to.be.within(7 * days - 60_000, 7 * days)
      expect(body.data).to.have.all.keys('_id', 'email')
    })

    it('makes the cookie one of this very host over HTTPS', async () => {
      const { db, config } = service()
      const publicUrls = { ...config.publicUrls, console: 'https://console.example' }
      const { console } = await openApps({ ...config, publicUrls }, db, 'console')
      const { setCookie } = await signInByBrowser(newEmail(), console)
      expect(setCookie).to.match(/^__Host-console=/)
      expect(setCookie.split('; ')).to.include.members(['Secure', 'HttpOnly', 'SameSite=Strict', 'Path=/'])
      expect(setCookie).to.not.match(/domain=/i)
    })

    it('returns the token where no browser is to keep it', async () => {
      const email = newEmail()
      await call('console').post('/api/v1/auth/authenticate').send({ email }).expect(200)
      const { body, headers } = await call('console')
        .post('/api/v1/auth/verify')
        .send({ email, otp: await newestCode(email) })
        .expect(200)
      expect(body.data.token).to.be.a('string')
      expect(headers).to.not.have.property('set-cookie')
    })
  })

  describe('getMe', () => {
    it('knows the person by the cookie, and does not show the token', async () => {
      const { cookie, email } = await signInByBrowser()
      const { body } = await getMe({ cookie, ...ownPage }).expect(200)
      expect(body.data.user.email).to.equal(email)
      expect(body.data).to.have.all.keys('user', 'tokenExpiresAt')
    })

    it('takes the token of the Authorization header before that of the cookie', async () => {
      const { cookie } = await signInByBrowser()
      const other = await createAccount()
      const { body } = await getMe({ cookie, ...ownPage, ...other.onConsole() }).expect(200)
      expect(body.data.user._id).to.equal(other.id)
      await getMe({ cookie, ...ownPage, authorization: 'Basic eDp5' }).expect(401)
    })
  })

  it('is open to nobody but pages of the console, and to who opens an address themselves', async () => {
    const { cookie, _id } = await signInByBrowser()
    const { id } = await createShop({ ownerId: _id })
    const origin = new URL(service().config.publicUrls.console).origin
    const site = (value: string) => ({ cookie, 'sec-fetch-site': value })
    await rename(site('same-origin'), id).expect(200)
    await rename({ cookie, origin }, id).expect(200)
    await getMe(site('none')).expect(200)
    const refused = [
      await rename(site('cross-site'), id),
      await rename(site('same-site'), id),
      await rename(site('none'), id),
      await rename({ ...site('cross-site'), origin }, id),
      await rename({ cookie, origin: 'https://evil.example' }, id),
      await rename({ cookie, origin: 'null' }, id),
      await rename({ cookie }, id),
      await getMe(site('cross-site')),
      await getMe(site('same-site')),
    ]
    for (const { status, headers } of refused) {
      expect(status).to.equal(401)
      // Another site must not be able to sign anybody out either.
      expect(headers).to.not.have.property('set-cookie')
    }
  })

  describe('logout', () => {
    it('ends the session and has the browser forget it', async () => {
      const { cookie } = await signInByBrowser()
      const { headers } = await call('console')
        .post('/api/v1/auth/logout')
        .set({ cookie, ...ownPage })
        .expect(200)
      expect(headers['set-cookie']![0]).to.match(/^storefront-console=;.*Expires=Thu, 01 Jan 1970/)
      await getMe({ cookie, ...ownPage }).expect(401)
    })
  })

  describe('logoutAll and deleteMe', () => {
    it('have the browser forget the session', async () => {
      const [everywhere, erased] = await Promise.all([signInByBrowser(), signInByBrowser()])
      const ends = [
        call('console')
          .post('/api/v1/auth/logout-all')
          .set({ cookie: everywhere.cookie, ...ownPage }),
        call('console')
          .delete('/api/v1/auth/me')
          .set({ cookie: erased.cookie, ...ownPage }),
      ]
      for (const end of ends) {
        const { headers } = await end.expect(200)
        expect(headers['set-cookie']![0]).to.match(/^storefront-console=;/)
      }
    })
  })

  it('is forgotten by the browser once it has ended', async () => {
    const { cookie } = await signInByBrowser()
    await later(7 * days, async () => {
      const { headers } = await getMe({ cookie, ...ownPage }).expect(401)
      expect(headers['set-cookie']![0]).to.match(/^storefront-console=;/)
    })
    const forged = await getMe({ cookie: 'storefront-console=a.b.c', ...ownPage }).expect(401)
    expect(forged.headers['set-cookie']![0]).to.match(/^storefront-console=;/)
  })

  it('is not one of the Store API or the Apps API', async () => {
    const { cookie } = await signInByBrowser()
    await call('store')
      .get('/api/v1/auth/me')
      .set({ cookie, ...ownPage })
      .expect(401)
    await call('apps')
      .get('/api/v1/app')
      .set({ cookie, ...ownPage })
      .expect(401)
  })
})
