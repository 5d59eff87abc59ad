import { expect } from 'chai'
import type { Express } from 'express'
import { days, hours, minutes } from '../../src/base/clock.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { sampled, sampledTest } from '../support/sample.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'
import { later, newEmail, newestCode } from '../support/sign-in.ts'

// Strangers who know somebody's address, and nothing else, act here against the person who owns it.

// One of the million codes: it is the right one less often than a machine fails.
const wrongCode = '000000'
const invalidOtp = { status: 400, message: 'Invalid OTP' }
const owners = '203.0.113.7'
/** Returns an address in the network with this number, from which nobody has signed in. */
const stranger = (n: number) => `198.51.${Math.floor(n / 250)}.${n % 250}`
const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n))
/** Calls that run in parallel, but not so many that the last ones are told that the service is busy. */
async function flood<T extends { status: number }>(calls: (() => PromiseLike<T>)[]): Promise<T[]> {
  const replies: T[] = []
  for (let n = 0; n < calls.length; n += 25)
    replies.push(...(await Promise.all(calls.slice(n, n + 25).map((send) => send()))))
  return replies
}
const numbered = (replies: { status: number }[], status: number) =>
  replies.filter((reply) => reply.status === status).length

describe('Signing in while others try to', () => {
  let app: Express
  let strict: Express
  before(async () => {
    const { db, databaseUrl } = service()
    const open = async (extra: Record<string, string>) =>
      (await openApps(testConfig({ url: databaseUrl }, { TRUST_PROXY: 'loopback', ...extra }), db, 'store'))
        .store
    app = await open({})
    strict = await open({ WRONG_CODES_PER_HOUR_AND_IP: '7' })
  })

  const post = (path: string, ip: string, body: object, at = app) =>
    call('store', at).post(`/api/v1/auth/${path}`).set('X-Forwarded-For', ip).send(body)
  const ask = (email: string, ip: string) => post('authenticate', ip, { email })
  const enter = (email: string, ip: string, otp: string, at = app) => post('verify', ip, { email, otp }, at)

  async function codeFor(email: string, ip: string): Promise<string> {
    await ask(email, ip).expect(200)
    return newestCode(email)
  }

  async function signIn(email: string, ip: string): Promise<void> {
    await enter(email, ip, await codeFor(email, ip)).expect(200)
  }

  async function triesOf(email: string): Promise<number> {
    const { db } = service()
    const rows = await db('sign_in_tries').join('users', 'users.id', 'user_id').where({ email })
    return rows.length
  }

  async function mailsTo(email: string): Promise<number> {
    return (await service().db('mails').where({ recipient: email })).length
  }

  /** 50 requests and 200 guesses of an hour from 20 networks, all at the same time. */
  const attack = (email: string) =>
    flood(
      times(250, (n) => () => {
        const ip = stranger(n % 20)
        return n % 5 === 0 ? ask(email, stranger((n / 5) % 20)) : enter(email, ip, wrongCode)
      }),
    )

  it('keeps nobody out: not the owner at home, nor on a network where they never signed in', async () => {
    const email = newEmail()
    await signIn(email, owners)
    for (const hour of sampled('hours of an attack', [0, 1, 2, 23], 2)) {
      await later(hour * hours, async () => {
        const early = await codeFor(email, owners)
        await attack(email)
        await enter(email, owners, early).expect(200)
        await signIn(email, owners)
      })
    }
    await later(23 * hours, () => signIn(email, '192.0.2.200'))
    expect(await triesOf(email)).to.be.within(1, 60)
    expect(await mailsTo(email)).to.be.at.most(100)
  })

  it('keeps a new person out no more: one whose address strangers used before', async () => {
    const email = newEmail()
    await attack(email)
    await attack(email)
    await enter(email, owners, await codeFor(email, owners)).expect(200)
    const [again, typo] = [await codeFor(email, '192.0.2.201'), '192.0.2.201']
    expect((await enter(email, typo, wrongCode)).body).to.include(invalidOtp)
    await enter(email, typo, again).expect(200)
  })

  sampledTest(
    'compares 60 guesses of strangers a day, however many networks and parallel calls they have',
    async () => {
      const email = newEmail()
      await signIn(email, owners)
      const mine = await codeFor(email, owners)
      const guess = (hour: number) =>
        later(hour * hours, () => flood(times(240, (n) => () => enter(email, stranger(n % 80), wrongCode))))
      for (const { body } of await guess(0)) expect(body).to.include(invalidOtp)
      expect(await triesOf(email)).to.equal(60)
      // The right code would be wrong there, too: it is not compared.
      expect((await enter(email, stranger(81), mine)).body).to.include(invalidOtp)
      await enter(email, owners, mine).expect(200)
      await later(25 * hours, async () =>
        enter(email, stranger(81), await codeFor(email, stranger(81))).expect(200),
      )
    },
  )

  it('compares 100 in all, the 10 of a network that the owner shares with a stranger among them', async () => {
    const email = newEmail()
    const shared = times(6, (n) => `203.0.113.${n + 20}`)
    for (const ip of [owners, ...shared]) await signIn(email, ip)
    await codeFor(email, stranger(0))
    await flood(times(160, (n) => () => enter(email, stranger(n % 80), wrongCode)))
    await flood(shared.flatMap((ip) => times(15, () => () => enter(email, ip, wrongCode))))
    expect(await triesOf(email)).to.equal(100)
  })

  it('compares 5 guesses of a network with a code, and 2 once others have had 10 together', async () => {
    const email = newEmail()
    await codeFor(email, stranger(0))
    const tried: number[] = []
    for (const n of [0, 1, 2, 3]) {
      const before = await triesOf(email)
      await Promise.all(times(9, () => enter(email, stranger(n), wrongCode)))
      tried.push((await triesOf(email)) - before)
    }
    expect(tried).to.eql([5, 5, 2, 2])
  })

  it('opens again for who asks for a new code: 3 times 5 tries in a day, on a network that is not known', async () => {
    const email = newEmail()
    const ip = stranger(0)
    for (const tried of [5, 10, 15, 15, 15]) {
      await codeFor(email, ip)
      await Promise.all(times(40, () => enter(email, ip, wrongCode)))
      expect(await triesOf(email)).to.equal(tried)
    }
    expect((await enter(email, ip, await newestCode(email))).body, 'within the day').to.include(invalidOtp)
    await later(25 * hours, async () => enter(email, ip, await codeFor(email, ip)).expect(200))
    const other = newEmail()
    await codeFor(other, ip)
    for (let n = 0; n < 6; n++) await enter(other, ip, wrongCode).expect(400)
    await enter(other, ip, await newestCode(other)).expect(400)
    await enter(other, ip, await codeFor(other, ip)).expect(200)
  })

  it('opens again on a known network: 3 times 10 tries in a day', async () => {
    const email = newEmail()
    const home = '203.0.113.60'
    await signIn(email, home)
    for (const tried of [10, 20, 30, 30]) {
      await codeFor(email, home)
      await Promise.all(times(40, () => enter(email, home, wrongCode)))
      expect(await triesOf(email)).to.equal(tried)
    }
  })

  it('opens nothing for one network by the code that another one asked for', async () => {
    const email = newEmail()
    await codeFor(email, stranger(0))
    await Promise.all(times(9, () => enter(email, stranger(0), wrongCode)))
    await codeFor(email, stranger(1))
    await Promise.all(times(9, () => enter(email, stranger(0), wrongCode)))
    expect(await triesOf(email)).to.equal(5)
  })

  it('mails 60 codes a day for strangers, and 100 in all', async () => {
    const email = newEmail()
    await signIn(email, owners)
    const replies = await flood(times(150, (n) => () => ask(email, stranger(n % 50))))
    // The owner's first code was asked for from a network that was not known yet.
    expect(numbered(replies, 200)).to.equal(59)
    const refused = replies.find(({ status }) => status === 429)!
    expect(refused.body.code).to.equal('too_many_codes')
    expect(Number(refused.headers['retry-after'])).to.be.within(1, 86_400)
    await signIn(email, owners)
    const known = times(6, (n) => `203.0.113.${n + 40}`)
    const { id } = await service().db('users').where({ email }).first('id')
    await service()
      .db('sign_in_networks')
      .insert(known.map((ip) => ({ user_id: id, ip, last_at: new Date() })))
    for (let hour = 1; hour <= 5; hour++)
      await later(hour * hours, () => flood(times(36, (n) => () => ask(email, known[n % 6]!))))
    expect(await mailsTo(email)).to.equal(100)
  })

  it('lets no request make an earlier code useless', async () => {
    const email = newEmail()
    const mine = await codeFor(email, owners)
    for (let n = 0; n < 6; n++) await codeFor(email, stranger(n))
    await enter(email, owners, mine).expect(200)
    const three: string[] = []
    for (let n = 0; n < 3; n++) three.push(await codeFor(email, owners))
    const late = await later(10 * minutes + 1000, () => enter(email, owners, three[0]!))
    expect(late.body).to.include(invalidOtp)
    for (const code of three.slice(0, 2)) await enter(email, owners, code).expect(200)
    // A code is used up by itself alone, and a person may have moved to another network meanwhile.
    await enter(email, '192.0.2.202', three[2]!).expect(200)
    expect((await enter(email, owners, three[2]!)).body).to.include(invalidOtp)
  })

  it('does not count a right code: who signs in often is never refused for it', async () => {
    const email = newEmail()
    for (let n = 0; n < 12; n++) await later(n * 15 * minutes, () => signIn(email, owners))
    expect(await triesOf(email)).to.equal(0)
  })

  it('takes the first 64 bits of an IPv6 address for one network', async () => {
    const email = newEmail()
    const replies = await Promise.all(times(10, (n) => ask(email, `2001:db8:0:1::${n + 1}`)))
    expect(numbered(replies, 200)).to.equal(5)
    await Promise.all(times(10, (n) => enter(email, `2001:db8:0:1:a::${n + 1}`, wrongCode)))
    expect(await triesOf(email)).to.equal(5)
    await signIn(email, '2001:db8:0:2::1')
    const [mapped] = await Promise.all([ask(email, '::ffff:192.0.2.77')])
    expect(mapped!.status).to.equal(200)
    const { id } = await service().db('users').where({ email }).first('id')
    const codes = service().db('one_time_codes').where({ user_id: id })
    expect(await codes.pluck('ip')).to.include.members(['192.0.2.77', '2001:db8:0:1::/64'])
  })

  it('counts the wrong codes of a network over all accounts', async () => {
    const emails = times(6, newEmail)
    for (const email of emails) await codeFor(email, owners)
    const guesses = emails.flatMap((email) => times(3, () => enter(email, '192.0.2.90', wrongCode, strict)))
    const replies = await Promise.all(guesses)
    expect(numbered(replies, 400)).to.equal(7)
    const refused = replies.find(({ status }) => status === 429)!
    expect(refused.body.code).to.equal('too_many_requests')
    expect(Number(refused.headers['retry-after'])).to.be.within(3000, 3600)
    await enter(emails[0]!, owners, await newestCode(emails[0]!), strict).expect(200)
  })

  it('forgets a network 90 days after the last sign-in from it', async () => {
    const person = await createAccount()
    await signIn(person.email!, owners)
    const knownNow = async () => {
      await codeFor(person.email!, owners)
      const code = service().db('one_time_codes').where({ user_id: person.id })
      return (await code.orderBy('created_at', 'desc').first('known')).known
    }
    expect(await later(89 * days, knownNow)).to.equal(true)
    expect(await later(91 * days, knownNow)).to.equal(false)
  })

  it('takes the owner of 65,536 networks for one stranger, and their guesses for those of one', async () => {
    const email = newEmail()
    const owned = (n: number) => `2001:db8:11:${(n * 257).toString(16)}::1`
    await codeFor(email, owned(0))
    for (let n = 0; n < 40; n++) await enter(email, owned(n), wrongCode).expect(400)
    expect(await triesOf(email)).to.equal(15)
    const code = await codeFor(email, stranger(901))
    await enter(email, stranger(901), code).expect(200)
  })

  it('counts the wrong codes of a /48 for many accounts, up to three times those of a /64', async () => {
    const statuses = []
    for (let n = 0; n < 24; n++) {
      const email = newEmail()
      const ip = `2001:db8:12:${(n * 256).toString(16)}::1`
      await codeFor(email, ip)
      statuses.push((await enter(email, ip, wrongCode, strict)).status)
    }
    expect(statuses).to.eql([...times(21, () => 400), ...times(3, () => 429)])
  })
})
