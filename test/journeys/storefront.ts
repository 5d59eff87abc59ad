import { createHash, randomBytes } from 'node:crypto'
import { expect } from 'chai'
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
  /** Creates a new guest. */
  visit(): Promise<Visitor>
  /** Waits for the notification about this record (and this method and path) at the app. */
  heard(topic: string, resourceId: string, call?: string): Promise<void>
  close(): Promise<void>
}

export interface Visitor {
  api: Api
  /** Signs in with the code from the e-mail; the guest's data moves to the account. */
  signIn(email: string, name: string): Promise<Visitor>
}

export interface Mail {
  subject: string
  text: string
  html: string
}

type StoreSettings = { name: string; type: string; currency: string; country: string }

/**
 * Opens the service with a worker, a merchant's store, and an app that gets all notifications of that store.
 */
export async function openStorefront(settings: StoreSettings): Promise<Storefront> {
  const [site, receiver] = await Promise.all([openSite(), openReceiver()])
  const worker = await startWorkerProcess({ STORE_URL: site.store, CONSOLE_URL: site.console })
  const email = newEmail()
  const enter = async () =>
    as(site.console, bearer(await signInAt(site, site.console, {}, email, 'The merchant')))
  const owner = await enter()
  const store = (await owner.post('/stores').send(settings).expect(201)).body.data
  const tillOf = async (api: Api) => {
    const { body } = await api.post(`/stores/${store._id}/tokens`).send({ name: 'till' }).expect(201)
    return as(site.apps, bearer(body.data.token))
  }
  await installApp(site, owner, store._id, receiver.url)
  const origin = { origin: `http://${store.slug}.localhost` }
  return {
    id: store._id,
    name: store.name,
    site,
    owner,
    pages: as(site.store, origin),
    merchant: await tillOf(owner),
    merchantReturns: async () => tillOf(await enter()),
    visit: async () => {
      const { body } = await as(site.store, origin).post('/auth/ghost').expect(201)
      return visitor(site, { ...origin, ...bearer(body.data.token) })
    },
    heard: async (topic, resourceId, call) => void (await notification(receiver, topic, resourceId, call)),
    close: async () => {
      await worker.stop()
      await receiver.close()
      await site.close()
    },
  }
}

function visitor(site: Site, headers: Record<string, string>): Visitor {
  return {
    api: as(site.store, headers),
    signIn: async (email, name) =>
      visitor(site, { ...headers, ...bearer(await signInAt(site, site.store, headers, email, name)) }),
  }
}

async function signInAt(
  site: Site,
  base: string,
  headers: Record<string, string>,
  email: string,
  name: string,
): Promise<string> {
  const api = as(base, headers)
  await api.post('/auth/authenticate').send({ email, name }).expect(200)
  const { text } = await mailTo(site, email, /code/i)
  const otp = /\b\d{6}\b/.exec(text)![0]
  return (await api.post('/auth/verify').send({ email, otp }).expect(200)).body.data.token
}

/** Waits for an e-mail with this subject; checks that it has both a text and an HTML part. */
export async function mailTo(site: Site, email: string, subject: RegExp): Promise<Mail> {
  const inbox = as(site.console, {})
  const mail = await until(`an e-mail ${subject} to ${email}`, async () => {
    const { body } = await inbox.get('/mailbox').query({ to: email }).expect(200)
    return body.data.messages.find((one: Mail) => subject.test(one.subject)) as Mail | undefined
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
async function installApp(site: Site, owner: Api, storeId: string, webhookUrl: string): Promise<void> {
  const redirectUri = 'http://localhost:8080/callback'
  const scopes = ['READ_ORDERS', 'READ_CUSTOMERS', 'READ_SHIPPING', 'READ_INVENTORY', 'WRITE_COMMENTS']
  const registered = await owner.post('/apps').send({ name: 'Ear', redirectUris: [redirectUri], scopes })
  const { _id, clientId, clientSecret } = registered.body.data
  await owner.put(`/apps/${_id}/webhook`).send({ url: webhookUrl }).expect(200)
  const verifier = randomBytes(32).toString('base64url')
  const codeChallenge = createHash('sha256').update(verifier).digest('base64url')
  const decision = { clientId, storeId, scopes, redirectUri, codeChallenge }
  const allowed = await owner.post('/oauth/authorize').send(decision).expect(200)
  const code = new URL(allowed.body.data.redirectUrl).searchParams.get('code')!
  const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier }
  await as(site.console, {})
    .post('/oauth/token')
    .type('form')
    .send({ ...form, client_id: clientId, client_secret: clientSecret })
    .expect(200)
}

/** Returns the id of a store's payment method, by the name of its option. */
export async function wayToPay({ api }: Visitor, option: string): Promise<string> {
  const { body } = await api.get('/payments').expect(200)
  const found = body.data.find((way: { paymentOption: { id: string } }) => way.paymentOption.id === option)
  expect(found, `the store takes ${option}`).to.be.an('object')
  return found._id
}
