import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShippingAddress } from '../support/fixtures/shipping.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call } from '../support/service.ts'

const guide = readFileSync('docs/guides/taxes.md', 'utf8')

/** Returns the calls that the guide shows for a store, in their order. */
function callsFor(store: string): { method: 'patch' | 'post'; path: string; body: object }[] {
  const part = guide.split(/^## /m).find((one) => one.startsWith(store))!
  const blocks = [...part.matchAll(/```http\n([\s\S]*?)```/g)].map(([, block]) => block!)
  return blocks
    .flatMap((block) => block.trim().split('\n\n'))
    .map((shown) => {
      const [line, ...body] = shown.split('\n')
      const [method, path] = line!.split(' ')
      return {
        method: method!.toLowerCase() as 'patch' | 'post',
        path: path!,
        body: JSON.parse(body.join('\n')),
      }
    })
}

describe('the guide to taxes', () => {
  let shop: Shop & { ownerId: string }
  let shopper: Person
  beforeEach(async () => {
    shopper = await createAccount()
  })

  const open = async (store: string, country: string, currency: string) => {
    shop = await createShop({ country, currency })
    const token = await createAppToken(shop, ['WRITE_STORE'])
    for (const { method, path, body } of callsFor(store)) {
      const { status, text } = await call('apps')[method](`/api/v1${path}`).set(token).send(body)
      expect(status, text).to.be.within(200, 201)
    }
  }
  /** Orders goods at these prices, in minor units, and returns the total and the taxes in major units. */
  const order = async (
    goods: { price: number; tax_class?: string }[],
    address: { country: string; state?: string; postal_code?: string },
  ) => {
    const products = await Promise.all(goods.map((one) => createProduct(shop, one)))
    const items = products.map(({ id }) => ({ productId: id, quantity: 1 }))
    const { id } = await createShippingAddress(shopper, { city: 'A city', state: '', ...address })
    const { body } = await call('store')
      .post('/api/v1/orders')
      .set(shopper.as(shop))
      .send({ items, shippingAddressId: id })
      .expect(201)
    const { total, tax, taxes } = body.data
    return { total, tax, amounts: taxes.map(({ amount }: { amount: number }) => amount).sort() }
  }

  it('leads a German store to the amounts that it names', async () => {
    await open('A German store', 'DE', 'EUR')
    const lamp = { price: 11_900 }
    expect(await order([lamp, { price: 1070, tax_class: 'reduced' }], { country: 'DE' })).to.eql({
      total: 129.7,
      tax: { included: 19.7, added: 0 },
      amounts: [0.7, 19],
    })
    expect((await order([lamp], { country: 'FR' })).tax).to.eql({ included: 19.83, added: 0 })
    expect(await order([lamp], { country: 'CH' })).to.include({ total: 119 })
    expect((await order([lamp], { country: 'CH' })).tax.included).to.equal(0)
    expect((await order([lamp], { country: 'DE', postal_code: '27498' })).tax.included).to.equal(0)
  })

  it('leads a British store to the amounts that it names', async () => {
    await open('A British store', 'GB', 'GBP')
    expect(await order([{ price: 1200 }, { price: 999, tax_class: 'zero' }], { country: 'GB' })).to.eql({
      total: 21.99,
      tax: { included: 2, added: 0 },
      amounts: [0, 2],
    })
  })

  it('leads a Nigerian store to the amounts that it names', async () => {
    await open('A Nigerian store', 'NG', 'NGN')
    expect(await order([{ price: 1_000_000 }], { country: 'NG', state: 'Lagos' })).to.eql({
      total: 10_750,
      tax: { included: 0, added: 750 },
      amounts: [750],
    })
    const medicine = await order([{ price: 1_000_000, tax_class: 'exempt' }], {
      country: 'NG',
      state: 'Lagos',
    })
    expect(medicine.total).to.equal(10_000)
  })

  it('leads a Californian store to the amounts that it names', async () => {
    await open('A Californian store', 'US', 'USD')
    const totalIn = async (state: string, postal_code: string) =>
      (await order([{ price: 10_000 }], { country: 'US', state, postal_code })).total
    expect(await totalIn('CA', '90012')).to.equal(109.5)
    expect(await totalIn('CA', '92101')).to.equal(107.25)
    expect(await totalIn('NV', '89101')).to.equal(100)
  })
})
