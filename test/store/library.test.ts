import { randomBytes } from 'node:crypto'
import { expect } from 'chai'
import type { Shop } from '../../src/context.ts'
import { newId } from '../../src/ids.ts'
import {
  createDigitalFile,
  createDigitalProduct,
  createDigitalShop,
  createEntitlement,
  createPass,
  savedCard,
} from '../support/digital.ts'
import { createAccount, createGuest, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { later } from '../support/sign-in.ts'

const base = '/api/v1/library'

describe('library', () => {
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

  describe('listLibrary', () => {
    it('lists the shopper’s access, newest first, with the price of today and the next charge', async () => {
      const pass = await createDigitalProduct(shop, { accessType: 'pass' }, 1250)
      const { id } = await createPass(shop, shopper, 10, { product_id: pass.id, ...savedCard })
      const lifetime = await createEntitlement(shop, shopper)
      const { body } = await get('').expect(200)
      expect(body.message).to.equal('Library retrieved')
      expect(body.data.entitlements.map((one: { entitlementId: string }) => one.entitlementId)).to.eql([
        lifetime.id,
        id,
      ])
      const [, shown] = body.data.entitlements
      expect(shown).to.deep.include({
        card: { brand: 'visa', last4: '4242' },
        price: 12.5,
        autoRenew: true,
        active: true,
      })
      expect(Date.parse(shown.endsAt) - Date.parse(shown.nextChargeAt)).to.equal(3 * 86_400_000)
      expect(body.data.entitlements[0]).to.include({
        accessType: 'lifetime',
        endsAt: null,
        card: null,
        nextChargeAt: null,
      })
      expect(JSON.stringify(body)).not.to.include('k0.a.b.c')
    })

    it('is empty in a store of another type, without a refusal', async () => {
      const { body } = await get('', shopper, await createShop()).expect(200)
      expect(body.data.entitlements).to.eql([])
    })

    describe('reports when the card is charged next', () => {
      const day = 86_400_000
      const next = async (id: string) => (await get(`/${id}`).expect(200)).body.data.nextChargeAt
      /** Creates a pass of a product at a price of 12.50, with a saved card. */
      async function create(inDays: number, values: object = {}) {
        const product = await createDigitalProduct(shop, { accessType: 'pass' }, 1250)
        const pass = await createPass(shop, shopper, inDays, {
          product_id: product.id,
          ...savedCard,
          ...values,
        })
        return { ...pass, end: Date.now() + inDays * day }
      }
      const announced = (id: string, at: number) =>
        service()
          .db('entitlements')
          .where({ id })
          .update({ renewal_noticed_for: service().db.ref('ends_at'), renewal_charged_from: new Date(at) })
      /** Creates a charge of a renewal that was announced in time. */
      async function charge(
        pass: { id: string; productId: string; end: number },
        state: string,
        ago: number,
      ) {
        const { db } = service()
        const id = newId()
        await announced(pass.id, pass.end - 3 * day)
        await db('renewal_charges').insert({
          id,
          shop_id: shop.id,
          entitlement_id: pass.id,
          product_id: pass.productId,
          attempt: 1,
          period_end: db('entitlements').where({ id: pass.id }).select('ends_at'),
          provider: 'sandbox',
          reference: `ren_${id}`,
          amount: 1250,
          currency: 'USD',
          state,
          email: 'a@example.com',
          card_brand: 'visa',
          card_last4: '4242',
          updated_at: new Date(Date.now() - ago),
        })
      }
      const expectNear = (shown: string, expected: number) =>
        expect(Date.parse(shown) - expected).to.be.within(-60_000, 60_000)

      it('a day from now if it is not announced yet, or an hour before the end if that is sooner', async () => {
        expectNear(await next((await create(2)).id), Date.now() + 1 * day)
        const soon = await create(0.5)
        expectNear(await next(soon.id), soon.end - day / 24)
      })

      it('at the announced time, but never in the past', async () => {
        const { id, end } = await create(2.5)
        await announced(id, end - 2 * day)
        expectNear(await next(id), end - 2 * day)
        await announced(id, end - 3 * day)
        expectNear(await next(id), Date.now())
      })

      it('a day after a decline, unless the pass ends before', async () => {
        const pass = await create(2)
        await charge(pass, 'declined', day / 24)
        expectNear(await next(pass.id), Date.now() + (23 * day) / 24)
        const last = await create(0.5)
        await charge(last, 'declined', day / 24)
        expect(await next(last.id)).to.equal(null)
      })

      it('not at all while it is charged, once it is paid, and if the pass has ended, is not renewed or is not sold', async () => {
        for (const state of ['intent', 'unknown', 'abandoned', 'succeeded', 'refunded']) {
          const pass = await create(2)
          await charge(pass, state, 2 * day)
          expect(await next(pass.id), state).to.equal(null)
        }
        expect(await next((await create(-1)).id)).to.equal(null)
        expect(await next((await create(2, { auto_renew: false })).id)).to.equal(null)
        for (const change of [{ deleted_at: new Date() }, { listed: false }, { price: 0 }]) {
          const { id, productId } = await create(2)
          await service().db('products').where({ id: productId }).update(change)
          expect(await next(id), Object.keys(change)[0]).to.equal(null)
        }
      })
    })

    it("shows neither revoked access nor another store's, and shows ended access as not active", async () => {
      const { id } = await createEntitlement(shop, shopper)
      await service().db('entitlements').where({ id }).update({ revoked_at: new Date() })
      await createEntitlement(await createDigitalShop(), shopper)
      await createPass(shop, shopper, -1)
      const { body } = await get('').expect(200)
      expect(body.data.entitlements.map(({ active }: { active: boolean }) => active)).to.eql([false])
    })
  })

  describe('getEntitlement', () => {
    it('shows the files of its product, and of every product that is sold with an all-access pass', async () => {
      const [one, other] = [await createDigitalProduct(shop), await createDigitalProduct(shop)]
      const [first, second] = [await createDigitalFile(shop, one), await createDigitalFile(shop, other)]
      const single = await createEntitlement(shop, shopper, { product_id: one.id })
      const all = await createPass(shop, shopper, 10, { all_access: true })
      const ids = async (id: string) =>
        (await get(`/${id}`).expect(200)).body.data.files.map(({ _id }: { _id: string }) => _id)
      expect(await ids(single.id)).to.eql([first.id])
      expect(await ids(all.id)).to.include.members([first.id, second.id])
      await service().db('products').where({ id: other.id }).update({ deleted_at: new Date() })
      expect(await ids(all.id))
        .to.include(first.id)
        .and.not.to.include(second.id)
    })
  })

  describe('listEntitlementFiles', () => {
    it('pages through the files', async () => {
      const product = await createDigitalProduct(shop)
      for (let i = 0; i < 3; i++) await createDigitalFile(shop, product)
      const { id } = await createEntitlement(shop, shopper, { product_id: product.id })
      const { body } = await get(`/${id}/files?limit=2`).expect(200)
      expect(body.data.files).to.have.length(2)
      expect(body.data.pagination).to.include({ total: 3, hasNext: true })
    })
  })

  describe('createDownload', () => {
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
      expect((await get(`/${other.id}/downloads/${file.id}`).expect(404)).body.code).to.equal(
        'file_not_found',
      )
      await get(`/${newId()}/downloads/${file.id}`).expect(404)
      const elsewhere = await createDigitalShop()
      const all = await createPass(elsewhere, shopper, 10, { all_access: true })
      await get(`/${all.id}/downloads/${file.id}`, shopper, elsewhere).expect(404)
    })
  })

  describe('setAutoRenew', () => {
    const set = (id: string, body: object, person = shopper, at = shop) =>
      call('store').post(`${base}/${id}/auto-renew`).set(person.as(at)).send(body)

    it('turns renewal off, which discards the card, and then it cannot be turned on', async () => {
      const { id } = await createPass(shop, shopper, 10, savedCard)
      const { body } = await set(id, { enabled: false }).expect(200)
      expect(body).to.deep.include({
        message: 'Auto-renew turned off',
        data: { entitlementId: id, autoRenew: false },
      })
      const row = await service().db('entitlements').where({ id }).first()
      expect(row).to.include({ auto_renew: false, card_token_sealed: null, card_last4: null })
      const refused = await set(id, { enabled: true }).expect(400)
      expect(refused.body.code).to.equal('no_saved_card')
    })

    it('keeps earlier declines when renewal is already on', async () => {
      const { id } = await createPass(shop, shopper, 2, savedCard)
      const row = () => service().db('entitlements').where({ id })
      await row().update({ renewal_failures: 2 })
      await set(id, { enabled: true }).expect(200)
      expect(await row().first()).to.include({ auto_renew: true, renewal_failures: 2 })
      await row().update({ auto_renew: false })
      await set(id, { enabled: true }).expect(200)
      expect(await row().first()).to.include({ auto_renew: true, renewal_failures: 0 })
    })

    it('turns renewal on with a card that was saved', async () => {
      const { id } = await createPass(shop, shopper, 10, { ...savedCard, auto_renew: false })
      const { body } = await set(id, { enabled: true }).expect(200)
      expect(body).to.deep.include({
        message: 'Auto-renew turned on',
        data: { entitlementId: id, autoRenew: true },
      })
    })

    it('does not find an access that was revoked, whatever card it had', async () => {
      const { id } = await createPass(shop, shopper, 10, savedCard)
      await service().db('entitlements').where({ id }).update({ revoked_at: new Date() })
      for (const enabled of [true, false])
        expect((await set(id, { enabled }).expect(404)).body.code).to.equal('not_found')
    })

    it('refuses in the order of the specification: guest, body, ownership, lifetime', async () => {
      const { id } = await createEntitlement(shop, shopper)
      expect((await set(id, {}, await createGuest()).expect(403)).body.code).to.equal('login_required')
      for (const body of [{}, { enabled: null }, { enabled: 'maybe' }, { enabled: 3 }]) {
        expect((await set(newId(), body).expect(400)).body.code, JSON.stringify(body)).to.equal(
          'invalid_body',
        )
      }
      for (const [person, at] of [
        [await createAccount(), shop],
        [shopper, await createDigitalShop()],
      ] as const) {
        expect((await set(id, { enabled: true }, person, at).expect(404)).body.code).to.equal('not_found')
      }
      for (const enabled of [true, false])
        expect((await set(id, { enabled }).expect(400)).body.code).to.equal('not_renewable')
    })
  })
})
