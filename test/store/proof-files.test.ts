import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { FileStoreDown } from '../../src/gateways/files/store.ts'
import { pruneFiles } from '../../src/jobs/prune-files.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount, createGuest, type Person } from '../support/fixtures/people.ts'
import { createPaymentMethod, createShop } from '../support/fixtures/shops.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'

const pdf = Buffer.from('%PDF-1.7 A transfer of 79.90')
const png = Buffer.from('89504e470d0a1a0a0000', 'hex')

describe('The file of a reported transfer', () => {
  let shop: Shop & { ownerId: string }
  let shopper: Person
  let id: string
  const path = (order = id) => `/api/v1/orders/${order}/proof/file`
  const send = (bytes: Buffer, name = 'transfer.pdf', who = shopper, order = id) =>
    call('store')
      .post(path(order))
      .set(who.as(shop))
      .attach('file', bytes, { filename: name, contentType: 'text/html' })
  const link = (who = shopper, order = id) => call('store').get(path(order)).set(who.as(shop))
  const fetchAt = (url: string) =>
    call('store').get(url.slice(service().config.publicUrls.store.length)).buffer(true)
  const keep = (values: object) => service().db('stored_objects').where({ shop_id: shop.id }).update(values)
  const objects = async () => service().db('stored_objects').where({ shop_id: shop.id }).orderBy('created_at')
  const prune = () => {
    const { db, dependencies } = service()
    return pruneFiles.run({ db, dependencies, signal: new AbortController().signal })
  }

  beforeEach(async () => {
    shop = await createShop()
    shopper = await createAccount()
    const method = await createPaymentMethod(shop, 'bank-transfer')
    id = (await createOrder(shop, shopper, { payment_method_id: method.id })).id
  })
  afterEach(() => {
    const folder = join(service().config.dataFolder, 'uploads')
    expect(existsSync(folder) ? readdirSync(folder) : []).to.eql([])
  })

  it('reports the transfer, and is told apart by its bytes, not by what its sender says', async () => {
    const { body } = await send(pdf, '../Beleg März.pdf').expect(200)
    expect(body.data).to.include({ paymentStatus: 'awaiting_confirmation', status: 'pending' })
    const { _id, ...file } = body.data.proof.file
    expect(file).to.eql({ name: 'Beleg März.pdf', contentType: 'application/pdf', size: pdf.length })
    const { data } = (await link().expect(200)).body
    expect(data).to.include(file)
    const bytes = await fetchAt(data.url).expect(200)
    expect(bytes.body).to.eql(pdf)
    expect(bytes.headers['content-type']).to.equal('application/pdf')
    expect(bytes.headers['content-disposition']).to.match(/^attachment/)
    expect(bytes.headers['content-security-policy']).to.include('sandbox')
    expect(bytes.headers['cache-control']).to.include('no-store')
    for (const [head, type] of [
      ['ffd8ffe0', 'image/jpeg'],
      ['89504e470d0a1a0a', 'image/png'],
      ['524946460000000057454250', 'image/webp'],
      ['474946383961', 'image/gif'],
      ['00000018667479706865696300', 'image/heic'],
      ['00000018667479706176696600', 'image/avif'],
      ['00000018667479706d696631000000006d69616661766966', 'image/avif'],
      ['00000018667479706d696631000000006d69616668656978', 'image/heic'],
    ] as const) {
      const sent = await send(Buffer.from(head, 'hex'), 'a.html').expect(200)
      expect(sent.body.data.proof.file.contentType, type).to.equal(type)
    }
  })

  it('refuses what is neither a picture nor a PDF, and what is larger than 10 MB', async () => {
    for (const text of ['<svg onload="alert(1)">', '<html>', 'MZ', '', ' %PDF-1.7'])
      expect((await send(Buffer.from(text)).expect(400)).body.code, text).to.equal('proof_file_unreadable')
    const large = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)])
    expect((await send(large).expect(413)).body.code).to.equal('file_too_large')
    expect(await objects()).to.eql([])
    expect((await service().db('orders').where({ id }).first()).payment_status).to.equal('unpaid')
  })

  it('refuses a body without a file', async () => {
    const { body } = await call('store').post(path()).set(shopper.as(shop)).field('note', 'Sent').expect(400)
    expect(body).to.include({ code: 'invalid_request', message: 'file is required' })
    expect(await objects()).to.eql([])
  })

  it('is not taken while the disk is nearly full, and reports nothing', async () => {
    const config = testConfig({ url: service().databaseUrl }, { FREE_DISK_MEGABYTES: '100000000' })
    const { store } = await openApps(config, service().db, 'store')
    const sent = call('store', store).post(path()).set(shopper.as(shop)).attach('file', pdf, 'transfer.pdf')
    expect((await sent.expect(507)).body.code).to.equal('disk_full')
    expect(await objects()).to.eql([])
    expect((await service().db('orders').where({ id }).first()).payment_status).to.equal('unpaid')
  })

  it('reports nothing if it could not be stored', async () => {
    const { files } = service().dependencies
    const { keep } = files
    files.keep = () => Promise.reject(new FileStoreDown('away'))
    try {
      expect((await send(pdf).expect(502)).body.code).to.equal('file_store_unavailable')
    } finally {
      files.keep = keep
    }
    expect((await service().db('orders').where({ id }).first()).payment_status).to.equal('unpaid')
    await link().expect(404)
  })

  it('goes with the words, which do not replace it, and a later one replaces it', async () => {
    const words = (body: object) =>
      call('store').post(`/api/v1/orders/${id}/proof`).set(shopper.as(shop)).send(body)
    await words({ reference: 'TRF-1' }).expect(200)
    expect((await send(pdf).expect(200)).body.data.proof).to.include({ reference: 'TRF-1' })
    const { proof } = (await words({ note: 'Sent' }).expect(200)).body.data
    expect(proof).to.include({ note: 'Sent' }).and.not.have.property('reference')
    expect(proof.file.name).to.equal('transfer.pdf')
    const before = (await link().expect(200)).body.data.url
    await send(png, 'other.png').expect(200)
    expect((await link().expect(200)).body.data).to.include({ name: 'other.png', contentType: 'image/png' })
    await fetchAt(before).expect(403)
    await keep({ unused_since: new Date(0) })
    await prune()
    expect(await objects()).to.eql([])
  })

  it('is seen by its shopper and by the store alone', async () => {
    const token = (scopes: string[]) => createAppToken(shop, scopes as never)
    const asStore = async (headers: { authorization: string }) => call('apps').get(path()).set(headers)
    expect((await link().expect(404)).body.code).to.equal('proof_file_not_found')
    expect((await asStore(await token(['READ_ORDERS']))).body.code).to.equal('proof_file_not_found')
    await send(pdf).expect(200)
    const seen = await asStore(await token(['READ_ORDERS']))
    expect((await fetchAt(seen.body.data.url).expect(200)).body).to.eql(pdf)
    expect((await asStore(await token(['READ_INVENTORY']))).status).to.equal(403)
    expect((await asStore(await createAppToken(await createShop(), ['READ_ORDERS']))).status).to.equal(404)
    for (const stranger of [await createAccount(), await createGuest()]) {
      await link(stranger).expect(404)
      await send(pdf, 'a.pdf', stranger).expect(404)
    }
    const forged = new URL(seen.body.data.url)
    forged.searchParams.set('access', newId())
    await fetchAt(forged.href).expect(403)
  })

  it('is for open orders by bank transfer only', async () => {
    const other = await createOrder(shop, shopper)
    expect((await send(pdf, 'a.pdf', shopper, other.id).expect(409)).body.code).to.equal('proof_not_expected')
    await service().db('orders').where({ id }).update({ status: 'cancelled' })
    expect((await send(pdf).expect(409)).body.code).to.equal('proof_not_expected')
  })

  it('is one of ten of its order at most, and of as many bytes of its store as its quota', async () => {
    for (let n = 0; n < 10; n += 1) await send(pdf).expect(200)
    expect((await send(pdf).expect(409)).body.code).to.equal('too_many_proof_files')
    const method = await service().db('payment_methods').where({ shop_id: shop.id }).first('id')
    const other = await createOrder(shop, shopper, { payment_method_id: method.id })
    const allowed = service().config.storageGigabytes * 1024 ** 3
    await service().db('proof_files').where({ order_id: id }).limit(1).update({ size: allowed })
    expect((await send(pdf, 'a.pdf', shopper, other.id).expect(409)).body.code).to.equal('proof_files_full')
    const words = call('store').post(`/api/v1/orders/${other.id}/proof`).set(shopper.as(shop))
    await words.send({ note: 'Sent' }).expect(200)
  })

  it('is removed with what an account has reported of a confirmed transfer, once the account is deleted', async () => {
    await send(pdf).expect(200)
    await service()
      .db('orders')
      .where({ id })
      .update({ status: 'paid', payment_status: 'paid', paid_at: new Date() })
    const { url } = (await link().expect(200)).body.data
    await call('store').delete('/api/v1/auth/me').set(shopper.as(shop)).expect(200)
    await fetchAt(url).expect(403)
    await keep({ unused_since: new Date(0) })
    await prune()
    expect(await objects()).to.eql([])
  })

  it('is kept for 180 days, and then removed; the order still says that there was one', async () => {
    await send(pdf).expect(200)
    const [object] = await objects()
    const left = new Date(object.unused_since).getTime() - Date.now()
    expect(left / 86_400_000).to.be.closeTo(180, 0.1)
    await prune()
    expect(await objects()).to.have.length(1)
    const { url } = (await link().expect(200)).body.data
    await keep({ unused_since: new Date(Date.now() - 2 * 3_600_000) })
    await fetchAt(url).expect(403)
    await prune()
    expect([await objects(), await service().db('proof_files').where({ order_id: id })]).to.eql([[], []])
    expect((await link().expect(404)).body.code).to.equal('proof_file_not_found')
    const { body } = await call('store').get(`/api/v1/orders/${id}`).set(shopper.as(shop)).expect(200)
    expect(body.data.proof.file.name).to.equal('transfer.pdf')
  })
})
