import { expect } from 'chai'
import { clock, days, minutes, seconds } from '../../src/base/clock.ts'
import { transaction } from '../../src/db/database.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { somebodyWaits } from '../support/locks.ts'
import { sampledTest } from '../support/sample.ts'
import { call, service } from '../support/service.ts'
import {
  later,
  newEmail,
  newestCode,
  signIn as signInAtStore,
  signInToConsole,
  verify,
} from '../support/sign-in.ts'
import { factorCode as codeOf, createRole, switchFactorOn } from './support.ts'

type Headers = Record<string, string>

const send = (method: 'get' | 'post' | 'delete', path: string, headers: Headers = {}, body?: object) =>
  call('console')[method](`/api/v1/auth${path}`).set(headers).send(body)

/** Returns the challenge that somebody gets for the code of an e-mail. */
async function challengeFor(email: string): Promise<string> {
  await send('post', '/authenticate', {}, { email }).expect(200)
  const { body } = await verify(email, await newestCode(email), {}, 'console').expect(403)
  expect(body.code).to.equal('factor_required')
  return body.data.challenge
}

const confirm = (challenge: string, code: string) => send('post', '/factor/verify', {}, { challenge, code })
const subjectsTo = async (email: string): Promise<string[]> => {
  const { body } = await call('console').get('/api/v1/mailbox').query({ to: email }).expect(200)
  return body.data.messages.map(({ subject }: { subject: string }) => subject)
}

