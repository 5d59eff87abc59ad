import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect } from 'chai'
import { request as send } from 'undici'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { FileStoreDown } from '../../src/gateways/files/store.ts'
import { nameOf } from '../../src/http/upload.ts'
import { createDigitalFile, createDigitalProduct, createDigitalShop } from '../support/digital.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { runFolder } from '../support/run-folder.ts'
import { sampledTest } from '../support/sample.ts'
import { call, openApps, serverOf, service, testConfig } from '../support/service.ts'
import { until } from '../support/until.ts'

const urlOf = (product: { id: string }) => `/api/v1/digital-access/products/${product.id}/files`

describe('digital files', () => {
  let shop: Shop & { ownerId: string }
  let token: { authorization: string }
  let product: { id: string }
  before(async () => {
    shop = await createDigitalShop()
    token = await createAppToken(shop, ['READ_INVENTORY', 'WRITE_INVENTORY'])
  })
  beforeEach(async () => {
    product = await createDigitalProduct(shop)
  })
  const upload = (bytes: Buffer, name = 'book.pdf', to = product) =>
    call('apps')
      .post(urlOf(to))
      .set(token)
      .attach('file', bytes, { filename: name, contentType: 'application/pdf' })
  const spooled = () => {
    const folder = join(service().config.dataFolder, 'uploads')
    return existsSync(folder) ? readdirSync(folder) : []
  }
  const storedAt = async (id: string) => {
    const { storage_key } = await service().db('digital_files').where({ id }).first('storage_key')
    return join(service().config.dataFolder, 'files', storage_key)
  }

  describe('uploadDigitalFile', () => {
    it('stores the bytes and their SHA-256, even if there are none', async () => {
      for (const bytes of [randomBytes(300_000), Buffer.alloc(0)]) {
        const { body } = await upload(bytes, 'Füße.pdf').expect(201)
        const sha256 = createHash('sha256').update(bytes).digest('hex')
        expect(body.data).to.include({ product: product.id, name: 'Füße.pdf', size: bytes.length, sha256 })
        expect(body.data.contentType).to.equal('application/pdf')
        expect(existsSync(await storedAt(body.data._id))).to.equal(true)
      }
      expect(spooled()).to.eql([])
    })

    sampledTest('takes 50 MB through without holding them in memory', async () => {
      const server = createServer(service().apps).listen(0, '127.0.0.1')
      await once(server, 'listening')
      const { port } = server.address() as AddressInfo
      const piece = randomBytes(1024 * 1024)
      const [boundary, hash] = ['----pieces', createHash('sha256')]
      const [folder, size] = [join(service().config.dataFolder, 'uploads'), 50]
      let most = 0
      async function* body() {
        yield Buffer.from(
          `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="big.bin"\r\nContent-Type: application/zip\r\n\r\n`,
        )
        for (let sent = 0; sent < size; sent++) {
          hash.update(piece)
          const [written] = spooled().map((name) => statSync(join(folder, name)).size)
          most = Math.max(most, sent * piece.length - (written ?? 0))
          yield piece
        }
        yield Buffer.from(`\r\n--${boundary}--\r\n`)
      }
      const reply = await send(`http://127.0.0.1:${port}${urlOf(product)}`, {
        method: 'POST',
        headers: { ...token, 'content-type': `multipart/form-data; boundary=${boundary}` },
        body: Readable.from(body()),
      })
      const { data } = (await reply.body.json()) as { data: { size: number; sha256: string } }
      server.close()
      expect(data).to.include({ size: size * piece.length, sha256: hash.digest('hex') })
      expect(most, 'bytes that were sent and are not on the disk').to.be.lessThan(16 * 1024 * 1024)
    })

    it('keeps the part of a name that is not a path, and builds paths from ids alone', async () => {
      for (const [given, kept] of [
        ['../../../etc/passwd', 'passwd'],
        ['..\\..\\boot.ini', 'boot.ini'],
        ['/absolute/path.txt', 'path.txt'],
        ['..', 'file'],
        ['a\u0000b\r\nc.txt', 'abc.txt'],
        [`${'x'.repeat(5000)}`, 'x'.repeat(200)],
        ['\u202egpj.exe', 'gpj.exe'],
      ] as const)
        expect(nameOf(given), given).to.equal(kept)
      const { body } = await upload(Buffer.from('x'), '../../../../tmp/escaped.txt').expect(201)
      expect(body.data.name).to.equal('escaped.txt')
      expect(await storedAt(body.data._id)).to.match(/files\/[0-9a-f]{24}\/[0-9a-f]{24}$/)
    })

    it('refuses anything but one file, an interrupted body, and a body that is not multipart', async () => {
      const post = () => call('apps').post(urlOf(product)).set(token)
      const boundary = 'multipart/form-data; boundary=x'
      expect((await post().type('json').send({}).expect(415)).body.code).to.equal('unsupported_media_type')
      for (const call of [
        post(),
        post().field('name', 'no file'),
        post().attach('file', Buffer.from('a'), 'a').attach('file', Buffer.from('b'), 'b'),
        post().attach('other', Buffer.from('a'), 'a'),
        post().set('content-type', 'multipart/form-data').send('x'),
        post()
          .set('content-type', boundary)
          .send('--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhalf'),
        post().set('content-type', boundary).send('nonsense'),
      ]) {
        const { status, body } = await call
        expect({ status, code: body.code }).to.eql({ status: 400, code: 'invalid_request' })
      }
      expect(spooled()).to.eql([])
      expect(await service().db('digital_files').where({ product_id: product.id })).to.eql([])
    })

    it('refuses a file that is too large, and leaves nothing of it', async () => {
      const config = testConfig({ url: service().databaseUrl }, { UPLOAD_MEGABYTES: '1' })
      const { apps } = await openApps(config, service().db, 'apps')
      const { body } = await call('apps', apps)
        .post(urlOf(product))
        .set(token)
        .attach('file', Buffer.alloc(1024 * 1024 + 1), 'large.bin')
        .expect(413)
      expect(body).to.deep.include({ message: 'The file is larger than 1 MB', code: 'file_too_large' })
      await call('apps', apps)
        .post(urlOf(product))
        .set(token)
        .attach('file', Buffer.alloc(1024 * 1024), 'just.bin')
        .expect(201)
      expect(spooled()).to.eql([])
    })

    it('accepts digital products of this store only, and does not read the file for others', async () => {
      const goods = await createProduct(shop)
      expect((await upload(Buffer.from('x'), 'x', goods).expect(400)).body.code).to.equal(
        'product_not_digital',
      )
      await upload(Buffer.from('x'), 'x', { id: newId() }).expect(404)
      await upload(Buffer.from('x'), 'x', await createDigitalProduct(await createDigitalShop())).expect(404)
    })

    sampledTest('accepts 100 files of a product, however many come at once', async () => {
      for (let i = 0; i < 97; i++) await createDigitalFile(shop, product)
      const replies = await Promise.all(Array.from({ length: 8 }, () => upload(Buffer.from('x'))))
      expect(replies.filter(({ status }) => status === 201)).to.have.length(3)
      const refused = replies.find(({ status }) => status !== 201)!
      expect(refused.body).to.deep.include({ status: 409, code: 'too_many_files' })
    })

    it('accepts as much as the store’s storage holds, however many files come at once', async () => {
      const [own, gigabyte] = [await createDigitalShop(), 1024 ** 3]
      const mine = await createAppToken(own, ['READ_INVENTORY', 'WRITE_INVENTORY'])
      const { databaseUrl, db } = service()
      const { apps } = await openApps(
        testConfig({ url: databaseUrl }, { STORAGE_GIGABYTES: '1' }),
        db,
        'apps',
      )
      const products = await Promise.all(Array.from({ length: 6 }, () => createDigitalProduct(own)))
      const full = products[0]!.id
      const large = await createDigitalFile(own, { id: full })
      await db('digital_files')
        .where({ id: large.id })
        .update({ size: gigabyte - 3000 })
      const put = (to: { id: string }) =>
        call('apps', apps).post(urlOf(to)).set(mine).attach('file', Buffer.alloc(1000), { filename: 'x' })
      const replies = await Promise.all(products.map(put))
      expect(replies.filter(({ status }) => status === 201)).to.have.length(3)
      const refused = replies.find(({ status }) => status !== 201)!
      expect(refused.body).to.deep.include({ status: 409, code: 'storage_full' })
      expect(refused.body.message).to.match(/^The store's files use 1.00 of 1 GB/)
      expect(refused.body.data.allowed).to.equal(gigabyte)
      const list = await call('apps', apps)
        .get(urlOf({ id: full }))
        .set(mine)
        .expect(200)
      expect(list.body.data.storage).to.eql({ used: gigabyte, allowed: gigabyte })
      await call('apps', apps)
        .delete(`${urlOf({ id: full })}/${large.id}`)
        .set(mine)
        .expect(200)
      await put({ id: full }).expect(201)
    })

    it('takes 20 files of a store at once, and those of others beside them', async () => {
      const config = testConfig({ url: service().databaseUrl }, { TRUST_PROXY: 'true' })
      const { apps } = await openApps(config, service().db, 'apps')
      const { port } = serverOf(apps).address() as AddressInfo
      const started = Array.from({ length: 21 }, () => {
        const head = `POST ${urlOf(product)} HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${token.authorization}\r\n`
        const socket = connect(port, '127.0.0.1').on('error', () => {})
        socket.write(
          `${head}X-Forwarded-For: 192.0.2.1\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000\r\n\r\n--x\r\n`,
        )
        return socket
      })
      const [refused] = await Promise.race(started.map((socket) => once(socket, 'data')))
      expect(String(refused)).to.match(/^HTTP\/1.1 503 [\s\S]*"busy"/)
      expect((await upload(Buffer.from('x'))).status).to.equal(503)
      const other = await createDigitalShop()
      await call('apps')
        .post(urlOf(await createDigitalProduct(other)))
        .set(await createAppToken(other, ['WRITE_INVENTORY']))
        .attach('file', Buffer.from('x'), { filename: 'x' })
        .expect(201)
      for (const socket of started) socket.destroy()
      await until('room', async () => (await upload(Buffer.from('x'))).status === 201)
    })

    it('counts deleted files as long as their bytes are there, up to as much as the store may have again', async () => {
      const [own, gigabyte] = [await createDigitalShop(), 1024 ** 3]
      const mine = await createAppToken(own, ['WRITE_INVENTORY'])
      const to = await createDigitalProduct(own)
      const allowed = service().config.storageGigabytes * gigabyte
      const put = () =>
        call('apps').post(urlOf(to)).set(mine).attach('file', Buffer.from('x'), { filename: 'x' })
      const deleted = await createDigitalFile(own, to)
      await service()
        .db('digital_files')
        .where({ id: deleted.id })
        .update({ size: allowed, deleted_at: new Date() })
      expect((await put().expect(409)).body).to.deep.include({ code: 'storage_full' })
      await service().db('digital_files').where({ id: deleted.id }).delete()
      await put().expect(201)
    })

    it('says that the file store is unavailable where our own disk does not take the upload, as when it is full', async () => {
      const dataFolder = `${runFolder()}/full-${process.pid}`
      mkdirSync(dataFolder)
      // A file in the place of the folder refuses every write, whoever runs this.
      writeFileSync(`${dataFolder}/uploads`, '')
      const { apps } = await openApps({ ...service().config, dataFolder }, service().db, 'apps')
      for (const path of [urlOf(product), '/api/v1/pictures']) {
        const put = call('apps', apps)
          .post(path)
          .set(token)
          .attach('file', Buffer.from('x'), { filename: 'x' })
        expect((await put.expect(502)).body).to.include({ code: 'file_store_unavailable' })
      }
    })

    it('stores no row when the bytes could not be stored', async () => {
      const { dependencies, db } = service()
      const { keep } = dependencies.files
      dependencies.files.keep = () => Promise.reject(new FileStoreDown('disk full'))
      try {
        const { body } = await upload(Buffer.from('x')).expect(502)
        expect(body.code).to.equal('file_store_unavailable')
      } finally {
        dependencies.files.keep = keep
      }
      expect(await db('digital_files').where({ product_id: product.id })).to.eql([])
      expect(spooled()).to.eql([])
    })
  })

  describe('listDigitalFiles', () => {
    it('lists the files of a product, newest first', async () => {
      const first = await createDigitalFile(shop, product)
      const second = await createDigitalFile(shop, product)
      await createDigitalFile(shop, await createDigitalProduct(shop))
      const { body } = await call('apps').get(urlOf(product)).set(token).expect(200)
      expect(body.data.files.map(({ _id }: { _id: string }) => _id)).to.eql([second.id, first.id])
      await call('apps')
        .get(urlOf({ id: newId() }))
        .set(token)
        .expect(404)
    })
  })

  describe('deleteDigitalFile', () => {
    it('deletes a file once, and only through its own product', async () => {
      const file = await createDigitalFile(shop, product)
      const other = await createDigitalProduct(shop)
      const remove = (at: { id: string }) =>
        call('apps')
          .delete(`${urlOf(at)}/${file.id}`)
          .set(token)
      expect((await remove(other).expect(404)).body.code).to.equal('file_not_found')
      await remove(product).expect(200)
      await remove(product).expect(404)
      const { body } = await call('apps').get(urlOf(product)).set(token).expect(200)
      expect(body.data.files).to.eql([])
    })
  })
})
