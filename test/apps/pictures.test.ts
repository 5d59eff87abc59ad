import { createHash } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import sharp from 'sharp'
import type { Shop } from '../../src/base/context.ts'
import { FileStoreDown } from '../../src/gateways/files/store.ts'
import { pruneFiles } from '../../src/jobs/prune-files.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { somebodyWaits } from '../support/locks.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'
import { later } from '../support/sign-in.ts'
import { until } from '../support/until.ts'

const url = '/api/v1/pictures'
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Draws a picture of this size: red above, blue below. */
function draw(width: number, height: number) {
  const half = Math.round(height / 2)
  const top = { create: { width, height: half, channels: 3 as const, background: '#d00000' } }
  return sharp({ create: { width, height, channels: 3, background: '#0000d0' } }).composite([
    { input: top, top: 0, left: 0 },
  ])
}

describe('pictures', () => {
  let shop: Shop & { ownerId: string }
  let token: { authorization: string }
  const upload = (bytes: Buffer, filename = 'mug.jpg', app = service().apps) =>
    call('apps', app).post(url).set(token).attach('file', bytes, { filename, contentType: 'image/jpeg' })
  const pathOf = (address: string) => address.slice(service().config.publicUrls.store.length)
  const show = (address: string, status = 200) => call('store').get(pathOf(address)).expect(status)
  const bytesOf = async (address: string): Promise<Buffer> => (await show(address).buffer(true)).body
  const list = async () => (await call('apps').get(url).set(token).expect(200)).body.data
  const objects = () => service().db('stored_objects').where({ shop_id: shop.id })
  const spooled = () => {
    const folder = join(service().config.dataFolder, 'uploads')
    return existsSync(folder) ? readdirSync(folder) : []
  }
  const prune = () => {
    const { db, dependencies } = service()
    return pruneFiles.run({ db, dependencies, signal: new AbortController().signal })
  }

  beforeEach(async () => {
    shop = await createShop()
    token = await createAppToken(shop, ['WRITE_INVENTORY'])
  })
  afterEach(() => expect(spooled()).to.eql([]))

  describe('uploadPicture', () => {
    it('makes three sizes in two formats, the right way round and without metadata, under the hashes of their bytes', async () => {
      const bytes = await draw(2400, 1200)
        .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '6/1 30/1 0/1' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer()
      expect((await sharp(bytes).metadata()).exif).to.be.instanceOf(Buffer)
      const { data } = (await upload(bytes, 'Mein Bild.jpg').expect(201)).body
      expect(data).to.include({ name: 'Mein Bild.jpg', width: 800, height: 1600, url: data.sizes.large.url })
      let stored = 0
      for (const [name, height] of Object.entries({ small: 320, medium: 800, large: 1600 })) {
        const size = data.sizes[name]
        expect(size).to.include({ width: height / 2, height })
        for (const [address, format] of [
          [size.url, 'jpeg'],
          [size.webp, 'webp'],
        ]) {
          const reply = await show(address)
          const found = await bytesOf(address)
          stored += found.length
          expect(address).to.include(`/pictures/${shop.id}/${sha256(found)}.`)
          expect(reply.headers['cache-control']).to.equal('public, max-age=31536000, immutable')
          expect(reply.headers['content-type']).to.equal(`image/${format}`)
          expect(reply.headers['content-length']).to.equal(String(found.length))
          const made = await sharp(found).metadata()
          expect(made).to.include({ format, width: height / 2, height })
          expect([made.exif, made.xmp, made.orientation]).to.eql([undefined, undefined, undefined])
          // The upper edge is on the right now.
          const { data: pixels, info } = await sharp(found).raw().toBuffer({ resolveWithObject: true })
          const at = (x: number) => pixels[((height >> 1) * info.width + x) * info.channels]!
          expect([at(2) < 60, at(info.width - 3) > 150]).to.eql([true, true])
          await call('store').get(pathOf(address)).set('If-None-Match', reply.headers.etag!).expect(304)
          expect((await call('store').head(pathOf(address)).expect(200)).headers.etag).to.equal(
            reply.headers.etag,
          )
        }
      }
      const shared = await show(`${data.url}?size=share`)
      expect(shared.headers['content-type']).to.equal('image/png')
      expect(await sharp(shared.body).metadata()).to.include({ format: 'png', width: 600, height: 1200 })
      stored += shared.body.length
      expect(data.size).to.equal(stored)
      expect((await list()).storage.used).to.equal(stored)
      const product = { name: 'Mug', price: 5, quantity: 1, images: [data.url] }
      const made = await call('apps').post('/api/v1/products').set(token).send(product).expect(201)
      expect(made.body.data.images).to.eql([data.url])
    })

    it('keeps transparent PNG and WebP as they are, and enlarges nothing', async () => {
      const background = { r: 0, g: 0, b: 0, alpha: 0 }
      const clear = sharp({ create: { width: 40, height: 30, channels: 4, background } })
      const png = (await upload(await clear.clone().png().toBuffer()).expect(201)).body.data
      expect(png).to.include({ width: 40, height: 30, url: png.sizes.small.url })
      expect(await sharp(await bytesOf(png.url)).metadata()).to.include({ format: 'png', hasAlpha: true })
      const webp = (await upload(await clear.clone().webp().toBuffer()).expect(201)).body.data
      expect(webp.sizes.large.url).to.equal(webp.sizes.large.webp)
      expect(webp._id).not.to.equal(png._id)
    })

    it('takes AVIF, the right way round and without metadata, and keeps it as WebP', async () => {
      const bytes = await draw(2000, 1000)
        .withExif({ IFD0: { Artist: 'Somebody' } })
        .withMetadata({ orientation: 6 })
        .avif()
        .toBuffer()
      const { data } = (await upload(bytes, 'mug.avif').expect(201)).body
      expect(data).to.include({ width: 800, height: 1600, url: data.sizes.large.webp })
      const made = await sharp(await bytesOf(data.url)).metadata()
      expect(made).to.include({ format: 'webp', width: 800, height: 1600 }).and.not.have.property('exif')
      // Apple's and Android's cameras name the format after a brand that both codecs may have.
      const other = Buffer.from(bytes)
      other.write('mif1', 8, 'latin1')
      expect((await upload(other).expect(201)).body.data.url).to.equal(data.url)
      const background = { r: 0, g: 90, b: 0, alpha: 0.5 }
      const clear = sharp({ create: { width: 40, height: 30, channels: 4, background } })
      const small = (await upload(await clear.avif({ lossless: true }).toBuffer()).expect(201)).body.data
      const [, green, , alpha] = await sharp(await bytesOf(small.sizes.small.url))
        .raw()
        .toBuffer()
      expect(green).to.be.closeTo(90, 5)
      expect(alpha).to.be.closeTo(128, 2)
    })

    it('refuses HEIC in words that say what to do, and AVIF that is damaged, moves, lies or is too large', async () => {
      const avif = await draw(300, 200).avif().toBuffer()
      const ftyp = (main: string, ...others: string[]) => {
        const size = Buffer.alloc(4)
        size.writeUInt32BE(16 + 4 * others.length)
        return Buffer.concat([size, Buffer.from(`ftyp${main}\0\0\0\0${others.join('')}meta`, 'latin1')])
      }
      const huge = { create: { width: 4100, height: 4000, channels: 3 as const, background: '#fff' } }
      const large = await sharp(huge).avif({ effort: 0 }).toBuffer()
      const lie = Buffer.from(large)
      lie.writeUInt32BE(40, lie.indexOf('ispe') + 8)
      for (const [name, bytes, code] of [
        ['HEIC', ftyp('heic', 'mif1', 'heic'), 'picture_is_heic'],
        ['HEIC that only its other brands tell', ftyp('mif1', 'miaf', 'heix'), 'picture_is_heic'],
        ['a sequence in HEVC', ftyp('hevc', 'msf1', 'hevc'), 'picture_is_heic'],
        ['several pictures in HEVC', ftyp('heim', 'mif1'), 'picture_is_heic'],
        ['a sequence in AV1', ftyp('avis', 'msf1', 'avif', 'avis'), 'picture_animated'],
        ['a sequence in AV1 called a picture', ftyp('avif', 'mif1', 'avis'), 'picture_animated'],
        ['a film', ftyp('isom', 'mp42'), 'picture_unreadable'],
        ['the beginning of an AVIF', avif.subarray(0, 40), 'picture_unreadable'],
        ['a box that ends too early', Buffer.from('\0\0\0\x04ftypavif', 'latin1'), 'picture_unreadable'],
        ['half an AVIF', avif.subarray(0, avif.length >> 1), 'picture_unreadable'],
        ['16.4 million pixels', large, 'picture_too_large'],
        ['more pixels than its head admits', lie, 'picture_unreadable'],
      ] as const) {
        const { body } = await upload(bytes, 'mug.avif').expect(400)
        expect(body.code, name).to.equal(code)
        if (code === 'picture_is_heic') expect(body.message).to.include('export this one as JPEG')
      }
      expect(await objects()).to.eql([])
    })

    it('keeps the same bytes once, however often and in parallel they come', async () => {
      const bytes = await draw(300, 200).jpeg().toBuffer()
      const replies = await Promise.all(Array.from({ length: 5 }, () => upload(bytes).expect(201)))
      replies.push(await upload(bytes, 'other.jpg').expect(201))
      expect(new Set(replies.map(({ body }) => JSON.stringify(body.data))).size).to.equal(1)
      const { pictures, storage } = await list()
      expect(pictures).to.eql([replies[0]!.body.data])
      expect(storage.used).to.equal(pictures[0].size)
      await later(1.1 * 3_600_000, prune)
      expect(await objects()).to.have.length(7)
      await show(pictures[0].url)
    })

    it('answers with the picture that another call has recorded meanwhile, also where that is being deleted', async () => {
      const { db, config } = service()
      const bytes = await draw(300, 200).jpeg().toBuffer()
      const { apps, dependencies } = await openApps(config, db)
      const { keep } = dependencies.files
      const gate = new EventEmitter()
      const opened = once(gate, 'open')
      dependencies.files.keep = (...given) => opened.then(() => keep(...given))
      const late = upload(bytes, 'late.jpg', apps).then((reply) => reply)
      const begun = await until('the rows of the late upload', async () => {
        const rows = await objects()
        return rows.length === 7 ? rows : null
      })
      const { data } = (await upload(bytes).expect(201)).body
      const holder = await db.transaction()
      await holder('stored_objects')
        .whereIn(
          'storage_key',
          begun.map(({ storage_key }) => storage_key),
        )
        .forUpdate()
      gate.emit('open')
      await somebodyWaits(1)
      const deleted = call('apps')
        .delete(`${url}/${data._id}`)
        .set(token)
        .then((reply) => reply)
      await Promise.race([deleted, somebodyWaits(2)])
      await holder.rollback()
      expect((await deleted).status).to.equal(200)
      const { status, body } = await late
      expect(status).to.equal(201)
      expect(body.data._id).to.equal(data._id)
    })

    it('takes what may edit inventory or the store, not what may do neither', async () => {
      const bytes = await draw(30, 20).png().toBuffer()
      token = await createAppToken(shop, ['WRITE_STORE'])
      await upload(bytes).expect(201)
      token = await createAppToken(shop, ['READ_INVENTORY'])
      const { body } = await upload(bytes).expect(403)
      expect(body.data.required).to.eql(['WRITE_INVENTORY', 'WRITE_STORE'])
    })

    it('refuses what is no picture, is damaged, moves, or has too many pixels', async () => {
      const json = call('apps').post(url).set(token).type('json').send({})
      expect((await json.expect(415)).body.code).to.equal('unsupported_media_type')
      const frame = (color: string) => draw(20, 20).tint(color).png().toBuffer()
      const moving = await sharp([await frame('#f00'), await frame('#0f0')], { join: { animated: true } })
        .webp()
        .toBuffer()
      const png = await frame('#00f')
      const control = Buffer.from('00000008acTL00000001', 'latin1')
      const jpeg = await draw(600, 400).jpeg().toBuffer()
      const huge = { create: { width: 8000, height: 7000, channels: 3 as const, background: '#fff' } }
      const long = { create: { width: 17_000, height: 2, channels: 3 as const, background: '#fff' } }
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
      for (const [name, bytes, code] of [
        ['text', Buffer.from('no picture'), 'picture_unreadable'],
        ['nothing', Buffer.alloc(0), 'picture_unreadable'],
        ['SVG', Buffer.from(svg), 'picture_unreadable'],
        ['GIF', await draw(9, 9).gif().toBuffer(), 'picture_unreadable'],
        ['the beginning of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'picture_unreadable'],
        ['half a JPEG', jpeg.subarray(0, jpeg.length >> 1), 'picture_unreadable'],
        ['an animated WebP', moving, 'picture_animated'],
        [
          'an animated PNG',
          Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]),
          'picture_animated',
        ],
        ['56 million pixels', await sharp(huge).png().toBuffer(), 'picture_too_large'],
        ['a long one', await sharp(long).png().toBuffer(), 'picture_too_large'],
      ] as const) {
        const { body } = await upload(bytes).expect(400)
        expect(body.code, name).to.equal(code)
      }
      const { body } = await upload(Buffer.alloc(20 * 1024 * 1024 + 1)).expect(413)
      expect(body).to.deep.include({ code: 'file_too_large', data: { most: 20 } })
      expect(await objects()).to.eql([])
    })

    it('is refused once the files of the store take up what it has', async () => {
      const { databaseUrl, db } = service()
      const { apps } = await openApps(
        testConfig({ url: databaseUrl }, { STORAGE_GIGABYTES: '1' }),
        db,
        'apps',
      )
      await upload(await draw(30, 20).png().toBuffer()).expect(201)
      const [file] = await db('picture_files').where({ shop_id: shop.id }).limit(1)
      await db('picture_files')
        .where({ storage_key: file.storage_key })
        .update({ size: 1024 ** 3 - 200 })
      const { body } = await upload(await draw(600, 400).png().toBuffer(), 'x.png', apps).expect(409)
      expect(body.code).to.equal('storage_full')
      expect((await list()).pictures).to.have.length(1)
    })

    it('is refused once the stores of its owner take up what these have together', async () => {
      const { databaseUrl, db } = service()
      const config = testConfig(
        { url: databaseUrl },
        { STORAGE_GIGABYTES: '2', STORAGE_GIGABYTES_PER_OWNER: '2' },
      )
      const { apps } = await openApps(config, db, 'apps')
      await upload(await draw(30, 20).png().toBuffer()).expect(201)
      const [file] = await db('picture_files').where({ shop_id: shop.id }).limit(1)
      await db('picture_files')
        .where({ storage_key: file.storage_key })
        .update({ size: 2 * 1024 ** 3 })
      token = await createAppToken(await createShop({ ownerId: shop.ownerId }), ['WRITE_INVENTORY'])
      const { body } = await upload(await draw(20, 30).png().toBuffer(), 'x.png', apps).expect(409)
      expect(body.code).to.equal('owner_storage_full')
      expect((await list()).pictures).to.eql([])
    })

    it('is refused while the disk is nearly full, and keeps nothing', async () => {
      const config = testConfig({ url: service().databaseUrl }, { FREE_DISK_MEGABYTES: '100000000' })
      const { apps } = await openApps(config, service().db, 'apps')
      const { body } = await upload(await draw(30, 20).png().toBuffer(), 'mug.png', apps).expect(507)
      expect(body.code).to.equal('disk_full')
      expect(await objects()).to.eql([])
    })

    it('leaves no row and in the end no bytes where not all files could be stored', async () => {
      const { files } = service().dependencies
      const { keep } = files
      let left = 3
      files.keep = (key, file) => (left-- > 0 ? keep(key, file) : Promise.reject(new FileStoreDown('full')))
      try {
        const { body } = await upload(await draw(30, 20).png().toBuffer()).expect(502)
        expect(body.code).to.equal('file_store_unavailable')
      } finally {
        files.keep = keep
      }
      expect((await list()).pictures).to.eql([])
      const folder = join(service().config.dataFolder, 'files', shop.id)
      expect(readdirSync(folder)).to.have.length(3)
      await later(26 * 3_600_000, prune)
      expect(readdirSync(folder)).to.eql([])
      expect(await objects()).to.eql([])
    })
  })

  describe('deletePicture', () => {
    it('frees the room and ends the addresses at once, and removes the bytes later', async () => {
      const bytes = await draw(300, 200).jpeg().toBuffer()
      const { data } = (await upload(bytes).expect(201)).body
      const remove = (id: string) => call('apps').delete(`${url}/${id}`).set(token)
      await remove(data._id).expect(200)
      expect((await remove(data._id).expect(404)).body.code).to.equal('picture_not_found')
      await show(data.url, 404)
      expect((await list()).storage.used).to.equal(0)
      const again = (await upload(bytes).expect(201)).body.data
      expect(again.url).to.equal(data.url)
      await later(1.1 * 3_600_000, prune)
      expect(await objects()).to.have.length(7)
      expect(sha256(await bytesOf(data.url))).to.equal(/(\w{64})\.jpg$/.exec(data.url)![1])
    })

    it('leaves the bytes of every other picture', async () => {
      const gone = (await upload(await draw(30, 20).png().toBuffer()).expect(201)).body.data
      const kept = (await upload(await draw(20, 30).png().toBuffer()).expect(201)).body.data
      await call('apps').delete(`${url}/${gone._id}`).set(token).expect(200)
      await later(1.1 * 3_600_000, prune)
      expect(await objects()).to.have.length(7)
      await bytesOf(kept.url)
    })
  })

  describe('an address', () => {
    it('leads nowhere at another store, with another ending, or made up', async () => {
      const { data } = (await upload(await draw(30, 20).png().toBuffer()).expect(201)).body
      const other = await createShop()
      for (const wrong of [
        data.url.replace(shop.id, other.id),
        data.url.replace('.png', '.jpg'),
        data.url.replace(/\w{64}/, '0'.repeat(64)),
        data.url.replace(/\w{64}/, '../../files'),
      ])
        await show(wrong, 404)
      token = await createAppToken(other, ['WRITE_STORE'])
      expect((await list()).pictures).to.eql([])
    })

    it('shows each size in WebP by its name, whichever address of the picture it is added to', async () => {
      const { data } = (await upload(await draw(2400, 1200).jpeg().toBuffer()).expect(201)).body
      const { small, medium, large } = data.sizes
      for (const [name, size] of Object.entries({ small, medium, large })) {
        const expected = await bytesOf(size.webp)
        for (const address of [data.url, small.url, medium.webp]) {
          const reply = await show(`${address}?size=${name}`)
          expect(reply.headers).to.include({ 'content-type': 'image/webp', etag: `"${sha256(expected)}"` })
          expect(sha256(await bytesOf(`${address}?size=${name}`))).to.equal(sha256(expected))
        }
      }
      for (const other of ['huge', '', 'small&size=large'])
        expect(sha256(await bytesOf(`${data.url}?size=${other}`)), other).to.equal(
          sha256(await bytesOf(data.url)),
        )
      await show(`${data.url.replace(/[0-9a-f]{64}/, '0'.repeat(64))}?size=small`, 404)
    })

    it('is a 502 while the file store does not answer', async () => {
      const { data } = (await upload(await draw(30, 20).png().toBuffer()).expect(201)).body
      const { files } = service().dependencies
      const { read } = files
      files.read = () => Promise.reject(new FileStoreDown('away'))
      try {
        const { headers } = await show(data.url, 502)
        expect(headers['cache-control']).to.equal('no-store')
      } finally {
        files.read = read
      }
      await show(data.url)
    })
  })
})
