import { createHash } from 'node:crypto'

/**
 * The seed of a run that leaves cases out, which `make test` gives; nothing where all are run: by `make test-all`, and
 * where somebody names a file or a test.
 */
export const seed = process.env.SAMPLE

/** Returns all cases, or as many as this where a run leaves some out: other ones for each seed and `kind`. */
export function sampled<Case>(kind: string, cases: readonly Case[], count: number): readonly Case[] {
  if (!seed || cases.length <= count) return cases
  const ranks = new Map(cases.map((one, n) => [one, rankOf(`${seed} ${kind} ${n}`)]))
  const chosen = new Set([...cases].sort((a, b) => ranks.get(a)! - ranks.get(b)!).slice(0, count))
  return cases.filter((one) => chosen.has(one))
}

/**
 * Runs a third of the tests of this suite where a run leaves cases out, other ones for each seed; the rest is shown as
 * pending. For suites that drive a browser, where each test takes two seconds of processor time.
 */
export function sampleTests(): void {
  beforeEach(function () {
    const { parent } = this.currentTest!
    const chosen = sampled(parent!.fullTitle(), parent!.tests, Math.ceil(parent!.tests.length / 3))
    if (!chosen.includes(this.currentTest!)) this.skip()
  })
}

const rankOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE()
