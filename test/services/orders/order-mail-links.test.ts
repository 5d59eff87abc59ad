import { expect } from 'chai'
import { announceNow, type Message, mailsTo } from '../../support/announcements.ts'
import { createAppToken } from '../../support/fixtures/apps.ts'
import { createProduct } from '../../support/fixtures/catalogue.ts'
import { createOrder } from '../../support/fixtures/orders.ts'
import { createAccount, createGuest, type Person } from '../../support/fixtures/people.ts'
import { createShipment, createShippingAddress } from '../../support/fixtures/shipping.ts'
import { createDomain, createShop } from '../../support/fixtures/shops.ts'
import { call, service } from '../../support/service.ts'
import { newEmail } from '../../support/sign-in.ts'

type Shop = Awaited<ReturnType<typeof createShop>>

describe('announceOrder, for links and names', () => {
  let shop: Shop
  let shopper: Person
  beforeEach(async () => {
    shop = await createShop()
    shopper = await createAccount()
  })

  const place = async (body: object = {}, who = shopper) => {
    const { id } = await createProduct(shop, { name: 'Linen <notebook>', price: 4999 })
    const sent = { items: [{ productId: id, quantity: 2 }], ...body }
    const placed = await call('store').post('/api/v1/orders').set(who.as(shop)).send(sent).expect(201)
    return placed.body.data
  }
  const only = async (to = shopper.email!): Promise<Message> => {
    const mails = await mailsTo(to)
    expect(mails).to.have.length(1)
    return mails[0]!
  }

  it('shows no link that a guest has typed into their address, whoever gets the e-mail', async () => {
    const [email, guest] = [newEmail(), await createGuest()]
    const { id } = await createShippingAddress(guest)
    const typed = { name: 'You won! https://evil.example/prize', line1: 'www.evil.example' }
    await service().db('shipping_addresses').where({ id }).update(typed)
    await place({ email, shippingAddressId: id }, guest)
    const { text, html } = await only(email)
    expect(text).to.include('Ships to:\nYou won! evil example/prize\nwww evil example\n')
    expect(html).not.to.include('evil.')
  })

  it('shows no link in the name of a product to an address that nobody has proved, and the name to its buyer', async () => {
    const name = 'Node.js, and https://evil.example/prize'
    const { id: productId } = await createProduct(shop, { name })
    const email = newEmail()
    for (const [who, body] of [
      [shopper, {}],
      [await createGuest(), { email }],
    ] as const) {
      const sent = { items: [{ productId, quantity: 1 }], ...body }
      await call('store').post('/api/v1/orders').set(who.as(shop)).send(sent).expect(201)
    }
    expect((await only()).text).to.include(`1 x ${name}:`)
    expect((await only(email)).text).to.include('1 x Node js, and evil example/prize:')
    const given = [{ name, days: null }]
    const other = newEmail()
    const { id } = await createOrder(shop, await createGuest())
    await service().db('orders').where({ id }).update({ email: other })
    await announceNow({ orderId: id, shopId: shop.id, change: 'granted', given })
    expect((await only(other)).text).to.include('- Node js, and evil example/prize\n')
  })

  it('leads its buyer to the pages of the store by the domain that it has proved, and nobody who has proved no address', async () => {
    const email = newEmail()
    const proved = { state: 'active', next_check_at: null }
    const { domain } = await createDomain(shop, proved)
    await createDomain(shop)
    await createDomain(shop, { ...proved, kind: 'subdomain', domain: `${shop.slug}.shops.example` })
    await place()
    await place({ email }, await createGuest())
    const { text, html } = await only()
    expect(text).to.include(`\nVisit the store: https://${domain}\n`)
    expect(html).to.include(`<a href="https://${domain}" style="color:inherit">Visit the store</a>`)
    const others = await only(email)
    expect(others.text + others.html)
      .not.to.include(domain)
      .and.not.include('Visit the store')
  })

  it('leads nobody to a name that is an address on the machine of the recipient alone', async () => {
    await createDomain(shop, { state: 'active', kind: 'subdomain', domain: `${shop.slug}.stores.localhost` })
    await place()
    expect((await only()).text).not.to.include('Visit the store')
  })

  it('leads to our own page of a parcel, and shows no link of the store, where nobody has proved the address', async () => {
    const email = newEmail()
    const { id, orderId } = await createShipment(shop, await createGuest())
    await service().db('orders').where({ id: orderId }).update({ email })
    const sent = {
      carrier: 'Prizes, www.evil.example',
      trackingNumber: 'https://evil.example/1',
      trackingUrl: 'https://evil.example/prize',
      status: 'in_transit',
    }
    const { body } = await call('apps')
      .patch(`/api/v1/shipping/shipments/${id}`)
      .set(await createAppToken(shop, ['WRITE_SHIPPING']))
      .send(sent)
      .expect(200)
    const { text, html } = await only(email)
    const page = `${service().config.publicUrls.store}/track/${body.data.trackingCode}`
    expect(text).to.include(`Track your parcel: ${page}\n`).and.not.include('evil.')
    expect(html).to.include(`href="${page}"`).and.not.include('evil.')
  })

  it('escapes what a merchant or a shopper wrote, and loads pictures from the store alone', async () => {
    const evil = '"><script>alert(1)</script>'
    await service()
      .db('shops')
      .where({ id: shop.id })
      .update({
        name: evil,
        logo: 'javascript:alert(1)',
        theme: { primaryColor: 'red;background:url(https://spy.example)' },
        contact: { email: evil, address: evil },
      })
    const { id } = await createOrder(shop, shopper)
    const values = { name: evil, variant_name: evil, image: `https://shop.example/a.png?${evil}` }
    await service().db('order_items').where({ order_id: id }).update(values)
    const card = {
      carrier: evil,
      trackingNumber: evil,
      trackingUrl: `https://x.example/${evil}`,
      trackingCode: evil,
    }
    await announceNow({ orderId: id, shopId: shop.id, change: 'shipped', shipment: card })
    const { html } = await only()
    expect(html).not.to.include('<script').and.not.include('spy.example').and.not.include('javascript:')
    const asked = [...html.matchAll(/(?:src|url\(|@import|<link)[^>]*/g)].map(([match]) => match)
    expect(asked.join('\n')).to.match(/^src="https:\/\/shop\.example\/a\.png[^\n]*$/)
  })
})
