import { expect } from 'chai'
import { createAppToken, createInstallation } from '../support/fixtures/apps.ts'
import { createAccount } from '../support/fixtures/people.ts'
import {
  createInvitation,
  createKyc,
  createPaymentMethod,
  createPayout,
  createShop,
} from '../support/fixtures/shops.ts'
import { sampledTest } from '../support/sample.ts'
import { call, service } from '../support/service.ts'
import { accept, createRole, createStaff, invitationTo } from './support.ts'
import { deleteAccount, owned, ownerOf } from './transfer-support.ts'

describe('transferStore', () => {
  it('is for the owner, and so is withdrawing the offer', async () => {
    const { shop } = await owned()
    const worker = await createAccount()
    await createStaff(shop, await createRole(shop, ['store:manage']), worker)
    const path = `/api/v1/stores/${shop.id}/transfer`
    for (const request of [
      call('console').post(path).send({ email: worker.email }),
      call('console').delete(path),
    ]) {
      const { body } = await request.set(worker.onConsole()).expect(403)
      expect(body.code).to.equal('not_store_owner')
    }
  })

  it('changes nothing until it is accepted, and then the owner', async () => {
    const { owner, shop, offer } = await owned()
    const successor = await createAccount()
    const { body } = await offer(successor).expect(201)
    expect(body.data).to.include({ email: successor.email })
    expect(await ownerOf(shop)).to.equal(owner.id)
    const accepted = await accept(successor)
    expect(accepted.body.data).to.eql({ store: { _id: shop.id, name: shop.name }, role: null })
    const entry = await service()
      .db('activity')
      .where({ shop_id: shop.id, resource_id: successor.id })
      .first()
    expect(entry).to.include({ action: 'store.transferred', actor_id: successor.id })
    expect(await ownerOf(shop)).to.equal(successor.id)
    await call('console').get(`/api/v1/stores/${shop.id}`).set(owner.onConsole()).expect(404)
    await call('console').get(`/api/v1/stores/${shop.id}`).set(successor.onConsole()).expect(200)
  })

  it("takes along what was the former owner's", async () => {
    const { owner, shop, offer } = await owned()
    const [successor, invitee] = [await createAccount(), await createAccount()]
    const roleId = await createRole(shop, [])
    await createStaff(shop, roleId, successor)
    const token = await createAppToken(shop, ['READ_ORDERS'])
    await createPayout(shop)
    await createKyc(shop)
    const method = await createPaymentMethod(shop, 'bank-transfer')
    await call('console')
      .post(`/api/v1/stores/${shop.id}/staff`)
      .set(owner.onConsole())
      .send({ email: invitee.email, roleId })
      .expect(201)
    await offer(successor).expect(201)
    expect((await accept(successor)).status).to.equal(200)
    await call('apps').get('/api/v1/orders').set(token).expect(401)
    const { db } = service()
    for (const table of ['payouts', 'kyc', 'staff', 'invitations']) {
      expect(await db(table).where({ shop_id: shop.id }), table).to.eql([])
    }
    expect((await db('payment_methods').where(method).first('active')).active).to.equal(false)
    const events = await db('events')
      .where({ shop_id: shop.id })
      .orderBy('resource')
      .select('resource', 'method')
    expect(events).to.eql([
      { resource: 'kyc', method: 'DELETE' },
      { resource: 'payouts', method: 'DELETE' },
    ])
    const { body } = await call('console').get('/api/v1/mailbox').query({ to: owner.email }).expect(200)
    expect(body.data.messages[0].subject).to.equal(`You have handed over ${shop.name}`)
  })

  it('leaves staff, apps and cards of the store alone, and what the former owner has elsewhere', async () => {
    const { owner, shop, offer } = await owned()
    const [successor, worker] = [await createAccount(), await createAccount()]
    await createStaff(shop, await createRole(shop, ['orders:view']), worker)
    const scopes = ['READ_ORDERS']
    const installation = await createInstallation({ ...shop, ownerId: owner.id }, { scopes })
    const elsewhere = await createShop({ ownerId: owner.id })
    const kept = [
      await createAppToken({ ...shop, ownerId: owner.id }, scopes, installation.id),
      await createAppToken({ ...shop, ownerId: worker.id }, scopes),
      await createAppToken(elsewhere, scopes),
    ]
    const cards = await createPaymentMethod(shop, 'sandbox')
    const others = { ...elsewhere, ownerId: owner.id }
    await createStaff(others, await createRole(others, []), successor)
    await createPayout(others)
    await createKyc(others)
    await createInvitation(others, worker.email!, await createRole(others, []))
    const account = await createPaymentMethod(others, 'bank-transfer')
    await offer(successor).expect(201)
    expect((await accept(successor)).status).to.equal(200)
    for (const token of kept) await call('apps').get('/api/v1/orders').set(token).expect(200)
    const { db } = service()
    expect(await db('staff').where({ shop_id: shop.id }).pluck('user_id')).to.eql([worker.id])
    for (const method of [cards, account]) {
      expect((await db('payment_methods').where(method).first('active')).active).to.equal(true)
    }
    expect(await ownerOf(others)).to.equal(owner.id)
    for (const table of ['payouts', 'kyc', 'staff', 'invitations']) {
      expect(await db(table).where({ shop_id: others.id }), table).to.have.length(1)
    }
  })

  it('leaves no account behind that shoppers could pay the former owner to', async () => {
    const { shop, offer } = await owned()
    const successor = await createAccount()
    const account = { accountNumber: '0123456789', accountName: 'Harbour', bankCode: '021', bankName: 'Bank' }
    const settings = { ...account, bankId: '1' }
    const method = await createPaymentMethod(shop, 'bank-transfer', { settings })
    await offer(successor).expect(201)
    expect((await accept(successor)).status).to.equal(200)
    const token = await createAppToken({ ...shop, ownerId: successor.id }, ['WRITE_STORE'])
    const change = (body: object) => call('apps').patch(`/api/v1/payments/${method.id}`).set(token).send(body)
    expect((await change({ active: true }).expect(400)).body.message).to.include('settings.accountNumber')
    const { body } = await call('apps').get('/api/v1/payments').set(token).expect(200)
    expect(JSON.stringify(body.data)).not.to.include(account.accountNumber)
    const own = { ...settings, accountNumber: '9876543210' }
    expect((await change({ settings: own, active: true }).expect(200)).body.data.settings).to.eql(own)
    await change({ active: false }).expect(200)
    await change({ active: true }).expect(200)
  })

  it('offers the store to one person at a time', async () => {
    const { offer, read } = await owned()
    const [first, second] = [await createAccount(), await createAccount()]
    await offer(first).expect(201)
    await offer(second).expect(201)
    expect((await accept(first)).status).to.equal(404)
    expect((await read().expect(200)).body.data.email).to.equal(second.email)
  })

  it('reaches an address in whatever case it was typed, and is gone once it has expired', async () => {
    const { shop, offer, read } = await owned()
    const successor = await createAccount()
    await offer({ ...successor, email: successor.email!.toUpperCase() }).expect(201)
    const offered = () => service().db('invitations').where({ shop_id: shop.id })
    await offered().update({ expires_at: new Date() })
    expect((await read().expect(404)).body.code).to.equal('transfer_not_found')
    expect((await accept(successor)).status).to.equal(404)
    await offered().update({ expires_at: new Date(Date.now() + 60_000) })
    expect((await accept(successor)).status).to.equal(200)
    expect(await ownerOf(shop)).to.equal(successor.id)
  })

  it('is withdrawn without the invitations to the staff', async () => {
    const { owner, shop, offer, read, withdraw } = await owned()
    const [successor, worker] = [await createAccount(), await createAccount()]
    await call('console')
      .post(`/api/v1/stores/${shop.id}/staff`)
      .set(owner.onConsole())
      .send({ email: worker.email, roleId: await createRole(shop, []) })
      .expect(201)
    await offer(successor).expect(201)
    await withdraw().expect(200)
    await read().expect(404)
    expect((await accept(successor)).status).to.equal(404)
    expect((await accept(worker)).status).to.equal(200)
  })

  it('refuses the owner, and a closed store', async () => {
    const { owner, offer, close } = await owned()
    expect((await offer(owner).expect(409)).body.code).to.equal('already_owner')
    await close().expect(200)
    expect((await offer(await createAccount()).expect(409)).body.code).to.equal('store_closed')
  })

  it('is available to the owner alone', async () => {
    const { shop, read, offer } = await owned()
    const worker = await createAccount()
    await createStaff(shop, await createRole(shop, ['store:manage']), worker)
    await offer(await createAccount()).expect(201)
    expect((await read(worker).expect(403)).body.code).to.equal('not_store_owner')
    await read(await createAccount()).expect(404)
  })
})

