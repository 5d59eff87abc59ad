import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createFood, createService } from '../support/fixtures/catalogue.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { doesAt } from './does.ts'

async function open() {
  const shop = await createShop({ type: 'business' })
  return { shop, as: await createAppToken(shop, ['READ_INVENTORY', 'WRITE_INVENTORY']) }
}

const does = doesAt('/services')
const lastEventOf = (id: string) =>
  service().db('events').where({ resource_id: id }).orderBy('id', 'desc').first('resource', 'method', 'path')

describe('createService', () => {
  it('creates a service with only the required fields, and notifies apps', async () => {
    const { message, data } = await does(await open(), 'post', '', 201, { name: 'Mowing', price: 40 })
    expect(message).to.equal('Service created')
    const defaults = { description: '', images: [], durationMinutes: null, listed: true }
    expect(data).to.deep.include({ name: 'Mowing', price: 40, ...defaults })
    expect(await lastEventOf(data._id)).to.eql({ resource: 'services', method: 'POST', path: '/services' })
  })

  it('stores all fields', async () => {
    const merchant = await open()
    const given = {
      name: 'Garden visit',
      price: 80.5,
      description: 'We plan the season',
      images: ['https://shop.example/garden.jpg'],
      durationMinutes: 90,
      listed: false,
    }
    const { data } = await does(merchant, 'post', '', 201, given)
    expect(data).to.deep.include(given)
    expect((await does(merchant, 'get', `/${data._id}`, 200)).data).to.eql(data)
  })
})

describe('updateService', () => {
  it('changes the given fields and leaves the rest', async () => {
    const merchant = await open()
    const { data: before } = await does(merchant, 'post', '', 201, {
      name: 'A',
      price: 1,
      durationMinutes: 5,
    })
    const { message, data } = await does(merchant, 'patch', `/${before._id}`, 200, {
      price: 2,
      listed: false,
    })
    expect(message).to.equal('Service updated')
    expect(data).to.eql({ ...before, price: 2, listed: false, updatedAt: data.updatedAt })
    const cleared = await does(merchant, 'patch', `/${before._id}`, 200, { durationMinutes: null })
    expect(cleared.data).to.include({ durationMinutes: null, price: 2 })
    const path = `/services/${before._id}`
    expect(await lastEventOf(before._id)).to.eql({ resource: 'services', method: 'PATCH', path })
  })

  it('does not find unknown services or foods', async () => {
    const merchant = await open()
    const food = await createFood(merchant.shop)
    for (const id of [newId(), 'nonsense', food.id]) {
      const { message } = await does(merchant, 'patch', `/${id}`, 404, { price: 1 })
      expect(message).to.equal('Service not found')
    }
  })
})

describe('deleteService', () => {
  it('removes the service, once, in parallel calls too', async () => {
    const merchant = await open()
    const { id } = await createService(merchant.shop)
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => call('apps').delete(`/api/v1/services/${id}`).set(merchant.as)),
    )
    expect(replies.map(({ status }) => status).sort()).to.eql([200, 404, 404, 404, 404])
    await does(merchant, 'get', `/${id}`, 404)
    const path = `/services/${id}`
    expect(await lastEventOf(id)).to.eql({ resource: 'services', method: 'DELETE', path })
  })
})

describe('listServices', () => {
  it('lists unlisted services too, newest first, in pages, and no foods', async () => {
    const merchant = await open()
    for (const [i, listed] of [true, false, true].entries()) {
      await createService(merchant.shop, { name: `No ${i}`, listed })
    }
    await createFood(merchant.shop)
    const { data } = await does(merchant, 'get', '?limit=2', 200)
    expect(data.services.map(({ name }: { name: string }) => name)).to.eql(['No 2', 'No 1'])
    expect(data.pagination).to.include({ total: 3, pages: 2 })
  })
})

describe('getService', () => {
  it('finds unlisted services too, and no foods', async () => {
    const merchant = await open()
    const { id } = await createService(merchant.shop, { listed: false })
    expect((await does(merchant, 'get', `/${id}`, 200)).data).to.include({ _id: id, listed: false })
    const food = await createFood(merchant.shop)
    expect((await does(merchant, 'get', `/${food.id}`, 404)).message).to.equal('Service not found')
  })
})
