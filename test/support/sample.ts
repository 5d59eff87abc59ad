import { createHash } from 'node:crypto'

/**
 * The seed of a sampled run, which `make test` gives; undefined if all cases run: in `make test-all`, or if somebody
 * names a file or a test.
 */
export const seed = process.env.SAMPLE

/** Returns all cases or, in a sampled run, this many: different ones for each seed and `kind`. */
export function sampled<Case>(kind: string, cases: readonly Case[], count: number): readonly Case[] {
  if (!seed || cases.length <= count) return cases
  const ranks = new Map(cases.map((one, n) => [one, rankOf(`${seed} ${kind} ${n}`)]))
  const chosen = new Set([...cases].sort((a, b) => ranks.get(a)! - ranks.get(b)!).slice(0, count))
  return cases.filter((one) => chosen.has(one))
}

/** A sampled run takes one of so many suites or tests that are dear, and in such a suite one of so many tests. */
const [dear, tests] = [6, 4]
const isLeftOut = (title: string) => seed !== undefined && rankOf(`${seed} ${title}`) % dear > 0

/**
 * A test that takes seconds by its nature, such as one that kills processes, makes a hundred calls at once or fills
 * tables: a sampled run takes one of six, different ones for each seed.
 */
export function sampledTest(title: string, test: Mocha.AsyncFunc): Mocha.Test {
  return isLeftOut(title) ? it.skip(title, test) : it(title, test)
}

/**
 * In a sampled run, takes some of the suites that call this, and some of their tests, different ones for each seed; the
 * rest are shown as pending. For suites that drive a browser or start processes: opening what they look at takes seconds
 * of processor time, so of the suites that are left out no hook runs but those "after all". Call it before the suite's
 * own hooks.
 */
export function sampleTests(): void {
  before(function () {
    if (isLeftOut(this.test!.parent!.fullTitle())) this.skip()
  })
  beforeEach(function () {
    const { parent } = this.currentTest!
    const count = Math.ceil(parent!.tests.length / tests)
    if (!sampled(parent!.fullTitle(), parent!.tests, count).includes(this.currentTest!)) this.skip()
  })
}

function rankOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE()
}
