import { minutes } from '../../src/base/clock.ts'
import type { Shop } from '../../src/base/context.ts'
import type { DispatchProvider } from '../../src/gateways/couriers/dispatch.ts'
import { followDispatches } from '../../src/jobs/follow-dispatches.ts'
import { type Courier, openCourier } from '../support/courier.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShipment, setOrigin } from '../support/fixtures/shipping.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'
import { later } from '../support/sign-in.ts'

const url = '/api/v1/dispatch'
const scopes = ['WRITE_ORDERS', 'READ_DISPATCH', 'READ_SHIPPING', 'WRITE_SHIPPING']
export let courier: Courier
export let open: Awaited<ReturnType<typeof openApps<'apps'>>>
export let honest: DispatchProvider
export let shop: Shop & { ownerId: string }
export let shopper: Person
let token: { authorization: string }
export let shipment: { id: string; orderId: string }
export const db = () => service().db
export const dispatch = (headers: Record<string, string> = {}, shipmentId = shipment.id) =>
  call('apps', open.apps)
    .post(url)
    .set({ ...token, ...headers })
    .send({ shipmentId })
export const dispatched = async () => (await dispatch().expect(201)).body.data
export const read = (path = '') => call('apps', open.apps).get(`${url}${path}`).set(token)
export const statusOf = async (id: string) => (await read(`/${id}`).expect(200)).body.data.status
export const shipmentNow = async () =>
  (await call('apps', open.apps).get(`/api/v1/shipping/${shipment.id}`).set(token).expect(200)).body.data
export const rows = () => db()('dispatches').where({ shipment_id: shipment.id }).orderBy('created_at')
export const events = () =>
  db()('events').where({ shop_id: shop.id }).orderBy('id').select('resource', 'resource_id', 'method', 'path')
export const forRecipient = (name: string) =>
  db().raw(`update shipments set shipping_address = shipping_address || ? where id = ?`, [
    JSON.stringify({ name }),
    shipment.id,
  ])
let looked = 0
/** Runs the job, each time at a later time. */
export const look = (milliseconds?: number) => {
  looked += 10 * minutes
  return later(milliseconds ?? looked, () =>
    followDispatches.run({ db: db(), dependencies: open.dependencies, signal: new AbortController().signal }),
  )
}
export const tamper = (changes: Partial<DispatchProvider>) => {
  open.dependencies.dispatchers.sandbox = { ...honest, ...changes }
}
/** The courier executes the call, but its reply is lost. */
export const loseAnswers = () =>
  tamper({ book: async (booking) => honest.book(booking).then(() => ({ state: 'unknown', reason: 'lost' })) })

/** Creates another shipment of the store that waits for a carrier. */
export async function openShipment(): Promise<void> {
  shipment = await createShipment(shop, shopper)
}

/** Opens the service, with the courier at its current address. */
export async function openService(): Promise<void> {
  const config = testConfig({ url: service().databaseUrl }, { COURIER_URL: courier.url })
  open = await openApps(config, db(), 'apps')
  honest = open.dependencies.dispatchers.sandbox!
}

/**
 * Registers hooks: around all tests, a service with a courier of its own; before each, a store with a
 * shipment that waits for a carrier.
 */
export function openDispatch(): void {
  before(async () => {
    courier = await openCourier()
    await openService()
  })
  after(() => courier.close())
  beforeEach(async () => {
    open.dependencies.dispatchers = { sandbox: honest }
    looked = 0
    shop = await createShop()
    shopper = await createAccount()
    token = await createAppToken(shop, scopes)
    await openShipment()
    await setOrigin(shop)
  })
  // A job of the next test should not process what this one left open.
  afterEach(() => db()('dispatches').where({ shop_id: shop.id }).delete())
}
