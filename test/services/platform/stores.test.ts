import { expect } from 'chai'
import { newId } from '../../../src/base/ids.ts'
import { findStore } from '../../../src/services/platform/stores.ts'
import { createShop } from '../../support/fixtures/shops.ts'
import { service } from '../../support/service.ts'

describe('findStore', () => {
  it('finds the store with an id, also where another store has that text for its slug', async () => {
    const { db } = service()
    const id = newId()
    const namesake = await createShop()
    await db('shops').where({ id: namesake.id }).update({ slug: id })
    const { ownerId: owner_id, name, type, currency, country, scale } = namesake
    await db('shops').insert({ id, slug: `the-${id}`, owner_id, name, type, currency, country, scale })
    expect((await findStore(db, id)).id).to.equal(id)
    expect((await findStore(db, `the-${id}`)).id).to.equal(id)
  })
})
