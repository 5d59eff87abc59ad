import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import sharp from 'sharp'
import type { Shop } from '../../src/base/context.ts'
import { pruneFiles } from '../../src/jobs/prune-files.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

export const url = '/api/v1/pictures'
export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
/** Draws a picture of this size: red above, blue below. */
export function draw(width: number, height: number) {
  const half = Math.round(height / 2)
  const top = { create: { width, height: half, channels: 3 as const, background: '#d00000' } }
  return sharp({ create: { width, height, channels: 3, background: '#0000d0' } }).composite([
    { input: top, top: 0, left: 0 },
  ])
}

export let shop: Shop & { ownerId: string }
export let token: { authorization: string }
/** Makes the calls of the rest of a test with this token. */
export const useToken = (other: typeof token) => {
  token = other
}
export const upload = (bytes: Buffer, filename = 'mug.jpg', app = service().apps) =>
  call('apps', app).post(url).set(token).attach('file', bytes, { filename, contentType: 'image/jpeg' })
export const pathOf = (address: string) => address.slice(service().config.publicUrls.store.length)
export const show = (address: string, status = 200) => call('store').get(pathOf(address)).expect(status)
export const bytesOf = async (address: string): Promise<Buffer> => (await show(address).buffer(true)).body
export const list = async () => (await call('apps').get(url).set(token).expect(200)).body.data
export const objects = () => service().db('stored_objects').where({ shop_id: shop.id })
const spooled = () => {
  const folder = join(service().config.dataFolder, 'uploads')
  return existsSync(folder) ? readdirSync(folder) : []
}
export const prune = () => {
  const { db, dependencies } = service()
  return pruneFiles.run({ db, dependencies, signal: new AbortController().signal })
}

/** Registers hooks: before each test, a store and a token of an app; no upload may leave a file behind. */
export function withPictures(): void {
  beforeEach(async () => {
    shop = await createShop()
    token = await createAppToken(shop, ['WRITE_INVENTORY'])
  })
  afterEach(() => expect(spooled()).to.eql([]))
}
