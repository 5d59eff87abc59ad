import { expect } from 'chai'
import { days, hours, minutes } from '../../src/base/clock.ts'
import { createCustomer } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { sampledTest } from '../support/sample.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'
import { askForCode, later, newEmail, newestCode, signIn, verify, wrong } from '../support/sign-in.ts'

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const getMe = (headers: Record<string, string>) => call('store').get('/api/v1/auth/me').set(headers)
const authenticate = (email: string) => call('store').post('/api/v1/auth/authenticate').send({ email })
const invalidOtp = { status: 400, success: false, message: 'Invalid OTP', code: 'invalid_otp', data: {} }

describe('createGuest', () => {
  it('creates an anonymous shopper whose token lasts 30 days', async () => {
    const { body } = await call('store').post('/api/v1/auth/ghost').expect(201)
    const { _id, token, tokenExpiresAt } = body.data
    expect(Date.parse(tokenExpiresAt) - Date.now()).to.be.within(30 * days - 60_000, 30 * days)
    const me = await getMe(bearer(token)).expect(200)
    expect(me.body.data).to.include({ token, tokenExpiresAt })
    expect(me.body.data.user).to.include({ _id, name: '', email: '', role: 'guest', authMethod: 'guest' })
  })
})

describe('authenticate', () => {
  it('sends a code by e-mail, and creates the account with the first one only', async () => {
    const email = newEmail()
    const { body } = await call('store')
      .post('/api/v1/auth/authenticate')
      .send({ email: email.toUpperCase(), name: 'Ada' })
      .expect(200)
    expect(body).to.eql({
      status: 200,
      success: true,
      message: 'A sign-in code was sent to your e-mail',
      data: null,
    })
    const { body: verified } = await verify(email, await newestCode(email)).expect(200)
    const first = verified.data
    await askForCode(email, { name: 'Somebody else' })
    const second = await signIn(email)
    expect(second._id).to.equal(first._id)
    const me = await getMe(bearer(second.token))
    expect(me.body.data.user).to.include({ name: 'Ada', email, role: 'user', authMethod: 'otp' })
  })

  it('keeps a name with its code, so that an attempt of somebody else names nobody', async () => {
    const email = newEmail()
    await askForCode(email, { name: 'A fool' })
    const own = await askForCode(email, { name: 'Ada' })
    await askForCode(email, { name: 'Another fool' })
    expect((await service().db('users').where({ email }).first('name'))!.name).to.equal('')
    const { body } = await verify(email, own).expect(200)
    const me = await getMe(bearer(body.data.token)).expect(200)
    expect(me.body.data.user.name).to.equal('Ada')
    const late = await askForCode(email, { name: 'A third fool' })
    const again = await verify(email, late).expect(200)
    expect((await getMe(bearer(again.body.data.token)).expect(200)).body.data.user.name).to.equal('Ada')
  })

  it('names an account that somebody has used without a name, when a code with a name is', async () => {
    const email = newEmail()
    await signIn(email)
    await askForCode(email, { name: 'Somebody else' })
    const nameless = await verify(email, await askForCode(email)).expect(200)
    expect((await getMe(bearer(nameless.body.data.token))).body.data.user.name).to.equal('')
    const { body } = await verify(email, await askForCode(email, { name: 'Ada' })).expect(200)
    expect((await getMe(bearer(body.data.token))).body.data.user.name).to.equal('Ada')
  })

  it('creates one account for parallel first calls', async () => {
    const email = newEmail()
    await Promise.all(Array.from({ length: 5 }, () => authenticate(email).expect(200)))
    expect(await service().db('users').where({ email })).to.have.length(1)
  })

  it('refuses an address that a mail server without SMTPUTF8 cannot deliver to', async () => {
    for (const email of ['jörg@example.com', 'ジョン@büro.example', '"ada lovelace"@example.com'])
      expect((await authenticate(email).expect(400)).body.code, email).to.equal('invalid_request')
  })

  it('keeps neither the code nor the e-mail readable in the database', async () => {
    const email = newEmail()
    const code = await askForCode(email)
    const { db } = service()
    const mail = await db('mails').where({ recipient: email }).first()
    const row = await db('one_time_codes')
      .join('users', 'users.id', 'user_id')
      .where({ email })
      .first('one_time_codes.*')
    expect(mail.subject).not.to.match(/\d/)
    expect(mail.body).not.to.include(code)
    expect(row.code_hash).to.match(/^[0-9a-f]{64}$/)
  })

  it('refuses what is no e-mail address', async () => {
    for (const email of ['ada', 'ada@example', 'ada@exam ple.com', '.ada@example.com', 'ada@@example.com']) {
      const { body } = await call('store').post('/api/v1/auth/authenticate').send({ email }).expect(400)
      expect(body.message, email).to.match(/^email /)
    }
  })

  it('sends 5 codes an hour to an address from one network, however many calls run in parallel, and says when to retry', async () => {
    const email = newEmail()
    const replies = await Promise.all(Array.from({ length: 12 }, () => authenticate(email)))
    expect(replies.filter(({ status }) => status === 200)).to.have.length(5)
    const refused = replies.find(({ status }) => status === 429)!
    expect(refused.body).to.include({ success: false, code: 'too_many_codes' })
    expect(Number(refused.headers['retry-after'])).to.be.within(3540, 3600)
    expect(await service().db('mails').where({ recipient: email })).to.have.length(5)
    await later(1 * hours + 1000, () => authenticate(email).expect(200))
  })

  it('sends as many codes an hour to one IP as the settings allow, and creates no account beyond', async () => {
    const config = testConfig(
      { url: service().databaseUrl },
      { CODES_PER_HOUR_AND_IP: '3', TRUST_PROXY: 'loopback' },
    )
    const { store } = await openApps(config, service().db, 'store')
    const ip = '198.51.100.7'
    const emails = Array.from({ length: 10 }, newEmail)
    const replies = await Promise.all(
      emails.map((email) =>
        call('store', store).post('/api/v1/auth/authenticate').set('X-Forwarded-For', ip).send({ email }),
      ),
    )
    expect(replies.filter(({ status }) => status === 200)).to.have.length(3)
    expect(replies.filter(({ body }) => body.code === 'too_many_codes')).to.have.length(7)
    expect(await service().db('users').whereIn('email', emails)).to.have.length(3)
    await call('store', store)
      .post('/api/v1/auth/authenticate')
      .set('X-Forwarded-For', '198.51.100.8')
      .send({ email: newEmail() })
      .expect(200)
  })
})

