import type { Document } from '../../src/contract/document.ts'
import { judgeOf } from '../../src/contract/judge.ts'
import { documentedHeaders } from '../../src/http/cors.ts'
import type { ObservedReply } from '../../src/http/surface-options.ts'
import { contractOf } from '../../src/surfaces.ts'
import { remember, surfaces } from './coverage.ts'

const judges = Object.fromEntries(
  ([...surfaces, 'agents'] as const).map((surface) => [surface, judgeOf(contractOf(surface) as Document)]),
)
let problems: string[] = []

/**
 * Checks a reply against the contract and remembers what was exercised; a difference fails the file of the running
 * test.
 */
export function observe({ surface, route, status, headers, body, refusal }: ObservedReply): void {
  if (!route) return
  remember(surface, route, refusal)
  if (refusal && !(route.refusals as string[]).includes(refusal)) {
    problems.push(`${surface} ${route.operationId} refused with ${refusal}, which its contract does not list`)
  }
  const described = judges[surface]!.documented(route, status)?.headers
  const isUnknown = (name: string) => name.toLowerCase() in headers && !(name in described!)
  const unknown = described && documentedHeaders.filter(isUnknown)
  if (unknown?.length) {
    problems.push(
      `${surface} ${route.operationId} ${status} has ${unknown}, which its contract does not list`,
    )
  }
  if ((route.media && !refusal) || body === undefined) return // also 304, and a reply that was interrupted
  const wire = JSON.parse(JSON.stringify(body))
  const wrong = judges[surface]!.wrongBody(route, status, wire)
  if (wrong) problems.push(`${surface} ${route.operationId} ${status}: ${wrong} in ${JSON.stringify(wire)}`)
}

/** Fails the file of the running test. */
export function report(problem: string): void {
  problems.push(problem)
}

/** Returns and clears the problems of this test. */
export function takeProblems(): string[] {
  const taken = problems
  problems = []
  return taken
}
