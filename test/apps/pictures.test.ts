import { EventEmitter, once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { FileStoreDown } from '../../src/gateways/files/store.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { somebodyWaits } from '../support/locks.ts'
import { sampledTest } from '../support/sample.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'
import { later } from '../support/sign-in.ts'
import { until } from '../support/until.ts'
import {
  bytesOf,
  draw,
  list,
  objects,
  prune,
  sha256,
  shop,
  show,
  token,
  upload,
  url,
  useToken,
  withPictures,
} from './pictures-support.ts'

describe('pictures', () => {
  withPictures()

  describe('uploadPicture', () => {
    sampledTest('keeps the same bytes once, however often and in parallel they come', async () => {
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
      useToken(await createAppToken(shop, ['WRITE_STORE']))
      await upload(bytes).expect(201)
      useToken(await createAppToken(shop, ['READ_INVENTORY']))
      const { body } = await upload(bytes).expect(403)
      expect(body.data.required).to.eql(['WRITE_INVENTORY', 'WRITE_STORE'])
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
      useToken(await createAppToken(await createShop({ ownerId: shop.ownerId }), ['WRITE_INVENTORY']))
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
      useToken(await createAppToken(other, ['WRITE_STORE']))
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