describe('verifyEmail', () => {
  it('signs in with the code, whatever the case of the address', async () => {
    const email = newEmail()
    const code = await askForCode(email)
    const { body } = await verify(email.toUpperCase(), code).expect(200)
    expect(body.message).to.equal('E-mail verified')
    expect(body.data).to.have.keys('_id', 'email', 'token')
    expect(body.data.email).to.equal(email)
    await getMe(bearer(body.data.token)).expect(200)
  })

  it('answers a wrong, used, expired or sixth attempt with the same message', async () => {
    const email = newEmail()
    const code = await askForCode(email)
    expect((await verify(email, wrong(code))).body).to.eql(invalidOtp)
    const late = await later(10 * minutes + 1000, () => verify(email, code))
    expect(late.body).to.eql(invalidOtp)
    for (let i = 2; i <= 5; i++) expect((await verify(email, wrong(code, i))).body).to.eql(invalidOtp)
    expect((await verify(email, code)).body).to.eql(invalidOtp)
    const other = newEmail()
    const used = await askForCode(other)
    await verify(other, used).expect(200)
    expect((await verify(other, used)).body).to.eql(invalidOtp)
  })

  it('accepts the right code at the fifth attempt', async () => {
    const email = newEmail()
    const code = await askForCode(email)
    for (let i = 1; i <= 4; i++) await verify(email, wrong(code, i)).expect(400)
    await verify(email, code).expect(200)
  })

  sampledTest('evaluates at most 5 of a hundred parallel guesses', async () => {
    const email = newEmail()
    const code = await askForCode(email)
    const guesses = Array.from({ length: 100 }, (_, i) => verify(email, wrong(code, i + 1)))
    for (const { body } of await Promise.all(guesses)) expect(body).to.eql(invalidOtp)
    const tries = service().db('sign_in_tries').join('users', 'users.id', 'user_id').where({ email })
    expect(await tries).to.have.length(5)
    expect((await verify(email, code)).body).to.eql(invalidOtp)
  })

  it('says of what cannot be a code what a code is, and counts it as no attempt', async () => {
    const email = newEmail()
    const code = await askForCode(email)
    const bad = [
      '',
      '12345',
      `${code}0`,
      'abcdef',
      `${code.slice(0, 5)}x`,
      '١٢٣٤٥',
      '-1.5e3',
      `${code}\n${code}`,
    ]
    const expected = { ...invalidOtp, data: { expected: 'six digits' } }
    for (const surface of ['store', 'console'] as const)
      for (const otp of bad) expect((await verify(email, otp, {}, surface)).body, otp).to.eql(expected)
    await verify(email, code).expect(200)
    expect((await verify(newEmail(), 'abcdef').expect(404)).body.message).to.equal('User not found')
  })

  it('lets only one of parallel calls with the right code succeed', async () => {
    const email = newEmail()
    const code = await askForCode(email)
    const replies = await Promise.all(Array.from({ length: 20 }, () => verify(email, code)))
    expect(replies.filter(({ status }) => status === 200)).to.have.length(1)
    expect(replies.filter(({ body }) => body.message === 'Invalid OTP')).to.have.length(19)
  })

  it('signs nobody in to a disabled account', async () => {
    const email = newEmail()
    const code = await askForCode(email)
    await service().db('users').where({ email }).update({ disabled_at: new Date() })
    expect((await verify(email, code)).body).to.eql(invalidOtp)
  })

  it('makes the shopper a customer of the store, and emits an event the first time only', async () => {
    const [shop, email] = [await createShop(), newEmail()]
    const named = { 'x-shop-id': shop.id }
    const { _id } = await signIn(email, named)
    await signIn(email, named)
    const customers = await service().db('customers').where({ shop_id: shop.id })
    expect(customers).to.have.length(1)
    expect(customers[0]).to.include({ user_id: _id, email })
    const events = await service().db('events').where({ shop_id: shop.id })
    expect(events).to.have.length(1)
    expect(events[0]).to.include({
      resource: 'customers',
      resource_id: customers[0].id,
      method: 'POST',
      path: '/auth/verify',
    })
  })

  it('links the customer whom the merchant entered under the same address, and emits an event once', async () => {
    const shop = await createShop()
    const { id, email } = await createCustomer(shop)
    const { _id } = await signIn(email, { 'x-shop-id': shop.id })
    const rows = await service().db('customers').where({ shop_id: shop.id })
    expect(rows).to.have.length(1)
    expect(rows[0]).to.include({ id, user_id: _id, name: 'A customer' })
    await signIn(email, { 'x-shop-id': shop.id })
    const events = await service().db('events').where({ shop_id: shop.id })
    expect(events).to.have.length(1)
    expect(events[0]).to.include({ resource: 'customers', resource_id: id, path: '/auth/verify' })
  })

  it('names the customer after the profile at the next sign-in, and emits an event', async () => {
    const [shop, email] = [await createShop(), newEmail()]
    const named = { 'x-shop-id': shop.id }
    const { token } = await signIn(email, named)
    await call('store')
      .patch('/api/v1/auth/me')
      .set({ ...bearer(token), ...named })
      .send({ name: 'Ada Obi' })
      .expect(200)
    await signIn(email, named)
    const customers = await service().db('customers').where({ shop_id: shop.id })
    expect(customers.map(({ name }) => name)).to.eql(['Ada Obi'])
    const events = await service().db('events').where({ shop_id: shop.id })
    expect(events.map(({ resource_id }) => resource_id)).to.eql([customers[0].id, customers[0].id])
  })
})

describe('JWT_SECRET', () => {
  it('can be replaced without signing anybody out: what an older one signed is good while it is listed', async () => {
    const { db, databaseUrl, config } = service()
    const email = newEmail()
    const { token } = await signIn(email)
    const otp = await askForCode(email)
    const renewed = ['n'.repeat(40), ...config.jwtSecrets].join(',')
    const open = (JWT_SECRET: string) =>
      openApps(testConfig({ url: databaseUrl }, { JWT_SECRET }), db, 'store')
    const [rotated, replaced] = [(await open(renewed)).store, (await open('n'.repeat(40))).store]
    const me = (app: typeof rotated, bearing: string) =>
      call('store', app).get('/api/v1/auth/me').set(bearer(bearing))
    await me(rotated, token).expect(200)
    await me(replaced, token).expect(401)
    const { body } = await call('store', rotated).post('/api/v1/auth/verify').send({ email, otp }).expect(200)
    await me(rotated, body.data.token).expect(200)
    await me(replaced, body.data.token).expect(200)
    await getMe(bearer(body.data.token)).expect(401)
  })
})
