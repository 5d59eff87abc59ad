import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { limited } from '../jobs/mail-limits-support.ts'
import { announceNow, mailsTo } from '../support/announcements.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

const url = '/api/v1/email-templates'
const standard = { enabled: true, subject: null, introduction: null, closing: null }
const nothing = { logo: null, color: null, templates: {} }

describe('E-mail templates of a store', () => {
  let shop: Shop & { ownerId: string }
  let shopper: Person
  let token: Awaited<ReturnType<typeof createAppToken>>
  beforeEach(async () => {
    shop = await createShop()
    shopper = await createAccount()
    token = await createAppToken(shop, ['WRITE_STORE'])
  })

  const set = (templates: object, look: object = {}) =>
    call('apps')
      .put(url)
      .set(token)
      .send({ ...nothing, templates, ...look })
  const get = async () => (await call('apps').get(url).set(token).expect(200)).body.data
  const preview = (body: object) =>
    call('apps')
      .post(`${url}/preview`)
      .set(token)
      .send({ logo: null, color: null, template: null, ...body })
  const test = (body: object) =>
    call('apps')
      .post(`${url}/test`)
      .set(token)
      .send({ logo: null, color: null, template: null, ...body })
  const announce = async (
    change: 'placed' | 'refunded',
    buyer: { id: string; email: string | null } = shopper,
  ) => {
    const order = await createOrder(shop, buyer)
    const of = { orderId: order.id, shopId: shop.id }
    await announceNow(
      change === 'placed' ? { ...of, change } : { ...of, change, amount: 5000, full: true, cancelled: false },
    )
    return order
  }

  describe('setEmailTemplates', () => {
    it('adds a store\u2019s words around what an e-mail says, with placeholders filled in', async () => {
      const placed = {
        ...standard,
        subject: 'Thanks for {order}',
        introduction: 'Dear customer,\n\nyour order at {store}\nis <b>here</b>.',
        closing: 'You pay {total}.',
      }
      await set({ placed }, { color: '#aa1122', logo: 'https://cdn.example/mail.png' }).expect(200)
      const { number } = await announce('placed')
      const [mail] = await mailsTo(shopper.email!)
      expect(mail!.subject).to.equal(`Thanks for #${number}`)
      expect(mail!.text).to.match(
        /^Dear customer,\n\nyour order at .+\nis <b>here<\/b>\.\n\nThank you for your order/,
      )
      expect(mail!.text).to.include('If it has not been paid by then').and.include('\n\nYou pay ')
      expect(mail!.html).to.include('is &lt;b&gt;here&lt;/b&gt;.').and.include('#aa1122')
      expect(mail!.html).to.include('https://cdn.example/mail.png')
    })

    it('sends no e-mail that is off, and all others as a store without templates does', async () => {
      await set({ refunded: { ...standard, enabled: false } }).expect(200)
      await announce('refunded')
      expect(await mailsTo(shopper.email!)).to.eql([])
      await set({}).expect(200)
      expect(await get()).to.include({ logo: null, color: null })
      expect(
        (await service().db('shops').where({ id: shop.id }).first('email_templates')).email_templates,
      ).to.equal(null)
      const { number } = await announce('placed')
      const [mail] = await mailsTo(shopper.email!)
      expect(mail!.subject).to.match(new RegExp(`^Your order #${number} at `))
      expect(mail!.text).to.match(/^Thank you for your order at /)
    })

    it('makes no links of its words for an address that nobody has proved', async () => {
      const words = 'Win at https://evil.example or evil.example'
      await set({ placed: { ...standard, subject: words, introduction: words } }).expect(200)
      const email = `${newId()}@strangers.example`
      await announce('placed', { id: shopper.id, email })
      const [mail] = await mailsTo(email)
      expect(`${mail!.subject} ${mail!.text}`).to.include('Win at').and.not.include('evil.example')
    })

    it('refuses to turn off what must be sent, and placeholders that there are none of', async () => {
      for (const name of ['placed', 'cancelled', 'excess_refunded']) {
        const { body } = await set({ [name]: { ...standard, enabled: false } }).expect(400)
        expect(body.message).to.equal(`${name} cannot be turned off`)
      }
      for (const part of ['subject', 'introduction', 'closing']) {
        const { body } = await set({ paid: { ...standard, [part]: 'Your {card}' } }).expect(400)
        expect(body.message).to.equal(`templates.paid.${part} contains {card}, which is not a placeholder`)
      }
      await set({}, { logo: 'javascript:alert(1)' }).expect(400)
      await set({}, { color: 'red' }).expect(400)
      expect((await get()).templates).to.eql({})
    })

    it('refuses a closed store', async () => {
      await service().db('shops').where({ id: shop.id }).update({ closed_at: new Date() })
      expect((await set({})).body.code).to.equal('store_closed')
    })
  })

  describe('previewEmailTemplate', () => {
    it('renders every e-mail as it would be, also one that is off, and saves nothing', async () => {
      const { required, placeholders } = await get()
      expect(required).to.eql(['placed', 'cancelled', 'excess_refunded'])
      expect(placeholders).to.eql(['order', 'store', 'name', 'total'])
      for (const name of [
        'placed',
        'paid',
        'granted',
        'delayed',
        'shipped',
        'cancelled',
        'refunded',
        'excess_refunded',
      ]) {
        const enabled = required.includes(name)
        const template = { ...standard, enabled, introduction: 'Hello {name} of {order}' }
        const { body } = await preview({ name, template, color: '#00aa55' }).expect(200)
        expect(body.data.text).to.match(/^Hello Ada Example of #1042\n\n/)
        expect(body.data.html).to.include('#00aa55').and.not.include('undefined')
      }
      expect((await get()).templates).to.eql({})
      await preview({ name: 'paid', template: { ...standard, closing: '{nobody}' } }).expect(400)
    })
  })

  describe('testEmailTemplate', () => {
    it('mails the person behind the token alone, a few times an hour', async () => {
      const { body } = await test({ name: 'shipped' }).expect(200)
      const owner = await service().db('users').where({ id: shop.ownerId }).first('email')
      expect(body.data).to.eql({ to: owner.email })
      const [mail] = await mailsTo(owner.email)
      expect(mail!.subject).to.match(/^Test: Your order #1042 is on its way/)
      const { apps } = await limited({ mailsPerHourAndAddress: 1 })
      const again = () =>
        call('apps', apps)
          .post(`${url}/test`)
          .set(token)
          .send({ name: 'paid', logo: null, color: null, template: null })
      const sent = [await again(), await again()]
      const refused = sent.find(({ status }) => status === 429)!
      expect(refused.body.code).to.equal('too_many_requests')
      expect(refused.body.data.retryAfter).to.be.within(1, 3600)
      await test({ name: 'shipped', template: { ...standard, subject: '{x}' } }).expect(400)
    })
  })
})
