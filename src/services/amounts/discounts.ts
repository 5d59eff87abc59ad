// Discounts: automatic ones (promotions) and a coupon's, applied to the lines of a cart or an order. Amounts are whole
// minor units, percentages hundredths of a percent. No database: everything that a discount depends on is given.

import { divide, portion, sumOf } from './division.ts'

/** A line, as discounts see it. */
export interface Priced {
  /** Identifies it among the lines of one computation. */
  id: string
  /** The id of its product: discounts name these. */
  product: string
  /** The price of one piece. */
  price: number
  quantity: number
}

/** The reduction of the lines in a discount's scope. */
export type Effect =
  | { kind: 'percentage'; percent: number }
  | { kind: 'amount'; amount: number }
  /** A part of the cheapest pieces. */
  | { kind: 'cheapest'; pieces: number; percent: number }
  /** A part of `get` pieces in `gets` for each `buy` pieces in scope; no piece counts as both. */
  | { kind: 'buy-get'; buy: number; get: number; gets: Scope; percent: number }
  /** A percentage that grows with the number of pieces: that of the last step which they reach. */
  | { kind: 'steps'; steps: readonly { from: number; percent: number }[] }
  | { kind: 'free-shipping' }

/** The ids of products; null for all. */
export type Scope = readonly string[] | null

export interface Discount {
  id: string
  /** The merchant's words for it. */
  name: string
  scope: Scope
  effect: Effect
  /** Whether it also takes what shipping costs. */
  freeShipping?: boolean
}

/** A discount that no shopper has to ask for. Whether it applies to this cart is decided before. */
export interface Rule extends Discount {
  /** Higher ones come first. */
  priority: number
  /** It replaces everything else, the coupon included, where it takes more. */
  exclusive: boolean
}

/** The amount that one discount takes from each line, in their order, and from shipping. */
export interface Taken {
  discount: Discount
  lines: number[]
  shipping: number
}

/**
 * Returns what each discount takes: of all rules together with the coupon, and of each exclusive rule alone, whatever
 * takes most. Rules apply one after the other to what those before have left, so that 40 % and 70 % are 82 % and never
 * more than the price. The order of the lines and of the rules changes nothing.
 *
 * All of them together take at least as much as any part of them, but for a unit of rounding, so that no part needs to
 * be compared: each leaves no more of less, and which pieces it takes depends on prices alone, not on what other
 * discounts have left (decision all-discounts-together-are-the-best).
 */
export function applyDiscounts(
  lines: readonly Priced[],
  shipping: number,
  rules: readonly Rule[],
  coupon: Discount | null,
): Taken[] {
  const sorted = rules.toSorted(byTurn)
  const together = [...sorted.filter(({ exclusive }) => !exclusive), ...(coupon ? [coupon] : [])]
  const alone = sorted.filter(({ exclusive }) => exclusive).map((rule) => [rule])
  return [together, ...alone]
    .map((discounts) => applyInTurn(lines, shipping, discounts))
    .reduce((best, other) => (takenBy(other) > takenBy(best) ? other : best))
}

/**
 * The order in which rules apply. Of equal priority, amounts come after percentages, and those for few products before
 * those for many, because that takes more.
 */
export function byTurn(a: Rule, b: Rule): number {
  const isAmount = ({ effect }: Rule) => Number(effect.kind === 'amount')
  const width = ({ scope }: Rule) => scope?.length ?? Number.MAX_SAFE_INTEGER
  return (
    b.priority - a.priority || isAmount(a) - isAmount(b) || width(a) - width(b) || compareText(a.id, b.id)
  )
}

const takenBy = (taken: Taken[]) =>
  sumOf(taken, ({ lines, shipping }) => sumOf(lines, (amount) => amount) + shipping)

function applyInTurn(lines: readonly Priced[], shipping: number, discounts: readonly Discount[]): Taken[] {
  const left = lines.map((line) => ({ ...line, amount: line.price * line.quantity }))
  let shippingLeft = shipping
  return discounts.map((discount) => {
    const isFree = discount.freeShipping || discount.effect.kind === 'free-shipping'
    const amounts = amountsOf(discount.effect, left, inScope(left, discount.scope))
    for (const [position, amount] of amounts.entries()) left[position]!.amount -= amount
    const taken = { discount, lines: amounts, shipping: isFree ? shippingLeft : 0 }
    shippingLeft -= taken.shipping
    return taken
  })
}

