import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import {
  createCategory,
  createCoupon,
  createFood,
  createProduct,
  createService,
} from '../support/fixtures/catalogue.ts'
import { createNote, createTask } from '../support/fixtures/office.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount, createCustomer } from '../support/fixtures/people.ts'
import { createBlog, createComment } from '../support/fixtures/posts.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { service } from '../support/service.ts'
import { callsOn, openResource, shop, whileChanged } from './resource-support.ts'

const { get, create, patch, remove, eventsOf } = callsOn('notes')
const basic = { title: 'Gift', content: 'No invoice.' }
const idsOf = async (query: string): Promise<string[]> =>
  (await get(query).expect(200)).body.data.notes.map(({ _id }: { _id: string }) => _id)

/** Of these kinds a record that was deleted leaves no row behind. */
const removedForGood = new Set(['categories', 'customers', 'tasks'])

/** Creates a record of each kind that a note can be about, and returns their ids. */
async function recordsOfEachKind(): Promise<Record<string, string>> {
  const buyer = await createAccount()
  return {
    orders: (await createOrder(shop, buyer)).id,
    products: (await createProduct(shop)).id,
    foods: (await createFood(shop)).id,
    services: (await createService(shop)).id,
    categories: (await createCategory(shop)).id,
    customers: (await createCustomer(shop)).id,
    discounts: (await createCoupon(shop)).id,
    blogs: (await createBlog(shop)).id,
    comments: (await createComment(shop, buyer)).id,
    tasks: (await createTask(shop)).id,
  }
}

