import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect } from 'chai'
import { shopCatalogue } from '../../scripts/seed/shop.ts'
import { speakers, voices } from '../../scripts/seed/voices.ts'
import { seed } from '../../scripts/seed.ts'
import { supportedPayouts } from '../../src/services/office/payout-options.ts'
import { salesByDay } from '../../src/services/sales/sales.ts'
import { findShop } from '../../src/services/shared/shop.ts'
import { openTestDatabase, type TestDatabase } from '../support/database.ts'
import { service } from '../support/service.ts'

describe('The demo stores', () => {
  let database: TestDatabase
  before(async () => {
    database = await openTestDatabase()
  })
  after(() => database.close())

  it('have a file for each digital product but the pass for everything, however often they are seeded', async () => {
    const { dependencies } = service()
    await seed(database.db, dependencies)
    await Promise.all([seed(database.db, dependencies), seed(database.db, dependencies)])
    const { rows } = await database.db.raw(
      `select digital->>'allAccess' as all_access, count(digital_files.id) as files
      from products left join digital_files on digital_files.product_id = products.id
      where digital is not null group by products.shop_id, products.id`,
    )
    expect(rows).to.have.length(30)
    for (const { all_access, files } of rows) expect(files).to.equal(all_access === 'true' ? 0 : 1)
  })

  it('have a picture behind each address that they show', async () => {
    const { dependencies } = service()
    await seed(database.db, dependencies)
    const { rows } = await database.db.raw(
      `select unnest(images) as url from products union select logo from shops
      union select cover from blogs union select image from banners`,
    )
    expect(rows).to.have.length(136)
    const folder = join(dependencies.config.dataFolder, 'pictures')
    const missing = rows.filter(({ url }: { url: string }) => !existsSync(join(folder, basename(url))))
    expect(missing).to.eql([])
  })

  it('sold something in the last weeks, which the figures of the store show', async () => {
    await seed(database.db, service().dependencies)
    const shop = await findShop(database.db, shopCatalogue.id)
    const { days, total } = await salesByDay(database.db, shop!, { timeZone: 'UTC' })
    expect(days.filter(({ orders }) => orders > 0)).to.have.length.above(15)
    expect(total.net).to.be.above(0).and.below(total.sales)
    const customers = await database.db('customers').where({ shop_id: shopCatalogue.id }).pluck('name')
    expect(customers).to.include.members(speakers.map(({ name }) => name))
  })

  it('have reviews and comments, some of them with likes', async () => {
    await seed(database.db, service().dependencies)
    const wanted = Object.values(voices).flatMap(({ comments }) =>
      comments.map((one) => one.likedBy?.length ?? 0),
    )
    const [counted] = await database.db('comments').sum<{ likes: number }[]>({ likes: 'likes' })
    expect(counted!.likes).to.equal(wanted.reduce((sum, likes) => sum + likes))
    expect(counted!.likes).to.be.above(3)
  })

  it('have payout accounts by methods that the platform supports for the currency of the store', async () => {
    await seed(database.db, service().dependencies)
    const accounts = await database
      .db('payouts')
      .join('shops', 'shops.id', 'payouts.shop_id')
      .select<{ payout: string; currency: string }[]>('payouts.payout', 'shops.currency')
    expect(accounts).not.to.eql([])
    for (const { payout, currency } of accounts)
      expect(supportedPayouts(currency).map(({ _id }) => _id)).to.include(payout)
  })
})
