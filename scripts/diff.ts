/**
 * `make diff`: says how the contract differs from that of the last release, and fails where callers would break
 * and neither the version nor the changelog says so. JSON=1 prints the changes for programs, RELEASE=1 keeps the
 * contract as that of a release. The rules are in docs/compatibility.md.
 */
import { readFileSync } from 'node:fs'
import { keepContracts, readContracts, releasedFolder } from './diff/released.ts'
import { type Change, changesBetween, objections } from './diff/verdict.ts'

const [after, before] = [readContracts('generated'), readContracts(process.argv[2] ?? releasedFolder)]
if (process.env.RELEASE) {
  keepContracts(after, releasedFolder)
  console.log(`${releasedFolder}/ has the contract of ${after.store.info.version}`)
} else {
  const changes = changesBetween(before, after)
  const objected = objections(before, after, changes, readFileSync('CHANGELOG.md', 'utf8'))
  if (process.env.JSON) console.log(JSON.stringify({ changes, objections: objected }, null, 2))
  else print(changes)
  for (const objection of objected) console.error(objection)
  process.exitCode = objected.length > 0 ? 1 : 0
}

function print(changes: Change[]): void {
  for (const { breaking, surface, operation, where, what } of changes)
    console.log(`${breaking ? 'breaking  ' : 'compatible'} ${surface} ${operation}: ${where} ${what}`)
  const breaking = changes.filter((change) => change.breaking).length
  const since = `since ${before.store.info.version}`
  console.log(`${breaking} breaking and ${changes.length - breaking} compatible changes ${since}`)
}
