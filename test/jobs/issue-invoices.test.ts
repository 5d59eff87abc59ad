import { expect } from 'chai'
import { transaction } from '../../src/db/database.ts'
import { takeNumber } from '../../src/services/invoices/numbers.ts'
import { issueNow, markPaid, switchOnInvoices } from '../support/fixtures/invoices.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { moveClock, resetClock } from '../support/payments.ts'
import { sampledTest } from '../support/sample.ts'
import { service } from '../support/service.ts'
import { until } from '../support/until.ts'
import { startWorkerProcess } from '../support/worker.ts'

type Store = Awaited<ReturnType<typeof createShop>>

/** Creates orders that are not paid yet. */
async function ordersOf(shop: Store, count: number): Promise<string[]> {
  const shopper = await createAccount()
  const ids: string[] = []
  for (let n = 0; n < count; n++) ids.push((await createOrder(shop, shopper)).id)
  return ids
}
const sequencesOf = (shop: Store): Promise<number[]> =>
  service().db('invoices').where({ shop_id: shop.id }).orderBy('sequence').pluck('sequence')
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1)

describe('issue-invoices', () => {
  afterEach(resetClock)

  sampledTest(
    'numbers 50 orders that are paid in parallel without gaps, whichever of four issuers does it',
    async () => {
      const shop = await createShop()
      await switchOnInvoices(shop)
      const orders = await ordersOf(shop, 50)
      const issuing = Promise.all(
        [1, 2, 3, 4].map(async () => {
          for (let n = 0; n < 8; n++) await issueNow()
        }),
      )
      await Promise.all(orders.map(markPaid))
      await issuing
      await issueNow()
      expect(await sequencesOf(shop)).to.eql(upTo(50))
      const { db } = service()
      const dates: Date[] = await db('invoices')
        .where({ shop_id: shop.id })
        .orderBy('sequence')
        .pluck('issued_at')
      expect(dates).to.eql([...dates].sort())
      const events = await db('events').where({ shop_id: shop.id, resource: 'invoices' })
      expect(events).to.have.length(50)
      expect(events[0]).to.include({ method: 'POST', path: '/invoices' })
    },
  )

  it('gives a number once the transaction before has ended, and gives back one that was rolled back', async () => {
    const shop = await createShop()
    const { db } = service()
    const taken = { shopId: shop.id, series: 'INV-', zone: 'UTC' }
    const order: string[] = []
    const failing = transaction(db, async (tx) => {
      const first = await takeNumber(tx, taken)
      order.push(`took ${first.sequence}`)
      await until('a second transaction', () => order.includes('waits'))
      await new Promise((resolve) => setTimeout(resolve, 100))
      order.push('rolls back')
      throw new Error('no')
    }).catch(() => null)
    await until('a number', () => order.length > 0)
    const next = transaction(db, async (tx) => {
      order.push('waits')
      order.push(`took ${(await takeNumber(tx, taken)).sequence}`)
    })
    await Promise.all([failing, next])
    expect(order).to.eql(['took 1', 'waits', 'rolls back', 'took 1'])
  })

  sampledTest(
    'leaves no gap, and invoices each order once, when its worker is killed again and again',
    async function () {
      this.timeout(240_000)
      const shop = await createShop()
      await switchOnInvoices(shop)
      const orders = await ordersOf(shop, 120)
      for (let kills = 0; kills < 3; kills++) {
        const worker = await startWorkerProcess()
        await Promise.all(orders.slice(kills * 40, kills * 40 + 40).map(markPaid))
        const before = (await sequencesOf(shop)).length
        await until('some invoices', async () => (await sequencesOf(shop)).length > before + 3)
        for (const { child } of worker.of('worker')) child.kill('SIGKILL')
        await worker.stop()
      }
      await service()
        .db('invoice_requests')
        .where({ shop_id: shop.id })
        .update({ next_at: new Date(0) })
      await issueNow()
      expect(await sequencesOf(shop)).to.eql(upTo(120))
      expect(await service().db('invoice_requests').where({ shop_id: shop.id })).to.eql([])
    },
  )

  it('begins at 1 in a new year, which begins in the time zone of the store', async () => {
    const shop = await createShop({ timeZone: 'Pacific/Auckland' })
    await switchOnInvoices(shop)
    const [before, after] = (await ordersOf(shop, 2)) as [string, string]
    const year = new Date().getUTCFullYear()
    for (const [time, id] of [
      [`${year}-12-31T10:30:00Z`, before],
      [`${year}-12-31T11:30:00Z`, after],
    ] as const) {
      await markPaid(id)
      moveClock(Date.parse(time) - Date.now())
      await issueNow()
    }
    const numbers = await service()
      .db('invoices')
      .where({ shop_id: shop.id })
      .orderBy('created_at')
      .pluck('number')
    expect(numbers).to.eql([`INV-${year}-0001`, `INV-${year + 1}-0001`])
  })

  it('numbers stores apart, and two kinds with one prefix in one series', async () => {
    const [one, other] = [await createShop(), await createShop()]
    for (const shop of [one, other]) {
      await switchOnInvoices(shop, { prefix: '', creditNotePrefix: '' })
      const [id] = await ordersOf(shop, 1)
      await markPaid(id!)
      await issueNow()
      await service()
        .db('refunds')
        .insert({ id: id!, shop_id: shop.id, order_id: id!, amount: 100, state: 'succeeded' })
      await issueNow()
      expect(await sequencesOf(shop)).to.eql([1, 2])
    }
  })
})
