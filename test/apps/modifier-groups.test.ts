import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { createFood, createModifierGroup, createProduct } from '../support/fixtures/catalogue.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { callsOn, openResource, shop } from './resource-support.ts'

const { get, create, patch, remove } = callsOn('modifier-groups')
const sauces = { name: 'Sauces', options: [{ name: 'Ketchup', price: 0.5 }, { name: 'Garlic' }] }
const events = () =>
  service().db('events').where({ shop_id: shop.id }).orderBy('resource').select('resource', 'resource_id')
const groupsOf = async (id: string) =>
  (await service().db('products').where({ id }).first('modifier_groups')).modifier_groups

describe('Modifier groups', () => {
  openResource(['READ_INVENTORY', 'WRITE_INVENTORY'])

  describe('createModifierGroup', () => {
    it('lets shoppers choose anything for nothing by default, but each option once', async () => {
      const { body } = await create(sauces).expect(201)
      expect(body.data).to.deep.include({
        ...{ name: 'Sauces', min: 0, max: null, included: 0, pricing: 'sum', allowQuantities: false },
      })
      expect(body.data.options).to.eql([
        {
          ...{ _id: body.data.options[0]._id, name: 'Ketchup', price: 0.5 },
          ...{ default: false, available: true, soldOutUntil: null, foodId: null, groups: [] },
        },
        {
          ...{ _id: body.data.options[1]._id, name: 'Garlic', price: 0 },
          ...{ default: false, available: true, soldOutUntil: null, foodId: null, groups: [] },
        },
      ])
      expect((await get(`/${body.data._id}`).expect(200)).body.data).to.eql(body.data)
      expect((await get('').expect(200)).body.data.groups).to.eql([body.data])
    })

    it('refuses bounds that nothing can meet', async () => {
      for (const [fields, reason] of [
        [{ min: 3, max: 2 }, 'max must not be less than min'],
        [{ min: 3 }, 'min must not exceed the number of options, unless allowQuantities is true'],
        [
          { max: 1, options: sauces.options.map((option) => ({ ...option, default: true })) },
          'No more than max options can be chosen by default',
        ],
        [
          { options: [{ name: 'Ketchup', _id: newId() }] },
          'An option with an _id must be one that the group has',
        ],
        [{ options: [{ name: 'Ketchup', price: 0.001 }] }, 'price is less than the smallest unit of USD'],
      ] as const)
        expect((await create({ ...sauces, ...fields }).expect(400)).body.message).to.equal(reason)
    })

    it('knows the groups and dishes that options name in its own store alone', async () => {
      const elsewhere = await createShop()
      const [group, dish] = [await createModifierGroup(elsewhere), await createFood(elsewhere)]
      const refused = await create({ ...sauces, options: [{ name: 'One', groups: [group.id] }] }).expect(400)
      expect(refused.body.code).to.equal('unknown_modifier_group')
      const plain = await createModifierGroup(shop)
      const changed = await patch(plain.id, { options: [{ name: 'One', groups: [group.id] }] }).expect(400)
      expect(changed.body.code).to.equal('unknown_modifier_group')
      await create({ ...sauces, options: [{ name: 'One', foodId: dish.id }] }).expect(404)
      const own = [await createModifierGroup(shop), await createFood(shop)] as const
      const option = { name: 'One', groups: [own[0].id], foodId: own[1].id }
      const { body } = await create({ ...sauces, options: [option] }).expect(201)
      expect(body.data.options[0]).to.deep.include(option)
    })

    it('nests groups six deep at most, wherever the new level is', async () => {
      let { id } = await createModifierGroup(shop)
      const deepest = id
      for (let depth = 2; depth <= 6; depth += 1)
        id = (await create({ name: 'Level', options: [{ name: 'On', groups: [id] }] }).expect(201)).body.data
          ._id
      await create({ name: 'Level', options: [{ name: 'On', groups: [id] }] }).expect(400)
      const other = await createModifierGroup(shop)
      await patch(deepest, { options: [{ name: 'On', groups: [other.id] }] }).expect(400)
      await patch(deepest, { options: [{ name: 'On', groups: [id] }] }).expect(400)
      await patch(id, { options: [{ name: 'On', groups: [id] }] }).expect(400)
    })

    it('has 500 in a store at most', async () => {
      const { id } = await createModifierGroup(shop)
      const row = await service().db('modifier_groups').where({ id }).first()
      const more = Array.from({ length: 499 }, () => ({
        ...row,
        id: newId(),
        options: JSON.stringify(row.options),
      }))
      await service().db('modifier_groups').insert(more)
      expect((await create(sauces).expect(409)).body.code).to.equal('too_many_modifier_groups')
    })
  })

  describe('updateModifierGroup', () => {
    it('keeps the ids of options that are sent with them', async () => {
      const { body } = await create(sauces).expect(201)
      const [ketchup] = body.data.options
      const soldOutUntil = '2026-11-29T00:00:00.000Z'
      const options = [{ name: 'Mayonnaise' }, { ...ketchup, soldOutUntil }]
      const changed = (await patch(body.data._id, { options }).expect(200)).body.data
      expect(changed.options[1]).to.eql({ ...ketchup, soldOutUntil })
      expect(changed.options[0]._id).to.not.equal(body.data.options[1]._id)
      await patch(body.data._id, { options: [ketchup, ketchup] }).expect(400)
    })

    it('changes every food and product that has it, by way of an option too, and tells apps of each', async () => {
      const inner = await createModifierGroup(shop)
      const outer = await createModifierGroup(shop, { options: [{ groups: [inner.id] }] })
      const dish = await createFood(shop, { modifier_groups: [outer.id] })
      const gift = await createProduct(shop, { modifier_groups: [inner.id] })
      await createFood(shop)
      await patch(inner.id, { name: 'Wrapping' }).expect(200)
      expect(await events()).to.eql([
        { resource: 'foods', resource_id: dish.id },
        { resource: 'products', resource_id: gift.id },
      ])
      const shown = await call('store')
        .get(`/api/v1/foods/${dish.id}`)
        .set({ 'x-shop-id': shop.id })
        .expect(200)
      expect(shown.body.data.modifiers[0].options[0].groups[0].name).to.equal('Wrapping')
      await patch(inner.id, { name: 'Ribbons' }).expect(200)
      const again = await call('store')
        .get(`/api/v1/foods/${dish.id}`)
        .set({ 'x-shop-id': shop.id })
        .expect(200)
      expect(again.body.data.modifiers[0].options[0].groups[0].name).to.equal('Ribbons')
    })
  })

  describe('deleteModifierGroup', () => {
    it('takes it from dishes, products and options', async () => {
      const [inner, other] = [await createModifierGroup(shop), await createModifierGroup(shop)]
      const outer = await createModifierGroup(shop, { options: [{ groups: [other.id, inner.id] }] })
      const dish = await createFood(shop, { modifier_groups: [inner.id, outer.id] })
      await remove(inner.id).expect(200)
      await get(`/${inner.id}`).expect(404)
      expect(await groupsOf(dish.id)).to.eql([outer.id])
      expect((await get(`/${outer.id}`).expect(200)).body.data.options[0].groups).to.eql([other.id])
      expect(await events()).to.eql([{ resource: 'foods', resource_id: dish.id }])
    })
  })

  describe('createFood and createProduct', () => {
    it('take the groups of the store in the order that is given', async () => {
      const [one, two] = [await createModifierGroup(shop), await createModifierGroup(shop)]
      const strange = await createModifierGroup(await createShop())
      for (const [resource, body] of [
        ['foods', { name: 'Burger', price: 9 }],
        ['products', { name: 'Mug', price: 9, quantity: 1 }],
      ] as const) {
        const calls = callsOn(resource)
        const { data } = (await calls.create({ ...body, modifierGroups: [two.id, one.id] }).expect(201)).body
        expect(data.modifierGroups).to.eql([two.id, one.id])
        const changed = await calls.patch(data._id, { modifierGroups: [one.id] }).expect(200)
        expect(changed.body.data.modifierGroups).to.eql([one.id])
        const refused = await calls.create({ ...body, modifierGroups: [one.id, strange.id] }).expect(400)
        expect(refused.body.code).to.equal('unknown_modifier_group')
        await calls.patch(data._id, { modifierGroups: [newId()] }).expect(400)
      }
    })
  })
})
