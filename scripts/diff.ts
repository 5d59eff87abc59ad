/**
 * `make diff`: says how the contract differs from that of the last release, and fails if callers would break
 * and neither the version nor the changelog says so. JSON=1 prints the changes for programs. Before the first release
 * it says that there is nothing to compare with. The rules are in docs/compatibility.md.
 */
import { existsSync, readFileSync } from 'node:fs'
import { readContracts, releasedFolder } from './diff/released.ts'
import { type Change, changesBetween, objections } from './diff/verdict.ts'
import { newestRelease } from './release/changelog.ts'

const [folder = releasedFolder, file = 'CHANGELOG.md'] = process.argv.slice(2)
const changelog = readFileSync(file, 'utf8')
if (existsSync(folder)) compare()
else withoutRelease()

function compare(): void {
  const [after, before] = [readContracts('generated'), readContracts(folder)]
  const changes = changesBetween(before, after)
  const objected = objections(before, after, changes, changelog)
  if (process.env.JSON) console.log(JSON.stringify({ changes, objections: objected }, null, 2))
  else print(changes, before.store.info.version)
  for (const objection of objected) console.error(objection)
  process.exitCode = objected.length > 0 ? 1 : 0
}

function withoutRelease(): void {
  const release = newestRelease(changelog)
  if (process.env.JSON) console.log(JSON.stringify({ changes: [], objections: [] }, null, 2))
  if (!release) {
    if (!process.env.JSON)
      console.log('Nothing has been released yet, so there is no contract to compare with (make release).')
    return
  }
  console.error(`${file} says that ${release.version} was released, but ${folder}/ has no contract of it.`)
  process.exitCode = 1
}

function print(changes: Change[], version: string): void {
  for (const { breaking, surface, operation, where, what } of changes)
    console.log(`${breaking ? 'breaking  ' : 'compatible'} ${surface} ${operation}: ${where} ${what}`)
  const breaking = changes.filter((change) => change.breaking).length
  console.log(`${breaking} breaking and ${changes.length - breaking} compatible changes since ${version}`)
}
