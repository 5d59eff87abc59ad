import { expect } from 'chai'
import { type Ready, ready, write } from './support/ready.ts'
import { createOwner } from './support/records.ts'
import { call } from './support/service.ts'
import { operations } from './support/walk.ts'

// Walks every write of a single record: whoever sends the ETag of what they read never overwrites what has changed
// since. test/http/conditional-writes.test.ts has the races, and the headers in detail.

const [stale, strong] = ['"00000000000000000000000000000000"', /^"[0-9a-f]{32}(-(gzip|br|deflate))?"$/]

const read = ({ operation, headers, url }: Ready) => call(operation.surface).get(url).set(headers)

const heeding = operations.filter(({ route }) => route.refusals.includes('changedMeanwhile'))

describe('Every PATCH, PUT and DELETE', () => {
  it('heeds If-Match', () => {
    const deaf = operations.filter(
      (one) => ['patch', 'put', 'delete'].includes(one.route.method) && !heeding.includes(one),
    )
    expect(deaf.map(({ name }) => name)).to.eql([])
  })

  for (const operation of heeding.filter(({ route }) => route.reader !== null)) {
    it(`leaves a record that has changed, and shows it: ${operation.name}`, async () => {
      const call = await ready(operation, await createOwner())
      if (operation.route.method !== 'delete') await write(call, {})
      const before = await read(call).expect(200)
      expect(before.headers.etag).to.match(strong)
      const refused = await write(call, { 'if-match': stale }).expect(412)
      expect(refused.body.code).to.equal('changed_meanwhile')
      expect(refused.body.data).to.eql(before.body.data)
      const after = await read(call).expect(200)
      expect(after.headers.etag).to.equal(before.headers.etag)
    })

    it(`changes a record that is as its ETag says, and tells the new one: ${operation.name}`, async () => {
      const call = await ready(operation, await createOwner())
      const { etag } = (await read(call)).headers
      const done = await write(call, etag ? { 'if-match': `"other", ${etag}` } : { 'if-none-match': '*' })
      expect(done.status, JSON.stringify(done.body)).to.be.below(300)
      if (operation.route.method === 'delete') return
      const after = await read(call).expect(200)
      expect(done.body.data).to.eql(after.body.data)
      expect(done.headers.etag).to.equal(after.headers.etag)
    })
  }

  for (const operation of heeding.filter(({ route }) => route.reader === null)) {
    it(`changes nothing for an ETag that it never gave out: ${operation.name}`, async () => {
      const call = await ready(operation, await createOwner())
      const { body } = await write(call, { 'if-match': stale }).expect(412)
      expect({ code: body.code, data: body.data }).to.eql({ code: 'changed_meanwhile', data: {} })
      const done = await write(call, { 'if-match': '*' })
      expect(done.status, JSON.stringify(done.body)).to.be.below(300)
    })
  }
})

describe('Every POST that adds a record', () => {
  for (const operation of operations.filter(({ route }) => route.locates)) {
    it(`says where it is, and its ETag: ${operation.name}`, async () => {
      const ready_ = await ready(operation, await createOwner())
      const made = await write(ready_, {})
      expect(made.status, JSON.stringify(made.body)).to.equal(201)
      const found = await read({ ...ready_, url: made.headers.location! }).expect(200)
      expect(found.body.data._id).to.equal(made.body.data._id)
      if (operation.route.etag) {
        expect(found.body.data).to.eql(made.body.data)
        expect(made.headers.etag).to.equal(found.headers.etag)
      }
    })
  }
})
