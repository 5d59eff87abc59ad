import { expect } from 'chai'
import { clock } from '../../src/base/clock.ts'
import type { Shop } from '../../src/base/context.ts'
import { createBanner } from '../support/fixtures/posts.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call } from '../support/service.ts'

describe('listBanners', () => {
  let shop: Shop & { ownerId: string }
  const list = async (query: object = {}) => {
    const reply = call('store').get('/api/v1/banners').set({ 'x-shop-id': shop.id }).query(query)
    const { data } = (await reply.expect(200)).body
    return { ...data, titles: data.banners.map(({ title }: { title: string }) => title) }
  }

  beforeEach(async () => {
    shop = await createShop()
  })

  it('shows the banners of this store by position, the newest first where it is the same, in pages', async () => {
    for (const [title, position] of [
      ['Second', 1],
      ['Third', 2],
      ['Old first', -1],
      ['First', -1],
    ] as const) {
      await createBanner(shop, { title, position })
    }
    await createBanner(await createShop())
    const { titles, banners, pagination } = await list()
    expect(titles).to.eql(['First', 'Old first', 'Second', 'Third'])
    expect(banners[0]).to.include({ position: -1, link: null, placement: null, startsAt: null, endsAt: null })
    expect(pagination).to.include({ total: 4 })
    expect((await list({ limit: 3, page: 2 })).titles).to.eql(['Third'])
  })

  it('filters by placement', async () => {
    await createBanner(shop, { title: 'Home', placement: 'home' })
    await createBanner(shop, { title: 'Anywhere' })
    expect((await list({ placement: 'home' })).titles).to.eql(['Home'])
    expect((await list({ placement: 'cart' })).pagination.total).to.equal(0)
    expect((await list()).titles).to.have.length(2)
  })

  it('respects the clock: live from its start, no longer at its end', async () => {
    const at = (second: number, ms = 0) => new Date(Date.UTC(2030, 0, 1, 0, 0, second) + ms)
    await createBanner(shop, { title: 'Window', starts_at: at(10), ends_at: at(20) })
    await createBanner(shop, { title: 'Starts', starts_at: at(15) })
    await createBanner(shop, { title: 'Ends', ends_at: at(15) })
    const { now } = clock
    try {
      for (const [time, live] of [
        [at(10, -1), ['Ends']],
        [at(10), ['Ends', 'Window']],
        [at(15, -1), ['Ends', 'Window']],
        [at(15), ['Starts', 'Window']],
        [at(20, -1), ['Starts', 'Window']],
        [at(20), ['Starts']],
      ] as const) {
        clock.now = () => time
        const { titles, pagination } = await list()
        expect(titles.sort()).to.eql(live)
        expect(pagination.total).to.equal(live.length)
      }
    } finally {
      clock.now = now
    }
  })
})
