import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { clientNames } from '../../scripts/docs/client-samples.ts'
import { documentOf } from '../../scripts/docs/contracts.ts'
import { callsOf } from '../../src/contract/calls.ts'
import { ownFolder } from '../main/process.ts'

const run = promisify(execFile)
const clients = { store: 'Store', apps: 'Apps', console: 'Console' } as const
const strict = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  types: [],
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'Bundler',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
}

describe('what the documentation says of clients', function () {
  this.timeout(120_000)
  const { folder, remove } = ownFolder('samples')
  after(remove)

  /** Returns what the compiler has against a program in the folder. */
  async function faultsOf(file: string, program: string): Promise<string> {
    writeFileSync(join(folder, `${file}.ts`), program)
    writeFileSync(
      join(folder, `${file}.json`),
      JSON.stringify({ compilerOptions: strict, files: [`${file}.ts`] }),
    )
    const { stdout } = await run('node_modules/typescript/bin/tsc', [
      '-p',
      join(folder, `${file}.json`),
    ]).catch((failed) => failed)
    return stdout
  }

  it('shows calls by the typed client that compile', async () => {
    const lines = ['const file = new Blob([])']
    for (const surface of ['store', 'apps', 'console'] as const) {
      const samples = callsOf(await documentOf(surface)).flatMap(({ operation }) => {
        const all = (operation as { 'x-codeSamples'?: { label: string; source: string }[] })['x-codeSamples']!
        return all.filter(({ label }) => label === '@storefront-commerce/client').map(({ source }) => source)
      })
      expect(samples.length).to.be.greaterThan(30)
      const name = `create${clients[surface]}Client`
      lines.unshift(`import { ${name} } from '${resolve(`src/client/${surface}.ts`)}'`)
      lines.push(`const ${clientNames[surface]} = ${name}({ url: 'http://localhost/api/v1' })`)
      for (const source of samples)
        lines.push(`export const _${lines.length} = async () => {\n${source}\nreturn data\n}`)
    }
    expect(await faultsOf('samples', lines.join('\n'))).to.equal('')
  })

  it('tells how openapi-typescript makes types that take a body without its defaults', async () => {
    const guide = await import('../support/snippets.ts').then(({ snippetsOf }) =>
      snippetsOf('test-your-client'),
    )
    const line = guide.map(({ code }) => code).find((code) => code.startsWith('npx openapi-typescript'))!
    const options = line.trim().split(' ').slice(3, -2)
    const types = join(folder, 'types.ts')
    await run('node_modules/.bin/openapi-typescript', ['generated/store.json', ...options, '-o', types])
    const program = `import type { components } from './types.ts'
      export const line: components['schemas']['NewCartItem'] = { productId: 'x', quantity: 1 }
      // @ts-expect-error the product is required
      export const none: components['schemas']['NewCartItem'] = { quantity: 1 }`
    expect(await faultsOf('line', program)).to.equal('')
  })
})
