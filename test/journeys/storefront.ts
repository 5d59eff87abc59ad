import { createHash, randomBytes } from 'node:crypto'
import { expect } from 'chai'
import { type AppsClient, createAppsClient } from '../../src/client/apps.ts'
import { type ConsoleClient, createConsoleClient } from '../../src/client/console.ts'
import { createStoreClient, type StoreClient } from '../../src/client/store.ts'
import { openReceiver, type Receiver } from '../support/receiver.ts'
import { newEmail } from '../support/sign-in.ts'
import { openSite, type Site } from '../support/site.ts'
import { until } from '../support/until.ts'
import { startWorkerProcess } from '../support/worker.ts'
import { arrival, as, bearer, topicOf } from './support.ts'

// The common parts of the stories of the four types of store. Everything is done over HTTP, as a storefront,
// a merchant's tool, an app or a reader of e-mails would.

export type Api = ReturnType<typeof as>

export interface Storefront {
  /** The store's id. */
  id: string
  name: string
  site: Site
  /**
   * Calls of a visitor without a token; like all calls of the storefront they name the store by their
   * `Origin`.
   */
  pages: Api
  /** The Apps API, with a token that the console issued to the owner of the store. */
  merchant: Api
  /** The console, as the owner of the store. */
  owner: Api
  /** Signs the owner in again, weeks later, and creates a new token for the Apps API. */
  merchantReturns(): Promise<Api>
  /** The typed clients of the same callers, for what a story does by the way. */
  clients: { pages: StoreClient; merchant: AppsClient }
  /** Creates a new guest. */
  visit(): Promise<Visitor>
  /** Waits for the notification about this record (and this method and path) at the app. */
  heard(topic: string, resourceId: string, call?: string): Promise<void>
  close(): Promise<void>
}

export interface Visitor {
  api: Api
  client: StoreClient
  /** Signs in with the code from the e-mail; the guest's data moves to the account. */
  signIn(email: string, name: string): Promise<Visitor>
}

export interface Mail {
  subject: string
  text: string
  html: string
}

type StoreSettings = Parameters<ConsoleClient['stores']['create']>[0]

/**
 * Opens the service with a worker, a merchant's store, and an app that gets all notifications of that store.
 */
export async function openStorefront(settings: StoreSettings): Promise<Storefront> {
  const [site, receiver] = await Promise.all([openSite(), openReceiver()])
  const worker = await startWorkerProcess({ STORE_URL: site.store, CONSOLE_URL: site.console })
  const email = newEmail()
  const consoleOf = (token?: string) => createConsoleClient({ url: apiOf(site.console), token })
  const enter = () => signInAt(site, consoleOf().auth, email)
  const ownerToken = await enter()
  const owner = consoleOf(ownerToken)
  const store = await owner.stores.create(settings)
  const newTill = async (console: ConsoleClient) =>
    (await console.tokens.createStoreToken(store._id, { name: 'till' })).token
  const till = await newTill(owner)
  await installApp(owner, store._id, receiver.url)
  const origin = { origin: `http://${store.slug}.localhost` }
  const pages = createStoreClient({ url: apiOf(site.store), headers: origin })
  return {
    id: store._id,
    name: store.name,
    site,
    owner: as(site.console, bearer(ownerToken)),
    pages: as(site.store, origin),
    merchant: as(site.apps, bearer(till)),
    clients: { pages, merchant: createAppsClient({ url: apiOf(site.apps), token: till }) },
    merchantReturns: async () => as(site.apps, bearer(await newTill(consoleOf(await enter())))),
    visit: async () => visitor(site, origin, (await pages.auth.createGuest()).token),
    heard: async (topic, resourceId, call) => void (await notification(receiver, topic, resourceId, call)),
    close: async () => {
      await worker.stop()
      await receiver.close()
      await site.close()
    },
  }
}

const apiOf = (base: string) => `${base}/api/v1`

function visitor(site: Site, origin: { origin: string }, token: string): Visitor {
  const client = createStoreClient({ url: apiOf(site.store), headers: origin, token })
  return {
    api: as(site.store, { ...origin, ...bearer(token) }),
    client,
    signIn: async (email, name) => visitor(site, origin, await signInAt(site, client.auth, email, name)),
  }
}

/** The operations of signing in that the store and the console share. */
interface Entrance {
  authenticate(body: { email: string; name?: string }): Promise<unknown>
  verifyEmail(body: { email: string; otp: string }): Promise<{ token?: string | null }>
}

async function signInAt(site: Site, auth: Entrance, email: string, name = 'The merchant'): Promise<string> {
  await auth.authenticate({ email, name })
  const { text } = await mailTo(site, email, /code/i)
  const otp = /\b\d{6}\b/.exec(text)![0]
  return (await auth.verifyEmail({ email, otp })).token!
}

/** Waits for an e-mail with this subject; checks that it has both a text and an HTML part. */
export async function mailTo(site: Site, email: string, subject: RegExp): Promise<Mail> {
  const { mailbox } = createConsoleClient({ url: apiOf(site.console) })
  const mail = await until(`an e-mail ${subject} to ${email}`, async () => {
    const { messages } = await mailbox.list({ to: email })
    return messages.find((one) => subject.test(one.subject)) as Mail | undefined
  })
  expect(mail.text).to.not.equal('')
  expect(mail.html).to.match(/^<!doctype html>/i)
  return mail
}

function notification(receiver: Receiver, topic: string, resourceId: string, call?: string) {
  return arrival(receiver, (received) => {
    if (topicOf(received) !== topic) return false
    const told = JSON.parse(received.body)
    return told.resourceId === resourceId && (!call || call === `${told.method} ${told.path}`)
  })
}

/** The merchant installs an app of their own that gets all notifications of the store. */
async function installApp(owner: ConsoleClient, storeId: string, url: string): Promise<void> {
  const redirectUri = 'http://localhost:8080/callback'
  const scopes = [
    ...(['READ_ORDERS', 'READ_CUSTOMERS', 'READ_SHIPPING', 'READ_INVENTORY', 'WRITE_COMMENTS'] as const),
  ]
  const app = await owner.apps.create({ name: 'Ear', redirectUris: [redirectUri], scopes })
  const { clientId } = app
  await owner.webhooks.save(app._id, { url })
  const verifier = randomBytes(32).toString('base64url')
  const codeChallenge = createHash('sha256').update(verifier).digest('base64url')
  const decision = { clientId, storeId, scopes, redirectUri, codeChallenge }
  const { redirectUrl } = await owner.oauth.authorizeApp(decision)
  await owner.oauth.exchangeToken({
    grant_type: 'authorization_code',
    code: new URL(redirectUrl).searchParams.get('code')!,
    redirect_uri: redirectUri,
    code_verifier: verifier,
    client_id: clientId,
    client_secret: app.clientSecret!,
  })
}

/** Returns the id of a store's payment method, by the name of its option. */
export async function wayToPay({ client }: Visitor, option: string): Promise<string> {
  const found = (await client.payments.list()).find(({ paymentOption }) => paymentOption.id === option)
  expect(found, `the store takes ${option}`).to.be.an('object')
  return found!._id
}
