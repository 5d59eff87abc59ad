import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { pino } from 'pino'
import { hours, minutes, seconds } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import type { Config } from '../../src/config/config.ts'
import { transaction } from '../../src/db/database.ts'
import { createMailSender, type MailSender } from '../../src/jobs/send-mail.ts'
import { claimMails, queueMail, resultOf, settleMails } from '../../src/services/messaging/mail-queue.ts'
import { announceOrder } from '../../src/services/orders/order-announcements.ts'
import { whileClocksAre } from '../support/clocks.ts'
import { freePort } from '../support/database.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { whilePoisoned } from '../support/poison.ts'
import { sampledTest } from '../support/sample.ts'
import { service } from '../support/service.ts'
import { later, newEmail } from '../support/sign-in.ts'
import { openSmtpReceiver, type SmtpReceiver } from '../support/smtp.ts'
import { until } from '../support/until.ts'

// The job reads two tables, so rows of other tests are removed first.

const queue = (
  to: string,
  values: { subject?: string; text?: string; headers?: Record<string, string> } = {},
) => {
  const mail = { to, subject: 'Hello', text: 'A secret word', ...values }
  return transaction(service().db, (tx) => queueMail(tx, service().dependencies.vault, mail))
}
const mailsTo = (recipient: string) => service().db('mails').where({ recipient })
const mailTo = (recipient: string) => mailsTo(recipient).first()

/** Returns a sender of e-mails, and the lines that it has logged. */
function open(smtpUrl: string | null, changes: Partial<Config> = {}): MailSender & { logged(): string } {
  const { db, dependencies } = service()
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  const config = { ...dependencies.config, smtpUrl, mailFrom: 'Shop <shop@example.com>', ...changes }
  const sender = createMailSender({ db, dependencies: { ...dependencies, config, log } })
  return { ...sender, logged: () => lines.join('') }
}

/** Sends what is due and returns what was logged. */
async function run(smtpUrl: string | null): Promise<string> {
  const sender = open(smtpUrl)
  await sender.sendDue()
  await sender.stop()
  return sender.logged()
}

