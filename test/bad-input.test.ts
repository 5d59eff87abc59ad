import { expect } from 'chai'
import type supertest from 'supertest'
import { createRole } from './console/support.ts'
import { surfaces } from './support/coverage.ts'
import { createAppToken } from './support/fixtures/apps.ts'
import { createCategory, createProduct, createVariant } from './support/fixtures/catalogue.ts'
import { createAccount } from './support/fixtures/people.ts'
import { createComment } from './support/fixtures/posts.ts'
import { createShipment, createShippingAddress } from './support/fixtures/shipping.ts'
import { createPaymentMethod, createShop } from './support/fixtures/shops.ts'
import { type Ids, type Owner, recordOf } from './support/records.ts'
import { sampled } from './support/sample.ts'
import { call, service } from './support/service.ts'
import {
  everyScope,
  exampleBody,
  type Operation,
  operations,
  type Schema,
  schemaOf,
  send,
  urlOf,
} from './support/walk.ts'

// The reply to any input, bad or at the limits of the contract, is an envelope and never a 5xx. `make test` sends a
// sample of each kind of it to each operation.

/** ISO 8601 allows an offset of this many hours; PostgreSQL reads none of 16 or more. */
const farOffset = '9999-12-30T23:59:59-23:59'
/** JSON texts that replace any value, at any depth. */
const worstJson = [
  'null', '-1', '1.5', '1e308', '9007199254740993', '""', '"a\\u0000b"', '"2026-02-30"', '"__proto__"',
  '[]', '[null]', '{}', `"${'x'.repeat(70_000)}"`,
  '"https://bücher.example/é"', '"http://[::g]/"', '"a..b@c.example"', `"${farOffset}"`,
] // biome-ignore format: one value a line would fill pages
/** The texts among them that also replace an example as a whole. */
const badJson = [
  ...worstJson,
  'true', '0', '1e400', '99999999999999999999999999', '" "', '"\\udfff\\ud800"', '"2026-02-30T00:00:00Z"', '"9999-99-99T99:99:99Z"',
  '"000000000000000000000000"', '"\\u202e\\ufeff😀"', '"\'; drop table users; --"', '"%_\\\\"', '{"__proto__":{"a":1}}',
] // biome-ignore format: one value a line would fill pages
/** Bodies that are nested too deeply or are not JSON. */
const badBodies = [
  `${'['.repeat(100)}${']'.repeat(100)}`, `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`, '', '{', '\u0000', '{"a":1}x', '﻿{}',
] // biome-ignore format: one value a line would fill pages
/** Query values, as they are in a URL. */
const badQuery = ['', '%00', '%ED%A0%80', '-1', '0', '1e400', 'Infinity', 'NaN', '99999999999999999999', '1.5', '2026-02-30T00:00:00Z', '0001-01-01', '9999-12-31',
  '%F0%9F%98%80', '%25_%5C', "'%22;--", 'a'.repeat(5000), '[]', 'true'] // biome-ignore format: one value a line would fill pages
const badPath = ['%00', '%FF', 'a%2Fb', 'a'.repeat(5000)]
const badHeaders = ['x', '\u00ff', '0'.repeat(7000), '{}', 'Bearer', 'Bearer  ', 'Bearer a.b.c', 'Bearer app_', 'Bearer app_%00'].flatMap((value) =>
  ['authorization', 'x-shop-id', 'origin', 'referer', 'idempotency-key', 'x-request-id', 'content-encoding'].map((name) => [name, value] as const),
) // biome-ignore format: one value a line would fill pages

type Json = Record<string, unknown>
/** People read what is wrong with a value in plain English (src/base/violations.ts). */
const termsOfSchemas =
  /must NOT|must match|[<>]=|,null|allowed values|must be (string|integer|number|object|array|boolean)/

describe('Bad input never gives a 5xx', () => {
  let headers: Record<string, Record<string, string>>
  let owner: Owner
  let known: Ids

  before(async () => {
    const account = await createAccount()
    const shop = await createShop({ type: 'digital', ownerId: account.id })
    owner = { account, shop }
    known = await recordsInBodies(owner)
    headers = {
      store: account.as(shop),
      apps: await createAppToken(shop, everyScope),
      console: account.onConsole(),
    }
  })

  /** Sends all calls, a few at a time, and checks each reply; `sent` describes a call in a failure. */
  const refuse = async (calls: readonly { sent: string; send: () => PromiseLike<supertest.Response> }[]) => {
    const waiting = calls.values()
    const sendNext = async () => {
      for (const { sent, send } of waiting) {
        const { status, body, type } = await send()
        expect(status, `${sent.slice(0, 200)} → ${JSON.stringify(body)}`).to.be.lessThan(500)
        if (!/html|csv/.test(type)) expect(body.status, sent.slice(0, 200)).to.equal(status)
        expect(body.message ?? '', sent.slice(0, 200)).not.to.match(termsOfSchemas)
      }
    }
    await Promise.all(Array.from({ length: 8 }, sendNext))
  }
  const skipped = new Set(['deleteMe', 'logout', 'logoutAll', 'refreshToken']) // they end the session

  for (const operation of operations.filter(({ route }) => !skipped.has(route.operationId))) {
    const { route, surface } = operation
    it(operation.name, async () => {
      const make = route.path.includes('{') ? recordOf(operation) : async () => ({})
      let ids = await make(owner)
      const request = (query = '') =>
        call(surface)
          [route.method](urlOf(operation, ids) + query)
          .set(headers[surface]!)
      const queries = queryNames(operation).flatMap((name) =>
        [...badQuery, farOffset].map((value) => `${name}=${value}`),
      )
      const some = <Case>(kind: string, cases: Case[], count: number) =>
        sampled(`${operation.name} ${kind}`, cases, count)
      await refuse([
        ...some('query', queries, 2).map((query) => ({ sent: query, send: () => request(`?${query}`) })),
        { sent: 'two thousand parameters', send: () => request(`?${'a=1&'.repeat(2000)}`) },
        ...some('path', pathsOf(operation, ids), 1).map((url) => ({
          sent: url,
          send: () => send(service()[surface], operation, headers[surface]!, url),
        })),
      ])
      if (route.body !== 'application/json') return
      ids = await make(owner)
      const sendBody = async (text: string) => {
        const reply = await request().type('json').send(text)
        // A call that succeeded cannot be repeated on the same record: the next body gets a new one.
        if (reply.ok && route.method === 'post') ids = await make(owner)
        return reply
      }
      const texts = [
        ...some('whole body', [...worstJson, ...badBodies], 1),
        ...some('body', damagedBodies(operation, known), 4),
      ]
      await refuse(texts.map((text) => ({ sent: text, send: () => sendBody(text) })))
    })
  }

  it('in a header', async () => {
    for (const surface of surfaces) {
      const requests = badHeaders.flatMap(([name, value]) => {
        const as = { ...headers[surface], [name]: value }
        return [
          { sent: `${name}: ${value}`, send: () => call(surface).get('/api/v1/orders').set(as) },
          { sent: `${name}: ${value}`, send: () => call(surface).post('/api/v1/orders').set(as).send({}) },
        ]
      })
      await refuse(sampled(`${surface} header`, requests, 20))
    }
  })
})

