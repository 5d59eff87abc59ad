import { expect } from 'chai'
import fc from 'fast-check'
import { type Choice, type Group, keptChoice, weigh } from '../../../src/services/modifiers/choices.ts'
import { requireNesting } from '../../../src/services/modifiers/nesting.ts'
import { seed } from '../../support/sample.ts'

const runs = { numRuns: seed ? 500 : 5_000 }
const now = new Date('2026-11-28T12:00:00.000Z')
const soldOutTimes = [null, '2026-11-28T11:59:59.000Z', '2026-11-28T12:00:01.000Z']

/** Groups three deep with few options, so that choices often meet them. */
const { groups } = fc.letrec<{ groups: Group[] }>((tie) => ({
  groups: fc.array(
    fc
      .record({
        min: fc.nat(2),
        more: fc.option(fc.nat(3)),
        included: fc.nat(2),
        pricing: fc.constantFrom('sum' as const, 'highest' as const),
        allowQuantities: fc.boolean(),
        options: fc.array(
          fc.record({
            price: fc.nat(500),
            available: fc.nat(9).map((one) => one > 0),
            soldOutUntil: fc.constantFrom(null, null, null, ...soldOutTimes),
            groups: fc.oneof(
              { maxDepth: 2, depthIdentifier: 'groups' },
              fc.constant<Group[]>([]),
              tie('groups') as fc.Arbitrary<Group[]>,
            ),
          }),
          { minLength: 1, maxLength: 3 },
        ),
      })
      .map(({ more, min, ...group }) => ({
        _id: '',
        name: 'Group',
        min,
        max: more === null ? null : Math.max(min + more, 1),
        ...group,
        options: group.options.map((option) => ({
          ...{ _id: '', name: 'Option', default: false, foodId: null },
          ...option,
        })),
      })),
    { maxLength: 2 },
  ),
}))

/** Gives groups and options ids of their places. */
const withIds = (all: Group[], above = ''): Group[] =>
  all.map((group, g) => ({
    ...group,
    _id: `${above}g${g}`,
    options: group.options.map((option, o) => {
      const _id = `${above}g${g}o${o}`
      return { ...option, _id, groups: withIds(option.groups, _id) }
    }),
  }))

/** Chooses by these numbers, now and then what is not offered. */
function chooseFrom(all: Group[], next: () => number): Choice[] {
  return all.flatMap((group) =>
    group.options.flatMap((option): Choice[] => {
      const times = next() % 3
      return Array.from({ length: times === 2 ? 1 + (next() % 2) : times }, () => ({
        optionId: next() % 40 === 0 ? 'elsewhere' : option._id,
        ...(next() % 2 === 0 && { groupId: next() % 40 === 0 ? 'another' : group._id }),
        ...(next() % 3 === 0 && { quantity: 1 + (next() % 2) }),
        modifiers: chooseFrom(option.groups, next),
      }))
    }),
  )
}

const numbersFrom = (all: number[]) => {
  let at = 0
  return () => all[at++ % all.length]!
}

/** A second opinion: writes every piece down, one by one, and asks each rule of all of them. */
function bruteForce(all: Group[], choices: Choice[]): { accepted: boolean; price: number } {
  const pieces = choices.flatMap((choice) => Array.from({ length: choice.quantity ?? 1 }, () => choice))
  let accepted = true
  let price = 0
  const placed = new Set<Choice>()
  for (const group of all) {
    const own: { option: Group['options'][number]; choice: Choice }[] = []
    for (const choice of pieces)
      for (const option of group.options)
        if (choice.optionId === option._id && (!choice.groupId || choice.groupId === group._id)) {
          own.push({ option, choice })
          placed.add(choice)
        }
    if (own.length < group.min || own.length > (group.max ?? Number.POSITIVE_INFINITY)) accepted = false
    for (const option of group.options)
      if (!group.allowQuantities && own.filter((piece) => piece.option === option).length > 1)
        accepted = false
    const prices = own.map(({ option }) => option.price).sort((a, b) => a - b)
    const paid = prices.filter((_, place) => place >= group.included)
    price += group.pricing === 'highest' ? Math.max(0, ...paid) : paid.reduce((sum, one) => sum + one, 0)
    for (const { option, choice } of own) {
      if (!option.available) accepted = false
      if (option.soldOutUntil && new Date(option.soldOutUntil) > now) accepted = false
      const nested = bruteForce(option.groups, choice.modifiers ?? [])
      accepted &&= nested.accepted
      price += nested.price
    }
  }
  if (choices.some((choice) => !placed.has(choice))) accepted = false
  return { accepted, price }
}

