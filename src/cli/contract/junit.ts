import { escapeText } from '../../base/html.ts'
import type { Played } from './play.ts'

/** Returns a JUnit report, which every CI reads: one test case per call. */
export function junitOf(surface: string, played: Played[]): string {
  const failed = played.filter(({ findings }) => findings.length > 0).length
  const counts = `tests="${played.length}" failures="${failed}"`
  const cases = played.map(({ operationId, check, seconds, findings, request }) => {
    const named = `classname="${surface}.${operationId}" name="${escapeText(check)}" time="${seconds.toFixed(3)}"`
    if (findings.length === 0) return `    <testcase ${named}/>\n`
    const told = `<failure message="${escapeText(findings[0]!)}">${escapeText([request, ...findings].join('\n'))}</failure>`
    return `    <testcase ${named}>\n      ${told}\n    </testcase>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="storefront contract check" ${counts}>
  <testsuite name="${surface}" ${counts}>
${cases.join('')}  </testsuite>
</testsuites>
`
}
