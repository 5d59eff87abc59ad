import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import type { Fleet } from '../../scripts/torture/processes.ts'
import { transaction } from '../../src/db/database.ts'
import { type Mail, queueMail } from '../../src/services/messaging/mail-queue.ts'
import { service } from '../support/service.ts'
import { newEmail } from '../support/sign-in.ts'
import { openSmtpReceiver, type ReceivedMail, type SmtpReceiver } from '../support/smtp.ts'
import { until } from '../support/until.ts'
import { startWorkerProcess } from '../support/worker.ts'

// A worker in a process of its own, and a mail server that takes its time for each e-mail.

const waiting = 1_000
const slowness = 200

describe('send-mail, with a slow server', function () {
  this.timeout(300_000)
  let smtp: SmtpReceiver
  let workers: Fleet
  beforeEach(async () => {
    await service().db('mails').where({ state: 'pending' }).delete()
    smtp = await openSmtpReceiver()
    smtp.answer = () => sleep(slowness, '250 accepted')
  })
  afterEach(async () => {
    await workers.stop()
    await smtp.close()
  })

  const queue = (mails: Pick<Mail, 'to' | 'lane'>[]) =>
    transaction(service().db, async (tx) => {
      const { vault } = service().dependencies
      for (const mail of mails)
        await queueMail(tx, vault, { subject: 'Hello', text: 'A text', html: '', ...mail })
    })
  const isCode = ({ to }: ReceivedMail) => to[0]!.endsWith('@codes.example')
  const others = () => smtp.mails.filter((mail) => !isCode(mail))

  it('sends each code before those that wait by the thousand, and those fifty at a time', async () => {
    workers = await startWorkerProcess({ SMTP_URL: smtp.url, MAILBOX: 'false' })
    await queue(Array.from({ length: waiting }, () => ({ to: newEmail() })))
    await until('the first e-mail', () => others().length > 0)
    /** The number of the others that were sent while each code waited: a busy machine sends all of them more slowly. */
    const overtook: number[] = []
    while (others().length < waiting) {
      const [to, before] = [`${overtook.length}@codes.example`, others().length]
      await queue([{ to, lane: 'codes' }])
      await until(`the code to ${to}`, () => smtp.mails.some((mail) => mail.to[0] === to))
      overtook.push(others().length - before)
      await sleep(250)
    }
    const [median, most] = [overtook.sort((a, b) => a - b)[overtook.length >> 1]!, Math.max(...overtook)]
    if (process.env.MEASURE) console.log({ overtook, connections: smtp.connections })
    // 50 connections send 250 a second at most.
    expect(median).to.be.below(250)
    expect(most).to.be.below(750)
    expect(smtp.connections.most).to.be.within(40, 60)
    expect(new Set(smtp.mails.flatMap(({ to }) => to)).size).to.equal(smtp.mails.length)
  })

  it('loses none when the worker is killed, and repeats only those under way, under the same Message-ID', async () => {
    const all = 300
    workers = await startWorkerProcess({ SMTP_URL: smtp.url, MAILBOX: 'false' })
    await queue(Array.from({ length: all }, () => ({ to: newEmail() })))
    await until('100 e-mails', () => smtp.mails.length >= 100)
    await workers.replace(workers.of('worker')[0]!)
    // The e-mails that it had leased are due again after 30 s; the test does not wait for that.
    await service().db('mails').where({ state: 'pending' }).update({ next_at: new Date() })
    const recipients = () => new Set(smtp.mails.flatMap(({ to }) => to))
    await until('all e-mails', () => recipients().size === all)
    const ids = new Set(smtp.mails.map(({ data }) => /^Message-ID: (.+)$/m.exec(data)![1]))
    expect(ids.size).to.equal(all)
    expect(smtp.mails.length).to.be.within(all, all + 100)
  })

  it('sends the others while those to one recipient hang', async () => {
    smtp.answer = ({ to }) => (to[0]!.endsWith('@hangs.example') ? null : '250 accepted')
    await queue(Array.from({ length: 20 }, () => ({ to: 'somebody@hangs.example' })))
    await queue([{ to: 'somebody@hangs.example', lane: 'codes' }])
    workers = await startWorkerProcess({ SMTP_URL: smtp.url, MAILBOX: 'false' })
    await until('the first e-mail', () => smtp.mails.length > 0)
    await queue(Array.from({ length: 100 }, () => ({ to: newEmail() })))
    await queue([{ to: 'somebody@codes.example', lane: 'codes' }])
    const startedAt = performance.now()
    const healthy = () => smtp.mails.filter(({ to }) => !to[0]!.endsWith('@hangs.example'))
    await until('those that do not hang', () => healthy().length === 101)
    expect(performance.now() - startedAt, 'an e-mail that hangs is given up after 15 s').to.be.below(14_000)
  })
})
