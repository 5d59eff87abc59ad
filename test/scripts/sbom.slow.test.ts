import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { ownFolder } from '../main/process.ts'

interface Component {
  name: string
  version: string
  licenses?: { license: { id: string } }[]
}

describe('make sbom', () => {
  const { folder, remove } = ownFolder('sbom')
  after(remove)

  it('lists every package that the service and its pages are made of, as CycloneDX', async () => {
    const file = join(folder, 'sbom.json')
    await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/sbom.ts', file])
    const bom = JSON.parse(readFileSync(file, 'utf8'))
    expect(bom.bomFormat).to.equal('CycloneDX')
    const own = JSON.parse(readFileSync('package.json', 'utf8'))
    const { name, version, licenses } = bom.metadata.component as Component
    expect({ name, version, license: licenses![0]!.license.id }).to.eql({
      ...{ name: own.name, version: own.version, license: own.license },
    })
    const listed = (bom.components as Component[]).map((one) => one.name)
    // The names of CycloneDX are those of the registry, with their scopes.
    expect(listed).to.include.members([...Object.keys(own.dependencies), ...Object.keys(own.devDependencies)])
    expect(listed).not.to.include('mocha')
  }).timeout(60_000)
})
