import { expect } from 'chai'
import sharp from 'sharp'
import { sampledTest } from '../support/sample.ts'
import { call } from '../support/service.ts'
import {
  bytesOf,
  draw,
  list,
  objects,
  pathOf,
  sha256,
  shop,
  show,
  token,
  upload,
  url,
  withPictures,
} from './pictures-support.ts'

describe('formats of pictures', () => {
  withPictures()

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

    sampledTest('takes AVIF, the right way round and without metadata, and keeps it as WebP', async () => {
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

    sampledTest(
      'refuses HEIC in words that say what to do, and AVIF that is damaged, moves, lies or is too large',
      async () => {
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
      },
    )

    sampledTest('refuses what is no picture, is damaged, moves, or has too many pixels', async () => {
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
  })
})