describe('The second factor of the console', () => {
  // The clock is set to the beginning of a time step, so that none ends between two lines of a test.
  const real = clock.now
  beforeEach(() => {
    const ahead = 30 * seconds - (real().getTime() % (30 * seconds))
    clock.now = () => new Date(real().getTime() + ahead)
  })
  afterEach(() => {
    clock.now = real
  })

  describe('beginFactor', () => {
    it('shows a secret once, as apps read it, seals it, and changes nothing yet', async () => {
      const person = await signInToConsole()
      const { secret, otpauthUrl } = (await send('post', '/factor', person.headers).expect(200)).body.data
      const url = new URL(otpauthUrl)
      expect(url.searchParams.get('secret')).to.equal(secret)
      expect(decodeURIComponent(url.pathname)).to.equal(`/Storefront Commerce:${person.email}`)
      const row = await service().db('second_factors').where({ user_id: person._id }).first()
      expect(JSON.stringify(row)).to.not.include(secret)
      expect((await send('get', '/factor', person.headers)).body.data).to.eql({
        enabledAt: null,
        recoveryCodesLeft: 0,
      })
      await signInToConsole(person.email)
    })

    it('replaces a secret that was not confirmed, and refuses once one was', async () => {
      const person = await signInToConsole()
      const first = (await send('post', '/factor', person.headers).expect(200)).body.data.secret
      const second = (await send('post', '/factor', person.headers).expect(200)).body.data.secret
      const wrong = await send('post', '/factor/confirm', person.headers, { code: codeOf(first) }).expect(400)
      expect(wrong.body.code).to.equal('invalid_factor_code')
      await send('post', '/factor/confirm', person.headers, { code: codeOf(second) }).expect(200)
      const refused = await send('post', '/factor', person.headers).expect(409)
      expect(refused.body.code).to.equal('factor_on')
    })
  })

  describe('confirmFactor', () => {
    it('shows recovery codes once, ends other sessions, mails, and tells the activity log of each store', async () => {
      const email = newEmail()
      const [other, shopper, person] = [
        await signInToConsole(email),
        await signInAtStore(email),
        await signInToConsole(email),
      ]
      const [own, employer] = [await createShop({ ownerId: person._id }), await createShop()]
      const role = await createRole(employer, ['orders:view'])
      await service().db('staff').insert({ shop_id: employer.id, user_id: person._id, role_id: role })
      const { recoveryCodes } = await switchFactorOn(person)
      expect(new Set(recoveryCodes)).to.have.property('size', 10)
      const { db } = service()
      const row = await db('second_factors').where({ user_id: person._id }).first()
      for (const code of recoveryCodes) expect(JSON.stringify(row)).to.not.include(code.replaceAll('-', ''))
      await send('get', '/me', other.headers).expect(401)
      await call('store')
        .get('/api/v1/auth/me')
        .set({ authorization: `Bearer ${shopper.token}` })
        .expect(200)
      const state = (await send('get', '/factor', person.headers).expect(200)).body.data
      expect(state.recoveryCodesLeft).to.equal(10)
      expect(Date.parse(state.enabledAt)).to.be.closeTo(Date.now(), 60_000)
      expect(await subjectsTo(email)).to.include('Your second factor was switched on')
      const logged = await db('activity')
        .where({ action: 'staff.factor_added', actor_id: person._id })
        .pluck('shop_id')
      expect(logged).to.have.members([own.id, employer.id])
    })

    it('refuses where none was begun, and where it is on', async () => {
      const person = await signInToConsole()
      const none = await send('post', '/factor/confirm', person.headers, { code: '123456' }).expect(409)
      expect(none.body.code).to.equal('factor_off')
      const { secret } = await switchFactorOn(person)
      const again = await send('post', '/factor/confirm', person.headers, { code: codeOf(secret) }).expect(
        409,
      )
      expect(again.body.code).to.equal('factor_on')
    })

    it('ends a session that is being opened without the factor', async () => {
      const { db } = service()
      const person = await signInToConsole()
      const { secret } = (await send('post', '/factor', person.headers).expect(200)).body.data
      await send('post', '/authenticate', {}, { email: person.email }).expect(200)
      const otp = await newestCode(person.email)
      const [entering, confirming] = await transaction(db, async (tx) => {
        // The sign-in has seen that there is no factor when it waits for this.
        await tx('sign_in_networks').where({ user_id: person._id }).forUpdate().select('ip')
        const entered = verify(person.email, otp, {}, 'console').then((reply) => reply)
        await somebodyWaits()
        const code = codeOf(secret)
        const confirmed = send('post', '/factor/confirm', person.headers, { code }).then((reply) => reply)
        await Promise.race([confirmed, somebodyWaits(2)])
        return [entered, confirmed]
      })
      const { body } = await entering!
      expect([body.status, (await confirming!).status]).to.eql([200, 200])
      await send('get', '/me', { authorization: `Bearer ${body.data.token}` }).expect(401)
      await send('get', '/me', person.headers).expect(200)
    })
  })

  describe('verifyEmail with a second factor', () => {
    it('uses up the code, opens no session and gives a challenge that is no token', async () => {
      const person = await signInToConsole()
      await switchFactorOn(person)
      const { db } = service()
      const sessions = () => db('sessions').where({ user_id: person._id }).count()
      const before = await sessions()
      const challenge = await challengeFor(person.email)
      expect(await sessions()).to.eql(before)
      await send('get', '/me', { authorization: `Bearer ${challenge}` }).expect(401)
      await verify(person.email, await newestCode(person.email), {}, 'console').expect(400)
    })

    it('asks for none at a store', async () => {
      const person = await signInToConsole()
      await switchFactorOn(person)
      await signInAtStore(person.email)
    })
  })

  describe('verifyFactor', () => {
    it('gives a session for a code of the app, and each code works once', async () => {
      const person = await signInToConsole()
      const { secret } = await switchFactorOn(person)
      const [challenge, code] = [await challengeFor(person.email), codeOf(secret)]
      const { body } = await confirm(challenge, code).expect(200)
      expect(body.data).to.include({ _id: person._id, email: person.email })
      await send('get', '/me', { authorization: `Bearer ${body.data.token}` }).expect(200)
      expect((await confirm(challenge, code).expect(400)).body.code).to.equal('invalid_factor_code')
      await confirm(challenge, codeOf(secret, -1)).expect(400)
      await confirm(challenge, codeOf(secret, 1)).expect(200)
    })

    it('keeps the token in a cookie where a browser asks for it', async () => {
      const person = await signInToConsole()
      const { secret } = await switchFactorOn(person)
      const body = { challenge: await challengeFor(person.email), code: codeOf(secret) }
      const reply = await send('post', '/factor/verify', { 'x-keep-session': 'cookie' }, body).expect(200)
      expect(reply.body.data).to.have.all.keys('_id', 'email')
      const [cookie] = reply.headers['set-cookie']![0]!.split(';')
      await send('get', '/me', { cookie: cookie!, 'sec-fetch-site': 'same-origin' }).expect(200)
    })

    it('gives one session to parallel calls with the same code, of the app or for recovery', async () => {
      const person = await signInToConsole()
      const { secret, recoveryCodes } = await switchFactorOn(person)
      const challenge = await challengeFor(person.email)
      for (const code of [codeOf(secret), recoveryCodes[0]!]) {
        const replies = await Promise.all(Array.from({ length: 5 }, () => confirm(challenge, code)))
        expect(replies.map(({ status }) => status).toSorted()).to.eql([200, 400, 400, 400, 400])
      }
    })

    it('takes each recovery code once, however it is typed', async () => {
      const person = await signInToConsole()
      const { recoveryCodes } = await switchFactorOn(person)
      const challenge = await challengeFor(person.email)
      const typed = ` ${recoveryCodes[3]!.toUpperCase().replaceAll('-', ' ')} `
      await confirm(challenge, typed).expect(200)
      await confirm(challenge, recoveryCodes[3]!).expect(400)
      const { recoveryCodesLeft } = (await send('get', '/factor', person.headers)).body.data
      expect(recoveryCodesLeft).to.equal(9)
    })

    it('refuses codes of another person, of another time, and of no form', async () => {
      const [person, other] = [await signInToConsole(), await signInToConsole()]
      const [{ secret }, others] = [await switchFactorOn(person), await switchFactorOn(other)]
      const challenge = await challengeFor(person.email)
      for (const code of [codeOf(secret, 3), codeOf(secret, -3), others.recoveryCodes[0]!, '']) {
        expect((await confirm(challenge, code).expect(400)).body.code).to.equal('invalid_factor_code')
      }
    })

    sampledTest(
      'compares no more than the limits of sign-in allow, however many calls there are',
      async () => {
        const person = await signInToConsole()
        const { secret } = await switchFactorOn(person)
        const challenge = await challengeFor(person.email)
        const wrong = Array.from({ length: 20 }, () => confirm(challenge, codeOf(secret, 1000)))
        for (const { status } of await Promise.all(wrong)) expect(status).to.equal(400)
        const counted = await service().db('sign_in_tries').where({ user_id: person._id })
        expect(counted).to.have.length(10)
        await confirm(challenge, codeOf(secret)).expect(400)
        await later(1 * days, async () =>
          confirm(await challengeFor(person.email), codeOf(secret)).expect(200),
        )
      },
    )

    it('refuses a challenge that has expired, a forged one and the token of a session', async () => {
      const person = await signInToConsole()
      const { secret } = await switchFactorOn(person)
      const challenge = await challengeFor(person.email)
      await later(5 * minutes, async () => {
        expect((await confirm(challenge, codeOf(secret)).expect(400)).body.code).to.equal('invalid_challenge')
      })
      for (const forged of [`${challenge.slice(0, -4)}AAAA`, person.token, 'nonsense']) {
        expect((await confirm(forged, codeOf(secret)).expect(400)).body.code).to.equal('invalid_challenge')
      }
      await service().db('users').where({ id: person._id }).update({ disabled_at: new Date() })
      expect((await confirm(challenge, codeOf(secret)).expect(400)).body.code).to.equal('invalid_challenge')
    })
  })

  describe('removeFactor', () => {
    it('lets e-mailed codes be enough again, mails, and tells the activity log', async () => {
      const person = await signInToConsole()
      const shop = await createShop({ ownerId: person._id })
      const { secret } = await switchFactorOn(person)
      const challenge = await challengeFor(person.email)
      await send('delete', '/factor', person.headers).expect(200)
      await confirm(challenge, codeOf(secret)).expect(400)
      await signInToConsole(person.email)
      expect(await subjectsTo(person.email)).to.include('Your second factor was switched off')
      const logged = await service().db('activity').where({ shop_id: shop.id }).pluck('action')
      expect(logged).to.include('staff.factor_removed')
      expect((await send('delete', '/factor', person.headers).expect(409)).body.code).to.equal('factor_off')
    })

    it('takes a recent sign-in, as setting it up does', async () => {
      const person = await signInToConsole()
      await switchFactorOn(person)
      await later(16 * minutes, async () => {
        for (const [method, path] of [
          ['post', '/factor'],
          ['post', '/factor/confirm'],
          ['delete', '/factor'],
        ] as const) {
          const { body } = await send(method, path, person.headers, { code: '123456' }).expect(403)
          expect(body.code).to.equal('sign_in_again')
        }
      })
    })
  })

  describe('deleteMe with a second factor', () => {
    it('erases it; the export says before that there is one, and nothing more', async () => {
      const person = await signInToConsole()
      const { secret } = await switchFactorOn(person)
      const { text, body } = await send('get', '/me/export', person.headers).expect(200)
      expect(body.data.records.secondFactor).to.have.length(1)
      expect(Object.keys(body.data.records.secondFactor[0])).to.eql(['confirmedAt'])
      expect(text).to.not.include(secret)
      await send('delete', '/me', person.headers).expect(200)
      expect(await service().db('second_factors').where({ user_id: person._id })).to.be.empty
    })
  })
})
