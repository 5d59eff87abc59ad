/**
 * `make release`: makes what is here a release. Gives its version in CHANGELOG.md today's date and the name of its last
 * migration, and keeps its contract in openapi/released/. From then on `make diff` and test/db/last-release.test.ts
 * compare with it.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepContracts, readContracts, releasedFolder } from './diff/released.ts'
import { surfaces } from './generate/contract.ts'
import { withRelease } from './release/changelog.ts'

const [root = '.'] = process.argv.slice(2)
const file = join(root, 'CHANGELOG.md')

try {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const contracts = readContracts(join(root, 'generated'))
  for (const surface of surfaces) {
    const { version: its } = contracts[surface].info
    if (its !== version) throw new Error(`package.json says ${version}, and openapi/${surface}.yaml ${its}`)
  }
  const lastMigration = readdirSync(join(root, 'src/db/migrations')).sort().at(-1)!
  const date = new Date().toISOString().slice(0, 10)
  writeFileSync(file, withRelease(readFileSync(file, 'utf8'), { version, date, lastMigration }))
  keepContracts(contracts, join(root, releasedFolder))
  console.log(
    `${version} is in CHANGELOG.md and ${releasedFolder}/. Run make test, commit, and tag the commit v${version}.`,
  )
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
