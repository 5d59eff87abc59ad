import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { distanceOf, isWithin } from '../../src/services/areas/reach.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createFood, createService } from '../support/fixtures/catalogue.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call } from '../support/service.ts'

const alexanderplatz = { lat: 52.5219, lng: 13.4132 }
const tempelhof = { lat: 52.4736, lng: 13.4018 }
const hamburg = { lat: 53.5511, lng: 9.9937 }

describe('A delivery area', () => {
  it('counts distances on the ground', () => {
    expect(distanceOf(alexanderplatz, hamburg)).to.be.within(252, 257)
    expect(distanceOf(alexanderplatz, alexanderplatz)).to.equal(0)
    expect(distanceOf({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).to.be.within(111, 112)
    expect(distanceOf({ lat: 90, lng: 0 }, { lat: -90, lng: 77 })).to.be.within(20_014, 20_016)
  })

  it('is a polygon of any shape, also over the 180th meridian', () => {
    const at = (lat: number, lng: number) => ({ lat, lng })
    const notched = [at(0, 0), at(0, 4), at(4, 4), at(1, 2), at(4, 0)]
    const area = { center: at(0, 0), points: notched }
    expect(isWithin(area, at(0.5, 2))).to.equal(true)
    expect(isWithin(area, at(2, 0.5))).to.equal(true)
    expect(isWithin(area, at(3, 2))).to.equal(false)
    expect(isWithin(area, at(2, 5))).to.equal(false)
    expect(isWithin(area, at(2, -1))).to.equal(false)
    expect(isWithin({ center: at(0, 0), points: notched.toReversed() }, at(2, 0.5))).to.equal(true)
    const fiji = { center: at(0, 0), points: [at(-20, 177), at(-20, -178), at(-15, -178), at(-15, 177)] }
    expect(isWithin(fiji, at(-17, 180))).to.equal(true)
    expect(isWithin(fiji, at(-17, -179))).to.equal(true)
    expect(isWithin(fiji, at(-17, 176))).to.equal(false)
    expect(isWithin(fiji, at(-17, 0))).to.equal(false)
  })
})

describe('Orders to delivery areas', () => {
  let shop: Shop & { ownerId: string }
  let shopper: Person
  let dish: { productId: string; quantity: number }
  beforeEach(async () => {
    shop = await createShop({ type: 'restaurant', currency: 'EUR', country: 'DE' })
    shopper = await createAccount()
    dish = { productId: (await createFood(shop, { price: 1500 })).id, quantity: 1 }
  })

  const set = async (...zones: object[]) => {
    const token = await createAppToken(shop, ['WRITE_STORE'])
    return call('apps').patch('/api/v1/shop').set(token).send({ shipping: { zones } })
  }
  const addressAt = (point: object) => ({
    ...{
      name: 'Ada',
      line1: 'Weg 1',
      city: 'Berlin',
      postalCode: '10178',
      country: 'DE',
      phone: '+4930123456',
    },
    ...point,
  })
  const ask = (point: object, quantity = 1) =>
    call('store')
      .post('/api/v1/shipping/rates')
      .set(shopper.as(shop))
      .send({ items: [{ ...dish, quantity }], address: addressAt(point) })
  const near = {
    name: 'Mitte',
    countries: ['DE'],
    area: { center: alexanderplatz, radiusKm: 6 },
    minimum: 20,
    rates: [{ name: 'Rider', amount: 1, perKm: 0.5, freeFrom: 60 }],
  }

  describe('quoteShipping', () => {
    it('costs what the area says, with each kilometre that was begun, and nothing from a subtotal on', async () => {
      await set(near).then(({ status }) => expect(status).to.equal(200))
      // 5.4 km: six were begun.
      expect((await ask(tempelhof, 2).expect(200)).body.data[0]).to.include({
        amount: 4,
        shippingMethod: 'Rider',
      })
      expect((await ask(alexanderplatz, 2).expect(200)).body.data[0].amount).to.equal(1)
      expect((await ask(tempelhof, 4).expect(200)).body.data[0].amount).to.equal(0)
    })

    it('says why it delivers not: outside, below the minimum, or to an address without coordinates', async () => {
      await set(near)
      expect((await ask(hamburg, 2).expect(409)).body.code).to.equal('not_delivered_there')
      const { body } = await ask(tempelhof).expect(409)
      expect(body).to.include({ code: 'below_delivery_minimum' })
      expect(body.data).to.include({ minimum: 20 })
      expect((await ask({}, 2).expect(409)).body.code).to.equal('address_not_located')
    })

    it('takes the first area with the address, and then the zones without one', async () => {
      const flat = (name: string, amount: number) => ({ name, countries: ['DE'], rates: [{ name, amount }] })
      const wide = {
        ...near,
        name: 'Wide',
        area: { center: alexanderplatz, radiusKm: 12 },
        minimum: undefined,
      }
      await set(flat('Parcel', 9), { ...near, area: { center: alexanderplatz, radiusKm: 3 } }, wide)
      const methodTo = async (point: object) => (await ask(point, 2).expect(200)).body.data[0].amount
      expect(await methodTo(tempelhof)).to.equal(4)
      expect(await methodTo(hamburg)).to.equal(9)
      expect(await methodTo({})).to.equal(9)
    })

    it('is as before at a store without areas: no rate, and no refusal', async () => {
      await set({ name: 'FR', countries: ['FR'], rates: [{ name: 'Colis', amount: 5 }] })
      expect((await ask(tempelhof).expect(200)).body.data).to.eql([])
    })
  })

  describe('createOrder', () => {
    const place = (body: object, quantity = 2) =>
      call('store')
        .post('/api/v1/orders')
        .set(shopper.as(shop))
        .send({ items: [{ ...dish, quantity }], ...body })
    const saved = async (point: object) => {
      const { body } = await call('store')
        .post('/api/v1/shipping-address')
        .set(shopper.as(shop))
        .send(addressAt(point))
        .expect(201)
      return body.data._id as string
    }

    it('has the fee of its area as its shipping cost', async () => {
      await set(near)
      const [{ rateId }] = (await ask(tempelhof, 2).expect(200)).body.data
      const { body } = await place({ rateId }).expect(201)
      expect(body.data).to.include({ subtotal: 30, shippingCost: 4, total: 34 })
    })

    it('refuses an address outside, one below the minimum, and one without coordinates', async () => {
      await set(near)
      const code = async (point: object, quantity?: number) =>
        (await place({ shippingAddressId: await saved(point) }, quantity).expect(409)).body.code
      expect(await code(hamburg)).to.equal('not_delivered_there')
      expect(await code(tempelhof, 1)).to.equal('below_delivery_minimum')
      expect(await code({})).to.equal('address_not_located')
      expect(await code(tempelhof)).to.equal('rate_required')
    })
  })

  describe('quoteOrder', () => {
    const quote = (body: object, quantity = 2) =>
      call('store')
        .post('/api/v1/orders/quote')
        .set(shopper.as(shop))
        .send({ items: [{ ...dish, quantity }], ...body })
    const saved = async (point: object) => {
      const { body } = await call('store')
        .post('/api/v1/shipping-address')
        .set(shopper.as(shop))
        .send(addressAt(point))
        .expect(201)
      return body.data._id as string
    }
    const checked = async (body: object, quantity?: number) =>
      (await quote(body, quantity).expect(200)).body.data.areaChecked

    it('refuses the address that its order would be refused for', async () => {
      await set(near)
      const code = async (point: object, quantity?: number) =>
        (await quote({ shippingAddressId: await saved(point) }, quantity).expect(409)).body.code
      expect(await code(hamburg)).to.equal('not_delivered_there')
      expect(await code(tempelhof, 1)).to.equal('below_delivery_minimum')
      expect(await code({})).to.equal('address_not_located')
      // The order needs a rate; the amounts of a quote do not.
      expect(await checked({ shippingAddressId: await saved(tempelhof) })).to.equal(true)
      const [{ rateId }] = (await ask(tempelhof, 2).expect(200)).body.data
      expect(await checked({ rateId })).to.equal(true)
    })

    it('says that it has not looked where too little of the address is known', async () => {
      await set(near)
      expect(await checked({})).to.equal(false)
      expect(await checked({}, 1)).to.equal(false)
      expect(await checked({ address: { country: 'DE', postalCode: '10178' } }, 1)).to.equal(false)
      expect((await quote({ address: { country: 'FR' } }).expect(409)).body.code).to.equal(
        'not_delivered_there',
      )
    })

    it('needs no more of an address than the zones of its country do', async () => {
      const codes = { name: 'M', countries: ['DE'], postalCodes: ['10*'], minimum: 20, rates: near.rates }
      const { perKm: _, ...flat } = near.rates[0]!
      await set({ ...codes, rates: [flat] }).then(({ status }) => expect(status).to.equal(200))
      expect(await checked({ address: { country: 'DE' } }, 1)).to.equal(false)
      expect(await checked({ address: { country: 'DE', postalCode: '10178' } })).to.equal(true)
      const wrong = async (postalCode: string, quantity: number) =>
        (await quote({ address: { country: 'DE', postalCode } }, quantity).expect(409)).body.code
      expect(await wrong('10178', 1)).to.equal('below_delivery_minimum')
      expect(await wrong('20095', 2)).to.equal('not_delivered_there')
    })

    it('refuses a saved address for which no zone has a rate, as its order is refused', async () => {
      await set({ name: 'FR', countries: ['FR'], rates: [{ name: 'Colis', amount: 5 }] })
      const body = { shippingAddressId: await saved(hamburg) }
      expect((await quote(body).expect(409)).body.code).to.equal('not_delivered_there')
      const order = { items: [{ ...dish, quantity: 2 }], ...body }
      const placed = await call('store').post('/api/v1/orders').set(shopper.as(shop)).send(order).expect(409)
      expect(placed.body.code).to.equal('not_delivered_there')
      expect(await checked({ address: { country: 'DE' } })).to.equal(undefined)
    })

    it('says nothing of areas at a store that has none, and of what is not shipped', async () => {
      await set({ name: 'DE', countries: ['DE'], rates: [{ name: 'Paket', amount: 5 }] })
      expect(await checked({ shippingAddressId: await saved(hamburg) })).to.equal(undefined)
      await set(near)
      const service = { productId: (await createService(shop)).id, quantity: 1 }
      expect(await checked({ items: [service] })).to.equal(undefined)
    })
  })

  describe('updateShop', () => {
    it('keeps areas and amounts, and refuses an area without an extent and a distance without an area', async () => {
      const { body } = await set(near)
      expect(body.data.shipping.zones).to.eql([near])
      for (const wrong of [
        { ...near, area: { center: alexanderplatz } },
        { ...near, area: undefined },
        { ...near, area: { center: alexanderplatz, points: [alexanderplatz, tempelhof] } },
        { ...near, area: { center: { lat: 91, lng: 0 }, radiusKm: 1 } },
      ])
        expect((await set(wrong)).status).to.equal(400)
    })
  })
})
