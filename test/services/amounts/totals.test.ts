import { expect } from 'chai'
import fc from 'fast-check'
import type { Discount, Effect, Rule } from '../../../src/services/amounts/discounts.ts'
import { divide, portion, sumOf } from '../../../src/services/amounts/division.ts'
import { refundOf } from '../../../src/services/amounts/refunds.ts'
import type { Rate } from '../../../src/services/amounts/taxes.ts'
import { type Line, type Question, type Totals, totalsOf } from '../../../src/services/amounts/totals.ts'
import { seed } from '../../support/sample.ts'

/** In `make test` a tenth of them, others each time. */
const runs = { numRuns: seed ? 1_000 : 10_000 }
const ids = ['a', 'b', 'c', 'd', 'e', 'f']

/** Amounts in currencies without decimals, with two and with three, up to the largest of the contract. */
const prices = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 100_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 1_000_000_000_000 }) },
)
const percents = fc.oneof(fc.integer({ min: 0, max: 10_000 }), fc.constantFrom(0, 3_333, 5_000, 10_000))
const scopes = fc.option(fc.subarray(ids))
const rates: Rate[] = [
  { id: 'de', name: 'MwSt.', rate: 190_000 },
  { id: 'gst', name: 'GST', rate: 50_000 },
  { id: 'qst', name: 'QST', rate: 99_750 },
  { id: 'reduced', name: 'MwSt.', rate: 70_000 },
]
const rateLists = fc.constantFrom<Rate[]>([], [rates[0]!], [rates[1]!, rates[2]!], [rates[3]!])

const effects: fc.Arbitrary<Effect> = fc.oneof(
  fc.record({ kind: fc.constant('percentage' as const), percent: percents }),
  fc.record({ kind: fc.constant('amount' as const), amount: prices }),
  fc.record({
    kind: fc.constant('cheapest' as const),
    pieces: fc.integer({ min: 1, max: 4 }),
    percent: percents,
  }),
  fc.record({
    kind: fc.constant('buy-get' as const),
    buy: fc.integer({ min: 1, max: 4 }),
    get: fc.integer({ min: 1, max: 3 }),
    gets: scopes,
    percent: percents,
  }),
  fc.record({
    kind: fc.constant('steps' as const),
    steps: fc.array(fc.record({ from: fc.integer({ min: 1, max: 20 }), percent: percents }), {
      maxLength: 3,
    }),
  }),
  fc.constant({ kind: 'free-shipping' as const }),
)
const discounts = fc.record({ id: fc.uuid(), name: fc.constant('Sale'), scope: scopes, effect: effects })
const rules: fc.Arbitrary<Rule[]> = fc.uniqueArray(
  fc
    .tuple(discounts, fc.integer({ min: 0, max: 2 }), fc.boolean())
    .map(([discount, priority, exclusive]) => ({ ...discount, priority, exclusive })),
  { maxLength: 4, selector: ({ id }) => id },
)
const lines: fc.Arbitrary<Line[]> = fc.subarray(ids, { minLength: 1 }).chain((some) =>
  fc.tuple(
    ...some.map((id) =>
      fc.record({
        id: fc.constant(id),
        product: fc.constant(id),
        price: prices,
        quantity: fc.integer({ min: 1, max: 30 }),
        rates: rateLists,
      }),
    ),
  ),
)
const questions: fc.Arbitrary<Required<Question>> = fc.record({
  lines,
  shipping: fc.option(fc.record({ cost: fc.integer({ min: 0, max: 10_000 }), rates: rateLists })),
  rules,
  coupon: fc.option(discounts as fc.Arbitrary<Discount>),
  taxIncluded: fc.boolean(),
  credit: fc.oneof(fc.constant(0), prices),
})

const amountsOf = ({ lines, shipping }: Totals) => [...lines, ...(shipping ? [shipping] : [])]
const check = (promise: (question: Required<Question>) => void) =>
  fc.assert(fc.property(questions, promise), runs)
const plain = { shipping: null, rules: [], coupon: null, taxIncluded: true, credit: 0 }
const isPerPiece = ({ effect }: Discount) => ['cheapest', 'buy-get'].includes(effect.kind)
const partsOf = <One>(all: readonly One[]): One[][] =>
  all.reduce<One[][]>((parts, one) => parts.concat(parts.map((part) => [...part, one])), [[]])