const questions = fc
  .tuple(
    groups.map((all) => withIds(all)),
    fc.array(fc.nat(1000), { minLength: 1, maxLength: 60 }),
  )
  .map(([all, numbers]) => ({ all, choices: chooseFrom(all, numbersFrom(numbers)) }))

describe('weigh', () => {
  it('accepts a choice exactly if every minimum and maximum holds at every depth, at the price of its pieces', () => {
    let accepted = 0
    fc.assert(
      fc.property(questions, ({ all, choices }) => {
        const found = weigh(all, choices, now)
        const expected = bruteForce(all, choices)
        expect({ accepted: found.problem === null, price: found.price }).to.eql(expected)
        if (expected.accepted && choices.length > 0) accepted += 1
      }),
      runs,
    )
    expect(accepted).to.be.greaterThan(runs.numRuns / 100)
  })

  it('adds the totals of what was chosen up to its price', () => {
    fc.assert(
      fc.property(questions, ({ all, choices }) => {
        const { chosen, price } = weigh(all, choices, now)
        expect(chosen.reduce((sum, { total }) => sum + total, 0)).to.equal(price)
      }),
      runs,
    )
  })
})

describe('keptChoice', () => {
  it('is the same for equal choices in any order and in any division, and weighs the same', () => {
    fc.assert(
      fc.property(questions, fc.nat(1000), ({ all, choices }, turn) => {
        const shuffled = (some: Choice[]): Choice[] =>
          some
            .flatMap(({ quantity = 1, modifiers = [], optionId }) =>
              Array.from({ length: quantity }, () => ({ optionId, modifiers: shuffled(modifiers) })),
            )
            .map((one, n) => ({ one, at: (n * 7919 + turn) % 101 }))
            .sort((a, b) => a.at - b.at)
            .map(({ one }) => one)
        expect(keptChoice(shuffled(choices))).to.eql(keptChoice(choices))
        const known = (some: Choice[]): boolean =>
          some.every((one) => one.groupId !== 'another' && known(one.modifiers ?? []))
        if (!known(choices)) return
        const kept = keptChoice(choices) ?? []
        expect(weigh(all, kept, now).price).to.equal(weigh(all, choices, now).price)
        expect(weigh(all, kept, now).problem === null).to.equal(weigh(all, choices, now).problem === null)
      }),
      runs,
    )
  })
})

describe('requireNesting', () => {
  const chain = (length: number, options = 1) =>
    new Map(
      Array.from({ length }, (_, n) => [`${n}`, { options, groups: n + 1 < length ? [`${n + 1}`] : [] }]),
    )

  it('takes six levels and no more', () => {
    requireNesting(chain(6))
    expect(() => requireNesting(chain(7))).to.throw('at most 6 deep')
  })

  it('refuses a group that contains itself by way of others', () => {
    const round = chain(3)
    round.set('2', { options: 1, groups: ['0'] })
    expect(() => requireNesting(round)).to.throw('cannot contain itself')
  })

  it('refuses more options in all than can be weighed', () => {
    requireNesting(chain(2, 500))
    expect(() => requireNesting(chain(2, 501))).to.throw('at most 1000 options')
  })
})