describe('withdrawStoreTransfer', () => {
  it('voids the code', async () => {
    const { owner, shop, offer, read, withdraw } = await owned()
    expect((await withdraw().expect(404)).body.code).to.equal('transfer_not_found')
    const successor = await createAccount()
    await offer(successor).expect(201)
    await withdraw().expect(200)
    expect((await read().expect(404)).body.code).to.equal('transfer_not_found')
    expect((await accept(successor)).status).to.equal(404)
    expect(await ownerOf(shop)).to.equal(owner.id)
  })
})

describe('a store that changes hands', () => {
  sampledTest('is either handed over or closed, never both', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { owner, shop, offer, close } = await owned()
      const successor = await createAccount()
      await offer(successor).expect(201)
      const [accepted, closed] = await Promise.all([accept(successor), close()])
      expect([accepted.status, closed.status]).to.satisfy(
        ([one, other]: number[]) => (one === 200) !== (other === 200),
      )
      expect(await ownerOf(shop)).to.equal(accepted.status === 200 ? successor.id : owner.id)
    }
  })

  sampledTest('never belongs to an account that is deleted at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { owner, shop, offer } = await owned()
      const successor = await createAccount()
      await offer(successor).expect(201)
      const token = await invitationTo(successor.email!)
      const leaving = round % 2 === 0 ? owner : successor
      await Promise.all([accept(successor, token), deleteAccount(leaving)])
      const { db } = service()
      const holder = await db('users')
        .where({ id: await ownerOf(shop) })
        .first('deleted_at')
      expect(holder.deleted_at).to.equal(null)
    }
  })
})
