import { expect } from 'chai'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'
import { newestCode } from '../support/sign-in.ts'
import { createRole, createStaff } from './support.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'
const newerFirefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

async function signIn(
  { email }: Person,
  userAgent: string,
  at = service().console,
  from = '',
): Promise<void> {
  const headers = { 'user-agent': userAgent, 'x-forwarded-for': from }
  const post = (path: string, body: object) =>
    call('console', at).post(`/api/v1/auth/${path}`).set(headers).send(body)
  await post('authenticate', { email }).expect(200)
  await post('verify', { email, otp: await newestCode(email!) }).expect(200)
}

async function alertsTo({ email }: Person): Promise<{ subject: string; text: string }[]> {
  const { db, dependencies } = service()
  const rows = await db('mails').where({ recipient: email }).whereNot({ lane: 'codes' }).orderBy('id')
  return rows.map(({ id, subject, body, html }) => {
    expect(dependencies.vault.open(html, `${id} html`)).to.include('</html>')
    return { subject, text: dependencies.vault.open(body, id) }
  })
}

const entriesOf = (shop: { id: string }) =>
  service()
    .db('activity')
    .where({ shop_id: shop.id })
    .orderBy('id')
    .select('action', 'actor_kind', 'actor_id', 'address', 'name')

describe('A sign-in to the console', () => {
  it('is in the log of every store that the person owns or works for, and mailed if the device is new', async () => {
    const [person, employer] = [await createAccount(), await createAccount()]
    const own = await createShop({ ownerId: person.id })
    const workplace = await createShop({ ownerId: employer.id })
    await createStaff(workplace, await createRole(workplace, []), person)
    const other = await createShop()

    await signIn(person, firefox)
    await signIn(person, newerFirefox)
    expect(await alertsTo(person)).to.eql([])
    expect(await alertsTo(employer)).to.eql([])
    const entry = { actor_kind: 'account', actor_id: person.id, address: '127.0.0.1' }
    for (const shop of [own, workplace]) {
      expect(await entriesOf(shop)).to.eql([
        { action: 'staff.signed_in', ...entry, name: 'Firefox on Linux' },
        { action: 'staff.signed_in', ...entry, name: 'Firefox on Linux' },
      ])
    }
    expect(await entriesOf(other)).to.eql([])

    await signIn(person, safari)
    await signIn(person, safari)
    const [mail, ...more] = await alertsTo(person)
    expect(more).to.eql([])
    expect(mail!.subject).to.equal('You signed in from a new device')
    expect(mail!.text).to.include('Safari on iOS from the address 127.0.0.1')
    expect(mail!.text).to.include(`${service().config.publicUrls.console}/console/account`)
    const [told, ...others] = await alertsTo(employer)
    expect(others).to.eql([])
    expect(told!.subject).to.equal('A staff member signed in from a new device')
    expect(told!.text).to.include(person.email!).and.include(workplace.name).and.not.include(own.name)
    expect(told!.text).to.include(`/console/stores/${workplace.id}/settings/staff`)

    const devices = await service().db('known_devices').where({ user_id: person.id })
    expect(devices).to.have.length(2)
    expect(JSON.stringify(devices)).to.not.match(/Firefox|Safari|127\.0/)
  })

  it('is in the log with an IPv4 address as people write it, and not as an IPv6 socket has it', async () => {
    const { db, databaseUrl } = service()
    const config = testConfig({ url: databaseUrl }, { TRUST_PROXY: 'loopback' })
    const { console: behindProxy } = await openApps(config, db, 'console')
    const person = await createAccount()
    const shop = await createShop({ ownerId: person.id })
    await signIn(person, firefox, behindProxy, '::ffff:192.0.2.7')
    expect(await entriesOf(shop)).to.have.nested.property('[0].address', '192.0.2.7')
  })

  it('writes nothing when the code is wrong', async () => {
    const person = await createAccount()
    const shop = await createShop({ ownerId: person.id })
    const body = { email: person.email }
    await call('console').post('/api/v1/auth/authenticate').send(body).expect(200)
    const wrong = (await newestCode(person.email!)) === '000000' ? '000001' : '000000'
    await call('console')
      .post('/api/v1/auth/verify')
      .send({ ...body, otp: wrong })
      .expect(400)
    expect(await entriesOf(shop)).to.eql([])
    expect(await service().db('known_devices').where({ user_id: person.id })).to.eql([])
  })
})

