import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { createScript } from '../support/fixtures/office.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { sampledTest } from '../support/sample.ts'
import { callsOn, openResource, shop } from './resource-support.ts'

const { get, create, patch, remove, eventsOf } = callsOn('scripts')
const loaded = { name: 'Counter', placement: 'head', src: 'https://counter.example/count.js' }
const written = { name: 'Hello', placement: 'body', content: 'console.log("Hello")' }

describe('Scripts', () => {
  openResource(['READ_SCRIPTS', 'WRITE_SCRIPTS'])

  describe('createScript', () => {
    it('creates one with a source or with content, active by default, and emits an event', async () => {
      const { body } = await create(loaded).expect(201)
      expect(body.data).to.deep.include({ ...loaded, content: null, active: true })
      expect((await get(`/${body.data._id}`).expect(200)).body.data).to.eql(body.data)
      expect(await eventsOf(body.data._id)).to.eql(['POST'])
      const second = await create({ ...written, active: false }).expect(201)
      expect(second.body.data).to.deep.include({ ...written, src: null, active: false })
    })

    it('requires exactly one of the two', async () => {
      const { body } = await create({ ...loaded, ...written }).expect(400)
      expect(body.message).to.equal('exactly one of src and content is required')
      await create({ name: 'X', placement: 'head' }).expect(400)
      await create({ ...loaded, src: null }).expect(400)
      await create({ ...loaded, content: null }).expect(201)
    })

    it('requires HTTPS addresses and valid placements', async () => {
      for (const src of [
        'http://counter.example/a.js',
        'javascript:alert(1)',
        '//counter.example/a.js',
        '/a.js',
        'https://',
        'https:///a.js',
        'https://a b.example/',
        '',
      ]) {
        const { body } = await create({ ...loaded, src }).expect(400)
        expect(body.message, src).to.match(/^src /)
      }
      expect((await create({ ...loaded, placement: 'foot' }).expect(400)).body.message).to.match(
        /^placement /,
      )
      expect((await create({ ...written, content: '' }).expect(400)).body.message).to.match(/^content /)
    })
  })

  describe('listScripts', () => {
    it('lists the scripts of this store alone, newest first, in pages', async () => {
      const made = []
      for (const active of [true, false, true]) made.push((await create({ ...loaded, active })).body.data._id)
      await createScript(await createShop())
      const { data } = (await get('?limit=2').expect(200)).body
      expect(data.scripts.map(({ _id }: { _id: string }) => _id)).to.eql([made[2], made[1]])
      expect(data.pagination).to.include({ total: 3, pages: 2 })
    })
  })

  describe('updateScript', () => {
    it('changes the given fields, leaves the rest, and emits an event', async () => {
      const { updatedAt, ...made } = (await create(loaded)).body.data
      const { body } = await patch(made._id, { active: false }).expect(200)
      expect(body.data).to.deep.include({ ...made, active: false })
      expect(await eventsOf(made._id)).to.eql(['POST', 'PATCH'])
      await patch(newId(), { active: false }).expect(404)
    })

    it('replaces one of src and content by the other, and never leaves both or none', async () => {
      const { _id, ...made } = (await create(loaded)).body.data
      const out = await patch(_id, { content: written.content }).expect(200)
      expect(out.body.data).to.include({ src: null, content: written.content })
      const back = await patch(_id, { src: loaded.src, content: null }).expect(200)
      expect(back.body.data).to.include({ src: loaded.src, content: null })
      await patch(_id, made).expect(200)
      await patch(_id, { src: null }).expect(400)
      await patch(_id, { src: loaded.src, content: written.content }).expect(400)
      await patch(_id, { content: null }).expect(200)
    })

    sampledTest('keeps one of the two when both are changed at once', async () => {
      const { id } = await createScript(shop)
      const changes = Array.from({ length: 50 }, (_, n) =>
        n % 2 ? { src: `${loaded.src}?${n}` } : { content: `let n = ${n}` },
      )
      const replies = await Promise.all(changes.map((change) => patch(id, change)))
      expect(new Set(replies.map(({ status }) => status))).to.eql(new Set([200]))
      for (const { body } of replies)
        expect([body.data.src, body.data.content].filter((value) => value !== null)).to.have.length(1)
    })
  })

  describe('deleteScript', () => {
    it('deletes it, once, and emits an event', async () => {
      const { id } = await createScript(shop)
      expect((await remove(id).expect(200)).body.data).to.equal(null)
      await get(`/${id}`).expect(404)
      await remove(id).expect(404)
      expect(await eventsOf(id)).to.eql(['DELETE'])
    })
  })
})
