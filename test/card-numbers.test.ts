import { expect } from 'chai'
import { pino } from 'pino'
import type { Test } from 'supertest'
import { createDependencies } from '../src/dependencies.ts'
import { isCardNumber, withoutCardNumbers } from '../src/services/shared/card-numbers.ts'
import { openSurface } from '../src/surfaces.ts'
import { createProduct } from './support/fixtures/catalogue.ts'
import { createPaymentMethod } from './support/fixtures/shops.ts'
import { createPayable, payments, useCardPage, withPayments } from './support/payments.ts'
import { call, service, testConfig } from './support/service.ts'

// Numbers that look like cards, each for another place and none that exists.
const canaries = {
  card: '4111111111111111',
  grouped: '5555-5555-5555-4444',
  dotted: '3782.822463.10005',
  note: '4000 0566 5566 5556',
  requestId: '4012888888881881',
  agent: '5105105105105100',
  query: '3530111333300000',
  path: '30569309025904',
  proofReference: '4222222222222',
  proofAddress: '6011111111111117',
  proofNote: '6011 0009 9013 9424',
}

describe('card numbers', () => {
  withPayments()

  /** Returns every row of every table, as text. */
  async function dump(): Promise<string[]> {
    const tables: string[] = await payments.db('pg_tables').where({ schemaname: 'public' }).pluck('tablename')
    const rows = await Promise.all(
      tables.map((table) => payments.db.raw(`select '${table} ' || t::text as line from ?? t`, [table])),
    )
    return rows.flatMap((result) => result.rows.map(({ line }: { line: string }) => line))
  }

  it('reach neither the tables nor the logs, wherever they are entered', async () => {
    const lines: string[] = []
    const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
    const config = testConfig({ url: service().databaseUrl }, { SANDBOX_URL: payments.sandboxUrl })
    const dependencies = await createDependencies(config, log)
    const { app } = await openSurface('store', payments.db, dependencies)
    const payable = await createPayable(payments)
    const { shop, shopper, order, method } = payable
    const headers = {
      ...shopper.as(shop),
      'x-request-id': canaries.requestId,
      'user-agent': `Mozilla ${canaries.agent}`,
      cookie: `card=${canaries.agent}`,
      'x-card': canaries.agent,
    }
    const post = (path: string, body: object) =>
      call('store', app).post(`/api/v1${path}`).set(headers).send(body)
    for (const card of [canaries.card, canaries.grouped, canaries.dotted]) {
      const { body } = await post(`/orders/${order.id}/pay`, { paymentId: method.id, card }).expect(400)
      expect(JSON.stringify(body)).not.to.include(card)
    }
    await post(`/orders/${canaries.path}/pay?card=${canaries.query}`, {
      paymentId: method.id,
      card: 'tok_ok',
    })
    const product = await createProduct(shop)
    const { body } = await post('/orders', {
      items: [{ productId: product.id, quantity: 1 }],
      note: `charge ${canaries.note}, please`,
    }).expect(201)
    expect(body.data.note).to.equal(`charge ${'*'.repeat(15)}5556, please`)
    await proveTransfer(post, body.data._id, shop)
    const paid = await post(`/orders/${order.id}/pay`, { paymentId: method.id }).expect(200)
    await useCardPage(paid.body.data.authorizationUrl, 'tok_ok')
    await call('store', app).get(`/api/v1/orders/${order.id}/payment-status`).set(headers).expect(200)

    const all = [...(await dump()), ...lines]
    expect(lines.join('')).to.include('payOrder')
    expect(
      all.some((line) => line.includes(order.id)),
      'the dump has the order',
    ).to.equal(true)
    for (const [place, canary] of Object.entries(canaries)) {
      const bare = canary.replace(/\D/g, '')
      const seen = all.filter((line) => line.includes(canary) || line.replace(/[ .-]/g, '').includes(bare))
      expect(seen, place).to.eql([])
    }
  })

  /** A shopper enters a card's number wherever the proof of a transfer has room for it. */
  async function proveTransfer(
    post: (path: string, body: object) => Test,
    id: string,
    shop: { id: string },
  ): Promise<void> {
    const transfer = await createPaymentMethod(shop, 'bank-transfer')
    await post(`/orders/${id}/pay`, { paymentId: transfer.id }).expect(200)
    const { body } = await post(`/orders/${id}/proof`, {
      url: `https://example.com/${canaries.proofAddress}.png`,
      reference: canaries.proofReference,
      note: `from ${canaries.proofNote}`,
    }).expect(200)
    expect(body.data.proof).to.eql({
      url: `https://example.com/${'*'.repeat(12)}1117.png`,
      reference: `${'*'.repeat(9)}2222`,
      note: `from ${'*'.repeat(15)}9424`,
    })
  }

  it('are distinguished from other long numbers by their check digit', () => {
    expect(['4111111111111111', '4111 1111 1111 1111', '378282246310005'].every(isCardNumber)).to.equal(true)
    expect(['4111111111111112', 'tok_4111111111111111', '41111111111', ''].some(isCardNumber)).to.equal(false)
    const call = 'call +234 803 555 0199 about 4111111111111112'
    expect(withoutCardNumbers(call)).to.equal(call)
  })
})
