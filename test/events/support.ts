import { clock } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { transaction } from '../../src/db/database.ts'
import { Deliverer, type DelivererOptions } from '../../src/events/deliver.ts'
import { recordEvent } from '../../src/events/record.ts'
import { createInstallation } from '../support/fixtures/apps.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { openReceiver, type Receiver } from '../support/receiver.ts'
import { service } from '../support/service.ts'

export interface App {
  shop: Awaited<ReturnType<typeof createShop>>
  installation: Awaited<ReturnType<typeof createInstallation>>
  receiver: Receiver
}

/** Creates a store with an app that receives webhooks. */
export async function createApp(scopes = ['READ_ORDERS'], answer?: Receiver['answer']): Promise<App> {
  const receiver = await openReceiver(answer)
  receivers.push(receiver)
  const shop = await createShop()
  const installation = await createInstallation(shop, { scopes, webhookUrl: receiver.url })
  return { shop, installation, receiver }
}

const receivers: Receiver[] = []
const deliverers: Deliverer[] = []
const realNow = clock.now

/** Closes what a test has opened, and resets the clock. */
export async function tidyUp(): Promise<void> {
  clock.now = realNow
  await Promise.all(deliverers.splice(0).map((deliverer) => deliverer.stop()))
  await Promise.all(receivers.splice(0).map((receiver) => receiver.close()))
  await service().db('events').whereNull('fanned_out_at').update({ fanned_out_at: new Date() })
  await service().db('deliveries').where({ state: 'pending' }).update({ state: 'dropped' })
}

export function moveClock(milliseconds: number): void {
  const now = clock.now
  clock.now = () => new Date(now().getTime() + milliseconds)
}

/** Records an event of a store; an order that was changed, by default. */
export async function change(
  shop: { id: string },
  values: Partial<{
    resource: string
    resourceId: string | null
    call: { method: string; path: string }
  }> = {},
): Promise<string> {
  const { resource = 'orders', resourceId = newId(), call } = values
  await transaction(service().db, (tx) => recordEvent(tx, { shopId: shop.id, resource, resourceId, call }))
  return resourceId ?? ''
}

export function deliverer(options: Partial<DelivererOptions> = {}): Deliverer {
  const { db, dependencies } = service()
  const made = new Deliverer({ db, dependencies, ...options })
  deliverers.push(made)
  return made
}

export function deliveriesTo({ installation }: App) {
  return service().db('deliveries').where({ installation_id: installation.id }).orderBy('id')
}

export function attemptsTo({ installation }: App) {
  return service()
    .db('delivery_attempts')
    .join('deliveries', 'deliveries.id', 'delivery_id')
    .where({ installation_id: installation.id })
    .orderBy('delivery_attempts.attempt')
    .select('delivery_attempts.*')
}

/** With this capacity a claim covers every endpoint that is due, with one delivery for each. */
export const everything = {
  endpoints: 50,
  quotas: new Map<string, number>(),
  failingToo: true,
  leaseMs: 30_000,
}
