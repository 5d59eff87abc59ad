import { expect } from 'chai'
import type { Request, Response } from 'express'
import { validatable } from '../../src/http/validate.ts'
import { mount } from '../../src/http/validator-internals.ts'
import { contractOf } from '../../src/surfaces.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createGuest } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { unique } from '../support/fixtures/unique.ts'
import { call, service } from '../support/service.ts'
import { askForCode, newestCode, verify } from '../support/sign-in.ts'
import { exampleBody, type Operation, operations, type Schema, urlOf } from '../support/walk.ts'

type Contract = { paths: Record<string, object>; components: { schemas: Record<string, Schema> } }

/** Returns the paths of all e-mail addresses that an operation takes: `?to`, `contact.email`. */
function addressesOf({ surface, documented }: Operation): string[] {
  const { schemas } = (contractOf(surface) as Contract).components
  const walk = ({ $ref, ...schema }: Schema, at: string[]): string[] => {
    // A schema that has itself within says nothing new there.
    if (at.length > 8) return []
    if ($ref) return walk(schemas[$ref.split('/').at(-1)!]!, at)
    const inner = Object.entries(schema.properties ?? {}).flatMap(([name, one]) => walk(one, [...at, name]))
    const alike = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((parts) => parts ?? [])
    const items = schema.items ? walk(schema.items, [...at, '0']) : []
    const own = schema.format === 'email' ? [at.join('.')] : []
    return [...own, ...inner, ...items, ...alike.flatMap((part) => walk(part, at))]
  }
  const query = (documented.parameters ?? []).flatMap(({ name, schema }) =>
    name && schema?.format === 'email' ? [`?${name}`] : [],
  )
  const bodies = Object.values(documented.requestBody?.content ?? {})
  return [...query, ...new Set(bodies.flatMap(({ schema }) => (schema ? walk(schema, []) : [])))]
}

/** Returns what a handler is given of an address that a caller writes in this way. */
async function handed(operation: Operation, path: string, text: string): Promise<unknown> {
  const { surface, route } = operation
  const { paths, ...contract } = contractOf(surface) as Contract
  const only = { [route.path]: paths[route.path] }
  const body = structuredClone(exampleBody(operation) ?? {}) as object
  const query: Record<string, unknown> = {}
  const steps = path.replace('?', '').split('.')
  const at = path.startsWith('?') ? query : steps.slice(0, -1).reduce(step, body as Record<string, unknown>)
  at[steps.at(-1)!] = text
  const url = urlOf(operation)
  const plain = { method: route.method.toUpperCase(), originalUrl: url, path: url, baseUrl: '', query, body }
  const headers = { 'content-type': route.body ?? undefined }
  const req = { ...plain, headers, cookies: {}, app: { enabled: () => false } } as unknown as Request
  const [lookUp, validate] = mount(validatable({ ...contract, paths: only }))
  const openapi = await lookUp(plain.method, url)
  Object.assign(req, { openapi, params: openapi!.pathParams })
  await validate(req, {} as Response)
  const found = path.startsWith('?') ? req.query : req.body
  return steps.reduce((value, name) => (value as Record<string, unknown>)[name], found)
}

function step(value: Record<string, unknown>, name: string): Record<string, unknown> {
  // A person or a company needs more.
  value[name] ??= { name: 'Ada', address: '1 Example Road' }
  return value[name] as Record<string, unknown>
}

describe('An e-mail address', () => {
  const taking = operations.flatMap((operation) =>
    addressesOf(operation).map((path) => ({ operation, path })),
  )

  it('is taken by the operations of all three surfaces', () => {
    expect(taking.length).to.be.at.least(14)
    expect(new Set(taking.map(({ operation }) => operation.surface))).to.have.length(3)
  })

  for (const { operation, path } of taking)
    it(`has one form in ${operation.name}, ${path}, however it is written`, async () => {
      const written = {
        '\u00a0Ada.L@Example.COM\u200b\n': 'ada.l@example.com',
        'ada@BÜCHER.example': 'ada@xn--bcher-kva.example',
        'a..b@docomo.ne.jp ': 'a..b@docomo.ne.jp',
        'a.@ezweb.ne.jp': 'a.@ezweb.ne.jp',
      }
      for (const [text, form] of Object.entries(written))
        expect(await handed(operation, path, text), text).to.equal(form)
      const refused = await handed(operation, path, 'a b@example.com').then(
        String,
        ({ errors }) => errors[0].message,
      )
      expect(refused).to.equal('must be an e-mail address')
    })

  it('belongs to one account, whether its domain is written in its language or in ASCII', async () => {
    const name = unique('ada')
    const [local, ascii] = [`${name}@köln.example`, `${name}@xn--kln-sna.example`]
    const one = await verify(`\u2003${local.toUpperCase()} `, await askForCode(ascii)).expect(200)
    const two = await verify(ascii, await askForCode(local)).expect(200)
    expect(one.body.data).to.include({ email: ascii, _id: two.body.data._id })
  })

  for (const mailbox of ['..x@docomo.ne.jp', '.@ezweb.ne.jp'])
    it(`can sign in although RFC 5322 has no such address: a${mailbox}`, async () => {
      const email = unique('a') + mailbox
      const { body } = await verify(email, await askForCode(email)).expect(200)
      expect(body.data).to.include({ email })
      expect(await newestCode(` ${email} `)).to.match(/^\d{6}$/)
    })

  it('finds the order, the customer and the newsletter that another writing of it made', async () => {
    const shop = await createShop()
    const email = `${unique('eve')}@xn--kln-sna.example`
    const pasted = ` \u200e${email.replace('xn--kln-sna', 'KÖLN')}\u00a0`
    const headers = (await createGuest()).as(shop)
    const items = [{ productId: (await createProduct(shop)).id, quantity: 1 }]
    const placed = await call('store')
      .post('/api/v1/orders')
      .set(headers)
      .send({ items, email: pasted })
      .expect(201)
    const { orderId } = placed.body.data
    const look = { orderId, email: email.replace('xn--kln-sna', 'ko\u0308ln') }
    await call('store').post('/api/v1/orders/track').set(headers).send(look).expect(200)
    const token = await createAppToken(shop, ['WRITE_CUSTOMERS'])
    const twice = await call('apps').post('/api/v1/customers').set(token).send({ email: pasted }).expect(409)
    expect(twice.body.code).to.equal('duplicate_email')
    for (const text of [email, pasted])
      await call('store').post('/api/v1/newsletter/subscribe').set(headers).send({ email: text }).expect(200)
    const subscribed = await service()
      .db('newsletter_subscriptions')
      .where({ shop_id: shop.id })
      .select('email')
    expect(subscribed).to.eql([{ email }])
  })
})
