import { execFile } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { ownFolder } from './process.ts'

/** An npm that records its call, and takes some time. */
const npm = `#!/bin/sh
echo "$*" >> npm.log
sleep 1
mkdir -p node_modules
echo {} > node_modules/.package-lock.json
`

describe('make on a fresh clone', () => {
  const { folder, remove } = ownFolder('install')
  before(() => {
    for (const file of ['Makefile', 'package-lock.json']) copyFileSync(file, `${folder}/${file}`)
    mkdirSync(`${folder}/bin`)
    writeFileSync(`${folder}/bin/npm`, npm)
    chmodSync(`${folder}/bin/npm`, 0o755)
  })
  after(remove)

  it('installs the packages once, however many start at once, also after one that was killed', async () => {
    // The lock that a killed make leaves behind: no process has this number.
    mkdirSync(`${folder}/.data`)
    symlinkSync('99999999', `${folder}/.data/installing`)
    // NODE would have make look for another version of Node, which the npm of this test does not bring.
    const { NODE: _, ...own } = process.env
    const env = { ...own, PATH: `${resolve(folder, 'bin')}:${process.env.PATH}` }
    const make = () => promisify(execFile)('make', ['node_modules/.package-lock.json'], { cwd: folder, env })
    await Promise.all([make(), make(), make()])
    await make()
    expect(readFileSync(`${folder}/npm.log`, 'utf8')).to.match(/^ci .*\n$/)
  })
})
