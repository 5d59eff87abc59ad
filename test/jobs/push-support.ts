import { pino } from 'pino'
import { transaction } from '../../src/db/database.ts'
import { sendDuePush } from '../../src/jobs/send-push.ts'
import { announceOrder, writeAnnounced } from '../../src/services/orders/order-announcements.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createGuest, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { createBrowser, openPushReceiver, type PushReceiver } from '../support/push-service.ts'
import { call, service } from '../support/service.ts'

export type Browser = ReturnType<typeof createBrowser>

/** Runs the job with these settings; returns what it has logged. */
export async function run(
  values: { allowPrivateWebhooks?: boolean; signal?: AbortSignal; longestMs?: number } = {},
): Promise<string> {
  const { db, dependencies } = service()
  const { signal = new AbortController().signal, longestMs, ...changed } = values
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  const config = { ...dependencies.config, ...changed }
  await writeAnnounced(db, dependencies, 1000)
  await sendDuePush({ db, dependencies: { ...dependencies, config, log }, signal }, longestMs)
  return lines.join('')
}

export let push: PushReceiver
export let shop: Awaited<ReturnType<typeof createShop>>
export let shopper: Person
export let browser: Browser

export async function subscribe(who = shopper): Promise<Browser> {
  const made = createBrowser(push)
  const posted = call('store').post('/api/v1/push-subscriptions').set(who.as(shop))
  await posted.send(made.subscription).expect(201)
  return made
}

export const cancelled = async (who = shopper) => {
  const order = await createOrder(shop, who)
  await announce(order.id)
  return order
}

export const announce = (orderId: string, shopId = shop.id) =>
  transaction(service().db, (tx) =>
    announceOrder(tx, { orderId, shopId, change: 'cancelled', by: 'merchant' }),
  )
export const waiting = () => service().db('push_messages')
export const subscriptions = () => service().db('push_subscriptions').where({ shop_id: shop.id })

/**
 * Registers hooks: before each test, a push service, and a store with a guest whose browser has subscribed. The job
 * reads one table, so messages of other tests are removed first.
 */
export function withPush(): void {
  beforeEach(async () => {
    await service().db('push_messages').delete()
    push = await openPushReceiver()
    shop = await createShop()
    shopper = await createGuest()
    browser = await subscribe()
  })
  afterEach(() => push.close())
}