const ordersOf = <One>(all: readonly One[]): One[][] =>
  all.length === 0
    ? [[]]
    : all.flatMap((one) => ordersOf(all.filter((other) => other !== one)).map((others) => [one, ...others]))
const percentage = (percent: number) => ({ kind: 'percentage', percent }) as const
const rule = (id: string, effect: Effect, fields: Partial<Rule> = {}): Rule => ({
  ...{ id, name: id, scope: null, effect, priority: 0, exclusive: false },
  ...fields,
})
const priced = (...all: [price: number, quantity: number][]): Line[] =>
  all.map(([price, quantity], n) => ({ id: ids[n]!, product: ids[n]!, price, quantity, rates: [] }))

describe('The totals of any order', function () {
  this.timeout(60_000)

  it('add up: the total is the specification’s sum with the taxes that are added, and the sum of all parts', () =>
    check((question) => {
      const totals = totalsOf(question)
      const { subtotal, shippingCost, discount, tax, total, credit, due } = totals
      expect(total).to.equal(subtotal + shippingCost - discount + tax.added)
      expect(total).to.equal(sumOf(amountsOf(totals), ({ gross }) => gross))
      expect(total).to.equal(credit + due)
    }))

  it('have net and tax that make gross, for each line, for each rate and in sum', () =>
    check((question) => {
      const totals = totalsOf(question)
      const all = amountsOf(totals)
      for (const { net, tax, gross, taxes } of all) {
        expect(net + tax).to.equal(gross)
        expect(sumOf(taxes, ({ amount }) => amount)).to.equal(tax)
      }
      expect(sumOf(all, ({ tax }) => tax)).to.equal(totals.tax.included + totals.tax.added)
      for (const { rate, base, amount } of totals.taxes) {
        const taxed = all.filter(({ taxes }) => taxes.some((one) => one.rate.id === rate.id))
        expect(sumOf(taxed, ({ net }) => net)).to.equal(base)
        expect(sumOf(taxed, ({ taxes }) => taxes.find((one) => one.rate.id === rate.id)!.amount)).to.equal(
          amount,
        )
        expect(Math.abs(amount - (base * rate.rate) / 1_000_000)).to.be.at.most(1 + base * 1e-12)
      }
    }))

  it('are never below nothing, in no part of them', () =>
    check((question) => {
      const totals = totalsOf(question)
      for (const { net, tax, gross, discounts } of amountsOf(totals))
        for (const amount of [net, tax, gross, ...discounts.map((one) => one.amount)])
          expect(amount).to.satisfy((n: number) => Number.isSafeInteger(n) && n >= 0)
      expect(totals.due).to.be.at.least(0)
    }))

  it('are the same for each line wherever it stands, and whatever the order of the rules', () =>
    fc.assert(
      fc.property(questions, fc.infiniteStream(fc.nat()), (question, order) => {
        const shuffled = <One>(all: readonly One[]) =>
          all
            .map((one) => ({ one, rank: order.next().value as number }))
            .sort((a, b) => a.rank - b.rank)
            .map(({ one }) => one)
        const lines = shuffled(question.lines)
        const [expected, found] = [
          totalsOf(question),
          totalsOf({ ...question, lines, rules: shuffled(question.rules) }),
        ]
        const places = lines.map(({ id }) => question.lines.findIndex((line) => line.id === id))
        expect(found).to.eql({ ...expected, lines: places.map((place) => expected.lines[place]) })
      }),
      runs,
    ))

  it('change with a line that is split by at most a unit for each discount', () =>
    fc.assert(
      fc.property(questions, fc.nat(), (question, at) => {
        const [first, ...others] = question.lines
        if (first!.quantity === 1) return
        const quantity = 1 + (at % (first!.quantity - 1))
        const parts = [
          { ...first!, quantity },
          { ...first!, id: `${first!.id}2`, quantity: first!.quantity - quantity },
        ]
        // A second such discount would find other pieces cheapest in other lines, because the first is spread
        // over all pieces of a line.
        const perPiece = question.rules.filter(isPerPiece)
        const rules = question.rules.filter((one) => !isPerPiece(one) || one === perPiece[0])
        const coupon = question.coupon && perPiece[0] && isPerPiece(question.coupon) ? null : question.coupon
        const whole = totalsOf({ ...question, rules, coupon })
        const split = totalsOf({ ...question, rules, coupon, lines: [...parts, ...others] })
        const most = rules.length + (coupon ? 1 : 0)
        const difference = Math.abs(split.total - split.tax.added - (whole.total - whole.tax.added))
        expect(difference).to.be.at.most(most)
      }),
      runs,
    ))

  it('are what shipping and added taxes leave where everything is reduced by 100 %', () =>
    check((question) => {
      const everything = rule('all', percentage(10_000))
      const free = totalsOf({ ...question, rules: [everything, rule('post', { kind: 'free-shipping' })] })
      expect([free.total, free.tax]).to.eql([0, { included: 0, added: 0 }])
    }))

  it('are the lowest that any allowed choice of rules and coupon gives, to a unit for each of them', () =>
    check((question) => {
      const { rules, coupon } = question
      const alone = rules.filter(({ exclusive }) => exclusive)
      const together = rules.filter(({ exclusive }) => !exclusive)
      const choices = [
        ...partsOf(together).flatMap((part) => [
          { rules: part, coupon: null },
          { rules: part, coupon },
        ]),
        ...alone.map((one) => ({ rules: [one], coupon: null })),
      ]
      const gross = (choice: Partial<Question>) =>
        totalsOf({ ...question, ...choice, taxIncluded: true, credit: 0 }).total
      const lowest = Math.min(...choices.map(gross))
      expect(gross({})).to.be.at.most(lowest + together.length + 1)
    }))

  it('are no lower in another order of rules with one priority, where each is for all products or for one', () =>
    fc.assert(
      fc.property(
        questions,
        fc.array(fc.option(fc.constantFrom(...ids)), { minLength: 4 }),
        (question, products) => {
          const rules = question.rules.map((one, n) => ({
            ...one,
            ...{ exclusive: false, scope: products[n] ? [products[n]] : null },
          }))
          const gross = (order: Rule[]) =>
            totalsOf({ ...question, rules: order, coupon: null, taxIncluded: true }).total
          const level = gross(rules.map((one) => ({ ...one, priority: 0 })))
          for (const order of ordersOf(rules)) {
            const ranked = order.map((one, n) => ({ ...one, priority: order.length - n }))
            expect(gross(ranked)).to.be.at.least(level - rules.length)
          }
        },
      ),
      { numRuns: runs.numRuns / 10 },
    ))

  it('are refunded to the unit, by rate too, in whatever steps the pieces come back', () =>
    fc.assert(
      fc.property(questions, fc.infiniteStream(fc.nat()), (question, steps) => {
        const totals = totalsOf(question)
        for (const [n, line] of totals.lines.entries()) {
          const { quantity } = question.lines[n]!
          const refunds = []
          for (let before = 0; before < quantity; ) {
            const pieces = 1 + ((steps.next().value as number) % (quantity - before))
            refunds.push(refundOf({ ...line, quantity }, { before, pieces }))
            before += pieces
          }
          expect(sumOf(refunds, ({ gross }) => gross)).to.equal(line.gross)
          expect(sumOf(refunds, ({ net }) => net)).to.equal(line.net)
          for (const [m, { amount }] of line.taxes.entries())
            expect(sumOf(refunds, ({ taxes }) => taxes[m]!.amount)).to.equal(amount)
        }
      }),
      runs,
    ))
})

