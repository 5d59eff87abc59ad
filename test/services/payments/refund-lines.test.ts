import { expect } from 'chai'
import fc from 'fast-check'
import { linesOf } from '../../../src/services/invoices/invoice-lines.ts'
import { partsOf } from '../../../src/services/payments/refund-lines.ts'

const tax = (amount: number) => [{ name: 'VAT', rate: 190_000, base: amount * 5, amount, included: true }]
const line = fc
  .record({
    unitPrice: fc.integer({ min: 1, max: 9999 }),
    quantity: fc.integer({ min: 1, max: 7 }),
    off: fc.nat(100),
    tax: fc.nat(20),
  })
  .map(({ unitPrice, quantity, off, tax: share }, n = 0) => {
    const discount = Math.floor((unitPrice * quantity * off) / 100)
    const gross = unitPrice * quantity - discount
    const about = { name: 'A thing', variant: null, options: {}, id: String(n) }
    return { ...about, unitPrice, quantity, discount, taxes: tax(Math.floor((gross * share) / 100)) }
  })

const orders = fc
  .record({ lines: fc.array(line, { minLength: 1, maxLength: 4 }), shippingCost: fc.nat(999) })
  .map(({ lines, shippingCost }) => {
    const discount = lines.reduce((sum, one) => sum + one.discount, 0)
    const subtotal = lines.reduce((sum, one) => sum + one.unitPrice * one.quantity, 0)
    return {
      ...{ id: 'order', discount, total: subtotal + shippingCost - discount, taxAdded: 0 },
      ...{ shippingName: 'Post', shippingCost, shippingTaxes: tax(Math.floor(shippingCost / 9)) },
      lines: lines.map((one, n) => ({ ...one, id: String(n) })),
    }
  })
const none = { pieces: 0, amount: 0 }

describe('Refunds by line', () => {
  it('add up to what was paid, in whatever steps, with goodwill and failures between', () =>
    fc.assert(
      fc.property(orders, fc.infiniteStream(fc.nat(1000)), (order, stream) => {
        const next = (below: number) => (stream.next().value as number) % below
        const back = new Map<string | null, typeof none>()
        let refunded = 0
        const now = () => ({
          ...{ ...order, refunded, shippingBack: back.get(null) ?? none },
          lines: order.lines.map((one) => ({ ...one, back: back.get(one.id) ?? none })),
        })
        const take = (wanted: Parameters<typeof partsOf>[1]) => {
          const { parts, amount } = partsOf(now(), wanted)
          expect(parts.reduce((sum, part) => sum + part.line.gross, 0)).to.equal(amount)
          for (const { line: part } of parts) expect(part.net + part.taxes[0]!.amount).to.equal(part.gross)
          const undo = { back: new Map(back), refunded }
          for (const { itemId, quantity, line: part } of parts) {
            const { pieces, amount: before } = back.get(itemId) ?? none
            back.set(itemId, { pieces: pieces + quantity, amount: before + part.gross })
          }
          refunded += amount
          return () => {
            for (const { itemId, quantity, line: part } of parts) {
              const { pieces, amount: sum } = back.get(itemId)!
              back.set(itemId, { pieces: pieces - quantity, amount: sum - part.gross })
            }
            refunded -= amount
            return undo
          }
        }
        const failing: (() => unknown)[] = []
        for (let step = 0; step < 8; step++) {
          const one = order.lines[next(order.lines.length)]!
          const left = one.quantity - (back.get(one.id) ?? none).pieces
          if (next(5) === 0) refunded += next(Math.min(50, order.total - refunded) + 1)
          else if (left > 0) {
            const fail = take({ lines: [{ itemId: one.id, quantity: 1 + next(left) }] })
            if (next(4) === 0) failing.push(fail)
          } else if (!back.has(null) && next(3) === 0) take({ shipping: true })
          if (next(3) === 0) failing.pop()?.()
        }
        for (const fail of failing) fail()
        take({})
        expect(refunded).to.equal(order.total)
        expect(linesOf(order).total).to.equal(order.total)
      }),
      { numRuns: 1500 },
    ))
})
