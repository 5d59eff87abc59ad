import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import fc from 'fast-check'
import type { Shop } from '../../../src/base/context.ts'
import { type Move, moves, nextOf, type Status } from '../../../src/services/returns/moves.ts'
import { createAppToken } from '../../support/fixtures/apps.ts'
import { createOrder } from '../../support/fixtures/orders.ts'
import { createAccount, type Person } from '../../support/fixtures/people.ts'
import { createShop } from '../../support/fixtures/shops.ts'
import { sampledTest } from '../../support/sample.ts'
import { call, service } from '../../support/service.ts'

const names = Object.keys(moves) as Move[]
const statuses: Status[] = ['requested', 'approved', 'refused', 'received', 'closed']
const pieces = 4

/** A step: somebody asks for some pieces, or moves one of the returns, receiving so much of it. */
type Step = { ask: number } | { move: Move; of: number; received: number; restock: boolean }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ ask: fc.integer({ min: 1, max: pieces }) }),
  fc.record({
    move: fc.constantFrom(...names),
    of: fc.nat({ max: 3 }),
    received: fc.nat({ max: pieces }),
    restock: fc.boolean(),
  }),
)

describe('The state machine of returns', () => {
  let shop: Shop & { ownerId: string }
  let shopper: Person
  let headers: Record<string, string>

  before(async () => {
    ;[shop, shopper] = [await createShop(), await createAccount()]
    headers = await createAppToken(shop, ['WRITE_ORDERS'])
  })

  it('leads from every status to closed, which alone has no way out', () => {
    for (const status of statuses) {
      const reached = new Set<Status>([status])
      for (const one of reached) for (const next of nextOf(one)) reached.add(next)
      expect([...reached], status).to.include('closed')
      expect(nextOf(status).length === 0).to.equal(status === 'closed')
    }
  })

  it('is the table in the guide on returns', () => {
    const row = (move: Move) => {
      const { from, to } = moves[move]
      return `| \`POST /returns/{id}/${move}\` | ${from.map((one) => `\`${one}\``).join(', ')} | \`${to}\` |`
    }
    const guide = readFileSync('docs/guides/returns.md', 'utf8')
    const table = guide.split('\n').filter((line) => line.startsWith('| `POST /returns/'))
    expect(table).to.eql(names.map(row))
  })

  sampledTest('keeps its counts whatever is done in whichever order, two at once', async () => {
    const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 8 })
    await fc.assert(fc.asyncProperty(rounds, play), { numRuns: 40, endOnFailure: true })
  })

  async function play(rounds: Step[][]): Promise<void> {
    const { db } = service()
    const { id: orderId, productId } = await createOrder(shop, shopper, { status: 'paid' })
    await db('order_items').where({ order_id: orderId }).update({ quantity: pieces })
    const { id: itemId } = await db('order_items').where({ order_id: orderId }).first('id')
    const stock = async () => (await db('products').where({ id: productId }).first()).quantity
    const before = await stock()
    const asked: string[] = []
    const make = async (one: Step): Promise<void> => {
      const reply = await ('ask' in one ? ask(one.ask) : move(one))
      expect([200, 201, 404, 409], JSON.stringify(reply?.body)).to.include(reply?.status ?? 404)
      if (reply?.status === 201) asked.push(reply.body.data._id)
    }
    const ask = (quantity: number) =>
      call('store')
        .post(`/api/v1/orders/${orderId}/returns`)
        .set(shopper.as(shop))
        .send({ kind: 'withdrawal', lines: [{ itemId, quantity }] })
    const move = async (one: Exclude<Step, { ask: number }>) => {
      const id = asked[one.of % Math.max(asked.length, 1)]
      if (!id) return null
      const body = {
        refuse: { answer: 'No.' },
        receive: { lines: [{ itemId, quantity: one.received, restock: one.restock }] },
      }[one.move as string]
      return call('apps').post(`/api/v1/returns/${id}/${one.move}`).set(headers).send(body)
    }
    for (const round of rounds) {
      await Promise.all(round.map(make))
      await check()
    }

    async function check(): Promise<void> {
      const rows = await db('returns')
        .join('return_lines', { return_id: 'returns.id', 'return_lines.shop_id': 'returns.shop_id' })
        .where({ order_id: orderId, 'returns.shop_id': shop.id })
      const sum = (values: number[]) => values.reduce((all, one) => all + one, 0)
      const { returned } = await db('order_items').where({ id: itemId }).first()
      expect(returned).to.be.at.most(pieces)
      expect(returned).to.equal(
        sum(
          rows.map(({ status, quantity, received }) => (status === 'refused' ? 0 : (received ?? quantity))),
        ),
      )
      const back = sum(rows.map(({ restock, received }) => (restock ? received : 0)))
      expect(await stock()).to.equal(before + back)
      for (const { status, history } of rows) {
        const path: Status[] = history.map((one: { status: Status }) => one.status)
        expect(path.at(-1)).to.equal(status)
        for (const [n, next] of path.slice(1).entries()) expect(nextOf(path[n]!)).to.include(next)
      }
    }
  }
})
