import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { buildSync } from 'esbuild'
import { routes } from '../../generated/apps.routes.ts'
import { service } from '../support/service.ts'

const run = promisify(execFile)

describe('make operation', () => {
  let folder: string
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const begin = (...args: string[]) =>
    run('node', ['--import', 'tsx', 'scripts/new-operation.ts', ...args], { cwd: folder })

  before(async () => {
    // The folder is inside the package, where the packages are found.
    await mkdir('.data', { recursive: true })
    folder = await mkdtemp(resolve('.data/operation-'))
    const parts = ['openapi', 'src', 'scripts', 'generated', 'package.json', 'test/apps']
    for (const part of parts) await cp(part, join(folder, part), { recursive: true })
    await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  })
  after(() => rm(folder, { recursive: true }))

  it('begins an operation of a known subject, another one at a known path, and one of a new subject', async () => {
    await begin('pinNote', 'post', '/notes/{id}/pin')
    await begin('replaceNote', 'put', '/notes/{id}', 'apps')
    const { stdout } = await begin('listGiftCards', 'get', '/gift-cards')
    const files = ['openapi/apps/gift-cards.yaml', 'src/apps/gift-cards.ts', 'test/apps/gift-cards.test.ts']
    for (const file of files) expect(stdout).to.include(file)
    for (const name of ['pinNote', 'replaceNote'])
      expect(read('test/apps/notes.test.ts')).to.include(`describe('${name}'`)
    expect(read('test/apps/gift-cards.test.ts')).to.include("describe('listGiftCards'")

    await run('sh', ['scripts/generate.sh'], { cwd: folder })
    const bundled = join(folder, 'handlers.mjs')
    const entries = [
      "export { routes } from './generated/apps.routes.ts'",
      "export { appsHandlers } from './src/apps/index.ts'",
    ]
    buildSync({
      stdin: { contents: entries.join('\n'), resolveDir: folder },
      outfile: bundled,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
    })
    const made = await import(bundled)
    const handlers = made.appsHandlers(service().dependencies)
    expect(made.routes).to.have.length(routes.length + 3)
    for (const { resource, operationId } of made.routes)
      expect(handlers[resource]?.[operationId], operationId).to.be.a('function')
    const begun = made.routes.filter(({ path }: { path: string }) => /^\/(notes|gift-cards)/.test(path))
    expect(
      begun.map(
        ({ operationId, method, path }: (typeof routes)[number]) => `${operationId} ${method} ${path}`,
      ),
    ).to.include.members([
      'pinNote post /notes/{id}/pin',
      'replaceNote put /notes/{id}',
      'listGiftCards get /gift-cards',
    ])
  })

  it('refuses what is there already and what is no operation, and says how it is asked', async () => {
    const refused = async (...args: string[]) => {
      const { code, stderr } = await begin(...args).catch((error) => error)
      expect(code).to.equal(1)
      expect(stderr).to.include('make operation NAME=')
      return stderr
    }
    expect(await refused('createNote', 'post', '/notes/all')).to.include('createNote is there already')
    expect(await refused('renewNote', 'post', '/notes')).to.include('post /notes is there already')
    expect(await refused('renewNote', 'fetch', '/notes')).to.include('METHOD is one of')
    expect(await refused('renew', 'post', 'notes')).to.include('NAME is')
    expect(await refused('renewNote', 'post', '/notes', 'stores')).to.include('SURFACE is')
  })
})
