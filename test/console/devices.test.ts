import { expect } from 'chai'
import { minutes, seconds } from '../../src/base/clock.ts'
import { transaction } from '../../src/db/database.ts'
import { closeAllSessions, lockSessions } from '../../src/services/people/sessions.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { somebodyWaits } from '../support/locks.ts'
import { sampledTest } from '../support/sample.ts'
import { call, service } from '../support/service.ts'
import { later, newEmail, newestCode, signInToConsole } from '../support/sign-in.ts'
import { ask, begin, getMe, grant_type } from './device-support.ts'

const find = (headers: Record<string, string>, userCode: string) =>
  call('console').post('/api/v1/auth/device/find').set(headers).send({ userCode })

const decide = (headers: Record<string, string>, userCode: string, allow = true) =>
  call('console').post('/api/v1/auth/device/decide').set(headers).send({ userCode, allow })

const codesOf = (replies: { body: { error?: string; code: string } }[]) =>
  replies.map(({ body }) => body.error ?? body.code)

describe('beginDevice', () => {
  it('gives a short code and an address, as RFC 8628 has them, and keeps hashes alone', async () => {
    const begun = await begin()
    expect(begun).to.include({ interval: 5, expires_in: 600 })
    expect(begun.verification_uri_complete).to.match(/\/device\?user_code=/)
    const rows = await service().db('device_requests')
    const kept = JSON.stringify(rows)
    expect(rows.length).to.be.greaterThan(0)
    for (const secret of [begun.device_code, begun.user_code, begun.user_code.replace('-', '')])
      expect(kept).not.to.include(secret)
  })

  it('refuses a name that would mislead who reads it, and other programs', async () => {
    for (const form of [{ client_id: 'storefront-cli', name: 'a\u202eb' }, { client_id: 'other' }])
      await call('console').post('/api/v1/auth/device').type('form').send(form).expect(400)
  })
})

