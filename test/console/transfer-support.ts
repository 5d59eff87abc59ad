import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

/** Creates a store and its owner, and functions about its hand-over. */
export async function owned() {
  const owner = await createAccount()
  const shop = await createShop({ ownerId: owner.id })
  const path = `/api/v1/stores/${shop.id}`
  const offer = (to: Person) =>
    call('console').post(`${path}/transfer`).set(owner.onConsole()).send({ email: to.email })
  const close = () => call('console').post(`${path}/close`).set(owner.onConsole())
  const read = (who: Person = owner) => call('console').get(`${path}/transfer`).set(who.onConsole())
  const withdraw = () => call('console').delete(`${path}/transfer`).set(owner.onConsole())
  return { owner, shop, offer, close, read, withdraw }
}

export const ownerOf = async (shop: { id: string }) =>
  (await service().db('shops').where({ id: shop.id }).first('owner_id')).owner_id

export const deleteAccount = (person: Person) =>
  call('console').delete('/api/v1/auth/me').set(person.onConsole())
