import { execFile } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lutimesSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { ownFolder } from './process.ts'

/** This npm records its call, and takes some time. */
const npm = `#!/bin/sh
echo "$*" >> npm.log
sleep 1
mkdir -p node_modules
echo {} > node_modules/.package-lock.json
`

describe('make on a fresh clone', () => {
  const { folder, remove } = ownFolder('install')
  // NODE, which make hands down in MAKEFLAGS too, would have it look for another version of Node, which the npm of this
  // test does not bring.
  const { NODE: _, MAKEFLAGS: _flags, MAKEOVERRIDES: _overrides, ...own } = process.env
  const env = { ...own, PATH: `${resolve(folder, 'bin')}:${process.env.PATH}` }
  before(() => {
    for (const file of ['Makefile', 'package-lock.json']) copyFileSync(file, `${folder}/${file}`)
    mkdirSync(`${folder}/bin`)
    writeFileSync(`${folder}/bin/npm`, npm)
    chmodSync(`${folder}/bin/npm`, 0o755)
  })
  after(remove)

  it('installs the packages once, however many start at once, also after one that was killed', async () => {
    // A killed make leaves these locks behind: no process has this number.
    mkdirSync(`${folder}/.data`)
    symlinkSync('99999999', `${folder}/.data/installing`)
    symlinkSync('99999999', `${folder}/.data/installing-broken`)
    lutimesSync(`${folder}/.data/installing-broken`, 0, 0)
    const make = () => promisify(execFile)('make', ['node_modules/.package-lock.json'], { cwd: folder, env })
    await Promise.all(Array.from({ length: 12 }, make))
    await make()
    expect(readFileSync(`${folder}/npm.log`, 'utf8')).to.match(/^ci --no-workspaces .*\n$/)
  })

  it('adds the tools of tests to what a start has installed, once', async () => {
    const make = () => promisify(execFile)('make', ['node_modules/.tools'], { cwd: folder, env })
    await Promise.all([make(), make()])
    await make()
    expect(readFileSync(`${folder}/npm.log`, 'utf8')).to.match(/^ci .*\ninstall --no-save .*\n$/)
  })

  it('generates from the contract once it differs from what was committed, whatever the times of the files', async () => {
    const clone = resolve(folder, 'clone')
    const write = (path: string, text: string, age: number) => {
      mkdirSync(resolve(clone, path, '..'), { recursive: true })
      writeFileSync(`${clone}/${path}`, text)
      const at = Date.now() / 1000 - age
      utimesSync(`${clone}/${path}`, at, at)
    }
    const run = (...[command, ...args]: [string, ...string[]]) =>
      promisify(execFile)(command, args, { cwd: clone })
    write('Makefile', readFileSync('Makefile', 'utf8'), 60)
    write('package-lock.json', '{}', 60)
    write('.gitignore', 'node_modules\n.data\nmade\n', 60)
    write('node_modules/.package-lock.json', '{}', 50)
    write('node_modules/.tools', '', 50)
    write('scripts/generate.sh', 'echo made >> made', 50)
    write('generated/store.routes.ts', '', 40)
    for (const path of [
      'activity',
      'errors',
      'scopes',
      'http/violations',
      'services/shared/calendar',
      'contract/document',
    ])
      write(`src/${path}.ts`, '', 30)
    write('openapi/store.yaml', 'paths: {}', 30)
    await run('git', 'init', '--quiet')
    await run('git', 'add', '.')
    await run('git', '-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '-m', 'All')
    await run('make', 'generated/store.routes.ts')
    expect(existsSync(`${clone}/made`)).to.equal(false)
    write('openapi/store.yaml', 'paths: { /a: {} }', -10)
    await run('make', 'generated/store.routes.ts')
    expect(readFileSync(`${clone}/made`, 'utf8')).to.equal('made\n')
  })
})