describe('The totals of an order', () => {
  it('without rules, coupon and taxes are the sum of the specification', () => {
    const totals = totalsOf({
      ...plain,
      lines: priced([1999, 3], [500, 2]),
      shipping: { cost: 490, rates: [] },
    })
    expect(totals).to.include({ subtotal: 6997, shippingCost: 490, discount: 0, total: 7487, due: 7487 })
  })

  it('round a coupon of a percentage once, half up, and divide it among the lines', () => {
    const coupon = { id: 'c', name: 'TEN', scope: null, effect: percentage(1000) }
    const { discount, lines } = totalsOf({ ...plain, lines: priced([5, 1], [5, 1], [5, 1]), coupon })
    expect([discount, lines.map(({ gross }) => gross)]).to.eql([2, [4, 4, 5]])
  })

  it('never become nothing by 40 % and 70 %', () => {
    const rules = [rule('forty', percentage(4000)), rule('seventy', percentage(7000))]
    expect(totalsOf({ ...plain, lines: priced([10_000, 1]), rules }).total).to.equal(1800)
  })

  it('are those of an exclusive rule alone where it takes more than all others and the coupon', () => {
    const coupon = { id: 'c', name: 'TEN', scope: null, effect: percentage(1000) }
    const half = rule('half', percentage(5000), { exclusive: true })
    const of = (...rules: Rule[]) => totalsOf({ ...plain, lines: priced([10_000, 1]), rules, coupon })
    expect(of(half, rule('five', percentage(500))).total).to.equal(5000)
    const [{ discounts }] = of(half, rule('sixty', percentage(6000))).lines as [Totals['lines'][0]]
    expect(discounts.map(({ discount: { id }, amount }) => [id, amount])).to.eql([
      ['sixty', 6000],
      ['c', 400],
    ])
  })

  it('give the cheapest pieces for those bought, from several lines, and none that counts as bought', () => {
    const effect: Effect = { kind: 'buy-get', buy: 2, get: 1, gets: null, percent: 10_000 }
    const of = (...lines: [number, number][]) =>
      totalsOf({ ...plain, lines: priced(...lines), rules: [rule('3for2', effect)] }).discount
    expect(of([1000, 2])).to.equal(0)
    expect(of([1000, 3])).to.equal(1000)
    expect(of([1000, 5])).to.equal(1000)
    expect(of([1000, 4], [300, 1], [200, 1])).to.equal(500)
    const other: Effect = { ...effect, buy: 1, gets: ['b'] }
    const withOther = (quantity: number) =>
      totalsOf({
        ...plain,
        lines: priced([1000, 2], [300, quantity]),
        rules: [rule('gift', other, { scope: ['a'] })],
      }).discount
    expect([0, 1, 2, 3].map((quantity) => (quantity ? withOther(quantity) : 0))).to.eql([0, 300, 600, 600])
  })

  it('reduce by the step that the pieces reach', () => {
    const steps = [
      { from: 10, percent: 2000 },
      { from: 5, percent: 1000 },
    ]
    const of = (quantity: number) =>
      totalsOf({
        ...plain,
        lines: priced([100, quantity]),
        rules: [rule('steps', { kind: 'steps', steps })],
      }).discount
    expect([4, 5, 9, 10].map(of)).to.eql([0, 50, 90, 200])
  })

  it('contain a German tax, and gain a Canadian one, as invoices state them', () => {
    const german = totalsOf({
      ...plain,
      lines: priced([1999, 1], [333, 3]).map((line) => ({ ...line, rates: [rates[0]!] })),
      shipping: { cost: 490, rates: [rates[0]!] },
    })
    expect(german.taxes).to.eql([{ rate: rates[0], base: 2931, amount: 557 }])
    expect(german).to.deep.include({ total: 3488, tax: { included: 557, added: 0 } })
    const canadian = totalsOf({
      ...plain,
      taxIncluded: false,
      lines: priced([10_000, 1]).map((line) => ({ ...line, rates: [rates[1]!, rates[2]!] })),
    })
    expect(canadian).to.deep.include({ total: 11_498, tax: { included: 0, added: 1498 } })
    expect(canadian.taxes.map(({ amount }) => amount)).to.eql([500, 998])
  })

  it('are paid by credit as far as it goes', () => {
    const { total, credit, due } = totalsOf({ ...plain, lines: priced([1000, 1]), credit: 1500 })
    expect([total, credit, due]).to.eql([1000, 1000, 0])
  })
})

describe('A division of an amount', () => {
  it('adds up, and gives nobody more than a unit beyond their share', () =>
    fc.assert(
      fc.property(prices, fc.array(prices, { minLength: 1, maxLength: 8 }), (amount, weights) => {
        const sum = sumOf(weights, (weight) => weight)
        const parts = divide(amount, weights)
        if (sum === 0) return
        expect(sumOf(parts, (part) => part)).to.equal(amount)
        for (const [n, part] of parts.entries())
          expect(Math.abs(part - (amount * weights[n]!) / sum)).to.be.at.most(1 + amount * 1e-12)
      }),
    ))

  it('gives what is left to those that lost most, and to the first of equals', () => {
    expect(divide(10, [1, 1, 1])).to.eql([4, 3, 3])
    expect(divide(100, [333, 333, 334])).to.eql([33, 33, 34])
    expect(divide(5, [0, 0])).to.eql([0, 0])
  })

  it('rounds half up, exactly for amounts whose product no double holds', () => {
    expect(portion(5, 1, 2)).to.equal(3)
    expect(portion(999_999_999_999_999, 3333, 10_000)).to.equal(333_300_000_000_000)
  })
})
