import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { expect } from 'chai'
import { buildSync } from 'esbuild'
import { ownFolder } from '../main/process.ts'

const run = promisify(execFile)

// A user's code, compiled as strictly as TypeScript can. Each `@ts-expect-error` is a mistake that is caught.
const program = `
import { createAppsClient } from '@storefront-commerce/client/apps'
import { createStoreClient, isRefusal, type components } from '@storefront-commerce/client/store'
import { verifyWebhook } from '@storefront-commerce/client/webhooks'

const store = createStoreClient({ url: 'http://localhost:4000/api/v1', shop: 'x', token: async () => null })
const apps = createAppsClient({ url: 'http://localhost:4001/api/v1', token: 'app_x' })

export async function main(): Promise<components['schemas']['Product'][]> {
  const { products, pagination } = await store.products.list()
  const total: number = pagination.total
  for await (const { name } of store.products.list.all({ sort: 'price' })) console.log(name, total)
  const order = await store.orders.create({ items: [{ productId: 'x', quantity: 1 }] }, { idempotencyKey: 'k' })
  const { data, refusal } = await store.coupons.apply({ orderId: order._id, code: 'TEN' }).settled()
  if (refusal?.code === 'coupon_expired') return []
  if (data) console.log(data.order.total)
  // @ts-expect-error applyCoupon has no such code
  if (refusal?.code === 'no_such_code') return []
  // @ts-expect-error a coupon is applied by its code
  await store.coupons.apply({ orderId: order._id })
  // @ts-expect-error products are not sorted so
  await store.products.list({ sort: 'colour' })
  // @ts-expect-error the id of the product is missing
  await apps.products.update({ price: 3 })
  await apps.products.update(products[0]!._id, { price: 3 })
  const event = await verifyWebhook('whsec_x', new Headers(), '{}')
  if (event?.topic === 'orders/updated') await apps.orders.get(event.resourceId ?? '')
  try { await store.cart.get() } catch (error) { if (isRefusal(error, 'login_required')) console.log(error.status) }
  return products
}
`

describe('make client', () => {
  const { folder, remove } = ownFolder('client')
  const project = resolve(folder)
  const installed = join(project, 'node_modules/@storefront-commerce/client')
  before(async function () {
    this.timeout(120_000)
    await run(process.execPath, ['--import', 'tsx', 'scripts/client.ts', join(folder, 'built')])
    mkdirSync(installed, { recursive: true })
    cpSync(join(folder, 'built'), installed, { recursive: true })
    writeFileSync(join(project, 'main.ts'), program)
    writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
  })
  after(remove)

  for (const module of ['NodeNext', 'Bundler'])
    it(`makes a package whose types hold in a strict program (${module})`, async () => {
      const compilerOptions = {
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        noEmit: true,
        target: 'ES2022',
        lib: ['ES2022', 'DOM', 'DOM.Iterable'],
        types: [],
        // The libraries of TypeScript itself are not the package's; to check them would take longer than all the rest.
        skipDefaultLibCheck: true,
        module: module === 'Bundler' ? 'ESNext' : module,
        moduleResolution: module,
      }
      writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['main.ts'] }))
      const { stdout } = await run('node_modules/typescript/bin/tsc', ['-p', project]).catch(
        (failed) => failed,
      )
      expect(stdout).to.equal('')
    }).timeout(120_000)

  it('makes a package that npm packs under a scoped name, with licence and changelog', async () => {
    const { stdout } = await run('npm', ['pack', '--dry-run', '--json', installed])
    const [{ name, files }] = JSON.parse(stdout)
    const { license, scripts } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
    expect({ name, license, scripts }).to.eql({
      ...{ name: '@storefront-commerce/client', license: 'MIT', scripts: undefined },
    })
    const packed = files.map(({ path }: { path: string }) => path)
    expect(packed).to.include.members(['LICENSE', 'CHANGELOG.md', 'README.md', 'package.json', 'store.js'])
    for (const { info } of ['store', 'apps', 'console', 'webhooks'].map((contract) =>
      JSON.parse(readFileSync(`generated/${contract}.json`, 'utf8')),
    ))
      expect(info.license).to.eql({ name: license, identifier: license })
  })

  it('makes a package that runs in a browser and needs no other', () => {
    const scripts = readdirSync(installed).filter((name) => name.endsWith('.js'))
    expect(scripts).to.include.members(['store.js', 'apps.js', 'console.js', 'webhooks.js'])
    for (const name of scripts) {
      const imported = [...readFileSync(join(installed, name), 'utf8').matchAll(/from\s*"([^"]+)"/g)]
      expect(imported.map(([, from]) => from).filter((from) => !from!.startsWith('./'))).to.deep.equal([])
    }
  })

  /** Bundles a page's program as for a browser; returns its text. A module of Node has no place there. */
  const pageOf = (contents: string) => {
    const built = buildSync({
      stdin: { contents, resolveDir: project },
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      logLevel: 'error',
      write: false,
    })
    return Buffer.from(built.outputFiles[0]!.contents)
  }
  const sizeOf = (contents: string) => gzipSync(pageOf(contents)).length

  it('makes a package of which a page loads a few kilobytes', () => {
    const listing = `import { createStoreClient } from '@storefront-commerce/client/store'
      const { products } = createStoreClient({ url: '/api/v1' })
      for await (const { name } of products.list.all()) document.body.append(name)`
    expect(sizeOf(listing)).to.be.below(4_000)
    expect(
      sizeOf("import { createAppsClient as make } from '@storefront-commerce/client/apps'; make()"),
    ).to.be.below(5_000)
    expect(sizeOf("import { isRefusal as is } from '@storefront-commerce/client/store'; is()")).to.be.below(
      400,
    )
    expect(
      sizeOf("import { verifyWebhook as is } from '@storefront-commerce/client/webhooks'; is()"),
    ).to.be.below(1_000)
    expect(sizeOf("import '@storefront-commerce/client/store'")).to.be.below(50)
    expect(pageOf(listing).toString()).not.to.match(/\/bulk-prices|X-Service|HMAC|x-service/)
  })

  it('makes a package without what only Node has', () => {
    for (const surface of ['store', 'apps', 'console', 'webhooks'])
      expect(
        pageOf(`export * from '@storefront-commerce/client/${surface}'`).toString(),
        surface,
      ).not.to.match(/\b(process|Buffer|require|__dirname|global)\b[.(]|node:/)
  })
})
