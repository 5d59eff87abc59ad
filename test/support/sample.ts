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

/**
 * In a sampled run, runs an eighth of this suite's tests, different ones for each seed, and in a small suite often none;
 * the rest are shown as pending. For suites that drive a browser, where each test takes two seconds of processor time.
 */
export function sampleTests(): void {
  beforeEach(function () {
    const { parent } = this.currentTest!
    const title = parent!.fullTitle()
    const count = Math.floor(parent!.tests.length / 8 + rankOf(`${seed} ${title}`) / 2 ** 32)
    if (!sampled(title, parent!.tests, count).includes(this.currentTest!)) this.skip()
  })
}

const rankOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE()