describe('The owner of a store', () => {
  it('is mailed about a new token, whoever of the staff made it, and what it may do', async () => {
    const [owner, member] = [await createAccount(), await createAccount()]
    const shop = await createShop({ ownerId: owner.id })
    await createStaff(shop, await createRole(shop, ['orders:view']), member)
    await service().db('users').where({ id: member.id }).update({ name: 'Ada\nObi' })
    const url = `/api/v1/stores/${shop.id}/tokens`
    await call('console').post(url).set(member.onConsole()).send({ name: 'Till' }).expect(201)
    await call('console')
      .post(url)
      .set(member.onConsole())
      .send({ name: 'No', scopes: ['WRITE_STORE'] })
      .expect(403)
    const [mail, ...more] = await alertsTo(owner)
    expect(more).to.eql([])
    expect(mail!.subject).to.equal('A new token was created for your store')
    expect(mail!.text).to.include(`Ada Obi (${member.email}) created a token called “Till”`)
    expect(mail!.text).to.include('View and count orders').and.include('from the address 127.0.0.1')
    expect(mail!.text).to.include(`${service().config.publicUrls.console}/console/stores/${shop.id}/tokens`)
    expect(mail!.text).to.not.include('READ_ORDERS')
    expect(mail!.text).to.not.include('app_')
    expect(await alertsTo(member)).to.eql([])
  })

  it('is mailed by each of the staff so often in an hour alone, and what they were not told does not happen', async () => {
    const { db, databaseUrl } = service()
    const config = testConfig({ url: databaseUrl }, { MAILS_PER_HOUR_AND_ADDRESS: '2' })
    const { console: limited } = await openApps(config, db, 'console')
    const [owner, member, other] = [await createAccount(), await createAccount(), await createAccount()]
    const shop = await createShop({ ownerId: owner.id })
    const role = await createRole(shop, [])
    for (const one of [member, other]) await createStaff(shop, role, one)
    const make = (who: Person) =>
      call('console', limited)
        .post(`/api/v1/stores/${shop.id}/tokens`)
        .set(who.onConsole())
        .send({ name: 'Till' })
    for (const one of [member, member, other, owner, owner, owner]) await make(one).expect(201)
    const { body, headers } = await make(member).expect(429)
    expect(body.code).to.equal('too_many_requests')
    expect(Number(headers['retry-after'])).to.be.within(1, 3600)
    expect(await alertsTo(owner)).to.have.length(6)
    expect(await db('app_tokens').where({ shop_id: shop.id, user_id: member.id })).to.have.length(2)
  })

  it('reads no link that one of the staff has chosen as a name', async () => {
    const [owner, member] = [await createAccount(), await createAccount()]
    const shop = await createShop({ ownerId: owner.id })
    await createStaff(shop, await createRole(shop, []), member)
    await service()
      .db('users')
      .where({ id: member.id })
      .update({ name: 'Confirm at https://evil.example/in' })
    const body = { name: 'now, at www.evil.example' }
    await call('console')
      .post(`/api/v1/stores/${shop.id}/tokens`)
      .set(member.onConsole())
      .send(body)
      .expect(201)
    const [mail] = await alertsTo(owner)
    const { text } = mail!
    expect(text).to.include('Confirm at evil example/in').and.include('“now, at www evil example”')
    expect(text).to.not.include('evil.')
  })

  it('is mailed about a new payout method and a changed one, without the account number', async () => {
    const owner = await createAccount()
    const shop = await createShop({ ownerId: owner.id })
    const token = await createAppToken(shop, ['WRITE_PAYOUTS'])
    const data = {
      accountNumber: '0123456789',
      bankCode: '021',
      accountName: 'Ada',
      bankName: 'Example Bank',
    }
    const send = { payout: '665f1c2ab4e0d3a1c9f000a2', data }
    const { body } = await call('apps').post('/api/v1/payouts').set(token).send(send).expect(201)
    await call('apps').patch(`/api/v1/payouts/${body.data._id}`).set(token).send({ data }).expect(200)
    const mails = await alertsTo(owner)
    expect(mails.map(({ subject }) => subject)).to.eql([
      'A payout method was added to your store',
      'A payout method of your store was changed',
    ])
    for (const { text } of mails) {
      expect(text).to.include('Example Bank').and.not.include('0123456789')
      expect(text).to.include(`/console/stores/${shop.id}/settings/payouts`)
    }
  })

  it('is mailed about an account that shoppers pay to, a new one and a changed one', async () => {
    const owner = await createAccount()
    const shop = await createShop({ ownerId: owner.id })
    const token = await createAppToken(shop, ['WRITE_STORE'])
    const settings = {
      accountNumber: '0123456789',
      accountName: 'Ada',
      bankCode: '021',
      bankName: 'Example Bank',
      bankId: 'example-bank',
    }
    const post = (body: object) => call('apps').post('/api/v1/payments').set(token).send(body).expect(201)
    const { body } = await post({ paymentOptionId: 'bank-transfer', settings })
    const patch = (changes: object) =>
      call('apps').patch(`/api/v1/payments/${body.data._id}`).set(token).send(changes).expect(200)
    await patch({ settings })
    await patch({ active: false })
    await post({ paymentOptionId: 'sandbox' })
    const mails = await alertsTo(owner)
    expect(mails.map(({ subject }) => subject)).to.eql([
      'An account that shoppers pay to was added to your store',
      'An account that shoppers pay to was changed',
    ])
    for (const { text } of mails) {
      expect(text).to.include('Example Bank').and.not.include('0123456789')
      expect(text).to.include(`/console/stores/${shop.id}/settings/payments`)
    }
  })
})
