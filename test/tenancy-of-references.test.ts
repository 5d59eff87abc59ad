import { expect } from 'chai'
import { newId } from '../src/base/ids.ts'
import type { Surface } from '../src/http/surface-options.ts'
import { createAppToken } from './support/fixtures/apps.ts'
import { createProduct, createVariant } from './support/fixtures/catalogue.ts'
import { createOwner, type Owner } from './support/records.ts'
import { appsReferences } from './support/references/apps.ts'
import { consoleReferences } from './support/references/console.ts'
import type { Other, Reference, Request } from './support/references/reference.ts'
import { storeReferences } from './support/references/store.ts'
import { call, service } from './support/service.ts'
import { everyScope, type Operation, operations, requestMembers, urlOf } from './support/walk.ts'

// Tenants are isolated: a request that names another tenant's record, in its body or its query, gets the same reply as
// one that names no record at all.

const references: Record<Surface, Record<string, Reference>> = {
  store: storeReferences,
  apps: appsReferences,
  console: consoleReferences,
}

/** Tells whether a member with this name names a record. */
const isReference = (name: string) =>
  /(Id|Ids)$|^(_id|id|product|category|order|customer|user|assignees?|payout|parent|otherCategories|relatedProducts|services|bookings)$/.test(
    name,
  )

/** These members name no record of a store or a shopper. */
const exempt: Record<string, string> = {
  'apps createProduct variants[]._id': 'an unknown id makes a new variant; see below',
  'apps saveProducts products[].variants[]._id': 'an unknown id makes a new variant; see below',
  'apps saveProducts products[].expected.variants[]._id': 'only compared with what the product has',
  'apps saveProducts products[].expected.category': 'only compared with what the product has',
  'apps updateProduct variants[]._id': 'an unknown id makes a new variant; see below',
  'store addCartItem modifiers[].groupId': 'only an option of the item itself can be chosen',
  'store updateCartItem modifiers[].groupId': 'only an option of the item itself can be chosen',
  'store createOrder items[].modifiers[].groupId': 'only an option of the item itself can be chosen',
  'store quoteOrder items[].modifiers[].groupId': 'only an option of the item itself can be chosen',
  'store quoteShipping items[].modifiers[].groupId': 'only an option of the item itself can be chosen',
  'store addCartItem modifiers[].optionId': 'only an option of the item itself can be chosen',
  'store updateCartItem modifiers[].optionId': 'only an option of the item itself can be chosen',
  'store createOrder items[].modifiers[].optionId': 'only an option of the item itself can be chosen',
  'store quoteOrder items[].modifiers[].optionId': 'only an option of the item itself can be chosen',
  'store quoteShipping items[].modifiers[].optionId': 'only an option of the item itself can be chosen',
  'apps editOrder add[].modifiers[].groupId': 'only an option of the item itself can be chosen',
  'apps editOrder add[].modifiers[].optionId': 'only an option of the item itself can be chosen',
  'apps editOrder add[]._id': 'an unknown id makes a new line',
  'apps createDraftOrder lines[].modifiers[].groupId': 'only an option of the item itself can be chosen',
  'apps createDraftOrder lines[].modifiers[].optionId': 'only an option of the item itself can be chosen',
  'apps createDraftOrder lines[]._id': 'an unknown id makes a new line',
  'apps updateDraftOrder lines[].modifiers[].groupId': 'only an option of the item itself can be chosen',
  'apps updateDraftOrder lines[].modifiers[].optionId': 'only an option of the item itself can be chosen',
  'apps updateDraftOrder lines[]._id': 'an unknown id makes a new line',
  'apps createModifierGroup options[]._id': 'a new group has no options yet',
  'apps updateModifierGroup options[]._id': 'only an option of the group itself can be changed',
  'store payByLink paymentId':
    'only a method of the link itself is offered; test/store/payment-links.test.ts has one of another store',
  'store declareWithdrawal orderId':
    'the reply is the same for every number; test/store/withdrawals.test.ts compares them',
  'apps createPaymentMethod paymentOptionId': 'the options are the same for all stores',
  'apps createPaymentMethod settings.bankId': "the bank's own name for itself",
  'apps updatePaymentMethod settings.bankId': "the bank's own name for itself",
  'store setCartTaxId taxId': 'the number of a business, which an authority has given it',
  'apps createCustomer user': 'accounts are people, whom every store may have as customers',
  'apps updateCustomer user': 'accounts are people, whom every store may have as customers',
  'apps createDigitalAccess user': 'accounts are people, whom every store may give access',
  'apps createRole pages[].id': 'the pages of the dashboard are the same for all stores',
  'apps updateRole pages[].id': 'the pages of the dashboard are the same for all stores',
  'apps createPayout payout': 'the options are the same for all stores',
  'apps updatePayout payout': 'the options are the same for all stores',
  'console authorizeApp clientId': 'any merchant may install any app',
  'console listConsentStores ?clientId': 'any merchant may install any app',
}

