import { expect } from 'chai'
import { pino } from 'pino'
import { days, hours, minutes } from '../../src/base/clock.ts'
import { prune } from '../../src/jobs/prune.ts'
import { createMailSender } from '../../src/jobs/send-mail.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { later, newEmail } from '../support/sign-in.ts'
import { openSmtpReceiver, type ReceivedMail, type SmtpReceiver } from '../support/smtp.ts'

type Store = { id: string; name: string }

const post = (shop: Store, operation: string, body: object) =>
  call('store').post(`/api/v1/newsletter/${operation}`).set({ 'x-shop-id': shop.id }).send(body)
const subscribe = (shop: Store, email: string) => post(shop, 'subscribe', { email })
const confirm = (shop: Store, token: string) => post(shop, 'confirm', { token })
const unsubscribe = (shop: Store, token: string) => post(shop, 'unsubscribe', { token })
const oneClick = (link: string) => call('store').post(new URL(link).pathname)

const mailsTo = (recipient: string) => service().db('mails').where({ recipient })
const mailbox = async (to: string): Promise<{ subject: string; text: string; html: string }[]> =>
  (await call('console').get('/api/v1/mailbox').query({ to }).expect(200)).body.data.messages
const codeIn = (text: string) => /[\w-]{43}/.exec(text)![0]

/** Subscribes to the newsletter, and returns the code of the e-mail. */
async function codeFor(shop: Store, email: string): Promise<string> {
  await subscribe(shop, email).expect(200)
  return codeIn((await mailbox(email))[0]!.text)
}
const statusOf = async (shop: Store, email: string) =>
  (await service().db('newsletter_subscriptions').where({ shop_id: shop.id, email }).first('status'))?.status

describe('The newsletter by e-mail', () => {
  let smtp: SmtpReceiver
  before(async () => {
    smtp = await openSmtpReceiver()
  })
  after(() => smtp.close())

  async function receive(to: string): Promise<ReceivedMail & { header(name: string): string | undefined }> {
    const { db, dependencies } = service()
    const config = { ...dependencies.config, smtpUrl: smtp.url }
    const log = pino({ level: 'silent' })
    const sender = createMailSender({ db, dependencies: { ...dependencies, config, log } })
    await sender.sendDue()
    await sender.stop()
    const mail = smtp.mails.findLast((sent) => sent.to.includes(to))!
    const head = mail.data.split('\r\n\r\n')[0]!.replace(/\r\n[ \t]+/g, ' ')
    const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]
    return { ...mail, header }
  }

  it('is confirmed with the code, and unsubscribed with one click in a mail program that knows no store', async () => {
    const shop = await createShop()
    const email = newEmail()
    await subscribe(shop, email).expect(200)
    const mail = await receive(email)
    expect(mail.header('List-Unsubscribe-Post')).to.equal('List-Unsubscribe=One-Click')
    const link = /^<(.+)>$/.exec(mail.header('List-Unsubscribe')!)![1]!
    const { publicUrls } = service().config
    expect(link).to.match(new RegExp(`^${publicUrls.store}/api/v1/newsletter/unsubscribe/[\\w-]{43}$`))
    await confirm(shop, codeIn(mail.data.slice(mail.data.indexOf('\r\n\r\n')))).expect(200)
    expect(await statusOf(shop, email)).to.equal('subscribed')

    const { body } = await oneClick(link).type('form').send('List-Unsubscribe=One-Click').expect(200)
    expect(body).to.eql({ status: 200, success: true, message: 'Unsubscribed', data: null })
    expect(await statusOf(shop, email)).to.equal('unsubscribed')
  })
})

