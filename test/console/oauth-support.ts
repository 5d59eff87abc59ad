import { createHash, randomBytes } from 'node:crypto'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call } from '../support/service.ts'
import { registerApp, type TestApp } from './support.ts'

// The steps of OAuth 2.0, as an app and a merchant perform them.

export interface Merchant {
  owner: Person
  shop: Awaited<ReturnType<typeof createShop>>
  app: TestApp
}

/** Creates a merchant with a store, and an app that requests access to it. */
export async function createMerchant(values: Parameters<typeof registerApp>[1] = {}): Promise<Merchant> {
  const owner = await createAccount()
  const shop = await createShop({ ownerId: owner.id })
  return { owner, shop, app: await registerApp(await createAccount(), values) }
}

export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}

export function newVerifier(): string {
  return randomBytes(32).toString('base64url')
}

/** The PKCE verifier of every flow that brings none of its own. */
export const usualVerifier = newVerifier()

/** The challenge in a link to the consent page. */
export const usualChallenge = {
  code_challenge: challengeOf(usualVerifier),
  code_challenge_method: 'S256',
}

/** Sends what the consent page posts. */
export function authorize({ owner, shop, app }: Merchant, values: object = {}, person: Person = owner) {
  const decision = {
    clientId: app.clientId,
    storeId: shop.id,
    scopes: ['READ_ORDERS', 'READ_INVENTORY'],
    redirectUri: app.redirectUri,
    codeChallenge: challengeOf(usualVerifier),
    ...values,
  }
  return call('console').post('/api/v1/oauth/authorize').set(person.onConsole()).send(decision)
}

/** Returns the code that the browser brings back to the app. */
export async function codeOf(merchant: Merchant, values: object = {}): Promise<string> {
  const { body } = await authorize(merchant, values).expect(200)
  return new URL(body.data.redirectUrl).searchParams.get('code')!
}

export function post(path: 'token' | 'revoke', form: object) {
  return call('console').post(`/api/v1/oauth/${path}`).type('form').send(form)
}

/** Exchanges a code with the client's secret and the usual verifier, by default. */
export function redeem({ app }: Merchant, code: string, values: object = {}) {
  return post('token', {
    grant_type: 'authorization_code',
    code,
    redirect_uri: app.redirectUri,
    client_id: app.clientId,
    client_secret: app.clientSecret,
    code_verifier: usualVerifier,
    ...values,
  })
}

export function refresh({ app }: Merchant, refresh_token: string, values: object = {}) {
  return post('token', {
    grant_type: 'refresh_token',
    refresh_token,
    client_id: app.clientId,
    client_secret: app.clientSecret,
    ...values,
  })
}

export interface Tokens {
  access_token: string
  refresh_token: string
  scope: string
}

/** Returns the tokens of an app that a merchant has installed. */
export async function install(merchant: Merchant, values: object = {}): Promise<Tokens> {
  const { body } = await redeem(merchant, await codeOf(merchant, values)).expect(200)
  return body
}

export const registeredUris = ['https://app.example/callback', 'http://localhost:8080/cb']

/** These addresses differ from both registered ones, however similar they look. */
export const redirectVariants = [
  'https://app.example/callback/',
  'https://app.example/callback?x=1',
  'https://app.example/callback?',
  'https://app.example/callback#',
  'https://app.example/callback#fragment',
  'https://app.example/Callback',
  'https://APP.example/callback',
  'HTTPS://app.example/callback',
  'https://app.example//callback',
  'https://app.example/./callback',
  'https://app.example/x/../callback',
  'https://app.example/callback/..',
  'https://app.example/callback%2f',
  'https://app.example/%63allback',
  'https://app.example/callback%00',
  'https://app.example/callback;x',
  'https://app.example/',
  'https://app.example',
  'https://app.example:443/callback',
  'https://app.example:8443/callback',
  'https://app.example./callback',
  'https://user@app.example/callback',
  'https://app.example@evil.example/callback',
  'https://app.example%40evil.example/callback',
  'https://app.example.evil.example/callback',
  'https://evil.example/callback',
  'https://evil.example/https://app.example/callback',
  'https://sub.app.example/callback',
  'http://app.example/callback',
  'http://localhost:8081/cb',
  'http://localhost/cb',
  'http://127.0.0.1:8080/cb',
  'https://localhost:8080/cb',
  'javascript:alert(1)',
]

/** Returns whether an access token is valid: a revoked one gets 401, and a valid one any other status. */
export async function isLive(accessToken: string): Promise<boolean> {
  const { status } = await call('apps').get('/api/v1/app').set('authorization', `Bearer ${accessToken}`)
  return status !== 401
}

/** Returns the address of the consent page, as an app sends a merchant there. */
export function consentUrl(console: string, { app }: Merchant, values: object = {}): string {
  const named = { client_id: app.clientId, redirect_uri: app.redirectUri }
  const query = { ...named, response_type: 'code', state: 'a b&c', ...usualChallenge }
  return `${console}/api/v1/oauth/authorize?${new URLSearchParams({ ...query, ...values })}`
}