describe('exchangeDeviceCode', () => {
  it('is pending until the person has allowed the device, then gives a session of its own, once', async () => {
    const [person, begun] = [await signInToConsole(), await begin()]
    expect((await ask(begun)).body).to.include({ status: 400, error: 'authorization_pending' })
    const typed = begun.user_code.toLowerCase().replace('-', ' ')
    await decide(person.headers, typed).expect(200)
    const reply = await later(6 * seconds, async () => ask(begun))
    expect(reply.body).to.include({ status: 200, token_type: 'Bearer' })
    expect(reply.body.expires_in).to.be.within(604_700, 604_800)
    const me = await getMe(reply.body.access_token).expect(200)
    expect(me.body.data.user.email).to.equal(person.email)
    await call('console').post('/api/v1/auth/logout').set(person.headers).expect(200)
    await getMe(reply.body.access_token).expect(200)
    expect((await later(12 * seconds, async () => ask(begun))).body.error).to.equal('invalid_grant')
  })

  it('answers each of two devices for itself, and is in the logs of the stores of the person', async () => {
    const [person, one, two] = [await signInToConsole(), await begin(), await begin()]
    const { id: shop_id } = await createShop({ ownerId: person._id })
    const pending = ['authorization_pending', 'authorization_pending']
    expect(codesOf([await ask(one), await ask(two)])).to.deep.equal(pending)
    for (const { user_code } of [one, two]) await decide(person.headers, user_code).expect(200)
    await later(6 * seconds, async () => {
      for (const begun of [one, two]) await ask(begun).expect(200)
    })
    const entries = service().db('activity').where({ shop_id, action: 'staff.signed_in' })
    expect(await entries).to.have.length(2)
  })

  it('gives one token to devices that ask at once with the same code', async () => {
    const [person, begun] = [await signInToConsole(), await begin()]
    await decide(person.headers, begun.user_code).expect(200)
    const replies = await Promise.all(Array.from({ length: 6 }, async () => ask(begun)))
    expect(replies.filter(({ status }) => status === 200)).to.have.length(1)
    const sessions = service().db('sessions').where({ user_id: person._id }).whereNotNull('device')
    expect(await sessions).to.have.length(1)
  })

  it('tells who asks too often to slow down, by 5 seconds more each time', async () => {
    const begun = await begin()
    expect(codesOf([await ask(begun), await ask(begun)])).to.deep.equal([
      'authorization_pending',
      'slow_down',
    ])
    const answerAfter = async (time: number) => codesOf([await later(time, async () => ask(begun))])[0]
    expect(await answerAfter(7 * seconds)).to.equal('slow_down')
    expect(await answerAfter(24 * seconds)).to.equal('authorization_pending')
  })

  it('ends with a refusal, and with the time', async () => {
    const [person, begun, late] = [await signInToConsole(), await begin(), await begin()]
    await decide(person.headers, begun.user_code, false).expect(200)
    expect((await ask(begun)).body.error).to.equal('access_denied')
    await later(10 * minutes, async () => {
      expect((await ask(late)).body.error).to.equal('expired_token')
      await decide(person.headers, late.user_code).expect(404)
    })
  })

  it('refuses other grants, unknown codes and what is missing in the words of RFC 6749', async () => {
    const send = (form: object) => call('console').post('/api/v1/auth/device/token').type('form').send(form)
    const replies = [
      await send({ device_code: 'dev_x' }),
      await send({ grant_type }),
      await send({ grant_type: 'password', device_code: 'dev_x' }),
      await send({ grant_type, device_code: 'dev_x' }),
    ]
    const expected = ['invalid_request', 'invalid_request', 'unsupported_grant_type', 'invalid_grant']
    expect(codesOf(replies)).to.deep.equal(expected)
  })

  it('opens nothing for who signed out everywhere after allowing it', async () => {
    const [person, begun] = [await signInToConsole(), await begin()]
    await decide(person.headers, begun.user_code).expect(200)
    await call('console').post('/api/v1/auth/logout-all').set(person.headers).expect(200)
    expect((await ask(begun)).body.error).to.equal('invalid_grant')
  })

  it('opens nothing for a person who was suspended after allowing it', async () => {
    const [person, begun] = [await signInToConsole(), await begin()]
    await decide(person.headers, begun.user_code).expect(200)
    await service().db('users').where({ id: person._id }).update({ disabled_at: new Date() })
    expect((await ask(begun)).body.error).to.equal('authorization_pending')
  })

  sampledTest(
    'opens nothing that outlives signing out everywhere, whichever of them comes first',
    async () => {
      for (let round = 0; round < 8; round += 1) {
        const [person, begun] = [await signInToConsole(), await begin()]
        const out = () => call('console').post('/api/v1/auth/logout-all').set(person.headers)
        if (round % 2) await decide(person.headers, begun.user_code).expect(200)
        const [, reply] = await Promise.all([
          out(),
          round % 2 ? ask(begun) : decide(person.headers, begun.user_code),
        ])
        const got = round % 2 ? reply : await ask(begun)
        if (got.status === 200) await getMe(got.body.access_token).expect(401)
        else expect(got.body.error).to.be.oneOf(['invalid_grant', 'authorization_pending'])
      }
    },
  )

  it('is as fresh as the sign-in of who allowed it, and no fresher', async () => {
    const [person, begun] = [await signInToConsole(), await begin()]
    await later(9 * minutes, async () => {
      await decide(person.headers, begun.user_code).expect(200)
      const { body } = await ask(begun).expect(200)
      const exported = () =>
        call('console')
          .get('/api/v1/auth/me/export')
          .set({ authorization: `Bearer ${body.access_token}` })
      await exported().expect(200)
      await later(7 * minutes, async () => void (await exported().expect(403)))
    })
  })
})

describe('findDevice', () => {
  it('shows which device asks, and from where', async () => {
    const [person, begun] = [await signInToConsole(), await begin('ada’s laptop')]
    const { body } = await find(person.headers, begun.user_code).expect(200)
    expect(body.data).to.include({ userCode: begun.user_code, name: 'ada’s laptop' })
    expect(body.data.address).to.match(/127\.0\.0\.1|::1/)
  })

  sampledTest('counts no code that is right', async () => {
    const [person, begun] = [await signInToConsole(), await begin()]
    for (let look = 0; look < 11; look += 1) await find(person.headers, begun.user_code).expect(200)
  })

  sampledTest('compares no more guesses than of one-time codes, though the right one follows', async () => {
    const [person, begun] = [await signInToConsole(), await begin()]
    for (let guess = 0; guess < 10; guess += 1) await find(person.headers, 'BBBB-BBBB').expect(404)
    await find(person.headers, begun.user_code).expect(404)
    await decide(person.headers, begun.user_code).expect(404)
    const other = await signInToConsole()
    await find(other.headers, begun.user_code).expect(200)
  })
})