/** A line and what is left to pay of it after the discounts before. */
interface Left extends Priced {
  amount: number
}

const inScope = (lines: readonly Priced[], scope: Scope): boolean[] =>
  lines.map(({ product }) => scope === null || scope.includes(product))

function amountsOf(effect: Effect, left: readonly Left[], scope: boolean[]): number[] {
  switch (effect.kind) {
    case 'percentage':
      return offAll(left, scope, (sum) => portion(sum, effect.percent, 10_000))
    case 'amount':
      return offAll(left, scope, (sum) => Math.min(sum, effect.amount))
    case 'steps': {
      const percent = stepAt(effect.steps, piecesIn(left, scope))
      return offAll(left, scope, (sum) => portion(sum, percent, 10_000))
    }
    case 'cheapest':
      return offPieces(left, cheapestPieces(left, scope, effect.pieces), effect.percent)
    case 'buy-get': {
      const gets = inScope(left, effect.gets)
      return offPieces(left, piecesToGet(left, { ...effect, scope, gets }), effect.percent)
    }
    case 'free-shipping':
      return left.map(() => 0)
  }
}

const piecesIn = (left: readonly Left[], scope: boolean[]) =>
  sumOf(left, ({ quantity }, position) => (scope[position] ? quantity : 0))

const stepAt = (steps: readonly { from: number; percent: number }[], pieces: number) =>
  Math.max(0, ...steps.filter(({ from }) => pieces >= from).map(({ percent }) => percent))

/** Takes one amount off all lines in scope together, each in proportion to what is left of it. */
function offAll(left: readonly Left[], scope: boolean[], amountOf: (sum: number) => number): number[] {
  const weights = left.map(({ amount }, position) => (scope[position] ? amount : 0))
  return divide(amountOf(sumOf(weights, (weight) => weight)), weights)
}

/** Takes a percentage off so many pieces of each line. */
function offPieces(left: readonly Left[], pieces: number[], percent: number): number[] {
  return left.map(({ amount, quantity }, position) =>
    portion(amount, pieces[position]! * percent, quantity * 10_000),
  )
}

/**
 * Returns how many pieces of each line are among the cheapest `count` in scope. Of equally cheap ones, those come first
 * that are not among `spared`.
 */
function cheapestPieces(
  left: readonly Left[],
  scope: boolean[],
  count: number,
  spared: boolean[] = [],
): number[] {
  const pieces = left.map(() => 0)
  let missing = count
  for (const position of byPiecePrice(left, spared).filter((one) => scope[one])) {
    pieces[position] = Math.min(missing, left[position]!.quantity)
    missing -= pieces[position]
  }
  return pieces
}

/** Returns the positions of the lines, those with the cheapest pieces first. */
function byPiecePrice(left: readonly Left[], spared: boolean[]): number[] {
  const isSpared = (position: number) => Number(spared[position] ?? false)
  return [...left.keys()].sort(
    (a, b) => left[a]!.price - left[b]!.price || isSpared(a) - isSpared(b) || a - b,
  )
}

/**
 * Returns the pieces that a shopper gets for those bought: the cheapest, as many as the others pay for. Pieces that can
 * only be got come before equally cheap ones that can also be bought.
 */
function piecesToGet(
  left: readonly Left[],
  { scope, gets, buy, get }: { scope: boolean[]; gets: boolean[]; buy: number; get: number },
): number[] {
  const piecesFor = (times: number) => cheapestPieces(left, gets, times * get, scope)
  const isPaidFor = (times: number) => {
    const free = piecesFor(times)
    const bought = sumOf(left, ({ quantity }, position) => (scope[position] ? quantity - free[position]! : 0))
    return bought >= times * buy
  }
  // The last group may be incomplete: whoever buys enough for two and has only one to get, gets that one.
  let [enough, tooMany] = [0, Math.ceil(piecesIn(left, gets) / get) + 1]
  while (tooMany - enough > 1) {
    const middle = Math.floor((enough + tooMany) / 2)
    if (isPaidFor(middle)) enough = middle
    else tooMany = middle
  }
  return piecesFor(enough)
}

/** Compares texts by code units, the same everywhere. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
