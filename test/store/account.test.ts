import { expect } from 'chai'
import jwt from 'jsonwebtoken'
import { days, hours } from '../../src/base/clock.ts'
import { createRole, createStaff } from '../console/support.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createAccount, createGuest } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { later, newEmail, newestCode, signIn, verify } from '../support/sign-in.ts'

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const getMe = (headers: Record<string, string>) => call('store').get('/api/v1/auth/me').set(headers)

describe('getMe', () => {
  it('shows the profile, the stores and the role in the store of the call', async () => {
    const owner = await createAccount()
    const shop = await createShop({ ownerId: owner.id, currency: 'NGN' })
    const worker = await createAccount()
    const roleId = await createRole(shop, ['orders:view'])
    await createStaff(shop, roleId, worker)
    const mine = await getMe(owner.as(shop)).expect(200)
    expect(mine.body.message).to.equal('Profile retrieved')
    expect(mine.body.data.user.shopRole).to.equal('owner')
    expect(mine.body.data.user.stores).to.eql([
      { _id: shop.id, name: shop.name, currency: { symbol: '₦', code: 'NGN' } },
    ])
    const theirs = await getMe(worker.as(shop)).expect(200)
    const { name } = await service().db('roles').where({ id: roleId }).first('name')
    expect(theirs.body.data.user.shopRole).to.equal(name)
    expect(theirs.body.data.user.stores).to.have.length(1)
    expect((await getMe(worker.as())).body.data.user.shopRole).to.equal(null)
    const stranger = await getMe((await createAccount()).as(shop)).expect(200)
    expect(stranger.body.data.user.shopRole).to.equal(null)
    const elsewhere = await getMe(owner.as(await createShop())).expect(200)
    expect(elsewhere.body.data.user.shopRole).to.equal(null)
  })

  it('tells the page of a store nothing of the other stores that its shopper runs or works for', async () => {
    const owner = await createAccount()
    const shop = await createShop({ ownerId: owner.id })
    const workplace = await createShop()
    await createStaff(workplace, await createRole(workplace, ['orders:view']), owner)
    const ids = async (headers: Record<string, string>) => {
      const { stores } = (await getMe(headers).expect(200)).body.data.user
      return stores.map(({ _id }: { _id: string }) => _id)
    }
    const elsewhere = await createShop()
    expect(await ids(owner.as(elsewhere))).to.eql([])
    const { authorization } = owner.as(elsewhere)
    expect(await ids({ authorization: authorization! }), 'without naming the store').to.eql([])
    expect(await ids(owner.as(workplace))).to.eql([workplace.id])
    expect(await ids(owner.as(shop))).to.eql([shop.id])
    const unbound = await signIn(owner.email!)
    expect(await ids(bearer(unbound.token))).to.eql([])
    const onConsole = await call('console').get('/api/v1/auth/me').set(owner.onConsole()).expect(200)
    expect(onConsole.body.data.user.stores).to.have.length(2)
  })

  it('has a text for every member that the specification types as a string, also for a guest', async () => {
    const drawn = (id: string) => `${service().config.publicUrls.store}/avatars/${id}.svg`
    const [account, guest] = [await createAccount(), await createGuest()]
    for (const { id, email, as } of [account, guest]) {
      const { user } = (await getMe(as()).expect(200)).body.data
      expect(user).to.include({ name: '', email: email ?? '', phone: '', avatar: drawn(id) })
    }
    const picture = new URL((await getMe(account.as())).body.data.user.avatar).pathname
    await call('store').get(picture).expect(200).expect('Content-Type', /svg/)
    const { body } = await call('console').get('/api/v1/auth/me').set(account.onConsole()).expect(200)
    expect(body.data.user).to.include({ name: '', phone: '', avatar: drawn(account.id) })
  })

  it('refuses an expired token', async () => {
    const { token } = await signIn(newEmail())
    await later(7 * days + 1000, () => getMe(bearer(token)).expect(401))
  })
})

