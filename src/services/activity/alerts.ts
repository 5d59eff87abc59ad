import type { RecordChange } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { type StoreScope, scopes } from '../../base/scopes.ts'
import type { Vault } from '../../base/vault.ts'
import type { Config } from '../../config/config.ts'
import type { Transaction } from '../../db/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { memberOf, refuseMail } from '../messaging/mail-limits.ts'
import { queueMail } from '../messaging/mail-queue.ts'
import { withoutLinks } from '../messaging/plain-names.ts'
import { type Device, deviceName, rememberDevice } from './known-devices.ts'

type Context = Pick<Dependencies, 'config' | 'vault'>

/** A person whose action the store's owner should know about, and the IP address that it came from. */
export interface Doer {
  userId: string
  ip: string
}

/** Mails the owner of a store that a first-party token was created. Throws tooManyRequests. */
export function tokenCreated(
  tx: Transaction,
  context: Context,
  { shopId, token, ...by }: Doer & { shopId: string; token: { name: string; scopes: readonly StoreScope[] } },
): Promise<void> {
  const news = { subject: 'A new token was created for your store', page: 'tokens' }
  return tellOwner(tx, context, { shopId, ...by }, news, ({ person, store, from }) => [
    `${person} created a token called “${withoutLinks(token.name)}” for your store ${store}${from}.`,
    `With it, a program can do the following in your store.\n${token.scopes.map((name) => scopes[name].allows).join('\n')}`,
    'If this should not have happened, revoke the token in the console:',
  ])
}

/** Mails the owner of a store that a payout method was added or replaced. Throws tooManyRequests. */
export function payoutMethodChanged(
  tx: Transaction,
  context: Context,
  { shopId, bankName, isNew, ...by }: Doer & { shopId: string; bankName: string; isNew: boolean },
): Promise<void> {
  const subject = isNew
    ? 'A payout method was added to your store'
    : 'A payout method of your store was changed'
  return tellOwner(
    tx,
    context,
    { shopId, ...by },
    { subject, page: 'settings/payouts' },
    ({ person, store, from }) => [
      `${person} ${isNew ? 'added' : 'changed'} a payout method of your store ${store}${from}: an account at ${withoutLinks(bankName)}.`,
      'If this should not have happened, delete it, and revoke any tokens that you do not recognize in the console:',
    ],
  )
}

/**
 * Mails the owner of a store that the account shoppers transfer money to was added or changed. Throws tooManyRequests.
 */
export function transferAccountChanged(
  tx: Transaction,
  context: Context,
  { shopId, bankName, isNew, ...by }: Doer & { shopId: string; bankName: string; isNew: boolean },
): Promise<void> {
  const subject = isNew
    ? 'An account that shoppers pay to was added to your store'
    : 'An account that shoppers pay to was changed'
  return tellOwner(
    tx,
    context,
    { shopId, ...by },
    { subject, page: 'settings/payments' },
    ({ person, store, from }) => [
      `${person} ${isNew ? 'entered' : 'changed'} the bank account that the shoppers of your store ${store} transfer their money to${from}: an account at ${withoutLinks(bankName)}.`,
      'If this should not have happened, switch bank transfers off, and revoke any tokens that you do not recognize in the console:',
    ],
  )
}

/** The content of an e-mail about an action in a store and the person behind it. */
interface Told {
  person: string
  store: string
  from: string
}

/** The subject of such an e-mail, and the page where the owner can undo the action. */
interface News {
  subject: string
  page: string
}

/**
 * Mails the owner of a store, with a link at the end. Each member of staff can trigger 30 of these e-mails an hour
 * (decision staff-mail-the-owner-30-times-an-hour); beyond that it throws tooManyRequests, because an action that the
 * owner is not told about must not happen.
 */
async function tellOwner(
  tx: Transaction,
  { config, vault }: Context,
  { shopId, userId, ip }: Doer & { shopId: string },
  { subject, page }: News,
  paragraphs: (told: Told) => string[],
): Promise<void> {
  const found = await tx('shops')
    .join('users as owners', 'owners.id', 'shops.owner_id')
    .leftJoin('users as people', 'people.id', tx.raw('?', [userId]))
    .where('shops.id', shopId)
    .whereNotNull('owners.email')
    .first({ store: 'shops.name', to: 'owners.email', name: 'people.name', email: 'people.email' })
  if (!found) return
  const { store, to, name, email } = found
  const cause = { kind: 'staff', to, shopId, requester: memberOf(config, userId) } as const
  const refused = to === email ? null : await refuseMail(tx, config, cause)
  if (refused) throw new Refusal('tooManyRequests', { data: { retryAfter: refused.retryAfter } })
  const told = { person: nameOf({ name, email }), store: withoutLinks(store), from: fromAddress(ip) }
  const text = [...paragraphs(told), pageOf(config, shopId, page)].join('\n\n')
  await queueMail(tx, vault, { to, subject, text: `${text}\n` })
}

const pageOf = ({ publicUrls }: Pick<Config, 'publicUrls'>, shopId: string, page: string) =>
  `${publicUrls.console}/console/stores/${shopId}/${page}`

