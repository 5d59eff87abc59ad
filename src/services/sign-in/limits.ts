// Brute-force protection of sign-in codes.

import { clock, days, fromNow, hours } from '../../base/clock.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { byNetwork, networksOf, siteOf } from '../../base/network.ts'
import type { Limits } from '../../config/config.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'

/** The account that requests or tries a code, and its network as `networkOf` names it. */
interface Requester {
  userId: string
  ip: string
  /** True if the person has recently signed in from there. */
  known: boolean
}

/**
 * The daily allowance of an account (decision nobody-can-lock-anybody-out). Networks from which its person has not
 * signed in share `strangers` of it: one of them may take `own`, or only `few` once the others have taken `open` in
 * total. So it takes many networks to use up the strangers' share, and the rest is reserved for known networks.
 */
interface Share {
  all: number
  strangers: number
  open: number
  own: { known: number; stranger: number; few: number }
}

const tries: Share = { all: 100, strangers: 60, open: 10, own: { known: 30, stranger: 15, few: 2 } }
/** Attempts that a network gets until it requests a new code for the account (decision a-new-code-opens-again). */
const triesOfCode = { known: 10, stranger: 5 }

/** Returns the same shares for mailed codes, whose number is a setting. */
function shareOfCodes(all: number): Share {
  const part = (share: number) => Math.ceil(all * share)
  return {
    all,
    strangers: part(0.6),
    open: part(0.1),
    own: { known: part(0.2), stranger: part(0.1), few: 2 },
  }
}

/** How long a network is known after the last sign-in from it. */
export const knownFor = 90 * days

/**
 * Locks a network, with all that its owner may have, until the transaction ends, so that their calls queue and are
 * counted exactly. Lock it before the account's row, and both only if the limits seem to allow the call: a caller over the limits keeps nobody waiting.
 */
export async function lockNetwork(tx: Transaction, ip: string): Promise<void> {
  await tx.raw("select pg_advisory_xact_lock(hashtextextended('sign-in ' || ?::text, 0))", [siteOf(ip)])
}

/** Returns the requester of a call. */
export async function requesterOf(db: Database, userId: string, ip: string): Promise<Requester> {
  const network = await db('sign_in_networks')
    .where({ user_id: userId, ip })
    .where('last_at', '>', fromNow(-knownFor))
    .first('ip')
  return { userId, ip, known: network !== undefined }
}

/** Remembers that a person has signed in from a network. */
export async function rememberNetwork(tx: Transaction, userId: string, ip: string): Promise<void> {
  await tx('sign_in_networks')
    .insert({ user_id: userId, ip, last_at: clock.now() })
    .onConflict(['user_id', 'ip'])
    .merge(['last_at'])
}

/**
 * Throws tooManyCodes, with the seconds to wait, if a network or an account may not get any more codes; a limit of 0
 * means no limit. The answer stays true while network and account are locked.
 */
export async function refuseMoreCodes(db: Database, limits: Limits, requester: Requester): Promise<void> {
  const { codesPerHourAndIp, codesPerHourAndAddress, codesPerDayAndAddress } = limits
  const ofNetwork = await lastHour(db, 'one_time_codes', requester.ip, codesPerHourAndIp)
  const ofAccount = await lastDay(db, 'one_time_codes', requester.userId)
  const own = ofAccount.filter(({ ip }) => ip === requester.ip)
  const wait = Math.max(
    waitOfNetworks(ofNetwork, requester.ip, codesPerHourAndIp),
    waitFor(own, codesPerHourAndAddress, 1 * hours),
    waitForShare(ofAccount, shareOfCodes(codesPerDayAndAddress), requester),
  )
  if (wait > 0) throw new Refusal('tooManyCodes', { data: { retryAfter: Math.ceil(wait / 1000) } })
}

/**
 * Tells whether an attempt at a code may be compared. The answer stays true while network and account are locked.
 * Throws tooManyRequests if the network has tried too many wrong codes, for any accounts.
 */
async function mayTry(db: Database, limits: Limits, requester: Requester): Promise<boolean> {
  const most = limits.wrongCodesPerHourAndIp
  const ofNetwork = await lastHour(db, 'sign_in_tries', requester.ip, most)
  const wait = waitOfNetworks(ofNetwork, requester.ip, most)
  if (wait > 0) throw new Refusal('tooManyRequests', { data: { retryAfter: Math.ceil(wait / 1000) } })
  const spent = await lastDay(db, 'sign_in_tries', requester.userId)
  if (waitForShare(spent, tries, requester) > 0) return false
  const code = await newestCode(db, requester)
  const own = spent.filter(({ ip, at }) => ip === requester.ip && (!code || at >= code.at))
  return own.length < (requester.known ? triesOfCode.known : triesOfCode.stranger)
}

