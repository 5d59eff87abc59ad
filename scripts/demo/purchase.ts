import { createHash, randomBytes } from 'node:crypto'
import type { AppsClient } from '../../src/client/apps.ts'
import type { Config } from '../../src/config/config.ts'
import { shopCatalogue } from '../seed/shop.ts'
import { merchant } from '../seed.ts'
import { ask, type Clients, clientsAt, expect, heading, show } from './call.ts'
import { lookAround } from './looking-around.ts'
import { followParcel, sendParcel } from './parcel.ts'
import { type Receiver, startReceiver } from './receiver.ts'
import { type Bought, buy } from './shopping.ts'
import { signInOnConsole } from './sign-in.ts'

interface App {
  /** The client that acts as the app, once it is installed. */
  client: AppsClient
  remove(): Promise<void>
}

const run = randomBytes(3).toString('hex')

/**
 * Plays the whole purchase; returns a one-line summary. Throws at the first thing that is not as promised.
 */
export async function purchase(urls: Config['publicUrls']): Promise<string> {
  const clients = clientsAt(urls)
  const receiver = await startReceiver()
  try {
    const app = await installApp(clients, receiver)
    try {
      const bought = await buy(clients, `shopper-${run}@demo.example`)
      const { order } = bought
      const notifications = await hearOfOrder(receiver, order._id)
      await readAgain(app.client, order)
      const shipment = await sendParcel(app.client, order)
      await followParcel(clients, bought, shipment)
      await lookAround(clients, bought)
      return `The demo passed: order ${order.orderId} was paid, ${notifications} signed webhooks arrived, the app read the order and sent its parcel, and the shopper looked around at three stores.`
    } finally {
      await app.remove()
    }
  } finally {
    receiver.close()
  }
}

/** A developer registers an app, and the merchant lets it read and ship the orders of the store. */
async function installApp(clients: Clients, receiver: Receiver): Promise<App> {
  const scopes = ['READ_ORDERS', 'READ_CUSTOMERS', 'WRITE_SHIPPING'] as const
  const redirectUri = `${receiver.url}/oauth/callback`
  const developer = await signInOnConsole(clients, `developer-${run}@demo.example`, 'A developer')
  const wanted = {
    name: `Order Lamp ${run}`,
    confidential: false,
    redirectUris: [redirectUri],
    scopes: [...scopes],
  }
  const { _id, clientId } = await ask(
    'The developer registers a public app, which uses PKCE',
    developer.apps.create(wanted),
  )
  const { signingSecret } = await ask(
    'The developer saves the webhook URL',
    developer.webhooks.save(_id, { url: `${receiver.url}/webhooks` }),
  )
  receiver.trust(signingSecret!)

  const owner = await signInOnConsole(clients, merchant.email, 'The merchant')
  const { stores } = await ask('The merchant lists the stores', owner.stores.list())
  const store = stores.find(({ slug }) => slug === shopCatalogue.slug)
  if (!store)
    throw new Error(`there is no demo store ${shopCatalogue.slug}: start the service with make start`)
  const verifier = randomBytes(32).toString('base64url')
  const codeChallenge = createHash('sha256').update(verifier).digest('base64url')
  const { redirectUrl } = await ask(
    'The merchant consents, as on the consent page',
    owner.oauth.authorizeApp({
      clientId,
      storeId: store._id,
      scopes: [...scopes],
      redirectUri,
      state: run,
      codeChallenge,
    }),
  )
  const back = new URL(redirectUrl).searchParams
  if (back.get('state') !== run) throw new Error('the consent came back with another state')
  const { access_token: token } = await ask(
    'The app exchanges the code for a token',
    clients.console().oauth.exchangeToken({
      grant_type: 'authorization_code',
      code: back.get('code') ?? '',
      redirect_uri: redirectUri,
      client_id: clientId,
      code_verifier: verifier,
    }),
  )
  const remove = async () =>
    void (await ask('The developer deletes the app again', developer.apps.delete(_id)))
  return { client: clients.apps({ token }), remove }
}

/**
 * Waits for the notifications about the order, the coupon and the payment, in any order; returns how many came.
 */
async function hearOfOrder(receiver: Receiver, orderId: string): Promise<number> {
  const awaited = new Set(['POST /orders', 'POST /coupons/apply', `PATCH /orders/${orderId}`])
  let count = 0
  while (awaited.size > 0) {
    const notification = await receiver.next(20_000).catch(() => {
      throw new Error(`no webhook told of ${[...awaited].join(' and ')} within 20 s`)
    })
    heading('A webhook arrives at the app with a valid signature')
    show(notification)
    count += 1
    if (notification.resourceId === orderId) awaited.delete(`${notification.method} ${notification.path}`)
  }
  return count
}

async function readAgain(app: AppsClient, order: Bought['order']): Promise<void> {
  const read = await ask('The app reads the order that the webhook refers to', app.orders.get(order._id))
  expect(read.status, 'paid', 'the status of the order')
  expect(read.total, order.total, 'the total of the order')
}
