import { asAgent, type TestAgent } from './agents.ts'
import { createProduct } from './fixtures/catalogue.ts'
import { service } from './service.ts'

const destination = {
  first_name: 'Ada',
  street_address: '1 Example Street',
  address_locality: 'Ikeja',
  address_region: 'Lagos',
  address_country: 'NG',
  phone_number: '+2348030000000',
}
const buyer = { email: 'ada@example.com', first_name: 'Ada', last_name: 'Example' }

/** Places an order of three pieces for 1500 each, at a store that ships them. */
export async function placeOrder(agent: TestAgent, shop: { id: string }) {
  const product = await createProduct(shop, { price: 1500 })
  const wanted = (selected_option_id?: string) => ({
    line_items: [{ item: { id: product.id }, quantity: 3 }],
    buyer,
    fulfillment: {
      methods: [
        {
          type: 'shipping',
          destinations: [destination],
          groups: selected_option_id ? [{ selected_option_id }] : [],
        },
      ],
    },
  })
  const { body: first } = await asAgent(agent, shop, 'post', '/checkout-sessions', { body: wanted() })
  const [option] = first.fulfillment.methods[0].groups[0].options
  const path = `/checkout-sessions/${first.id}`
  await asAgent(agent, shop, 'put', path, { body: wanted(option.id) }).expect(200)
  const { body: placed } = await asAgent(agent, shop, 'post', `${path}/complete`, { body: {} }).expect(200)
  const order = await service().db('orders').where({ shop_id: shop.id }).orderBy('number', 'desc').first()
  return { product, placed, order }
}
