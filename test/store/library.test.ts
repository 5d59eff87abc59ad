import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
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
          .update({
            renewal_noticed_for: service().db.ref('ends_at'),
            renewal_noticed_price: 1250,
            renewal_noticed_amount: 1250,
            renewal_charged_from: new Date(at),
          })
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
