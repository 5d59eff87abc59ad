import { expect } from 'chai'
import { transaction } from '../../src/db/database.ts'
import { queueMail } from '../../src/services/messaging/mail-queue.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'
import { newEmail } from '../support/sign-in.ts'

describe('listMailbox', () => {
  const queue = (to: string, subject: string) =>
    transaction(service().db, (tx) =>
      queueMail(tx, service().dependencies.vault, { to, subject, text: `About ${subject}` }),
    )

  it('shows what would have been sent, newest first, to one address or to all', async () => {
    const to = newEmail()
    for (const subject of ['one', 'two', 'three']) await queue(to, subject)
    await queue(newEmail(), 'something else')
    const list = (query: object) => call('console').get('/api/v1/mailbox').query(query).expect(200)
    const { body } = await list({ to: to.toUpperCase(), limit: 2 })
    expect(body.data.messages.map(({ subject }: { subject: string }) => subject)).to.eql(['three', 'two'])
    expect(body.data.messages[0]).to.include({ to, text: 'About three' })
    expect(body.data.messages[0].html)
      .to.match(/^<!doctype html>/)
      .and.include('About three</p>')
    expect(body.data.pagination).to.include({ total: 3, pages: 2, hasNext: true })
    const all = await list({ limit: 100 })
    expect(all.body.data.messages.map(({ subject }: { subject: string }) => subject)).to.include(
      'something else',
    )
  })

  it('hides e-mails that were sent by a server', async () => {
    const to = newEmail()
    await queue(to, 'sent')
    await service().db('mails').where({ recipient: to }).update({ state: 'sent' })
    const { body } = await call('console').get('/api/v1/mailbox').query({ to }).expect(200)
    expect(body.data.messages).to.eql([])
  })

  it('does not exist where an SMTP server is configured', async () => {
    const config = testConfig(
      { url: service().databaseUrl },
      { MAILBOX: '', SMTP_URL: 'smtp://127.0.0.1:2525' },
    )
    const apps = await openApps(config, service().db, 'console')
    const { body } = await call('console', apps.console).get('/api/v1/mailbox').expect(404)
    expect(body.message).to.equal('Mailbox not found')
  })
})
