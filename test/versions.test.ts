import { expect } from 'chai'
import type supertest from 'supertest'
import { createRole, switchFactorOn } from './console/support.ts'
import { createDigitalProduct } from './support/digital.ts'
import { createAppToken } from './support/fixtures/apps.ts'
import { createOwner, type Ids, type Owner, recordOf } from './support/records.ts'
import { call } from './support/service.ts'
import { newEmail } from './support/sign-in.ts'
import { topicCases } from './support/topic-cases.ts'
import { everyScope, exampleBody, type Operation, operations, urlOf } from './support/walk.ts'

// Walks every write of a single record: whoever sends the ETag of what they read never overwrites what has changed
// since. test/http/conditional-writes.test.ts has the races, and the headers in detail.

const [stale, strong] = ['"00000000000000000000000000000000"', /^"[0-9a-f]{32}(-(gzip|br|deflate))?"$/]

/** Bodies of calls that the example of the contract does not fit; some need something to be there first. */
const bodies: Record<string, (owner: Owner) => object | Promise<object>> = {
  'apps updatePaymentMethod': () => ({ active: false }),
  'apps createDigitalAccess': async ({ shop, account }) => {
    return { productId: (await createDigitalProduct(shop)).id, email: account.email }
  },
  'console updateInstallation': () => ({ scopes: ['READ_ORDERS'] }),
  'console updateStaff': async ({ shop }) => ({ roleId: await createRole(shop, ['orders:edit']) }),
  'console removeFactor': async ({ account }) => {
    await switchFactorOn({ headers: account.onConsole() })
    return {}
  },
  'console withdrawStoreTransfer': async ({ shop, account }) => {
    const path = `/api/v1/stores/${shop.id}/transfer`
    await call('console').post(path).set(account.onConsole()).send({ email: newEmail() }).expect(201)
    return {}
  },
}

interface Ready {
  operation: Operation
  headers: Record<string, string>
  url: string
  body: object | undefined
}

async function ready(operation: Operation, owner: Owner): Promise<Ready> {
  const { name, route, surface } = operation
  const prepared = (await topicCases[name]?.(owner)) ?? {}
  const ids: Ids = prepared.ids ?? (route.path.includes('{') ? await recordOf(operation)(owner) : {})
  const own = {
    store: owner.account.as(owner.shop),
    apps: await createAppToken(owner.shop, everyScope, ids.installationId),
    console: owner.account.onConsole(),
  }[surface]
  const body = ((await bodies[name]?.(owner)) ?? prepared.body ?? exampleBody(operation)) as Ready['body']
  return { operation, headers: { ...own, ...prepared.headers }, url: urlOf(operation, ids), body }
}

function write({ operation, headers, url, body }: Ready, condition: object): supertest.Test {
  const { surface, route } = operation
  const request = call(surface)
    [route.method](url)
    .set({ ...headers, ...condition })
  return route.body === 'multipart/form-data'
    ? request.attach('file', Buffer.from('text'), 'a.txt')
    : request.send(body)
}

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
