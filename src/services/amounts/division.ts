// Division of amounts: pro rata by the largest-remainder method, and rounding half up. Whole minor units go in and come
// out.

/**
 * Returns `numerator / denominator` of an amount, rounded half up. Exact for all amounts of the contract: the product
 * of two of these does not fit into a double.
 */
export function portion(amount: number, numerator: number, denominator: number): number {
  const [whole, rest] = divided(amount, numerator, denominator)
  return Number(whole) + (rest * 2n >= BigInt(denominator) ? 1 : 0)
}

/**
 * Divides an amount in proportion to weights, so that the parts add up to it: each gets its share rounded down, and what
 * is left goes to those that lost most by that. Ties go to the first. No part is larger than its weight if the amount is not larger than their sum.
 */
export function divide(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  const shares = weights.map((weight, position) => {
    const [whole, rest] = divided(amount, weight, sum)
    return { part: Number(whole), rest, position }
  })
  const missing = amount - shares.reduce((all, { part }) => all + part, 0)
  const first = shares.toSorted((a, b) => Number(b.rest - a.rest) || a.position - b.position)
  for (const share of first.slice(0, missing)) share.part += 1
  return shares.map(({ part }) => part)
}

function divided(amount: number, numerator: number, denominator: number): [whole: bigint, rest: bigint] {
  const product = BigInt(amount) * BigInt(numerator)
  return [product / BigInt(denominator), product % BigInt(denominator)]
}

/** Adds up what a function returns for each element. */
export function sumOf<One>(all: readonly One[], amountOf: (one: One, position: number) => number): number {
  return all.reduce((sum, one, position) => sum + amountOf(one, position), 0)
}
