import { expect } from 'chai'
import { composed } from '../../src/http/body.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call } from '../support/service.ts'

/** Both look the same: é and ö are one character each, or two. */
const forms = ['Café Löwe', 'Cafe\u0301 Lo\u0308we']

describe('Text in either form of Unicode', () => {
  const asked = async (surface: 'apps' | 'store', url: string, headers: Record<string, string>) =>
    (await call(surface).get(url).set(headers).expect(200)).body.data

  it('is found in whichever form somebody searches, and read composed', async () => {
    const shop = await createShop()
    const token = await createAppToken(shop, [
      ...(['READ_INVENTORY', 'WRITE_INVENTORY', 'READ_CUSTOMERS', 'WRITE_CUSTOMERS'] as const),
    ])
    for (const [index, name] of forms.entries()) {
      const product = { name, description: name, price: 5, quantity: 1, tags: [name] }
      await call('apps').post('/api/v1/products').set(token).send(product).expect(201)
      const customer = { name, email: `reader${index}@example.com` }
      await call('apps').post('/api/v1/customers').set(token).send(customer).expect(201)
    }
    for (const word of forms.map((text) => encodeURIComponent(text))) {
      const inShop = await asked('store', `/api/v1/products?query=${word}`, { 'x-shop-id': shop.id })
      expect(inShop.products.map(({ name }: { name: string }) => name)).to.eql([forms[0], forms[0]])
      const { products } = await asked('apps', `/api/v1/products?query=${word}`, token)
      expect(products).to.have.length(2)
      const { customers } = await asked('apps', `/api/v1/customers?search=${word}`, token)
      expect(customers.map(({ name }: { name: string }) => name)).to.eql([forms[0], forms[0]])
    }
  })
  it('stays as it is where a letter has more marks than any language writes, because sorting them could take minutes', () => {
    const marked = (count: number) => `e${'\u0301'.repeat(count)}\u0323`
    expect(composed(marked(29))).to.equal(marked(29).normalize('NFC'))
    const most = marked(500_000)
    expect(composed({ texts: [marked(30), most] })).to.eql({ texts: [marked(30), most] })
  })
})