describe('updateMe', () => {
  it('changes the given fields and leaves the rest, and everybody else', async () => {
    const [person, other] = [await createAccount(), await createAccount()]
    const update = (values: object) =>
      call('store').patch('/api/v1/auth/me').set(person.as()).send(values).expect(200)
    const avatar = 'https://images.example.com/ada.png'
    const { user: changed } = (await update({ name: 'Ada', phone: '+234 803 123 4567', avatar })).body.data
    expect(changed).to.include({ name: 'Ada', phone: '+234 803 123 4567', avatar })
    expect((await getMe(other.as())).body.data.user).to.include({ name: '', phone: '' })
    const { body } = await update({ phone: null })
    expect(body.message).to.equal('Profile updated')
    expect(body.data.user).to.include({ _id: person.id, name: 'Ada', phone: '', avatar })
    const { user: drawn } = (await update({ name: '', avatar: null })).body.data
    expect(drawn).to.include({
      name: '',
      avatar: `${service().config.publicUrls.store}/avatars/${person.id}.svg`,
    })
    const { name, phone, avatar: same } = drawn
    expect((await update({ name, phone, avatar: same })).body.data.user, 'as it was read').to.include({
      name,
      phone,
    })
  })

  it('keeps the address of a picture in the characters of a URI, and refuses what is no URL', async () => {
    const person = await createAccount()
    const update = (avatar: string) =>
      call('store').patch('/api/v1/auth/me').set(person.as()).send({ avatar })
    const { body } = await update('https://bücher.example/Café 1.png?größe=2').expect(200)
    expect(body.data.user.avatar).to.equal(
      'https://xn--bcher-kva.example/Caf%C3%A9%201.png?gr%C3%B6%C3%9Fe=2',
    )
    for (const kept of ['https://a.example', 'https://A.example/%7eada', 'http://[::1]:80/']) {
      expect((await update(kept).expect(200)).body.data.user.avatar).to.equal(kept)
    }
    const nonsense = ['http://', 'https://?', 'http://:80', 'http://[::g]/', 'http://%00/', 'https://a:99999']
    for (const avatar of [...nonsense, `https://a.example/${'ä'.repeat(2000)}`]) {
      expect((await update(avatar).expect(400)).body.message).to.equal('avatar must be a URL')
    }
  })
})

describe('deleteMe', () => {
  it('deletes the account and frees its address for a new one', async () => {
    const [shop, email] = [await createShop(), newEmail()]
    const named = { 'x-shop-id': shop.id }
    const old = await signIn(email, named)
    const other = await signIn(email)
    const { body } = await call('store').delete('/api/v1/auth/me').set(bearer(old.token)).expect(200)
    expect(body).to.include({ message: 'Account deleted', data: null })
    await getMe(bearer(old.token)).expect(401)
    await getMe(bearer(other.token)).expect(401)
    await verify(email, '123456').expect(404)
    const fresh = await signIn(email, named)
    expect(fresh._id).not.to.equal(old._id)
    const customers = await service().db('customers').where({ shop_id: shop.id })
    expect(customers.map(({ user_id }) => user_id)).to.eql([fresh._id])
  })

  it('removes it from the staff of stores and revokes the store tokens that it created', async () => {
    const [shop, worker] = [await createShop(), await createAccount()]
    await createStaff(shop, await createRole(shop, ['customers:view']), worker)
    const token = await createAppToken({ ...shop, ownerId: worker.id }, ['READ_CUSTOMERS'])
    const list = () => call('apps').get('/api/v1/customers').set(token)
    await list().expect(200)
    await call('console').delete('/api/v1/auth/me').set(worker.onConsole()).expect(200)
    await list().expect(401)
    expect(await service().db('staff').where({ user_id: worker.id })).to.have.length(0)
  })
})

describe('refreshToken', () => {
  it('returns a token of the same session that lasts the full time again; the old one ends when it would have', async () => {
    const { token } = await signIn(newEmail())
    const { body } = await later(1 * days, () =>
      call('store').post('/api/v1/auth/refresh').set(bearer(token)).expect(200),
    )
    expect(body.message).to.equal('Token refreshed')
    const fresh = body.data.token
    expect(fresh).not.to.equal(token)
    expect(Date.parse(body.data.tokenExpiresAt) - Date.now()).to.be.within(8 * days - 60_000, 8 * days)
    const old = await getMe(bearer(token)).expect(200)
    const { exp } = jwt.decode(token) as { exp: number }
    expect(old.body.data.tokenExpiresAt).to.equal(new Date(exp * 1000).toISOString())
    await later(7 * days + 2 * hours, () => getMe(bearer(fresh)).expect(200))
    await call('store').post('/api/v1/auth/logout').set(bearer(token)).expect(200)
    await getMe(bearer(fresh)).expect(401)
  })

  it('returns none for a token that has expired, or whose session has ended', async () => {
    const refresh = (token: string) => call('store').post('/api/v1/auth/refresh').set(bearer(token))
    const { token } = await signIn(newEmail())
    await later(7 * days + 1000, async () => {
      expect((await refresh(token).expect(401)).body.message).to.equal('Authentication required')
    })
    await call('store').post('/api/v1/auth/logout').set(bearer(token)).expect(200)
    expect((await refresh(token).expect(401)).body.message).to.equal('Authentication required')
  })
})

describe('logout', () => {
  it('ends the session of the token and no other', async () => {
    const email = newEmail()
    const [one, two] = [await signIn(email), await signIn(email)]
    const { body } = await call('store').post('/api/v1/auth/logout').set(bearer(one.token)).expect(200)
    expect(body).to.include({ message: 'Signed out', data: null })
    await getMe(bearer(one.token)).expect(401)
    await getMe(bearer(two.token)).expect(200)
  })
})

describe('logoutAll', () => {
  it('ends every session of the account', async () => {
    const email = newEmail()
    const [one, two] = [await signIn(email), await signIn(email)]
    await call('store').post('/api/v1/auth/logout-all').set(bearer(one.token)).expect(200)
    await getMe(bearer(one.token)).expect(401)
    await getMe(bearer(two.token)).expect(401)
    expect(await newestCode(email)).to.match(/^\d{6}$/)
  })
})
