import { expect } from 'chai'
import { flawsOf, googleAttributes, metaAttributes } from '../../support/feed-attributes.ts'
import { createAutomaticDiscount } from '../../support/fixtures/catalogue.ts'
import { sampledTest } from '../../support/sample.ts'
import { service } from '../../support/service.ts'
import { openFeeds } from './store.ts'

const hostile = '<g:price>1</g:price>]]>&amp; "quoted", =1+1\u0007\ufffe\nsecond **line**'

describe('getGoogleFeed', () => {
  it('offers what is sold beyond its stock with the promised day, and not without a day that is ahead', async () => {
    const { create, patch, google, meta, acp } = await openFeeds()
    const { _id } = await create({ quantity: 0, backorder: { shipsOn: '2036-03-03' } })
    const shown = async () => {
      const [[item], [row], [line]] = [await google(), await meta(), await acp()]
      expect(flawsOf(item!, googleAttributes)).to.eql([])
      expect(flawsOf(row!, metaAttributes)).to.eql([])
      return [item!.availability, item!.availability_date, row!.availability, line.variants[0].availability]
    }
    const later = [['available for order'], { available: true, status: 'backorder' }]
    expect(await shown()).to.eql([['backorder'], ['2036-03-03T00:00Z'], ...later])
    for (const backorder of [{}, { shipsOn: '2020-01-01' }]) {
      await patch(_id, { backorder })
      expect(await shown()).to.eql([['out_of_stock'], undefined, ...later])
    }
    await patch(_id, { quantity: 1 })
    expect((await google())[0]!.availability).to.eql(['in_stock'])
  })

  it('is refused with 404 feeds_off until the merchant switches the feeds on', async () => {
    const { change, read } = await openFeeds({ feeds: { enabled: false } })
    const { body } = await read('google.xml').expect(404)
    expect(JSON.parse(body).code).to.equal('feeds_off')
    for (const name of ['meta.csv', 'acp.jsonl', 'menu.json']) await read(name).expect(404)
    await change({ feeds: { enabled: true } })
    await read('google.xml').expect(200)
  })

  it('has an item for each variant with the attributes that Google publishes', async () => {
    const { change, create, google } = await openFeeds({ feeds: { enabled: true, nativeCommerce: true } })
    await change({
      showPriorPrice: true,
      shipping: {
        zones: [
          { name: 'Home', countries: ['US'], rates: [{ name: 'Post', amount: 5, freeFrom: 50, etaDays: 3 }] },
          { name: 'Rest', countries: [], rates: [{ name: 'Air', amount: 30 }] },
        ],
      },
    })
    const mug = await create({
      name: 'Mug & saucer',
      vendor: 'Kiln',
      condition: 'used',
      weight: { value: 420, unit: 'g' },
      measure: { amount: 350, unit: 'ml' },
      compareAtPrice: 20,
      variants: [
        {
          name: 'Green / L',
          price: 12.5,
          quantity: 0,
          barcode: '4006381333931',
          options: { Colour: 'Green', Size: 'L' },
        },
        { name: 'Red / S', price: 60, quantity: 2, options: { Colour: 'Red', Size: 'S' } },
      ],
    })
    const items = await google()
    expect(items).to.have.length(2)
    for (const item of items) expect(flawsOf(item, googleAttributes), JSON.stringify(item)).to.eql([])
    const [green, red] = items
    expect(green).to.include.deep.keys({ id: 0 })
    expect(green).to.deep.include({
      id: [mug.variants[0]!._id],
      item_group_id: [mug._id],
      title: ['Mug & saucer – Green / L'],
      price: ['20.00 USD'],
      sale_price: ['12.50 USD'],
      availability: ['out_of_stock'],
      gtin: ['4006381333931'],
      brand: ['Kiln'],
      condition: ['used'],
      color: ['Green'],
      size: ['L'],
      shipping_weight: ['420 g'],
      unit_pricing_measure: ['350 ml'],
      unit_pricing_base_measure: ['1 l'],
      shipping: [
        '<g:country>US</g:country><g:service>Post</g:service><g:price>5.00 USD</g:price><g:max_transit_time>3</g:max_transit_time>',
      ],
    })
    expect(green).not.to.have.any.keys('identifier_exists', 'native_commerce')
    expect(red).to.deep.include({
      price: ['60.00 USD'],
      availability: ['in_stock'],
      identifier_exists: ['no'],
      native_commerce: ['TRUE'],
    })
    expect(red).not.to.have.any.keys('sale_price', 'gtin')
    expect(red!.shipping![0]).to.include('<g:price>0.00 USD</g:price>')
  })

  it('leaves out what has no picture, no description or no price, and what shoppers do not see', async () => {
    const { create, google } = await openFeeds()
    const shown = await create({})
    await create({ images: [] })
    await create({ description: ' **  ** ' })
    await create({ price: 0 })
    await create({ listed: false })
    const free = await create({
      name: 'Two',
      price: 0,
      variants: [
        { name: 'A', price: 0, quantity: 1, options: { Size: 'A' } },
        { name: 'B', price: 3, quantity: 1, options: { Size: 'B' } },
      ],
    })
    expect((await google()).map(({ id }) => id![0])).to.have.members([shown._id, free.variants[1]!._id])
  })

  it('adds the sales taxes of states where prices are without', async () => {
    const { shop, change, create, google } = await openFeeds()
    await change({ taxes: { pricesIncludeTax: false } })
    await service()
      .db('tax_rates')
      .insert(
        [
          { name: 'State', state: 'California', rate: 72_500 },
          { name: 'District', state: 'California', rate: 12_500 },
          { name: 'City', state: 'California', postal_code: '90001', rate: 10_000 },
        ].map((one, n) => ({
          id: `c${n}`.padStart(24, '0'),
          shop_id: shop.id,
          country: 'US',
          class: 'standard',
          ...one,
        })),
      )
    await create({})
    const [item] = await google()
    expect(flawsOf(item!, googleAttributes)).to.eql([])
    expect(item!.tax).to.eql(['<g:country>US</g:country><g:region>CA</g:region><g:rate>8.5</g:rate>'])
  })

  it('has the prices of automatic discounts with their dates, and the price before', async () => {
    const { shop, create, google } = await openFeeds()
    const { _id } = await create({ price: 10 })
    await createAutomaticDiscount(
      shop,
      { kind: 'percentage', percent: 2000 },
      {
        starts_at: new Date('2026-01-01T00:00:00Z'),
        ends_at: new Date('2100-01-01T00:00:00Z'),
      },
    )
    const [item] = await google()
    expect(flawsOf(item!, googleAttributes)).to.eql([])
    expect(item).to.deep.include({
      id: [_id],
      price: ['10.00 USD'],
      sale_price: ['8.00 USD'],
      sale_price_effective_date: ['2026-01-01T00:00Z/2100-01-01T00:00Z'],
    })
  })

  it('holds any text that merchants write', async () => {
    const { create, google, meta } = await openFeeds()
    await create({ name: hostile, description: hostile })
    const [item] = await google()
    expect(flawsOf(item!, googleAttributes)).to.eql([])
    expect(item!.description![0])
      .to.include('<g:price>1</g:price>]]>&amp; "quoted", =1+1')
      .and.to.include('second line')
    const [same] = await meta()
    expect(flawsOf(same!, metaAttributes)).to.eql([])
    expect(same!.description![0]!.replace(/[^ -~\n]/g, '')).to.equal(item!.description![0])
  })

  it('leads to the pages of the address at which it is read, if that is the store’s, in the language that is asked for', async () => {
    const { shop, create, read, google } = await openFeeds()
    const { slug } = await create({})
    const { db } = service()
    const [domain, other] = [`${shop.slug}.example`, 'evil.example']
    await db('shop_domains').insert({
      ...{ id: shop.id, shop_id: shop.id, domain, kind: 'own', token: 't', verified_at: new Date() },
    })
    const linkAt = async (headers: object, query = {}) => (await google(query, headers))[0]!.link![0]
    expect(await linkAt({})).to.equal(`https://${domain}/products/${slug}`)
    expect(await linkAt({ origin: `http://${domain}:4020` })).to.equal(
      `http://${domain}:4020/products/${slug}`,
    )
    expect(await linkAt({ origin: `https://${other}` })).to.equal(`https://${domain}/products/${slug}`)
    expect(await linkAt({}, { lang: 'de' })).to.equal(`https://${domain}/products/${slug}?lang=de`)
    await read('google.xml', { lang: '"><x>' }).expect(400)
  })

  it('is answered with 304 until something that it shows changes', async () => {
    const { shop, change, create, patch, read } = await openFeeds()
    const { _id } = await create({ price: 10 })
    const tagOf = async (tag?: string) => {
      const reply = await read('google.xml', {}, tag ? { 'if-none-match': tag } : {})
      return [reply.status, reply.headers.etag] as [number, string]
    }
    const [status, tag] = await tagOf()
    expect([status, (await tagOf(tag))[0]]).to.eql([200, 304])
    const changed = async (work: () => Promise<unknown>) => {
      const [, before] = await tagOf()
      await work()
      const [again, after] = await tagOf(before)
      expect(again).to.equal(200)
      expect(after).not.to.equal(before)
      expect((await tagOf(after))[0]).to.equal(304)
    }
    await changed(() => patch(_id, { price: 11 }))
    await changed(() =>
      change({ shipping: { zones: [{ name: 'A', countries: ['US'], rates: [{ name: 'B', amount: 1 }] }] } }),
    )
    await changed(() =>
      createAutomaticDiscount(
        shop,
        { kind: 'percentage', percent: 1000 },
        { ends_at: new Date('2100-01-01') },
      ),
    )
    await changed(() => change({ taxes: { pricesIncludeTax: false } }))
    expect(
      (await read('google.xml', { lang: 'fr' }, { 'if-none-match': (await tagOf())[1] })).status,
    ).to.equal(200)
  })

  it('has since a time only what has changed, what is sold out, and what shoppers no longer see', async () => {
    const { shop, change, create, patch, remove, google, acp } = await openFeeds()
    const [old, sold, hidden, deleted] = [
      await create({}),
      await create({}),
      await create({}),
      await create({}),
    ]
    const lost = await create({
      variants: [
        { name: 'A', price: 1, quantity: 1, options: { Size: 'A' } },
        { name: 'B', price: 3, quantity: 1, options: { Size: 'B' } },
      ],
    })
    await service()
      .db('shops')
      .where({ id: shop.id })
      .update({ updated_at: new Date(Date.now() - 60_000) })
    await new Promise((resolve) => setTimeout(resolve, 5))
    const updatedSince = new Date().toISOString()
    expect(await google({ updatedSince })).to.eql([])
    await patch(sold._id, { quantity: 0 })
    await patch(hidden._id, { listed: false })
    await remove(deleted._id)
    const [{ _id }, other] = lost.variants as [{ _id: string }, { _id: string }]
    await patch(lost._id, { variants: [{ _id, name: 'A', price: 2, quantity: 1, options: { Size: 'A' } }] })
    const found = Object.fromEntries(
      (await google({ updatedSince })).map(({ id, availability }) => [id, availability![0]]),
    )
    expect(found).to.eql({
      [sold._id]: 'out_of_stock',
      [hidden._id]: 'out_of_stock',
      [deleted._id]: 'out_of_stock',
      [_id]: 'in_stock',
      [other._id]: 'out_of_stock',
    })
    const states = (await acp({ updatedSince })).flatMap(({ variants }) =>
      variants.map(({ id, availability }: { id: string; availability: { status: string } }) => [
        id,
        availability.status,
      ]),
    )
    expect(Object.fromEntries(states)).to.deep.include({
      [deleted._id]: 'discontinued',
      [sold._id]: 'out_of_stock',
      [other._id]: 'discontinued',
    })
    await change({ showPriorPrice: true })
    expect((await google({ updatedSince })).map(({ id }) => id![0])).to.include(old._id)
  })

  sampledTest('has every product once, however many there are, and none of another store', async () => {
    const { shop, google, meta, acp } = await openFeeds()
    await service().db.raw(
      `insert into products (id, shop_id, name, slug, description, price, quantity, images, created_at)
      select lpad(to_hex(n), 22, '0') || right(:shop, 2), :shop, 'Product ' || n, 'product-' || n, 'Text', 100, 1,
        array['https://pictures.example/1.jpg'], date_trunc('second', now()) - (n / 7) * interval '1 second'
      from generate_series(1, 1203) as n`,
      { shop: shop.id },
    )
    const [first, ...rest] = [await google(), await meta(), await acp()] as { id: unknown }[][]
    expect(new Set(first!.map(({ id }) => String(id))).size).to.equal(1203)
    for (const feed of rest)
      expect(feed.map(({ id }) => String(id))).to.eql(first!.map(({ id }) => String(id)))
    const other = await openFeeds()
    expect(await other.google()).to.eql([])
  })
})
