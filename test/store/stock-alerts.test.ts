import { expect } from 'chai'
import { pino } from 'pino'
import type { Shop } from '../../src/base/context.ts'
import { tellWaiting } from '../../src/services/restocks/telling.ts'
import { createFood, createProduct, createVariant } from '../support/fixtures/catalogue.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { newEmail } from '../support/sign-in.ts'

let shop: Shop

const post = (path: string, body: object, at: { id: string } = shop) =>
  call('store').post(`/api/v1${path}`).set({ 'x-shop-id': at.id }).send(body)
const mailbox = async (to: string): Promise<{ subject: string; text: string }[]> =>
  (await call('console').get('/api/v1/mailbox').query({ to }).expect(200)).body.data.messages
const codeOf = async (email: string) => /^[\w-]{67}$/m.exec((await mailbox(email))[0]!.text)![0]
const tell = () => {
  const { db, dependencies } = service()
  const context = { log: pino({ level: 'silent' }), vault: dependencies.vault }
  return tellWaiting(db, context, new AbortController().signal)
}
const subjects = async (email: string) => (await mailbox(email)).map(({ subject }) => subject).reverse()
const stock = (id: string, quantity: number, table: 'products' | 'variants' = 'products') =>
  service().db(table).where({ id }).update({ quantity })

/** Asks for a product, and confirms it with the code of the e-mail. */
async function wait(productId: string, variant?: string): Promise<string> {
  const email = newEmail()
  await post(`/products/${productId}/alerts`, { email, variant }).expect(200)
  await post('/stock-alerts/confirm', { token: await codeOf(email) }).expect(200)
  return email
}
const told = async (emails: string[]) =>
  Promise.all(
    emails.map(async (email) => (await subjects(email)).some((subject) => / is back at /.test(subject))),
  )

describe('Alerts of products that are back', () => {
  beforeEach(async () => {
    shop = await createShop()
  })

  describe('createStockAlert', () => {
    it('sends a code, the same reply and another e-mail to somebody who has confirmed', async () => {
      const { id, name } = await createProduct(shop, { quantity: 0 })
      const email = newEmail()
      const first = await post(`/products/${id}/alerts`, { email }).expect(200)
      await post('/stock-alerts/confirm', { token: await codeOf(email) }).expect(200)
      const second = await post(`/products/${id}/alerts`, { email }).expect(200)
      expect(second.body).to.eql(first.body)
      expect(await subjects(email)).to.eql([
        `Confirm that ${shop.name} may tell you when ${name} is back`,
        `You will hear when ${name} is back at ${shop.name}`,
      ])
      expect(await service().db('stock_alerts').where({ email })).to.have.length(1)
    })

    it('takes products that shoppers see alone, with the variant of one that has some', async () => {
      const email = newEmail()
      const food = await createFood(shop)
      const hidden = await createProduct(shop, { listed: false })
      const withVariants = await createProduct(shop)
      await createVariant(shop, withVariants)
      await post(`/products/${food.id}/alerts`, { email }).expect(404)
      await post(`/products/${hidden.id}/alerts`, { email }).expect(404)
      await post(`/products/${withVariants.id}/alerts`, { email }).expect(400)
      expect(await mailbox(email)).to.eql([])
    })

    it('sends an address three e-mails an hour', async () => {
      const { id } = await createProduct(shop, { quantity: 0 })
      const email = newEmail()
      for (let time = 0; time < 5; time += 1) await post(`/products/${id}/alerts`, { email }).expect(200)
      expect(await mailbox(email)).to.have.length(3)
    })
  })

  it('tells those who asked first, no more than pieces came, and each once', async () => {
    const { id, name } = await createProduct(shop, { quantity: 0 })
    const emails = [await wait(id), await wait(id), await wait(id)]
    await post(`/products/${id}/alerts`, { email: newEmail() }).expect(200)
    await tell()
    expect(await told(emails)).to.eql([false, false, false])
    await stock(id, 2)
    await tell()
    await tell()
    expect(await told(emails)).to.eql([true, true, false])
    expect((await subjects(emails[0]!)).at(-1)).to.equal(`${name} is back at ${shop.name}`)
    await stock(id, 0)
    await stock(id, 5)
    await tell()
    expect(await told(emails)).to.eql([true, true, true])
    expect(await subjects(emails[0]!)).to.have.length(2)
  })

  it('is of the variant that somebody asked for', async () => {
    const { id } = await createProduct(shop)
    const [small, large] = [
      await createVariant(shop, { id }, { quantity: 0 }),
      await createVariant(shop, { id }, { quantity: 0 }),
    ]
    const emails = [await wait(id, small.id), await wait(id, large.id)]
    await stock(large.id, 3, 'variants')
    await stock(id, 50)
    await tell()
    expect(await told(emails)).to.eql([false, true])
  })

  it('keeps those waiting whose product is sold out again, or hidden, before they are told', async () => {
    const { id } = await createProduct(shop, { quantity: 0 })
    const emails = [await wait(id)]
    await stock(id, 1)
    await stock(id, 0)
    await tell()
    await service().db('products').where({ id }).update({ listed: false, quantity: 1 })
    await tell()
    expect(await told(emails)).to.eql([false])
    await service().db('products').where({ id }).update({ listed: true, quantity: 2 })
    await tell()
    expect(await told(emails)).to.eql([true])
  })

  describe('confirmStockAlert', () => {
    it('has whoever confirms what is in stock meanwhile told at once', async () => {
      const { id } = await createProduct(shop, { quantity: 4 })
      const email = await wait(id)
      await tell()
      expect(await told([email])).to.eql([true])
    })

    it('refuses a code that is made up, too old or of another store', async () => {
      const { id } = await createProduct(shop, { quantity: 0 })
      const email = newEmail()
      await post(`/products/${id}/alerts`, { email }).expect(200)
      const token = await codeOf(email)
      const { body } = await post('/stock-alerts/confirm', { token: `${token.slice(0, -2)}AA` }).expect(404)
      expect(body.code).to.equal('code_not_found')
      await post('/stock-alerts/confirm', { token }, await createShop()).expect(404)
      await service()
        .db('stock_alerts')
        .where({ email })
        .update({ asked_at: new Date(Date.now() - 49 * 3_600_000) })
      await post('/stock-alerts/confirm', { token }).expect(404)
    })
  })

  describe('cancelStockAlert', () => {
    it('ends an alert, once', async () => {
      const { id } = await createProduct(shop, { quantity: 0 })
      const email = await wait(id)
      const token = await codeOf(email)
      await post('/stock-alerts/cancel', { token }).expect(200)
      await post('/stock-alerts/cancel', { token }).expect(404)
      await stock(id, 9)
      await tell()
      expect(await told([email])).to.eql([false])
    })
  })
})
