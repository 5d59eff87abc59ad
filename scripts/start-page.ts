import { Refusal } from '../src/base/errors.ts'
import type { Config } from '../src/config/config.ts'
import { type Database, type Transaction, transaction } from '../src/db/database.ts'
import * as storeTokens from '../src/services/permissions/store-tokens.ts'
import { createUnmailedCode } from '../src/services/sign-in/sign-in.ts'
import * as stores from '../src/services/stores/stores.ts'
import { merchant } from './seed.ts'

const tokenName = 'make start'
const everything = { page: 1, limit: 100 }

/** Returns the page that `make start` shows: addresses, stores, a token and three calls to paste. */
export async function startPage(db: Database, config: Config, shopPort: string | null): Promise<string> {
  const { id: ownerId } = (await db('users').where({ email: merchant.email }).first('id'))!
  const { stores: demo } = await stores.list(db, ownerId, everything)
  const shop = demo.find(({ type }) => type === 'ecommerce') ?? demo[0]!
  const token = await transaction(db, (tx) => freshToken(tx, ownerId, shop._id))
  const { store, apps, console } = config.publicUrls
  const link = await signInLink(db, config, ownerId)
  const name = Math.max(...demo.map((one) => one.name.length))
  const shopOf = ({ slug }: { slug: string }) => (shopPort ? `  http://${slug}.localhost:${shopPort}` : '')
  return `
  Storefront Commerce Service is running. Press Ctrl-C to stop it; your data stays in ${config.databaseUrl ? 'your database' : config.dataFolder}.

  Open the console as ${merchant.email} (the link signs in once, within 10 minutes)
    ${link}

  Store API  ${store}/api/v1    reference ${store}/docs
  Apps API   ${apps}/api/v1    reference ${apps}/docs
  Console    ${console}/api/v1    reference ${console}/docs
  ${config.smtpUrl ? 'E-mails    are sent by your SMTP server' : `Mailbox    ${console}/console/mailbox   every e-mail, including sign-in codes`}

  Stores of ${merchant.email} (coupon WELCOME10)
${demo.map((one) => `    ${one._id}  ${one.name.padEnd(name)}  ${one.type.padEnd(10)}${shopOf(one)}`).join('\n')}

  App token for ${shop.name}, valid for 30 days or until the next start
    ${token}

  Try these calls
    curl '${store}/api/v1/products?limit=2' -H 'x-shop-id: ${shop._id}'

    curl '${store}/api/v1/coupons/verify' -H 'x-shop-id: ${shop._id}' -H 'content-type: application/json' -d '{"code":"welcome10"}'

    curl '${apps}/api/v1/orders/count' -H 'authorization: Bearer ${token}'

  To watch a whole purchase and a tour of the stores, run make demo in another terminal.
`
}

/**
 * Creates a sign-in code for the console, as an e-mail would bring it, and returns a link that uses it at once. If
 * codes are really sent by e-mail, or there were too many codes, returns the plain link of the sign-in page.
 */
async function signInLink(db: Database, config: Config, userId: string): Promise<string> {
  const page = `${config.publicUrls.console}/console/sign-in`
  if (config.smtpUrl) return page
  try {
    // It does not count against this machine's address, whose codes are for the people who sign in here.
    const origin = { ip: 'make start', realm: { surface: 'console' as const, shop: null } }
    const otp = await createUnmailedCode(db, config, userId, origin)
    return `${page}#${new URLSearchParams({ email: merchant.email, code: otp })}`
  } catch (error) {
    if (error instanceof Refusal) return page
    throw error
  }
}

/**
 * Creates a token. Only the hash of a token is stored, so each start creates a new one and revokes the
 * previous one.
 */
async function freshToken(tx: Transaction, ownerId: string, shopId: string): Promise<string> {
  const { tokens } = await storeTokens.list(tx, ownerId, shopId, everything)
  for (const { _id, name } of tokens) {
    if (name === tokenName) await storeTokens.revoke(tx, ownerId, shopId, _id)
  }
  // Nobody signed in to get it, so it does not count as a recent sign-in.
  const maker = { id: ownerId, signedInAt: null }
  return (await storeTokens.create(tx, maker, shopId, { name: tokenName })).token
}
