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

/** This npm records its call, takes some time, and installs what is locked: the tools are among it with install. */
const npm = `#!/bin/sh
echo "$*" >> npm.log
sleep 1
mkdir -p node_modules
[ $1 = ci ] && rm -f node_modules/.installed*
sed "$([ $1 = ci ] && echo '/mocha/d')" package-lock.json > node_modules/.package-lock.json
`

/** A lock file with a package that a start needs, a tool of tests, and one for another system. */
const lock = (version: string) => `{ "packages": {
"": { "dependencies": { "express": "*" }, "optionalDependencies": { "pg-native": "*" } },
"test": { "devDependencies": { "mocha": "*" } },
"node_modules/mocha": { "version": "12.0.0" },
"node_modules/pg-native": { "version": "3.0.0", "optional": true },
"node_modules/express": { "version": "${version}", "integrity": "sha512-${version}" } } }`

describe('make on a fresh clone', () => {
  const { folder, remove } = ownFolder('install')
  // NODE, which make hands down in MAKEFLAGS too, would have it look for another version of Node, which the npm of this
  // test does not bring.
  const { NODE: _, MAKEFLAGS: _flags, MAKEOVERRIDES: _overrides, ...own } = process.env
  const env = { ...own, PATH: `${resolve(folder, 'bin')}:${process.env.PATH}` }
  const make = (...targets: string[]) => promisify(execFile)('make', targets, { cwd: folder, env })
  const packages = () => make('node_modules/.installed')
  const tools = () => make('node_modules/.installed-tools')
  const calls = () => readFileSync(`${folder}/npm.log`, 'utf8')
  before(() => {
    mkdirSync(`${folder}/bin`)
    mkdirSync(`${folder}/scripts`)
    for (const file of ['Makefile', 'scripts/is-installed.js']) copyFileSync(file, `${folder}/${file}`)
    writeFileSync(`${folder}/package-lock.json`, lock('5.0.0'))
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
    await Promise.all(Array.from({ length: 12 }, packages))
    await packages()
    expect(calls()).to.match(/^ci --no-workspaces .*\n$/)
  })

  it('adds the tools of tests to what a start has installed, once', async () => {
    await Promise.all([tools(), tools()])
    await tools()
    expect(calls()).to.match(/^ci .*\ninstall --no-save .*\n$/)
  })

  it('installs nothing anew because of the times of files, nor what npm has installed by itself', async () => {
    const before = calls()
    const soon = Date.now() / 1000 + 60
    utimesSync(`${folder}/package-lock.json`, soon, soon)
    await tools()
    // As after npm install, which writes both lists, or in a copy without our notes.
    for (const file of ['package-lock.json', 'node_modules/.package-lock.json'])
      writeFileSync(`${folder}/${file}`, lock('5.1.0'))
    await tools()
    expect(calls()).to.equal(before)
  })

  it('installs once the lock file names another version, whatever the times of files', async () => {
    const before = calls()
    writeFileSync(`${folder}/package-lock.json`, lock('5.2.0'))
    utimesSync(`${folder}/package-lock.json`, 0, 0)
    await tools()
    expect(calls().slice(before.length)).to.match(/^ci .*\ninstall --no-save .*\n$/)
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
    write('scripts/is-installed.js', '', 60)
    write('scripts/generate.sh', 'echo made >> made', 50)
    write('generated/store.routes.ts', '', 40)
    for (const path of [
      'base/activity',
      'base/calendar',
      'base/errors',
      'base/scopes',
      'http/agents/statuses',
      'http/handler',
      'base/violations',
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
