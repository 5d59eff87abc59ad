import { expect } from 'chai'
import type { Fleet } from '../scripts/torture/processes.ts'
import { scopeOfResource } from '../src/base/scopes.ts'
import { appScopesOf } from '../src/services/permissions/scopes.ts'
import { createAppToken, createInstallation } from './support/fixtures/apps.ts'
import { createAccount } from './support/fixtures/people.ts'
import { createShop } from './support/fixtures/shops.ts'
import { quietChanges } from './support/quiet-changes.ts'
import { openReceiver, type Received, type Receiver } from './support/receiver.ts'
import { type Ids, type Owner, recordOf } from './support/records.ts'
import { call, service } from './support/service.ts'
import { topicCases } from './support/topic-cases.ts'
import type { Told } from './support/topic-events.ts'
import { everyScope, exampleBody, type Operation, operations, urlOf, withBody } from './support/walk.ts'
import { startWorkerProcess } from './support/worker.ts'

// The table of topics, operation by operation, with a real worker and a real receiver.

/** This is the specification's table. */
const specified: Record<string, string> = {
  orders: 'READ_ORDERS',
  invoices: 'READ_ORDERS',
  products: 'READ_INVENTORY',
  foods: 'READ_INVENTORY',
  services: 'READ_INVENTORY',
  categories: 'READ_CATEGORIES',
  customers: 'READ_CUSTOMERS',
  shipping: 'READ_SHIPPING',
  discounts: 'READ_DISCOUNTS',
  blogs: 'READ_BLOGS',
  notifications: 'READ_NOTIFICATIONS',
  tasks: 'READ_TASKS',
  notes: 'READ_NOTES',
  scripts: 'READ_SCRIPTS',
  comments: 'WRITE_COMMENTS',
  dispatch: 'READ_DISPATCH',
  returns: 'READ_ORDERS',
  bookings: 'READ_ORDERS',
  tickets: 'READ_ORDERS',
  kyc: 'READ_KYC',
  domains: 'READ_DOMAINS',
  roles: 'READ_ROLES',
  payouts: 'READ_PAYOUTS',
}
const actionOf: Record<string, string> = {
  POST: 'created',
  PUT: 'updated',
  PATCH: 'updated',
  DELETE: 'deleted',
}

type Documented = { resource: string; id?: string }
type Headers = Record<string, string>
const eventsOf = ({ documented }: Operation): Documented[] =>
  [(documented as { 'x-event'?: Documented | Documented[] })['x-event'] ?? []].flat()
const telling = operations.filter((operation) => eventsOf(operation).length > 0)
const appScopes: readonly string[] = appScopesOf('owner')