describe('send-mail', () => {
  let smtp: SmtpReceiver
  beforeEach(async () => {
    smtp = await openSmtpReceiver()
    await service().db('order_announcements').delete()
    await run(null)
  })
  afterEach(() => smtp.close())

  it('claims an e-mail once, at once and when it is tried again, whatever the clocks of the processes say', async () => {
    const { db } = service()
    const everything = { limit: 5, share: 5, trusted: [], except: [] }
    const claim = (tried: boolean) => claimMails(db, { ...everything, lane: 'mails', tried })
    await whileClocksAre(2 * minutes, () => queue(newEmail()))
    const [mail] = await whileClocksAre(-2 * minutes, () => claim(false))
    expect(await whileClocksAre(2 * minutes, () => claim(true))).to.deep.equal([])
    await whileClocksAre(2 * minutes, () => settleMails(db, [resultOf(mail!, false)]))
    expect(await whileClocksAre(2 * minutes, () => claim(true))).to.deep.equal([])
    expect(await later(11 * seconds, () => claim(true))).to.have.length(1)
  })

  it('sends queued e-mails, once', async () => {
    const to = newEmail()
    await queue(to, { subject: 'Grüße aus Köln', text: 'Ihr Code ist 123456.\n.\nEin Punkt.' })
    await run(smtp.url)
    await run(smtp.url)
    expect(smtp.mails).to.have.length(1)
    const [{ from, to: recipients, data }] = smtp.mails as [SmtpReceiver['mails'][0]]
    expect({ from, recipients }).to.eql({ from: 'shop@example.com', recipients: [to] })
    const { id, state } = await mailTo(to)
    expect(state).to.equal('sent')
    expect(data).to.include('From: Shop <shop@example.com>').and.include(`To: ${to}`)
    expect(data).to.include('Subject: =?UTF-8?').and.include(`Message-ID: <${id}@example.com>`)
    expect(data).to.include('Ihr Code ist 123456.\r\n.\r\nEin Punkt.')
  })

  it('sends text and HTML as alternatives, neither of which is readable in the database', async () => {
    const to = newEmail()
    await queue(to, { text: 'Your code is:\n\nabc-def\n\n<Do not> pass it on.' })
    expect(JSON.stringify(await mailTo(to))).not.to.include('abc-def')
    await run(smtp.url)
    const { data } = smtp.mails[0]!
    const [, boundary] = /Content-Type: multipart\/alternative;\s+boundary="([^"]+)"/.exec(data)!
    const [, text, html] = data.split(`--${boundary}`)
    expect(text).to.include('Content-Type: text/plain; charset=utf-8').and.include('<Do not> pass it on.')
    expect(html)
      .to.include('Content-Type: text/html; charset=utf-8')
      .and.include('&lt;Do not&gt; pass it on.')
    expect(html).to.match(/monospace[^>]*>abc-def<\/p>/)
  })

  it('writes and sends the e-mails about an order in one run', async () => {
    const [shop, shopper] = [await createShop(), await createAccount()]
    const { id } = await createOrder(shop, shopper)
    await transaction(service().db, (tx) =>
      announceOrder(tx, { orderId: id, shopId: shop.id, change: 'placed' }),
    )
    await run(smtp.url)
    await run(smtp.url)
    expect(smtp.mails.map((mail) => mail.to)).to.eql([[shopper.email]])
    expect(smtp.mails[0]!.data).to.include('multipart/alternative').and.include('Thank you for your order')
  })

  it('sends the headers of an e-mail, which are not readable in the database', async () => {
    const to = newEmail()
    const headers = { 'List-Unsubscribe': `<https://shop.example/leave/${'x'.repeat(80)}>` }
    await queue(to, { headers })
    expect(JSON.stringify(await mailTo(to))).not.to.include('shop.example')
    await run(smtp.url)
    const unfolded = smtp.mails[0]!.data.replace(/\r\n[ \t]+/g, ' ')
    expect(unfolded.split('\r\n')).to.include(`List-Unsubscribe: ${headers['List-Unsubscribe']}`)
  })

  it('sends an e-mail once, however many workers run', async () => {
    const recipients = Array.from({ length: 30 }, newEmail)
    for (const to of recipients) await queue(to)
    await Promise.all(Array.from({ length: 4 }, () => run(smtp.url)))
    expect(smtp.mails.flatMap(({ to }) => to).sort()).to.eql(recipients.sort())
  })

  it('logs only the recipient without an SMTP server, never the text', async () => {
    const to = newEmail()
    await queue(to, { subject: 'Your order' })
    const logged = await run(null)
    expect(logged).to.include(to).and.include('Your order')
    expect(logged).not.to.include('secret word')
    expect((await mailTo(to)).state).to.equal('mailbox')
    await run(smtp.url)
    expect(smtp.mails).to.have.length(0)
  })

  it('retries a refused e-mail with growing delays, eight attempts in all, without logging its text', async () => {
    const to = newEmail()
    await queue(to)
    smtp.answer = () => '451 try again'
    const started = Date.now()
    let [elapsed, logged] = [0, '']
    const waits: number[] = []
    for (let attempt = 1; attempt <= 8; attempt++) {
      logged += await later(elapsed, () => run(smtp.url))
      const { state, next_at } = await mailTo(to)
      expect(state, `after try ${attempt}`).to.equal(attempt < 8 ? 'pending' : 'dead')
      expect(smtp.mails).to.have.length(attempt)
      if (attempt === 8) break
      await later(elapsed, () => run(smtp.url))
      expect(smtp.mails, 'not before its time').to.have.length(attempt)
      waits.push(Date.parse(next_at) - started - elapsed)
      elapsed = Date.parse(next_at) - started + 1 * seconds
    }
    expect(waits).to.eql([...waits].sort((a, b) => a - b))
    await later(elapsed + 100 * hours, () => run(smtp.url))
    expect(smtp.mails).to.have.length(8)
    expect(logged).to.include('e-mail not sent').and.not.include('secret word')
  })

  it('postpones an e-mail when the server is down', async () => {
    const to = newEmail()
    await queue(to)
    await run(`smtp://127.0.0.1:${await freePort()}`)
    expect(await mailTo(to)).to.include({ state: 'pending', attempt: 1 })
    await later(11 * seconds, () => run(smtp.url))
    expect((await mailTo(to)).state).to.equal('sent')
  })

  it('sends the others when one cannot be decrypted any more', async () => {
    const [broken, whole] = [newEmail(), newEmail()]
    await queue(broken)
    await queue(whole)
    await service().db('mails').where({ recipient: broken }).update({ body: 'k0.a.b.c' })
    await run(smtp.url)
    expect((await mailTo(broken)).state).to.equal('pending')
    expect((await mailTo(whole)).state).to.equal('sent')
  })

  it('records the others where the result of one cannot be recorded', async () => {
    const [broken, whole] = [newEmail(), newEmail()]
    await queue(broken)
    await queue(whole)
    const sender = open(smtp.url)
    await whilePoisoned('mails', `recipient <> '${broken}' or state <> 'sent'`, async () => {
      sender.start()
      const isSent = async () => (await mailTo(whole)).state === 'sent'
      await until('the other one', isSent, 10_000).finally(() => sender.stop())
    })
    expect((await mailTo(broken)).state).to.equal('pending')
    expect(sender.logged()).to.include('left to its lease')
    await later(31 * seconds, () => run(smtp.url))
    expect((await mailTo(broken)).state).to.equal('sent')
  })

  it('stops within seconds, and the e-mail that hung is sent when its lease is over', async () => {
    const to = newEmail()
    await queue(to)
    smtp.answer = () => null
    const sender = open(smtp.url)
    sender.start()
    await until('the e-mail', () => smtp.mails.length === 1)
    const startedAt = performance.now()
    await sender.stop()
    expect(performance.now() - startedAt).to.be.lessThan(13_000) // an e-mail that hangs is given up after 15 s
    smtp.answer = () => '250 accepted'
    await run(smtp.url)
    expect(smtp.mails, 'still leased').to.have.length(1)
    await later(31 * seconds, () => run(smtp.url))
    expect(smtp.mails).to.have.length(2)
    const ids = smtp.mails.map(({ data }) => /Message-ID: (.+)/.exec(data)![1])
    expect(ids[0]).to.equal(ids[1])
  })

  it('lets e-mails under way end when it stops, and records them', async () => {
    const to = newEmail()
    await queue(to)
    smtp.answer = () => sleep(500, '250 accepted')
    const sender = open(smtp.url)
    sender.start()
    await until('the e-mail', () => smtp.mails.length === 1)
    await sender.stop()
    expect((await mailTo(to)).state).to.equal('sent')
  })

  /** Starts a sender with a single connection, whose first e-mail takes this time; the second one is claimed with it. */
  async function startSlow(milliseconds: number) {
    const mails = [`${newId()}@one.example`, `${newId()}@two.example`]
    for (const to of mails) await queue(to)
    smtp.answer = () => (smtp.mails.length > 1 ? '250 accepted' : sleep(milliseconds, '250 accepted'))
    const sender = open(smtp.url, { smtpConnections: { codes: 1, mails: 1 } })
    sender.start()
    await until('the first e-mail', () => smtp.mails.length === 1)
    const rows = () => service().db('mails').whereIn('recipient', mails).orderBy('state').select()
    expect((await rows()).map(({ attempt }) => attempt)).to.eql([1, 1])
    return { sender, rows }
  }

  it('leaves to others at once what it had claimed and not begun when it stops, without counting a try', async () => {
    const { sender, rows } = await startSlow(500)
    await sender.stop()
    const [left, sent] = await rows()
    expect(sent).to.include({ state: 'sent', attempt: 1 })
    expect(left).to.include({ state: 'pending', attempt: 0 })
    await run(smtp.url)
    expect((await rows()).map(({ state }) => state)).to.eql(['sent', 'sent'])
  })

  it('counts no try of an e-mail that waited too long for a connection, and sends it as soon as one is free', async () => {
    const { sender, rows } = await startSlow(10_500)
    await until('the other one', () => smtp.mails.length === 2)
    await sender.stop()
    expect((await rows()).map(({ state, attempt }) => [state, attempt])).to.eql([
      ['sent', 1],
      ['sent', 1],
    ])
  })

  it('ignores the results of a worker that lost its lease', async () => {
    const { db } = service()
    const to = newEmail()
    await queue(to)
    const fairness = { share: 5, trusted: [], except: [] }
    const claim = (tried: boolean) => claimMails(db, { lane: 'mails', tried, limit: 5, ...fairness })
    const [slow] = await claim(false)
    const [fast] = await later(31 * seconds, () => claim(true))
    expect(fast!.id).to.equal(slow!.id)
    await settleMails(db, [resultOf(slow!, false)])
    expect((await mailTo(to)).lease).to.equal(fast!.lease)
    await settleMails(db, [resultOf(slow!, true)])
    expect((await mailTo(to)).state).to.equal('pending')
    await settleMails(db, [resultOf(fast!, true)])
    expect((await mailTo(to)).state).to.equal('sent')
  })

  for (const [whose, address] of [
    ['a recipient', () => 'somebody@hangs.example'],
    ['a domain', () => `${newId()}@hangs.example`],
  ] as const) {
    sampledTest(`keeps room for others while e-mails to ${whose} hang, however many there are`, async () => {
      for (let i = 0; i < 60; i++) await queue(address())
      await queue('somebody@else.example')
      smtp.answer = ({ to }) => (to[0]!.endsWith('@hangs.example') ? null : '250 accepted')
      const sender = open(smtp.url)
      sender.start()
      const hanging = () => smtp.mails.filter(({ to }) => to[0]!.endsWith('@hangs.example')).length
      try {
        await until('one that hangs', () => hanging() > 0)
        await queue('somebody@else.example')
        await until('the others', () => smtp.mails.length - hanging() === 2)
        expect(hanging()).to.be.at.most(34) // a third of 50 connections, twice where two claims overlap
        await sleep(1_000)
        expect(hanging()).to.be.at.most(34)
      } finally {
        await sender.stop()
      }
    })
  }

  it('gives a recipient every connection once an e-mail to them was accepted', async () => {
    const to = newEmail()
    for (let i = 0; i < 200; i++) await queue(to)
    let accepted = 0
    // All but the first are accepted once every connection is in use, however long that takes.
    smtp.answer = async () => {
      accepted += 1
      if (accepted > 1) await until('all connections', () => smtp.connections.most === 50)
      return '250 accepted'
    }
    const sender = open(smtp.url)
    sender.start()
    await until('all e-mails', () => smtp.mails.length === 200)
    await sender.stop()
    expect(smtp.connections.most).to.equal(50)
  })

  it('writes the other announcements when the database refuses one of them', async () => {
    const { db } = service()
    const [shop, refused, shopper] = [await createShop(), await createAccount(), await createAccount()]
    for (const buyer of [refused, shopper]) {
      const { id } = await createOrder(shop, buyer)
      await transaction(db, (tx) => announceOrder(tx, { orderId: id, shopId: shop.id, change: 'placed' }))
    }
    await db.raw(`alter table mails add constraint refused check (recipient <> '${refused.email}')`)
    try {
      await run(smtp.url)
    } finally {
      await db.raw('alter table mails drop constraint refused')
    }
    expect(smtp.mails.map(({ to }) => to)).to.eql([[shopper.email]])
    await later(11 * minutes, () => run(smtp.url))
    expect(smtp.mails.map(({ to }) => to)).to.eql([[shopper.email], [refused.email]])
  })
})
