import { expect } from 'chai'
import { openFeeds } from '../store/feeds/store.ts'
import { createFood } from '../support/fixtures/catalogue.ts'
import { call, service } from '../support/service.ts'

describe('getFeedReport', () => {
  const reportTo = async (token: { authorization: string }) =>
    (await call('apps').get('/api/v1/feeds').set(token).expect(200)).body.data

  it('has as many items as the feeds have, and says why the others are left out', async () => {
    const { token, create, google, meta, acp } = await openFeeds()
    const variants = (...prices: number[]) => ({
      variants: prices.map((price) => ({
        name: `${price}`,
        price,
        quantity: 1,
        options: { Size: `${price}` },
      })),
    })
    await create(variants(5, 0, 7))
    await create({})
    await create({ listed: false, images: [] })
    await create({ name: 'Bare', images: [], description: '' })
    await create({ name: 'Mute', description: ' \n ' })
    await create({ name: 'Free', price: 0 })
    await create({ name: 'Worthless', price: 1, ...variants(0) })
    const { enabled, feeds, leftOut } = await reportTo(token)
    expect(enabled).to.equal(true)
    expect(feeds.map(({ name, items }: { name: string; items: number }) => [name, items])).to.eql([
      ['google', (await google()).length],
      ['meta', (await meta()).length],
      ['acp', (await acp()).flatMap(({ variants }) => variants).length],
    ])
    const told = leftOut.map((one: { reason: string; total: number; products: { name: string }[] }) => [
      one.reason,
      one.total,
      one.products.map(({ name }) => name),
    ])
    expect(told).to.have.deep.members([
      ['picture', 1, ['Bare']],
      ['description', 1, ['Mute']],
      ['price', 2, ['Worthless', 'Free']],
    ])
  })

  it('names at most 20 of the products, of this store alone, and the feeds at its own address', async () => {
    const { shop, token } = await openFeeds({ feeds: { enabled: false } })
    await (await openFeeds()).create({ images: [] })
    await service().db.raw(
      `insert into products (id, shop_id, name, slug, price) select lpad(to_hex(n), 22, '0') || right(:shop, 2), :shop,
        'P' || n, 'p-' || n, 100 from generate_series(1, 25) as n`,
      { shop: shop.id },
    )
    const { enabled, feeds, leftOut } = await reportTo(token)
    expect(enabled).to.equal(false)
    expect(leftOut).to.have.length(1)
    expect(leftOut[0]).to.include({ reason: 'picture', total: 25 })
    expect(leftOut[0].products).to.have.length(20)
    expect(feeds[0]).to.eql({
      name: 'google',
      url: `http://${shop.slug}.localhost/feeds/google.xml`,
      items: 0,
    })
  })

  it('has the menu where dishes are sold', async () => {
    const { shop, token, menu } = await openFeeds({ type: 'restaurant' })
    await createFood(shop)
    await createFood(shop, { listed: false })
    const { feeds } = await reportTo(token)
    const items = (await menu()).hasMenuItem.length
    expect(feeds.at(-1)).to.eql({ name: 'menu', url: `http://${shop.slug}.localhost/feeds/menu.json`, items })
  })
})