describe('The table of topics', () => {
  let owner: Owner
  let receiver: Receiver
  let worker: Fleet
  /** Every installation of the store: its client id and its scopes. */
  const audience: { clientId: string; scopes: readonly string[] }[] = []
  const actors: Record<string, Headers> = {}

  before(async () => {
    const account = await createAccount()
    owner = { account, shop: await createShop({ ownerId: account.id, type: 'digital' }) }
    ;[receiver, worker] = await Promise.all([openReceiver(), startWorkerProcess()])
    actors['the merchant'] = await createAppToken(owner.shop, everyScope)
    actors['another app'] = await install(appScopes.filter((scope) => scope.startsWith('WRITE')))
    actors['the receiving app'] = await install(appScopes)
    for (const scope of new Set(Object.values(scopeOfResource))) {
      await install([scope])
      await install(appScopes.filter((other) => other !== scope))
    }
  })
  after(async () => {
    await worker.stop()
    await receiver.close()
  })

  async function install(scopes: readonly string[]): Promise<Headers> {
    const values = { scopes: [...scopes], webhookUrl: receiver.url }
    const { id, clientId } = await createInstallation(owner.shop, values)
    audience.push({ clientId, scopes })
    return createAppToken(owner.shop, [...scopes], id)
  }

  it('gives every resource of the specification its scope', () => {
    expect(scopeOfResource).to.include(specified)
  })

  it('has a case for every operation that the contract gives an event, and for no other', () => {
    expect(Object.keys(topicCases).sort()).to.eql(telling.map(({ name }) => name).sort())
  })

  it('has every resource of the contract, and the contract every resource of the table', () => {
    const told = new Set(telling.flatMap(eventsOf).map(({ resource }) => resource))
    // A worker issues them (test/jobs/issue-invoices.test.ts).
    told.add('invoices')
    expect([...told].sort()).to.eql(Object.keys(scopeOfResource).sort())
  })

  for (const operation of telling) {
    for (const actor of actorsOf(operation)) {
      it(`${operation.name} by ${actor} is delivered once to every app that may read it, and can be read`, async () => {
        const expected = await act(operation, actor)
        await toldOnce(expected)
      })
    }
  }

  for (const [name, happen] of Object.entries(quietChanges)) {
    it(`${name} is delivered once, as the call that would have done it, and can be read`, async () => {
      seen.push(...(await rows().pluck('id')))
      await toldOnce(await happen(owner))
    })
  }

  it('says of every event who made it', async () => {
    const unnamed = await service().db('events').where({ shop_id: owner.shop.id, actor_kind: null })
    expect(unnamed.map(({ method, path }) => `${method} ${path}`)).to.eql([])
  })

  async function toldOnce(expected: Told[]): Promise<void> {
    const events = await takeEvents(expected)
    for (const [index, told] of expected.entries()) {
      await heard(events[index]!.id, told)
      await readable(told)
    }
  }

  const seen: string[] = []
  const rows = () => service().db('events').where({ shop_id: owner.shop.id }).whereNotIn('id', seen)

  /** Makes the call; returns the expected events. */
  async function act(operation: Operation, actor: string): Promise<Told[]> {
    const prepared = await topicCases[operation.name]!(owner)
    const { surface, route } = operation
    const named = route.path.includes('{')
    const ids = prepared.ids ?? (named ? await recordOf(operation)(owner) : {})
    seen.push(...(await rows().pluck('id')))
    const url = urlOf(operation, ids)
    const headers = { ...actors[actor], ...(surface === 'store' && owner.account.as(owner.shop)) }
    const body = prepared.body ?? exampleBody(operation)
    const asked = call(surface)
      [route.method](url)
      .set({ ...headers, ...prepared.headers })
    const reply = await withBody(asked, operation, body)
    expect(reply.status, JSON.stringify(reply.body)).to.equal(route.status)
    const { data } = reply.body
    return prepared.tells ? prepared.tells(data) : byContract(operation, url, { data, params: ids })
  }

  /** Expects exactly these events of a call. */
  async function takeEvents(expected: Told[]): Promise<{ id: string }[]> {
    const events = await eventsWithin(60, expected.length)
    expect(events.map(({ id: _, ...told }) => told)).to.have.deep.members(expected)
    seen.push(...events.map(({ id }) => id))
    const found = (told: Told) =>
      events.find(({ resource, resourceId }) => resource === told.resource && resourceId === told.resourceId)!
    return expected.map(found)
  }

  /** Waits for the events, because a job may still be running in the worker. */
  async function eventsWithin(seconds: number, expected: number) {
    const deadline = Date.now() + seconds * 1000
    for (;;) {
      const found = await rows().select('id', 'resource', 'resource_id as resourceId', 'method', 'path')
      if (found.length >= expected || Date.now() > deadline) return found
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  /** Expects one delivery for each installation with the scope, and none for another one. */
  async function heard(eventId: string, { resource, resourceId, method, path }: Told): Promise<void> {
    const entitled = audience.filter(({ scopes }) => scopes.includes(scopeOfResource[resource]!))
    const calls = await arrivals(eventId, entitled.length)
    expect(calls.map(({ headers }) => headers['x-service-app-client-id'])).to.have.members(
      entitled.map(({ clientId }) => clientId),
    )
    const action = actionOf[method]!
    for (const { body, headers } of calls) {
      const { id, occurredAt, ...notice } = JSON.parse(body)
      const named = resourceId === null ? {} : { resourceId }
      const shopId = owner.shop.id
      expect(notice).to.eql({
        topic: `${resource}/${action}`,
        resource,
        action,
        method,
        path,
        shopId,
        ...named,
      })
      expect(headers).to.include({ 'x-service-event-id': id, 'x-service-topic': notice.topic })
      expect(Date.parse(occurredAt)).to.be.closeTo(Date.now(), 120_000)
    }
  }

  /** Returns the deliveries of an event, once the worker has nothing left to send for it. */
  async function arrivals(eventId: string, expected: number): Promise<Received[]> {
    const { db } = service()
    const deadline = Date.now() + 100_000
    for (;;) {
      const deliveries = await db('deliveries').where({ event_id: eventId }).select('id', 'state')
      const ids = new Set(deliveries.map(({ id }) => id))
      const calls = receiver.received.filter(({ headers }) => ids.has(String(headers['x-service-event-id'])))
      const isDone = deliveries.length > 0 && deliveries.every(({ state }) => state === 'delivered')
      if (isDone && calls.length >= expected) return calls
      if (Date.now() > deadline) throw new Error(`only ${calls.length} of ${expected} have come`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  async function readable({ resource, resourceId, method, path }: Told): Promise<void> {
    if (resourceId === null) return
    // Discounts are of two kinds, which the path tells apart.
    const kind = path.startsWith('/discounts/automatic') ? 'discounts/automatic' : resource
    const reply = await call('apps').get(`/api/v1/${kind}/${resourceId}`).set(actors['the receiving app']!)
    expect(reply.status, resource).to.equal(method === 'DELETE' ? 404 : 200)
    if (method !== 'DELETE') expect(reply.body.data._id).to.equal(resourceId)
  }
})

/**
 * Returns who may make a call: in the Apps API the merchant, and also apps unless one of its scopes is the
 * merchant's alone.
 */
function actorsOf({ surface, route }: Operation): string[] {
  if (surface === 'store') return ['a shopper']
  if (surface === 'console') return ['a person']
  const isOpen = route.scopes.every((scope) => appScopes.includes(scope))
  return ['the merchant', ...(isOpen ? ['another app', 'the receiving app'] : [])]
}

/** Returns the expected events of a call whose events the contract fully defines. */
function byContract(operation: Operation, url: string, outcome: { data: unknown; params: Ids }): Told[] {
  const method = operation.route.method.toUpperCase()
  const path = url.replace('/api/v1', '')
  return eventsOf(operation).map(({ resource, id }) => {
    if (id === 'recorded') throw new Error(`${operation.name} leaves it to its case what is told`)
    return { resource, resourceId: id ? valueAt(outcome, id) : null, method, path }
  })
}

function valueAt(outcome: object, path: string): string {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], outcome) as string
}
