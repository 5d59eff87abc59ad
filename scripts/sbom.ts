/**
 * `make sbom`: writes which packages this version is made of to dist/sbom.json, in the JSON of CycloneDX.
 *
 * npm does this by itself, from package-lock.json. Packages for development are listed too, and marked as such, because
 * the pages in dist/ contain some of them. The tools of tests are in no release.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'

const file = resolve(process.argv[2] ?? 'dist/sbom.json')
const options = [
  '--sbom-format=cyclonedx',
  '--sbom-type=application',
  '--package-lock-only',
  '--no-workspaces',
]
const listed = execFileSync('npm', ['sbom', ...options], { encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 })
const { name, license } = JSON.parse(readFileSync('package.json', 'utf8'))

const bom = JSON.parse(listed)
// npm names the application after its folder.
bom.metadata.component = { ...bom.metadata.component, name, licenses: [{ license: { id: license } }] }
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`)
console.log(`${relative('', file)} lists ${bom.components.length} packages`)