const entries = Object.entries(references).flatMap(([surface, all]) =>
  Object.entries(all).map(([key, reference]) => {
    const name = `${surface} ${key}`
    const operation = operations.find((one) => name.startsWith(`${one.name} `))
    return { name, operation: operation!, reference }
  }),
)

describe('Tenants are isolated in what requests name', () => {
  it('in every member of the contracts that names a record', () => {
    const named = operations.flatMap((operation) =>
      requestMembers(operation).map((member) => `${operation.name} ${member}`),
    )
    const known = [...Object.keys(exempt), ...entries.map(({ name }) => name)]
    const asked = named.filter((member) => isReference(/(\w+)(\[\])?$/.exec(member)![1]!))
    expect(asked.filter((member) => !known.includes(member))).to.eql([])
    expect(known.filter((member) => !named.includes(member))).to.eql([])
  })

  for (const { name, operation, reference } of entries) {
    const { others, table } = reference
    for (const other of others) {
      it(`${name} answers the same for ${other} as for none`, async () => {
        const { me, ask } = await openWorld(operation, reference)
        const unknown = await ask(reference.nowhere ?? newId())
        const { id } = await reference.record(await ownerOf(other, me))
        expect(await ask(id)).to.eql(unknown)
        const own = await ask()
        expect(own.status, JSON.stringify(own.body)).to.be.within(200, 299)
        expect(own.body).to.not.eql(unknown.body)
      })
    }

    if (!table) continue
    it(`${name} answers the same for a deleted record as for none`, async () => {
      const { mine, ask } = await openWorld(operation, reference)
      await service().db(table).where({ id: mine.id }).update({ deleted_at: new Date() })
      expect(await ask()).to.eql(await ask(newId()))
    })
  }

  it('and a variant that belongs to another store or product stays as it is', async () => {
    const [me, them] = [await createOwner(), await createOwner()]
    const product = await createProduct(me.shop)
    const foreign = await Promise.all(
      [them, me].map(async ({ shop }) => createVariant(shop, await createProduct(shop), { name: 'Theirs' })),
    )
    const variants = foreign.map(({ id: _id }) => ({ _id, name: 'Mine', quantity: 1 }))
    const headers = await createAppToken(me.shop, everyScope)
    const apps = () => call('apps')
    const { body } = await apps()
      .post('/api/v1/products')
      .set(headers)
      .send({ name: 'A thing', price: 1, quantity: 1, variants })
    const changed = await apps().patch(`/api/v1/products/${product.id}`).set(headers).send({ variants })
    for (const shown of [body.data.variants, changed.body.data.variants]) {
      expect(shown.map((variant: { name: string }) => variant.name)).to.eql(['Mine', 'Mine'])
      expect(JSON.stringify(shown)).to.not.match(new RegExp(foreign.map(({ id }) => id).join('|')))
    }
    const kept = await service()
      .db('variants')
      .whereIn(
        'id',
        foreign.map(({ id }) => id),
      )
      .pluck('name')
    expect(kept).to.eql(['Theirs', 'Theirs'])
  })
})

async function ownerOf(other: Other, me: Owner): Promise<Owner> {
  const them = await createOwner()
  return {
    "another store's": them,
    "another person's": them,
    "another shopper's in the same store": { shop: me.shop, account: them.account },
    "the shopper's own in another store": { shop: them.shop, account: me.account },
  }[other]
}

/** Opens a store with a record that a request may name, which `ask` sends; with an id, it names that one instead. */
async function openWorld(operation: Operation, { record, ask }: Reference) {
  const me = await createOwner()
  const mine = await record(me)
  const headers = {
    store: me.account.as(me.shop),
    apps: await createAppToken(me.shop, everyScope),
    console: me.account.onConsole(),
  }[operation.surface]
  const send = async (id = mine.id) => {
    const { path = {}, query = {}, body }: Request = ask(id, mine, me)
    const request = call(operation.surface)[operation.route.method](urlOf(operation, path))
    const reply = await request.set(headers).query(query).send(body)
    return { status: reply.status, body: JSON.parse(reply.text.replaceAll(String(id), '0')) }
  }
  return { me, mine, ask: send }
}
