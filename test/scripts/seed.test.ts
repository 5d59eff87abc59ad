import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'chai'
import { businessCatalogue } from '../../scripts/seed/business.ts'
import { digitalCatalogue } from '../../scripts/seed/digital.ts'
import { restaurantCatalogue } from '../../scripts/seed/restaurant.ts'
import { shopCatalogue } from '../../scripts/seed/shop.ts'
import { voices } from '../../scripts/seed/voices.ts'
import { scaleOf } from '../../src/base/money.ts'
import { flatRates } from '../../src/services/shipping/zone-rates.ts'
import { toRow } from '../../src/services/shipping/zones.ts'

const folder = 'scripts/seed/pictures'
const stores = [digitalCatalogue, shopCatalogue, restaurantCatalogue, businessCatalogue]

describe('demo catalogue', () => {
  for (const store of stores) {
    const { products, foods, services = [] } = store
    const sorted = [...products, ...foods]
    const items = [...sorted, ...services]

    describe(store.name, () => {
      it('has thirty products or twelve services, each item with a slug and a description of its own', () => {
        expect([products.length, services.length]).to.eql(store.type === 'business' ? [0, 12] : [30, 0])
        expect(new Set(items.map(({ slug }) => slug))).to.have.property('size', items.length)
        expect(new Set(items.map(({ description }) => description))).to.have.property('size', items.length)
        for (const { slug, description } of items) {
          expect(slug).to.match(/^[a-z0-9]+(-[a-z0-9]+)*$/)
          expect(description.match(/[.?!](\s|$)/g)?.length, slug).to.be.within(2, 3)
        }
      })

      it('puts something into each category and nothing elsewhere', () => {
        const slugs = store.categories.map(({ slug }) => slug)
        expect(slugs.length).to.be.within(...((sorted.length > 0 ? [5, 9] : [0, 0]) as [number, number]))
        expect([...new Set(sorted.map(({ category }) => category))]).to.have.members(slugs)
      })

      it('has prices that the currency can represent, below any former price', () => {
        for (const { slug, price } of items) {
          expect(price, slug).to.be.above(0)
          expect(price, slug).to.equal(Number(price.toFixed(2)))
        }
        for (const { slug, price, compareAtPrice = Number.POSITIVE_INFINITY } of products) {
          expect(compareAtPrice, slug).to.be.above(price)
        }
      })

      it('has stock, which variants divide among them', () => {
        for (const { slug, quantity, variants } of products) {
          expect(quantity, slug).to.be.above(0)
          if (!variants) continue
          expect(new Set(variants.map(({ name }) => name)).size, slug).to.equal(variants.length)
          expect(
            variants.reduce((sum, variant) => sum + variant.quantity, 0),
            slug,
          ).to.equal(quantity)
        }
      })

      it('has a picture of each item, all different and well-formed XML below 12 KB, and a logo in PNG', () => {
        const logo = readFileSync(`${folder}/${store.slug}.png`)
        expect(logo.subarray(1, 4).toString()).to.equal('PNG')
        expect(logo.length).to.be.below(12 * 1024)
        const pictures = items.map(({ name, slug }) => {
          const svg = readFileSync(`${folder}/${store.slug}-${slug}.svg`, 'utf8')
          expectWellFormed(svg)
          expect(Buffer.byteLength(svg)).to.be.below(12 * 1024)
          expect(svg).not.to.match(/undefined|NaN|href/)
          expect(svg).to.include(`<title>${name.replaceAll('&', '&#38;')}</title>`)
          return svg.replace(/<title>.*<\/title>/, '')
        })
        expect(new Set(pictures)).to.have.property('size', pictures.length)
      })

      it('has two posts, each of a few sentences with the picture of an item', () => {
        expect(store.posts).to.have.length(2)
        for (const { title, slug, excerpt, content, tags, cover } of store.posts) {
          expect(slug, title).to.match(/^[a-z0-9]+(-[a-z0-9]+)*$/)
          expect(excerpt, title).to.match(/\.$/)
          expect(content.match(/[.?!](\s|$)/g)?.length, title).to.be.within(3, 4)
          expect(tags, title).to.have.length(2)
          expect([...products, ...services].map(({ slug }) => slug)).to.include(cover)
        }
        expect(new Set(store.posts.map(({ slug }) => slug))).to.have.property('size', 2)
      })

      it('has two banners, each with the picture of an item, that link to a product, a post, the menu or the services', () => {
        const slugs = [...products, ...foods, ...services].map(({ slug }) => slug)
        const pages = [
          ...products.map(({ slug }) => `/products/${slug}`),
          ...(foods.length > 0 ? ['/foods'] : []),
          ...(services.length > 0 ? ['/services'] : []),
          ...store.posts.map(({ slug }) => `/blogs/${slug}`),
        ]
        expect(store.banners).to.have.length(2)
        expect(slugs).to.include.members(store.banners.map(({ image }) => image))
        expect(pages).to.include.members(store.banners.map(({ link }) => link))
        for (const { title } of store.banners) expect(title).to.match(/^[A-Z]/)
      })

      it('has reviews and comments about its own items, one by each reviewer', () => {
        const { reviews, comments } = voices[store.slug]!
        const has = { product: products.map(({ slug }) => slug), blog: store.posts.map(({ slug }) => slug) }
        expect(has.product).to.include.members(reviews.map(({ of }) => of))
        for (const { resource, on } of comments) expect(has[resource]).to.include(on)
        expect(new Set(reviews.map(({ of, by }) => `${of} ${by}`)).size).to.equal(reviews.length)
        expect(comments.filter(({ answer }) => answer)).to.have.length(1)
        for (const { by, likedBy = [] } of comments) {
          expect(likedBy).not.to.include(by)
          expect(new Set(likedBy).size).to.equal(likedBy.length)
        }
      })
    })
  }

  it('sells digital products with lifetime access, except for four passes, one of which covers everything', () => {
    const { products } = digitalCatalogue
    expect(products.every(({ digital }) => digital)).to.equal(true)
    expect(products.filter(({ digital }) => digital?.accessType === 'pass')).to.have.length(4)
    expect(products.filter(({ digital }) => digital?.allAccess)).to.have.length(1)
    expect(shopCatalogue.products.some(({ digital }) => digital)).to.equal(false)
  })

  it('has shipping rates in the two stores that ship something, for places that exist', async () => {
    expect(digitalCatalogue.shipping).to.equal(undefined)
    for (const { name, currency, country, type, shipping, slug } of [shopCatalogue, restaurantCatalogue]) {
      const shop = { id: '', name, slug, type, currency, country, scale: scaleOf(currency), timeZone: 'UTC' }
      const row = toRow(shop, shipping!)
      expect(row.zones).to.have.length(2)
      const { state = '', city = '', postalCode = null } = shipping!.origin!
      const goods = {
        subtotal: 5000,
        load: null,
        kinds: [type === 'restaurant' ? ('food' as const) : ('product' as const)],
      }
      expect(
        await flatRates(row, { country, state, city, postalCode, lat: null, lng: null }, goods),
      ).not.to.eql([])
    }
  })

  it('sells thirty foods in the restaurant, and none elsewhere', () => {
    expect(restaurantCatalogue.foods).to.have.length(30)
    expect([...shopCatalogue.foods, ...digitalCatalogue.foods]).to.eql([])
  })

  it('gives each product of the shop a barcode of its own with the right check digit', () => {
    const barcodes = shopCatalogue.products.map(({ barcode }) => barcode!)
    expect(new Set(barcodes)).to.have.property('size', 30)
    for (const barcode of barcodes) {
      expect(barcode).to.match(/^2\d{12}$/)
      const weighted = [...barcode].map((digit, index) => Number(digit) * (index % 2 ? 3 : 1))
      expect(weighted.reduce((sum, value) => sum + value) % 10, barcode).to.equal(0)
    }
  })

  it('keeps no picture that nothing shows', () => {
    const shown = stores.flatMap(({ slug, products, foods, services = [] }) => [
      `${slug}.png`,
      ...[...products, ...foods, ...services].map((item) => `${slug}-${item.slug}.svg`),
    ])
    expect(readdirSync(folder)).to.have.members(shown)
  })
})

/** Expects that each tag has quoted attributes, none twice, and closes in order; text has no bare & or <. */
function expectWellFormed(xml: string): void {
  const open: string[] = []
  const tag = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g
  for (const [, closing, name, attributes, alone] of xml.matchAll(tag)) {
    const names = [...attributes!.matchAll(/([\w:-]+)="/g)].map(([, attribute]) => attribute)
    expect(new Set(names).size, `${name}${attributes}`).to.equal(names.length)
    if (closing) expect(open.pop()).to.equal(name)
    else if (!alone) open.push(name!)
  }
  expect(open).to.deep.equal([])
  expect(xml.replace(tag, '')).not.to.match(/[<>]/)
  expect(xml).not.to.match(/&(?!#\d+;)/)
}
