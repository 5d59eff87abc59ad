import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { transaction } from '../../src/db/database.ts'
import type { Work } from '../../src/db/queues/waiting-work.ts'
import { onWork } from '../../src/db/queues/work-signals.ts'
import { Deliverer } from '../../src/events/deliver.ts'
import { createMailSender } from '../../src/jobs/send-mail.ts'
import { inSlots } from '../../src/jobs/slots.ts'
import { startWorker } from '../../src/jobs/worker.ts'
import { messagesOf } from '../support/plans.ts'
import { service } from '../support/service.ts'
import { until } from '../support/until.ts'

const recipient = 'nobody-told@example.com'

/** Each kind of work is here a row that nobody tells of. */
const rows: Record<Work, { table: string; row: Record<string, unknown> }> = {
  events: { table: 'events', row: { resource: 'orders', method: 'POST', path: '/orders' } },
  deliveries: {
    table: 'deliveries',
    row: {
      app_id: newId(),
      installation_id: newId(),
      event_id: newId(),
      topic: 'orders/created',
      resource: 'orders',
      body: '{}',
      attempt: 1,
      next_at: new Date(),
    },
  },
  announcements: {
    table: 'order_announcements',
    row: { order_id: newId(), change: 'paid', facts: {}, next_at: new Date(), created_at: new Date() },
  },
  invoices: { table: 'invoice_requests', row: { order_id: newId(), cause: 'order', subject_id: newId() } },
  withdrawals: {
    table: 'withdrawal_declarations',
    row: { number: 1001, email: recipient, declared_at: new Date() },
  },
  codes: { table: 'mails', row: { lane: 'codes', recipient, subject: '', body: '', html: '' } },
  mails: { table: 'mails', row: { recipient, subject: '', body: '', html: '', attempt: 2 } },
  messages: {
    table: 'push_messages',
    row: {
      subscription_id: newId(),
      order_id: newId(),
      payload: '',
      attempt: 1,
      next_at: new Date(),
      created_at: new Date(),
    },
  },
}

describe('A worker with nothing to do', () => {
  it('asks for all kinds of work by one statement in 5 s', async () => {
    const { db, dependencies } = service()
    const running = [new Deliverer({ db, dependencies }), createMailSender({ db, dependencies })]
    for (const each of running) each.start()
    try {
      await sleep(1_000) // until each has looked for itself, as it does at its start
      expect(await messagesOf(() => sleep(5_500))).to.have.lengthOf.within(1, 2)
    } finally {
      await Promise.all(running.map((each) => each.stop()))
    }
  })

  it('finds work of every kind of which nobody told', async () => {
    const { db } = service()
    const id = newId()
    const all = Object.entries(rows) as [Work, (typeof rows)[Work]][]
    const woken = new Set<Work>()
    const ends = all.map(([work]) => onWork(db, work, () => woken.add(work)))
    try {
      await transaction(db, async (tx) => {
        await tx.raw("set local session_replication_role = 'replica'")
        for (const [work, { table, row }] of all)
          await tx(table).insert({
            ...(table === 'mails' ? {} : { shop_id: id }),
            ...(table === 'invoice_requests' ? {} : { id: work === 'codes' ? newId() : id }),
            ...row,
          })
      })
      await until('all signals', () => woken.size === all.length)
    } finally {
      for (const end of ends) end()
      for (const [, { table }] of all)
        await db(table)
          .where(table === 'mails' ? { recipient } : { shop_id: id })
          .delete()
    }
  })

  it('renews the lock of its slot, and leaves the others free', async () => {
    const { db, databaseUrl, dependencies } = service()
    let starts = 0
    const start = () => {
      starts += 1
    }
    const open = () => ({ start, stop: async () => {} })
    const jobs = inSlots({ name: 'test-slot', slots: 3, open })
    const worker = await startWorker({ db, databaseUrl, dependencies, jobs })
    const locked = () => db('agenda_jobs').where('name', 'like', 'test-slot-%').whereNotNull('locked_at')
    try {
      await until('a slot', () => starts === 1)
      const [held] = await locked()
      await until('a renewed lock', async () => (await locked())[0]?.locked_at > held.locked_at)
      expect((await locked()).map(({ name }) => name)).to.eql([held.name])
      expect(starts).to.equal(1)
    } finally {
      await worker.stop()
      expect(await locked()).to.eql([])
      await db('agenda_jobs').where('name', 'like', 'test-slot-%').delete()
    }
  })
})