/** The dependencies of recording a sign-in to the console. */
export interface SignInContext {
  record: RecordChange
  vault: Vault
  config: Pick<Config, 'jwtSecrets' | 'publicUrls'>
  device: Device
}

const signOutAdvice =
  'If this was not you, sign out everywhere in the console, and make sure that nobody else can read your e-mail'
const accountPage = ({ publicUrls }: Pick<Config, 'publicUrls'>) => `${publicUrls.console}/console/account`

/**
 * Records a sign-in to the console in the activity log of every store that the person owns or works for. A sign-in from
 * a new device is mailed to them and to the owners of the stores that they work for
 * (decision a-device-is-a-browser-and-a-network).
 */
export async function signedIn(
  tx: Transaction,
  { record, vault, config, device }: SignInContext,
  person: { id: string; email: string; name: string },
): Promise<void> {
  const stores = await storesOf(tx, person.id)
  const name = deviceName(device)
  await recordInAll(tx, { record, device }, stores, person.id, 'staff.signed_in')
  if (!(await rememberDevice(tx, config.jwtSecrets, person.id, device))) return
  const way = `${name}${fromAddress(device.ip)}`
  const text = `You signed in to the console with a device that we have not seen before: ${way}.\n\n${signOutAdvice}: a sign-in needs a code that we send to you.\n\n${accountPage(config)}\n`
  await queueMail(tx, vault, { to: person.email, subject: 'You signed in from a new device', text })
  for (const [to, theirs] of groupByOwner(stores, person.email)) {
    const names = theirs.map((store) => withoutLinks(store.name)).join(', ')
    const pages = theirs.map((store) => pageOf(config, store.id, 'settings/staff'))
    const news = `${nameOf(person)}, who works for your store (${names}), signed in to the console with a device that we have not seen before: ${way}.\n\nIf you do not expect this, ask them, or remove them from your staff:\n\n${pages.join('\n')}\n`
    await queueMail(tx, vault, { to, subject: 'A staff member signed in from a new device', text: news })
  }
}

/**
 * Records that a person switched the second factor of their sign-ins on or off, in the activity log of every store that
 * they own or work for, and mails them.
 */
export async function factorChanged(
  tx: Transaction,
  { record, vault, config, device }: SignInContext,
  person: { id: string; email: string },
  { isOn }: { isOn: boolean },
): Promise<void> {
  const action = isOn ? 'staff.factor_added' : 'staff.factor_removed'
  await recordInAll(tx, { record, device }, await storesOf(tx, person.id), person.id, action)
  const way = `${deviceName(device)}${fromAddress(device.ip)}`
  const news = isOn
    ? `A second factor has been switched on for your account: from now on, signing in to the console requires a code from your authenticator app.`
    : `The second factor of your account has been switched off: from now on, the code that we send you by e-mail is enough to sign in to the console.`
  const subject = `Your second factor was switched ${isOn ? 'on' : 'off'}`
  await queueMail(tx, vault, {
    to: person.email,
    subject,
    text: `${news} The change was made from ${way}.\n\n${signOutAdvice}.\n\n${accountPage(config)}\n`,
  })
}

/** Records a change that a person made to their account in the activity logs of these stores, with their device. */
function recordInAll(
  tx: Transaction,
  { record, device }: Pick<SignInContext, 'record' | 'device'>,
  stores: { id: string }[],
  userId: string,
  action: 'staff.signed_in' | 'staff.factor_added' | 'staff.factor_removed',
): Promise<void> {
  const actor = { kind: 'account', id: userId, address: device.ip } as const
  const entry = { actor, action, resourceId: userId, name: deviceName(device) }
  return record(
    tx,
    stores.map(({ id: shopId }) => ({ ...entry, shopId })),
  )
}

interface StoreOfPerson {
  id: string
  name: string
  ownerEmail: string | null
}

function storesOf(tx: Transaction, userId: string): Promise<StoreOfPerson[]> {
  return tx('shops')
    .join('users as owners', 'owners.id', 'shops.owner_id')
    .whereIn('shops.id', tx('shops').where({ owner_id: userId }).select('id'))
    .orWhereIn('shops.id', tx('staff').where({ user_id: userId }).select('shop_id'))
    .orderBy('shops.id')
    .select<StoreOfPerson[]>({ id: 'shops.id', name: 'shops.name', ownerEmail: 'owners.email' })
}

/** Returns the stores of every owner except the person themselves, by the owner's address. */
function groupByOwner(stores: StoreOfPerson[], own: string): Map<string, StoreOfPerson[]> {
  const groups = new Map<string, StoreOfPerson[]>()
  for (const store of stores) {
    const { ownerEmail } = store
    if (ownerEmail && ownerEmail !== own) groups.set(ownerEmail, [...(groups.get(ownerEmail) ?? []), store])
  }
  return groups
}

function nameOf({ name, email }: { name: string | null; email: string | null }): string {
  if (!email) return 'Somebody'
  return name ? `${withoutLinks(name)} (${email})` : email
}

function fromAddress(ip: string): string {
  return ip ? ` from the address ${ip}` : ''
}