describe('Notes', () => {
  openResource(['READ_NOTES', 'WRITE_NOTES'])

  describe('createNote', () => {
    it('is about the store and by the person who created the token, and emits an event', async () => {
      await service().db('users').where({ id: shop.ownerId }).update({ name: 'Ada' })
      const { body } = await create(basic).expect(201)
      expect(body.data).to.deep.include({
        ...basic,
        resource: null,
        resourceId: null,
        author: { _id: shop.ownerId, name: 'Ada' },
      })
      expect((await get(`/${body.data._id}`).expect(200)).body.data).to.eql(body.data)
      expect(await eventsOf(body.data._id)).to.eql(['POST'])
    })

    it('can be attached to a record of any kind', async () => {
      for (const [resource, resourceId] of Object.entries(await recordsOfEachKind())) {
        const { body } = await create({ ...basic, resource, resourceId }).expect(201)
        expect(body.data).to.include({ resource, resourceId })
      }
    })

    it('cannot be attached to what the store does not have, or no longer has', async () => {
      const records = await recordsOfEachKind()
      const tables = { foods: 'products', services: 'products', discounts: 'coupons' } as Record<
        string,
        string
      >
      for (const [resource, id] of Object.entries(records)) {
        const kept = service()
          .db(tables[resource] ?? resource)
          .where({ id })
        await (removedForGood.has(resource) ? kept.delete() : kept.update({ deleted_at: new Date() }))
      }
      const [theirs, food] = [await createProduct(await createShop()), await createFood(shop)]
      for (const [resource, resourceId] of [
        ...Object.entries(records),
        ...[theirs.id, food.id, newId(), 'nonsense'].map((id) => ['products', id] as const),
        ['services', food.id] as const,
      ]) {
        const { body } = await create({ ...basic, resource, resourceId }).expect(400)
        expect(body.code, resource).to.equal('unknown_record')
        expect(body.message).to.match(/^resourceId /)
      }
    })

    it('names what is missing or not possible', async () => {
      const said = async (body: object) => (await create(body).expect(400)).body.message
      expect(await said({ title: 'X' })).to.match(/^content /)
      expect(await said({ ...basic, resourceId: newId() })).to.match(/^resource is required/)
      expect(await said({ ...basic, resource: 'orders' })).to.match(/^resourceId is required/)
      expect(await said({ ...basic, resource: 'payouts', resourceId: newId() })).to.match(/^resource /)
    })
  })

  describe('listNotes', () => {
    it('lists the notes of this store alone, newest first, in pages', async () => {
      const made = []
      for (let i = 0; i < 3; i++) made.push((await create({ ...basic, title: `No ${i}` })).body.data._id)
      await createNote(await createShop())
      expect(await idsOf('?limit=2')).to.eql([made[2], made[1]])
      expect(await idsOf('?limit=2&page=2')).to.eql([made[0]])
    })

    it('filters by the record that a note is about', async () => {
      const [one, two] = [await createProduct(shop), await createProduct(shop)]
      const about = (resource: string, resource_id: string) =>
        createNote(shop, { resource, resource_id }).then(({ id }) => id)
      const first = await about('products', one.id)
      const second = await about('products', two.id)
      const food = await about('foods', (await createFood(shop)).id)
      await createNote(shop)
      expect(await idsOf('?resource=products')).to.eql([second, first])
      expect(await idsOf(`?resource=products&resourceId=${one.id}`)).to.eql([first])
      expect(await idsOf(`?resourceId=${two.id}`)).to.eql([second])
      expect(await idsOf(`?resource=foods&resourceId=${one.id}`)).to.eql([])
      expect(await idsOf('?resource=foods')).to.eql([food])
      await get('?resource=nonsense').expect(400)
    })
  })

  describe('getNote', () => {
    it('does not find what does not exist, and shows no name of a deleted account', async () => {
      expect((await get(`/${newId()}`).expect(404)).body.message).to.equal('Note not found')
      const { id } = await createNote(shop)
      await service().db('users').where({ id: shop.ownerId }).update({ name: 'Ada', deleted_at: new Date() })
      expect((await get(`/${id}`).expect(200)).body.data.author).to.eql({ _id: shop.ownerId, name: null })
    })
  })

  describe('updateNote', () => {
    it('changes the given fields, leaves the rest, and emits an event', async () => {
      const { updatedAt, ...made } = (await create(basic)).body.data
      const { body } = await patch(made._id, { content: 'Add a card.' }).expect(200)
      expect(body.data).to.deep.include({ ...made, content: 'Add a card.' })
      expect(await eventsOf(made._id)).to.eql(['POST', 'PATCH'])
      await patch(newId(), { title: 'X' }).expect(404)
    })

    it('leaves what somebody else changes at the same moment', async () => {
      const { id } = await createNote(shop)
      const mine = () => patch(id, { content: 'Mine' }).expect(200)
      const { body } = await whileChanged('notes', id, { title: 'Theirs' }, mine)
      expect(body.data).to.include({ title: 'Theirs', content: 'Mine' })
    })

    it('attaches a note to another record, or detaches it', async () => {
      const [one, two] = [await createProduct(shop), await createProduct(shop)]
      const { _id } = (await create({ ...basic, resource: 'products', resourceId: one.id })).body.data
      const moved = await patch(_id, { resourceId: two.id }).expect(200)
      expect(moved.body.data).to.include({ resource: 'products', resourceId: two.id })
      await patch(_id, { resource: 'foods' }).expect(400)
      await patch(_id, { resourceId: null }).expect(400)
      const off = await patch(_id, { resource: null, resourceId: null }).expect(200)
      expect(off.body.data).to.include({ resource: null, resourceId: null })
    })

    it('can be changed and sent back after its record is gone', async () => {
      const { id: resourceId } = await createCategory(shop)
      const made = (await create({ ...basic, resource: 'categories', resourceId })).body.data
      await service().db('categories').where({ id: resourceId }).delete()
      const { body } = await patch(made._id, { ...made, title: 'Old' }).expect(200)
      expect(body.data).to.include({ title: 'Old', resourceId })
    })
  })

  describe('deleteNote', () => {
    it('deletes it, once, and emits an event', async () => {
      const { id } = await createNote(shop)
      expect((await remove(id).expect(200)).body.data).to.equal(null)
      await get(`/${id}`).expect(404)
      await remove(id).expect(404)
      expect(await eventsOf(id)).to.eql(['DELETE'])
    })
  })
})
