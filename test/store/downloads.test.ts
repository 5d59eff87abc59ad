import { randomBytes } from 'node:crypto'
import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import {
  createDigitalFile,
  createDigitalProduct,
  createDigitalShop,
  createEntitlement,
  createPass,
} from '../support/digital.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { call, service } from '../support/service.ts'
import { later } from '../support/sign-in.ts'

const base = '/api/v1/library'

describe('createDownload', () => {
  let shop: Shop
  let shopper: Person
  before(async () => {
    shop = await createDigitalShop()
  })
  beforeEach(async () => {
    shopper = await createAccount()
  })
  const get = (path: string, person = shopper, at = shop) =>
    call('store')
      .get(base + path)
      .set(person.as(at))
  const bytes = randomBytes(10_000)
  const link = async () => {
    const product = await createDigitalProduct(shop)
    const file = await createDigitalFile(shop, product, bytes, { name: 'Füße "1".pdf' })
    const { id } = await createEntitlement(shop, shopper, { product_id: product.id })
    const { body } = await get(`/${id}/downloads/${file.id}`).expect(200)
    const url = new URL(body.data.url)
    return { file, entitlementId: id, data: body.data, path: url.pathname + url.search }
  }
  const download = (path: string, headers: Record<string, string> = {}) =>
    call('store').get(path).set(headers).responseType('blob')

  it('returns a link that downloads the file without a token, as an attachment that is not cached', async () => {
    const { data, path, file } = await link()
    expect(data.sha256).to.equal(file.sha256)
    expect(Date.parse(data.expiresAt) - Date.now()).to.be.within(540_000, 600_000)
    const { body, headers } = await download(path, { 'accept-encoding': 'gzip' }).expect(200)
    expect(body.equals(bytes)).to.equal(true)
    expect(headers).to.include({
      'content-disposition': `attachment; filename="F__e _1_.pdf"; filename*=UTF-8''F%C3%BC%C3%9Fe%20%221%22.pdf`,
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store, no-transform',
      'accept-ranges': 'bytes',
      etag: `"${file.sha256}"`,
    })
    expect(headers).not.to.have.property('content-encoding')
  })

  it('serves ranges: a part, its end, none, and the whole if it has changed since', async () => {
    const { path, file } = await link()
    const part = await download(path, { range: 'bytes=100-199' }).expect(206)
    expect(part.headers['content-range']).to.equal('bytes 100-199/10000')
    expect(part.body.equals(bytes.subarray(100, 200))).to.equal(true)
    const end = await download(path, { range: 'bytes=-50' }).expect(206)
    expect(end.body.equals(bytes.subarray(-50))).to.equal(true)
    const none = await call('store').get(path).set('range', 'bytes=10000-').expect(416)
    expect(none.headers['content-range']).to.equal('bytes */10000')
    expect(none.body.code).to.equal('range_not_satisfiable')
    await download(path, { range: 'bytes=0-9', 'if-range': `"${file.sha256}"` }).expect(206)
    await download(path, { range: 'bytes=0-9', 'if-range': '"other"' }).expect(200)
    const head = await call('store').head(path).expect(200)
    expect(head.headers['content-length']).to.equal('10000')
  })

  it('refuses a part of another version than the caller has with 412', async () => {
    const { path, file } = await link()
    await download(path, { range: 'bytes=0-9', 'if-match': `"other", "${file.sha256}"` }).expect(206)
    const { body, headers } = await call('store').get(path).set('if-match', '"other"').expect(412)
    expect(body).to.include({ status: 412, success: false, code: 'precondition_failed' })
    expect(headers).not.to.include.keys('etag', 'content-disposition')
  })

  it('refuses links that are forged, altered or older than 10 minutes with 403', async () => {
    const { path, entitlementId } = await link()
    const other = await createEntitlement(shop, shopper)
    for (const bad of [
      path.replace(entitlementId, other.id),
      path.replace(/until=\d/, 'until=9'),
      path.replace(/signature=.{4}/, 'signature=AAAA'),
      path.replace(/&signature=.*/, ''),
      path.replace(/\?.*/, ''),
      path.replace(/downloads\/[0-9a-f]{24}/, 'downloads/..%2f..%2fsecrets.json'),
      `${path}&until=1`,
    ]) {
      const { body } = await call('store').get(bad).expect(403)
      expect(body, bad).to.include({ status: 403, success: false, code: 'link_expired' })
    }
    await later(601_000, async () => call('store').get(path).expect(403))
  })

  it('ends links at once when the access ends or is revoked, or the file is deleted', async () => {
    for (const ended of [
      { access_type: 'pass', ends_at: new Date(Date.now() - 1000) },
      { revoked_at: new Date() },
    ]) {
      const { path, entitlementId } = await link()
      await service().db('entitlements').where({ id: entitlementId }).update(ended)
      await call('store').get(path).expect(403)
    }
    const { path: second, file } = await link()
    await service().db('digital_files').where({ id: file.id }).update({ deleted_at: new Date() })
    await call('store').get(second).expect(403)
  })

  it('answers 502, without internal details, when the bytes cannot be read', async () => {
    const { path, file } = await link()
    await service().dependencies.files.remove(file.storageKey)
    const { body, headers } = await call('store').get(path).expect(502)
    expect(body.code).to.equal('file_store_unavailable')
    expect(headers['content-type']).to.match(/json/)
  })

  it('returns no link for access that has ended, nor for a file that it does not cover', async () => {
    const product = await createDigitalProduct(shop)
    const file = await createDigitalFile(shop, product)
    const ended = await createPass(shop, shopper, -1, { product_id: product.id })
    expect((await get(`/${ended.id}/downloads/${file.id}`).expect(403)).body.code).to.equal('access_ended')
    const other = await createEntitlement(shop, shopper)
    expect((await get(`/${other.id}/downloads/${file.id}`).expect(404)).body.code).to.equal('file_not_found')
    await get(`/${newId()}/downloads/${file.id}`).expect(404)
    const elsewhere = await createDigitalShop()
    const all = await createPass(elsewhere, shopper, 10, { all_access: true })
    await get(`/${all.id}/downloads/${file.id}`, shopper, elsewhere).expect(404)
  })
})
