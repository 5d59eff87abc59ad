import { createHash, randomBytes } from 'node:crypto'
import type { Config } from '../../src/config.ts'
import { shopCatalogue } from '../seed/shop.ts'
import { merchant } from '../seed.ts'
import { call, expect, heading, show } from './call.ts'
import { lookAround } from './looking-around.ts'
import { followParcel, sendParcel } from './parcel.ts'
import { type Receiver, startReceiver } from './receiver.ts'
import { type Bought, buy } from './shopping.ts'
import { signInOnConsole } from './sign-in.ts'

type Urls = Config['publicUrls']

interface App {
  _id: string
  /** The headers of its calls, once it is installed. */
  headers: Record<string, string>
  developer: Record<string, string>
}

const run = randomBytes(3).toString('hex')

/**
 * Plays the whole purchase; returns a line that sums it up. Throws at the first thing that is not as
 * promised.
 */
export async function purchase(urls: Urls): Promise<string> {
  const receiver = await startReceiver()
  try {
    const app = await installApp(urls, receiver)
    try {
      const bought = await buy(urls, `shopper-${run}@demo.example`)
      const { order } = bought
      const notifications = await hearOfOrder(receiver, order._id)
      await readAgain(urls, app, order)
      const shipment = await sendParcel(urls, app.headers, order)
      await followParcel(urls, bought, shipment)
      await lookAround(urls, bought)
      return `The demo passed: order ${order.orderId} was paid, ${notifications} signed webhooks arrived, the app read the order and sent its parcel, and the shopper looked around at three stores.`
    } finally {
      await call({
        title: 'The developer deletes the app again',
        method: 'DELETE',
        url: `${urls.console}/api/v1/apps/${app._id}`,
        headers: app.developer,
      })
    }
  } finally {
    receiver.close()
  }
}

/** A developer registers an app, and the merchant lets it read and ship the orders of the store. */
async function installApp(urls: Urls, receiver: Receiver): Promise<App> {
  const api = `${urls.console}/api/v1`
  const scopes = ['READ_ORDERS', 'READ_CUSTOMERS', 'WRITE_SHIPPING']
  const redirectUri = `${receiver.url}/oauth/callback`
  const developer = await signInOnConsole(urls, `developer-${run}@demo.example`, 'A developer')
  const { _id, clientId } = await call({
    title: 'The developer registers a public app, which uses PKCE',
    method: 'POST',
    url: `${api}/apps`,
    headers: developer,
    body: { name: `Order Lamp ${run}`, confidential: false, redirectUris: [redirectUri], scopes },
  })
  const { signingSecret } = await call({
    title: 'The developer saves the webhook URL',
    method: 'PUT',
    url: `${api}/apps/${_id}/webhook`,
    headers: developer,
    body: { url: `${receiver.url}/webhooks` },
  })
  receiver.trust(signingSecret)

  const owner = await signInOnConsole(urls, merchant.email, 'The merchant')
  const { stores } = await call({
    title: 'The merchant lists the stores',
    method: 'GET',
    url: `${api}/stores`,
    headers: owner,
  })
  const store = (stores as { _id: string; slug: string }[]).find(({ slug }) => slug === shopCatalogue.slug)
  if (!store)
    throw new Error(`there is no demo store ${shopCatalogue.slug}: start the service with make start`)
  const verifier = randomBytes(32).toString('base64url')
  const { redirectUrl } = await call({
    title: 'The merchant consents, as on the consent page',
    method: 'POST',
    url: `${api}/oauth/authorize`,
    headers: owner,
    body: {
      clientId,
      storeId: store._id,
      scopes,
      redirectUri,
      state: run,
      codeChallenge: createHash('sha256').update(verifier).digest('base64url'),
    },
  })
  const back = new URL(redirectUrl).searchParams
  if (back.get('state') !== run) throw new Error('the consent came back with another state')
  const { access_token } = await call({
    title: 'The app exchanges the code for a token',
    method: 'POST',
    url: `${api}/oauth/token`,
    form: {
      grant_type: 'authorization_code',
      code: back.get('code') ?? '',
      redirect_uri: redirectUri,
      client_id: clientId,
      code_verifier: verifier,
    },
  })
  return { _id, developer, headers: { authorization: `Bearer ${access_token}` } }
}

/**
 * Waits for the notifications about the order, the coupon and the payment, in whatever order; returns how
 * many came.
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

async function readAgain(urls: Urls, app: App, order: Bought['order']): Promise<void> {
  const read = await call({
    title: 'The app reads the order that the webhook refers to',
    method: 'GET',
    url: `${urls.apps}/api/v1/orders/${order._id}`,
    headers: app.headers,
  })
  expect(read.status, 'paid', 'the status of the order')
  expect(read.total, order.total, 'the total of the order')
}
