import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { openSite, type Site } from '../support/site.ts'
import { installTools, tools, wanted } from './tools.ts'

const run = promisify(execFile)

/** A generator of another maker: how it is called, and a program that lists products with what it makes. */
interface Generator {
  make(contract: string, folder: string): string[]
  program: string
}

// Each program prints the names of a store's products. `$URL` and `$SHOP` stand for the service under test.
const generators: Record<string, Generator> = {
  '@hey-api/openapi-ts': {
    make: (contract, folder) => [
      'openapi-ts',
      '-i',
      contract,
      '-o',
      folder,
      '-c',
      '@hey-api/client-fetch',
      '--no-log-file',
      '-s',
    ],
    program: `import { listProducts } from './made/index'
      import { client } from './made/client.gen'
      client.setConfig({ baseUrl: '$URL' })
      const { data } = await listProducts({ headers: { 'x-shop-id': '$SHOP' }, throwOnError: true })
      const names: string[] = data.data.products.map(({ name }) => name)
      console.log(names.join())`,
  },
  oazapfts: {
    make: (contract, folder) => ['oazapfts', contract, join(folder, 'index.ts')],
    program: `import { defaults, listProducts } from './made/index'
      defaults.baseUrl = '$URL'
      const reply = await listProducts({ xShopId: '$SHOP' })
      if (reply.status !== 200) throw new Error(String(reply.status))
      const names: string[] = reply.data.data.products.map(({ name }) => name)
      console.log(names.join())`,
  },
  orval: {
    make: (contract, folder) => [
      'orval',
      '-i',
      contract,
      '-o',
      join(folder, 'index.ts'),
      '--client',
      'fetch',
    ],
    // It calls addresses without a host, as a page would.
    program: `import { listProducts } from './made/index'
      const { fetch } = globalThis
      globalThis.fetch = (path, init) => fetch('$URL' + path, init)
      const reply = await listProducts({}, { headers: { 'x-shop-id': '$SHOP' } })
      if (reply.status !== 200) throw new Error(String(reply.status))
      const names: string[] = reply.data.data.products.map(({ name }) => name)
      console.log(names.join())`,
  },
  'swagger-typescript-api': {
    make: (contract, folder) => [
      'swagger-typescript-api',
      'generate',
      '-p',
      contract,
      '-o',
      folder,
      '-n',
      'index.ts',
    ],
    program: `import { Api } from './made/index'
      const api = new Api({ baseUrl: '$URL' })
      const { data } = await api.products.listProducts({}, { headers: { 'x-shop-id': '$SHOP' } })
      const names: string[] = data.data.products.map(({ name }) => name)
      console.log(names.join())`,
  },
}

const compilerOptions = {
  strict: true,
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'Bundler',
  noEmit: true,
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  types: [],
  skipLibCheck: true,
}

wanted('Generators of other makers', function () {
  this.timeout(900_000)
  let site: Site
  let shop: string

  before(async function () {
    if (!(await installTools())) return this.skip()
    site = await openSite()
    const made = await createShop()
    shop = made.id
    await createProduct(made, { name: 'Clay cup', price: 400, quantity: 3 })
  })
  after(() => site?.close())

  for (const [name, { make, program }] of Object.entries(generators)) {
    it(`${name} makes a client that compiles strictly and calls`, async () => {
      const folder = join(tools, `made-${name.replace(/\W+/g, '-')}`)
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(join(folder, 'made'), { recursive: true })
      const [command, ...options] = make(resolve('generated/store.json'), join(folder, 'made'))
      // Some ask whether to go on, and some tell their makers how they are used.
      const env = { ...process.env, CI: 'true', DO_NOT_TRACK: '1' }
      await run(join(tools, 'node_modules/.bin', command!), options, { cwd: tools, env, timeout: 300_000 })
      const text = program.replaceAll('$URL', `${site.store}/api/v1`).replaceAll('$SHOP', shop)
      writeFileSync(join(folder, 'main.ts'), text)
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['main.ts'] }))
      const { stdout: errors } = await run('node_modules/typescript/bin/tsc', ['-p', folder]).catch(
        (failed) => failed,
      )
      expect(errors).to.equal('')
      const { stdout } = await run(process.execPath, ['--import', 'tsx', join(folder, 'main.ts')])
      expect(stdout).to.equal('Clay cup\n')
    })
  }
})