describe('decideDevice', () => {
  it('counts the first of decisions that are made at once', async () => {
    const [one, two] = [await signInToConsole(), await signInToConsole()]
    const begun = await begin()
    const replies = await Promise.all([
      decide(one.headers, begun.user_code),
      decide(two.headers, begun.user_code, false),
      decide(one.headers, begun.user_code),
    ])
    expect(replies.map(({ status }) => status).sort()).to.deep.equal([200, 404, 404])
    const row = await service()
      .db('device_requests')
      .whereIn('user_id', [one._id, two._id])
      .first('user_id', 'allowed')
    const winner = replies.findIndex(({ status }) => status === 200)
    expect(row).to.deep.equal(
      winner === 1 ? { user_id: two._id, allowed: false } : { user_id: one._id, allowed: true },
    )
  })

  it('locks the session before the account, as the deletion of the account does', async () => {
    const { db } = service()
    const [person, begun] = [await signInToConsole(), await begin()]
    const decided = await transaction(db, async (tx) => {
      await lockSessions(tx, person._id)
      const reply = decide(person.headers, begun.user_code).then(({ status }) => status)
      await somebodyWaits()
      await tx.raw('set local lock_timeout = 500')
      await tx('users').where({ id: person._id }).forUpdate().first('id')
      return { reply }
    })
    expect(await decided.reply).to.equal(200)
  })

  it('is refused to who held their session before it ended, and waited for its end', async () => {
    const { db } = service()
    const [person, begun] = [await signInToConsole(), await begin()]
    const decided = await transaction(db, async (ending) => {
      const waits = await transaction(db, async (tx) => {
        await lockSessions(tx, person._id)
        const reply = decide(person.headers, begun.user_code).then(({ status }) => status)
        await somebodyWaits()
        await ending('users').where({ id: person._id }).forNoKeyUpdate().first('id')
        return { reply }
      })
      await somebodyWaits()
      await closeAllSessions(ending, person._id)
      return waits
    })
    expect(await decided.reply).to.equal(401)
    expect((await ask(begun)).body.error).to.equal('authorization_pending')
  })

  it('needs a fresh sign-in, so that a token that was stolen long ago makes no new one', async () => {
    const person = await signInToConsole()
    await later(20 * minutes, async () => {
      const begun = await begin()
      expect((await decide(person.headers, begun.user_code)).body.code).to.equal('sign_in_again')
    })
  })
})

describe('listSessions and endSession', () => {
  it('name a browser as people know it, and nothing else that signs in', async () => {
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0'
    const email = newEmail()
    for (const userAgent of ['curl/8.5.0', firefox]) {
      await call('console').post('/api/v1/auth/authenticate').send({ email }).expect(200)
      const otp = await newestCode(email)
      const { body } = await call('console')
        .post('/api/v1/auth/verify')
        .set('user-agent', userAgent)
        .send({ email, otp })
        .expect(200)
      const { data } = (
        await call('console')
          .get('/api/v1/auth/sessions')
          .set({ authorization: `Bearer ${body.data.token}` })
      ).body
      const current = data.sessions.find(({ current }: { current: boolean }) => current)
      expect(current.device).to.equal(userAgent === firefox ? 'Firefox on Windows' : null)
    }
  })

  it('show the devices of a person beside the browsers, and end them', async () => {
    const [person, begun] = [await signInToConsole(), await begin()]
    await decide(person.headers, begun.user_code).expect(200)
    const { access_token } = (await ask(begun).expect(200)).body
    const list = async () =>
      (await call('console').get('/api/v1/auth/sessions').set(person.headers).expect(200)).body.data.sessions
    const sessions = await list()
    const seen = sessions.map(({ device, current }: { device: string; current: boolean }) => [
      device,
      current,
    ])
    expect(seen).to.have.deep.members([
      ['adas-laptop', false],
      [null, true],
    ])
    const { _id } = sessions.find(({ device }: { device: string | null }) => device)
    const end = (headers: Record<string, string>) =>
      call('console').delete(`/api/v1/auth/sessions/${_id}`).set(headers)
    const stranger = await signInToConsole()
    expect((await end(stranger.headers)).body.code).to.equal('session_not_found')
    await end(person.headers).expect(200)
    await getMe(access_token).expect(401)
    await end(person.headers).expect(404)
    expect(await list()).to.have.length(1)
  })
})