function queryNames({ documented }: Operation): string[] {
  return (documented.parameters ?? []).flatMap(({ $ref, name, in: place }) =>
    $ref
      ? /\/(Page|Limit)$/.test($ref)
        ? [$ref.split('/').at(-1)!.toLowerCase()]
        : []
      : place === 'query'
        ? [name!]
        : [],
  )
}

/** Creates records that members of a body may name, so that a rule does not stop at them. */
async function recordsInBodies({ shop, account }: Owner): Promise<Ids> {
  const product = await createProduct(shop)
  const { id: address } = await createShippingAddress(account)
  const { id: shipmentId, orderId } = await createShipment(shop, account)
  return {
    shipmentId,
    orderId,
    productId: product.id,
    resourceId: product.id,
    storeId: shop.id,
    shippingAddressId: address,
    addressId: address,
    variantId: (await createVariant(shop, product, { quantity: 1_000 })).id,
    category: (await createCategory(shop)).id,
    parentId: (await createComment(shop, account, { resource_id: product.id })).id,
    paymentId: (await createPaymentMethod(shop, 'bank-transfer')).id,
    roleId: await createRole(shop, ['orders:view']),
  }
}

/** Returns the operation's URL with each value in its path replaced in turn by each bad one. */
function pathsOf(operation: Operation, ids: Ids): string[] {
  return Object.keys(ids).flatMap((name) => badPath.map((bad) => urlOf(operation, { ...ids, [name]: bad })))
}

/** Returns the example with each of its members, at any depth, replaced in turn by bad values. */
function damagedBodies(operation: Operation, known: Ids): string[] {
  const text = JSON.stringify(exampleBody(operation) ?? null, (name, value) =>
    /^[0-9a-f]{24}$/.test(value) ? (known[name] ?? value) : value,
  )
  const example = JSON.parse(text) as Json
  let count = 0
  return placesOf(example, schemaOf(operation)).flatMap(([place, schema]) => {
    const values = place.length === 1 && place[0]! in example ? badJson : worstJson
    return [...values, ...limitsOf(schema)].map((bad) =>
      JSON.stringify(replaced(distinct(example, ++count), place, '@@')).replace('"@@"', () => bad),
    )
  })
}

/**
 * Makes values unique that a store or the platform may have only once, because a conflict would hide other
 * errors.
 */
function distinct(example: Json, count: number): Json {
  const once = ['email', 'slug', 'code', 'name'].filter((name) => typeof example[name] === 'string')
  return { ...example, ...Object.fromEntries(once.map((name) => [name, `${count}${example[name]}`])) }
}

/**
 * Returns the path to each member of an example, and to each that the contract has and the example leaves
 * out, with the schema of each.
 */
function placesOf(value: unknown, schema: Schema | undefined): [string[], Schema][] {
  if (typeof value !== 'object' || value === null) return []
  const members = Array.isArray(value) ? value.slice(0, 1) : { ...schema?.properties, ...value }
  return Object.keys(members).flatMap((name) => {
    const inner = (Array.isArray(value) ? schema?.items : schema?.properties?.[name]) ?? {}
    const below = placesOf((value as Json)[name], inner)
    return [[[name], inner], ...below.map(([place, one]): [string[], Schema] => [[name, ...place], one])]
  })
}

/** Returns the values at the limits of a schema, as JSON: what the contract allows is not refused by a database. */
function limitsOf({ minimum, maximum, maxLength }: Schema): string[] {
  const longest = maxLength === undefined ? [] : ['x', '😀'].map((letter) => letter.repeat(maxLength))
  return [minimum, maximum, ...longest].flatMap((value) =>
    value === undefined ? [] : [JSON.stringify(value)],
  )
}

function replaced(value: unknown, [name, ...rest]: string[], by: unknown): unknown {
  if (name === undefined) return by
  const copy = (Array.isArray(value) ? [...value] : { ...(value as Json) }) as Json
  copy[name] = replaced(copy[name], rest, by)
  return copy
}
