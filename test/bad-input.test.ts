import { expect } from 'chai'
import type supertest from 'supertest'
import { newId } from '../src/ids.ts'
import { surfaces } from './support/contract.ts'
import { createAccount, createAppToken, createShop, type Person } from './support/fixtures.ts'
import { call } from './support/service.ts'
import { everyScope, exampleBody, type Operation, operations, urlOf } from './support/walk.ts'

// Whatever is sent, the answer is an envelope and never a 5xx.

/** JSON texts that take the place of a value. */
const badJson = [
  'null', 'true', '-1', '0', '1.5', '1e400', '-1e400', '1e308', '9007199254740993', '99999999999999999999999999',
  '""', '" "', '"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"\\udfff\\ud800"', '"2026-02-30T00:00:00Z"', '"2026-02-30"',
  '"9999-99-99T99:99:99Z"', '"000000000000000000000000"', '"zzzzzzzzzzzzzzzzzzzzzzzz"', '"\\u202e\\ufeff😀"', '"\'; drop table users; --"',
  '"%_\\\\"', '"__proto__"', '{"__proto__":{"a":1}}', '[]', '[null]', '{}', '[[[[[[[[[[1]]]]]]]]]]', `"${'x'.repeat(70_000)}"`,
  `${'['.repeat(100)}${']'.repeat(100)}`, `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`,
] // biome-ignore format: a table
/** Query values, written as they stand in a URL. */
const badQuery = ['', '%00', '%ED%A0%80', '-1', '0', '1e400', 'Infinity', 'NaN', '99999999999999999999', '1.5', '2026-02-30T00:00:00Z',
  '%F0%9F%98%80', '%25_%5C', "'%22;--", 'a'.repeat(5000), '[]', 'true'] // biome-ignore format: a table
const badHeaders = ['x', '\u00ff', '0'.repeat(7000), '{}', 'Bearer', 'Bearer  ', 'Bearer a.b.c', 'Bearer app_', 'Bearer app_%00'].flatMap((value) =>
  ['authorization', 'x-shop-id', 'origin', 'referer', 'idempotency-key', 'x-request-id', 'content-encoding'].map((name) => [name, value] as const),
) // biome-ignore format: a table

describe('Bad input never gives a 5xx', () => {
  let headers: Record<string, Record<string, string>>
  let account: Person

  before(async () => {
    const shop = await createShop({ type: 'digital' })
    account = await createAccount()
    headers = {
      store: account.as(shop),
      apps: await createAppToken(shop, everyScope),
      console: account.as(),
    }
  })

  /** Sends all of these, a few at a time, and looks at each answer; `sent` names one where it is wrong. */
  const refuse = async (calls: { sent: string; send: () => supertest.Test }[]) => {
    const waiting = calls.values()
    const sendNext = async () => {
      for (const { sent, send } of waiting) {
        const { status, body, type } = await send()
        expect(status, `${sent.slice(0, 200)} → ${JSON.stringify(body)}`).to.be.lessThan(500)
        if (!type.includes('html')) expect(body.status, sent.slice(0, 200)).to.equal(status)
      }
    }
    await Promise.all(Array.from({ length: 8 }, sendNext))
  }
  const skipped = new Set(['deleteMe', 'logout', 'logoutAll', 'refreshToken']) // they end the session of the walk

  for (const operation of operations.filter(({ route }) => !skipped.has(route.operationId))) {
    const { route, surface } = operation
    it(operation.name, async function () {
      this.timeout(60_000)
      const url = urlOf(operation, newId())
      const request = (at = url) => call(surface)[route.method](at).set(headers[surface]!)
      const queries = queryNames(operation).flatMap((name) => badQuery.map((value) => `${name}=${value}`))
      await refuse([
        ...queries.map((query) => ({ sent: query, send: () => request(`${url}?${query}`) })),
        { sent: 'two thousand parameters', send: () => request(`${url}?${'a=1&'.repeat(2000)}`) },
      ])
      if (route.body !== 'application/json') return
      await refuse(
        bodiesOf(operation).map((text) => ({ sent: text, send: () => request().type('json').send(text) })),
      )
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
      await refuse(requests)
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

/** The example, each of its values replaced in turn by each bad one; and the bad ones as whole bodies. */
function bodiesOf(operation: Operation): string[] {
  const example = exampleBody(operation) as Record<string, unknown>
  const replaced = Object.keys(example ?? {}).flatMap((key) =>
    badJson.map((bad) => JSON.stringify({ ...example, [key]: '@@' }).replace('"@@"', () => bad)),
  )
  return [...badJson, ...replaced, '', '{', '\u0000', '{"a":1}x', '﻿{}']
}