describe('subscribeToNewsletter', () => {
  it('subscribes nobody without a confirmation', async () => {
    const shop = await createShop()
    const email = newEmail()
    const { body } = await subscribe(shop, email.toUpperCase()).expect(200)
    expect(body).to.include({ message: 'Check your e-mail to confirm the subscription', data: null })
    expect(await statusOf(shop, email)).to.equal('pending')
    const [mail] = await mailbox(email)
    expect(mail!.subject).to.equal(`Confirm your subscription to the ${shop.name} newsletter`)
  })

  it('writes as the store: in its colours, with its name and logo', async () => {
    const shop = await createShop()
    const [logo, email] = ['https://shop.example/logo.png', newEmail()]
    const theme = { primaryColor: '#0f766e' }
    await service().db('shops').where({ id: shop.id }).update({ logo, theme })
    await subscribe(shop, email).expect(200)
    const { html, text } = (await mailbox(email))[0]!
    expect(html)
      .to.include(`src="${logo}"`)
      .and.include('background:#0f766e;color:#ffffff')
      .and.include(shop.name)
    expect(html).to.include(`>${codeIn(text)}</p>`)
  })

  it('answers in the same way about a subscribed address, whose owner is told so', async () => {
    const shop = await createShop()
    const email = newEmail()
    const first = await subscribe(shop, email)
    await confirm(shop, codeIn((await mailbox(email))[0]!.text)).expect(200)
    const second = await subscribe(shop, email)
    expect(second.body).to.eql(first.body)
    expect(await statusOf(shop, email)).to.equal('subscribed')
    const [newest, ...older] = await mailbox(email)
    expect(older).to.have.length(1)
    expect(newest!.subject).to.equal(`You are already subscribed to the ${shop.name} newsletter`)
    await unsubscribe(shop, codeIn(newest!.text)).expect(200)
  })

  it('sends one address three e-mails an hour, whatever the store, without saying so', async () => {
    const shops = [await createShop(), await createShop()]
    const email = newEmail()
    const ask = () => Promise.all([...shops, ...shops, ...shops].map((shop) => subscribe(shop, email)))
    const replies = await ask()
    expect(new Set(replies.map(({ text }) => text)).size).to.equal(1)
    expect(await mailsTo(email)).to.have.length(3)
    await later(59 * minutes, ask)
    expect(await mailsTo(email)).to.have.length(3)
    await later(61 * minutes, ask)
    expect(await mailsTo(email)).to.have.length(6)
    await subscribe(shops[0]!, newEmail()).expect(200)
  })

  it('keeps no code readable in the database', async () => {
    const shop = await createShop()
    const email = newEmail()
    const code = await codeFor(shop, email)
    const { db } = service()
    const rows = [await mailsTo(email), await db('newsletter_codes').where({ shop_id: shop.id })]
    expect(JSON.stringify(rows)).not.to.include(code)
  })

  it('refuses an invalid address', async () => {
    const shop = await createShop()
    const { body } = await subscribe(shop, 'nobody').expect(400)
    expect(body.message).to.include('email')
  })
})

describe('confirmNewsletter', () => {
  it('subscribes the address to this one store, as often as it is sent', async () => {
    const [shop, other] = [await createShop(), await createShop()]
    const email = newEmail()
    await codeFor(other, email)
    const code = await codeFor(shop, email)
    const replies = await Promise.all([1, 2, 3].map(() => confirm(shop, code)))
    for (const { body } of replies) {
      expect(body).to.eql({ status: 200, success: true, message: 'Subscription confirmed', data: null })
    }
    expect(await statusOf(shop, email)).to.equal('subscribed')
    expect(await statusOf(other, email)).to.equal('pending')
    const { db } = service()
    const when = () => db('newsletter_subscriptions').where({ shop_id: shop.id, email }).first('confirmed_at')
    const first = await when()
    await later(30 * days, () => confirm(shop, code).expect(200))
    expect(await when()).to.eql(first)
  })

  it('subscribes nobody at another store whose subscription has the same id', async () => {
    const [shop, other] = [await createShop(), await createShop()]
    const [email, theirs] = [newEmail(), newEmail()]
    const code = await codeFor(shop, email)
    const { id } = await service()
      .db('newsletter_subscriptions')
      .where({ shop_id: shop.id, email })
      .first('id')
    await service().db('newsletter_subscriptions').insert({ id, shop_id: other.id, email: theirs })
    await confirm(shop, code).expect(200)
    expect(await statusOf(shop, email)).to.equal('subscribed')
    expect(await statusOf(other, theirs)).to.equal('pending')
  })

  it('refuses a code that is unknown, of another store or older than 48 hours', async () => {
    const [shop, other] = [await createShop(), await createShop()]
    const email = newEmail()
    const code = await codeFor(shop, email)
    for (const refused of [confirm(shop, 'x'.repeat(43)), confirm(other, code)]) {
      const { body } = await refused.expect(404)
      expect(body).to.include({ message: 'This code is unknown or has expired', code: 'code_not_found' })
    }
    await later(48 * hours + 1 * minutes, () => confirm(shop, code).expect(404))
    expect(await statusOf(shop, email)).to.equal('pending')
    await later(47 * hours, () => confirm(shop, code).expect(200))
  })

  it('does not subscribe an unsubscribed address again without a new code', async () => {
    const shop = await createShop()
    const email = newEmail()
    const code = await codeFor(shop, email)
    await confirm(shop, code).expect(200)
    await unsubscribe(shop, code).expect(200)
    await confirm(shop, code).expect(404)
    expect(await statusOf(shop, email)).to.equal('unsubscribed')
    const anew = await codeFor(shop, email)
    expect(await statusOf(shop, email)).to.equal('unsubscribed')
    await confirm(shop, anew).expect(200)
    expect(await statusOf(shop, email)).to.equal('subscribed')
  })
})