/** Returns an account's newest code that a network requested, whether or not it still works. */
function newestCode(db: Database, { userId, ip }: Requester): Promise<Pick<Event, 'at'> | undefined> {
  return db('one_time_codes')
    .where({ user_id: userId, ip })
    .orderBy('created_at', 'desc')
    .first({ at: 'created_at' })
}

/** An attempt that was counted; `tryId` is what `forgiveTry` takes. */
export interface Taken {
  tryId: string
}

/**
 * Counts an attempt at a code, and commits that before anything is compared, so that no more are compared than the
 * limits allow, even under parallel calls. Returns null if it may not be compared, and for an account that has just
 * been deleted. Throws tooManyRequests.
 */
export async function takeTry(
  db: Database,
  limits: Limits,
  userId: string,
  ip: string,
): Promise<Taken | null> {
  if (!(await mayTry(db, limits, await requesterOf(db, userId, ip)))) return null
  return transaction(db, async (tx) => {
    await lockNetwork(tx, ip)
    const account = tx('users').where({ id: userId, deleted_at: null })
    if (!(await account.forNoKeyUpdate().first('id'))) return null
    const requester = await requesterOf(tx, userId, ip)
    return (await mayTry(tx, limits, requester)) ? { tryId: await countTry(tx, requester) } : null
  })
}

async function countTry(tx: Transaction, { userId, ip, known }: Requester): Promise<string> {
  const id = newId()
  await tx('sign_in_tries').insert({
    id,
    user_id: userId,
    ip,
    site: siteOf(ip),
    known,
    created_at: clock.now(),
  })
  return id
}

/** Removes an attempt from the count, because its code was right. */
export async function forgiveTry(tx: Transaction, id: string): Promise<void> {
  await tx('sign_in_tries').where({ id }).delete()
}

type Counted = 'one_time_codes' | 'sign_in_tries'
interface Event {
  ip: string
  known: boolean
  at: string
}
const event = { ip: 'ip', known: 'known', at: 'created_at' }

/** Returns an account's events of the last day, latest first; the limits keep that list short. */
function lastDay(db: Database, table: Counted, userId: string): Promise<Event[]> {
  const own = db(table)
    .where({ user_id: userId })
    .where('created_at', '>', fromNow(-1 * days))
  return own.orderBy('created_at', 'desc').select(event)
}

/** Returns the latest events of a network and of the wider ones around it within an hour, up to what those may. */
function lastHour(db: Database, table: Counted, ip: string, most: number): Promise<Event[]> {
  const own = db(table)
    .where({ site: siteOf(ip) })
    .where('created_at', '>', fromNow(-1 * hours))
  return own
    .orderBy('created_at', 'desc')
    .limit(most * networksOf(ip).at(-1)!.times)
    .select(event)
}

/** Returns the milliseconds until a requester may have one more from the account's daily allowance; 0 for now. */
function waitForShare(
  spent: Event[],
  { all, strangers, open, own }: Share,
  { ip, known }: Requester,
): number {
  const theirs = spent.filter((event) => !event.known)
  const ofAll = waitFor(spent, all, 1 * days)
  const ofKnown = spent.filter((event) => event.ip === ip)
  if (known) return Math.max(ofAll, waitFor(ofKnown, own.known, 1 * days))
  // A stranger may own the networks around theirs, and is one stranger.
  const isMine = (event: Event) => siteOf(event.ip) === siteOf(ip)
  const mine = spent.filter(isMine)
  const others = theirs.filter((event) => !isMine(event))
  const crowded = waitFor(others, open, 1 * days) > 0
  const ofMine = waitFor(mine, crowded ? own.few : own.stranger, 1 * days)
  return Math.max(ofAll, ofMine, waitFor(theirs, strangers, 1 * days))
}

/** Returns the milliseconds until a network, and those around it, have had fewer than they may within an hour. */
function waitOfNetworks(latestFirst: Event[], ip: string, limit: number): number {
  const all = latestFirst.map((one) => ({ ...one, network: one.ip }))
  return Math.max(...byNetwork(ip, all).map(({ own, times }) => waitFor(own, limit * times, 1 * hours)))
}

/** Returns the milliseconds until fewer than `limit` are younger than `window`; a limit of 0 means no limit. */
function waitFor(latestFirst: Event[], limit: number, window: number): number {
  const oldest = limit > 0 ? latestFirst[limit - 1] : undefined
  return oldest ? Math.max(0, Date.parse(oldest.at) + window - clock.now().getTime()) : 0
}
