import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createNewsletterCode, createReader } from '../support/fixtures/posts.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

const url = '/api/v1/newsletter/subscribers'

describe('Readers of the newsletter', () => {
  let shop: Shop & { ownerId: string }
  let token: { authorization: string }
  const get = (path = '') => call('apps').get(`${url}${path}`).set(token).expect(200)

  beforeEach(async () => {
    shop = await createShop()
    token = await createAppToken(shop, ['WRITE_STORE'])
  })

  it('listNewsletterSubscribers lists those who have confirmed, the last first, and searches addresses', async () => {
    const at = (day: number) => `2026-01-0${day}T00:00:00.000Z`
    const late = await createReader(shop, { email: 'late@one.example', confirmed_at: at(3) })
    const early = await createReader(shop, { email: 'early_bird@two.example', confirmed_at: at(2) })
    await createNewsletterCode(shop)
    await createReader(shop, { status: 'unsubscribed' })
    await createReader(await createShop(), { email: 'late@one.example' })
    for (const [query, found] of [
      ['', [late, early]],
      ['query=EXAMPLE', [late, early]],
      ['query=bird@', [early]],
      ['query=y_b', [early]],
      ['query=e_o', []],
      ['query=%25', []],
    ] as const) {
      const { body } = await get(`?${query}`)
      expect(
        body.data.subscribers.map(({ _id }: { _id: string }) => _id),
        query,
      ).to.eql(found.map(({ id }) => id))
      expect(body.data.pagination.total).to.equal(found.length)
    }
    const { body } = await get('?limit=1&page=2')
    expect(body.data.subscribers).to.eql([{ _id: early.id, email: early.email, confirmedAt: at(2) }])
  })

  it('exportNewsletterSubscribers sends every reader as CSV, and no formulas', async () => {
    const confirmed_at = new Date('2026-01-02T03:04:05.678Z')
    const rows = Array.from({ length: 2500 }, (_, n) => {
      return { id: newId(), shop_id: shop.id, email: `r${n}@example.com`, status: 'subscribed', confirmed_at }
    })
    await service().db.batchInsert('newsletter_subscriptions', rows, 500)
    await createReader(await createShop())
    const { text, headers } = await get('/export')
    expect(headers['content-type']).to.equal('text/csv; charset=utf-8')
    expect(headers['content-disposition']).to.match(/^attachment; filename="newsletter.csv"/)
    const lines = text.split('\r\n')
    expect(lines[0]).to.equal('email,confirmedAt')
    expect(lines.at(-1)).to.equal('')
    const newest = rows.map(({ email }) => `${email},2026-01-02T03:04:05.678Z`).reverse()
    expect(lines.slice(1, -1)).to.eql(newest)

    shop = await createShop()
    token = await createAppToken(shop, ['WRITE_STORE'])
    expect((await get('/export')).text).to.equal('email,confirmedAt\r\n')
    const odd = ['=1+1@x.example', '+1@x.example', '-1@x.example', '@x.example', '"a,b"@x.example']
    for (const email of odd) await createReader(shop, { email, confirmed_at })
    const cells = (await get('/export')).text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.replace(/,[^,]*$/, ''))
    expect(cells.reverse()).to.eql([...odd.slice(0, 4).map((email) => `'${email}`), '"""a,b""@x.example"'])
    expect((await get('/export?query=a,b')).text.split('\r\n')).to.have.length(3)
  })

  it('deleteNewsletterSubscriber forgets a reader and their codes', async () => {
    const { token: code, email } = await createNewsletterCode(shop)
    const enter = (action: string) =>
      call('store').post(`/api/v1/newsletter/${action}`).set({ 'x-shop-id': shop.id }).send({ token: code })
    const remove = (id: string) => call('apps').delete(`${url}/${id}`).set(token)
    const { id } = await service().db('newsletter_subscriptions').where({ email }).first('id')
    await remove(id).expect(404)
    await enter('confirm').expect(200)
    await remove(id).expect(200)
    expect((await remove(id).expect(404)).body.code).to.equal('subscriber_not_found')
    await enter('confirm').expect(404)
    expect((await get()).body.data.subscribers).to.eql([])
  })

  it('is for the store\u2019s own tools alone', async () => {
    const reader = await createAppToken(shop, ['READ_CUSTOMERS'])
    await call('apps').get(`${url}/export`).set(reader).expect(403)
  })
})