describe('unsubscribeFromNewsletter', () => {
  it('unsubscribes this address alone, as often as it is sent and with any code that it got', async () => {
    const shop = await createShop()
    const [email, other] = [newEmail(), newEmail()]
    await confirm(shop, await codeFor(shop, other)).expect(200)
    const old = await codeFor(shop, email)
    await confirm(shop, await codeFor(shop, email)).expect(200)
    await later(300 * days, async () => {
      const replies = await Promise.all([1, 2, 3].map(() => unsubscribe(shop, old)))
      expect(replies.map(({ status, body }) => [status, body.message])).to.eql(
        Array(3).fill([200, 'Unsubscribed']),
      )
    })
    expect([await statusOf(shop, email), await statusOf(shop, other)]).to.eql(['unsubscribed', 'subscribed'])
  })

  it('ends an invitation that nobody wanted', async () => {
    const shop = await createShop()
    const email = newEmail()
    const code = await codeFor(shop, email)
    await unsubscribe(shop, code).expect(200)
    await confirm(shop, code).expect(404)
  })

  it('lets an address be forgotten that has never confirmed, and keeps one that has', async () => {
    const shop = await createShop()
    const [never, once] = [newEmail(), newEmail()]
    const codes = [await codeFor(shop, never), await codeFor(shop, once)] as const
    await confirm(shop, codes[1]).expect(200)
    for (const code of codes) await unsubscribe(shop, code).expect(200)
    const { db, dependencies } = service()
    await later(8 * days, () => prune.run({ db, dependencies, signal: new AbortController().signal }))
    expect(await db('newsletter_subscriptions').where({ shop_id: shop.id }).pluck('email')).to.eql([once])
  })

  it('refuses a code that is unknown or of another store', async () => {
    const [shop, other] = [await createShop(), await createShop()]
    const code = await codeFor(shop, newEmail())
    await unsubscribe(shop, 'unknown').expect(404)
    const { body } = await unsubscribe(other, code).expect(404)
    expect(body.code).to.equal('code_not_found')
  })
})

describe('unsubscribeWithOneClick', () => {
  it('accepts what mail programs send: either kind of form, or nothing', async () => {
    const shop = await createShop()
    const email = newEmail()
    const code = await codeFor(shop, email)
    const url = `/api/v1/newsletter/unsubscribe/${code}`
    await confirm(shop, code).expect(200)
    await call('store').post(url).field('List-Unsubscribe', 'One-Click').expect(200)
    expect(await statusOf(shop, email)).to.equal('unsubscribed')
    await call('store').post(url).type('form').send('List-Unsubscribe=One-Click').expect(200)
    await call('store').post(url).expect(200)
    await call('store').post(url).set({ 'x-shop-id': shop.id }).expect(200)
  })

  it('refuses an unknown code, and does nothing when the link is merely followed', async () => {
    const shop = await createShop()
    const email = newEmail()
    const code = await codeFor(shop, email)
    await confirm(shop, code).expect(200)
    await call('store').get(`/api/v1/newsletter/unsubscribe/${code}`).expect(405)
    const { body } = await call('store').post('/api/v1/newsletter/unsubscribe/unknown').expect(404)
    expect(body.code).to.equal('code_not_found')
    expect(await statusOf(shop, email)).to.equal('subscribed')
  })

  it('keeps the ten newest codes of an address, and all of the last 30 days', async () => {
    const { db } = service()
    const shop = await createShop()
    const email = newEmail()
    const code = await codeFor(shop, email)
    const { id } = await db('newsletter_subscriptions').where({ email }).first('id')
    const others = await codeFor(shop, newEmail())
    const lastYear = new Date(Date.now() - 365 * days)
    const codes = db('newsletter_codes').where({ shop_id: shop.id })
    await codes.whereNot({ subscription_id: id }).update({ created_at: lastYear })
    const sentBefore = (first: number) =>
      Array.from({ length: 12 }, (_, n) => ({
        code_hash: `${shop.id} ${first + n}`,
        shop_id: shop.id,
        subscription_id: id,
        created_at: new Date(Date.now() - (first + n) * days),
      }))
    const kept = () => db('newsletter_codes').where({ subscription_id: id }).orderBy('created_at', 'desc')
    await db('newsletter_codes').insert(sentBefore(31))
    await subscribe(shop, email).expect(200)
    expect(await kept()).to.have.length(10)
    expect((await kept()).at(-1).code_hash).to.equal(`${shop.id} 38`)
    await db('newsletter_codes').insert(sentBefore(1))
    await subscribe(shop, email).expect(200)
    expect(await kept()).to.have.length(3 + 12)
    for (const sent of [code, others]) await unsubscribe(shop, sent).expect(200)
  })
})
