// The time of an order: a place in a slot, which the database gives to as many orders as the slot takes.

import type { components } from '../../../generated/store.types.ts'
import { inUtc } from '../../base/calendar.ts'
import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import type { Transaction } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import type { Hours, Way } from './periods.ts'
import { placesTaken } from './places.ts'
import { type Slot, type SlotRules, slotsTaken } from './slots.ts'

export type Handover = components['schemas']['Handover']

/** A store's settings for times; null hours: its orders have none. */
export interface TimeTerms {
  hours: Hours | null
  closedUntil: string | null
}

/** The time that a shopper asks for. */
interface Asked {
  way: Way
  dueAt?: string
  asap?: boolean
  table?: string
}

/** Returns the way in which an order reaches its shopper; delivery unless the shopper says otherwise. */
export function wayOf(fulfilment: components['schemas']['NewOrder']['fulfilment']): Way {
  if (typeof fulfilment === 'string') return fulfilment
  return fulfilment?.method === 'collection' ? 'pickup' : 'delivery'
}

// The orders due later in the slot were placed when slots were shorter: nobody can join them any more, so they can be
// counted without a lock.
const take = statement<
  { shopId: string; way: Way; starts: string; ends: string; capacity: number | null },
  { taken: number }
>(
  'orderSlots.take',
  `with later as (
    select coalesce(sum(taken), 0) as taken from order_slots
    where shop_id = :shopId and way = :way
      and starts_at > :starts::timestamptz and starts_at < :ends::timestamptz
  )
  insert into order_slots (shop_id, way, starts_at, taken)
  select :shopId, :way, :starts::timestamptz, 1 from later
  where :capacity::integer is null or later.taken < :capacity::integer
  on conflict (shop_id, way, starts_at) do update set taken = order_slots.taken + 1
  where :capacity::integer is null or order_slots.taken + (select taken from later) < :capacity::integer
  returning taken`,
)

/**
 * Takes a place in a slot for a new order, until the order is cancelled or refunded; returns null, taking none, for an
 * order without a time. Call it under the lock of the store's terms, so that the hours stay as they are. Throws
 * fulfilmentNotOffered where the store has no hours for this way, timeNotOffered, slotFull, noSlotLeft, and
 * invalidRequest for a table without its name, a name without a table, and for `dueAt` together with `asap`.
 */
export async function takeTime(
  tx: Transaction,
  shop: Shop,
  { hours, closedUntil }: TimeTerms,
  { way, dueAt, asap = false, table }: Asked,
): Promise<Handover | null> {
  if ((way === 'table') !== (table !== undefined))
    throw invalid('table must name the table of an order whose fulfilment is table, and of no other order')
  if (dueAt !== undefined && asap) throw invalid('dueAt and asap cannot be sent together')
  if (!hours?.ways[way] && (way === 'table' || dueAt !== undefined || asap))
    throw new Refusal('fulfilmentNotOffered')
  if (!hours || (dueAt === undefined && !asap)) return null
  const rules = rulesOf(shop, { hours, closedUntil }, way)
  const slot = dueAt === undefined ? await takeFirst(tx, shop, rules) : await takeAt(tx, shop, rules, dueAt)
  return { way, dueAt: new Date(slot.starts).toISOString(), asap, ...(table !== undefined && { table }) }
}

/** Throws dueTimeRequired if the store has hours for this way, so that an order with goods needs a time. */
export function requireTime({ hours }: TimeTerms, way: Way): void {
  if (hours?.ways[way]) throw new Refusal('dueTimeRequired')
}

/** Returns the rules of a way's slots. */
export function rulesOf(
  { timeZone }: Pick<Shop, 'timeZone'>,
  { hours, closedUntil }: { hours: Hours; closedUntil: string | null },
  way: Way,
): SlotRules {
  return { zone: timeZone, hours, way, closedUntil: closedUntil === null ? null : Date.parse(closedUntil) }
}

async function takeAt(tx: Transaction, shop: Shop, rules: SlotRules, dueAt: string): Promise<Slot> {
  const starts = Date.parse(inUtc(dueAt))
  const slot = slotsTaken(rules, clock.now().getTime()).find((one) => one.starts === starts)
  if (!slot) throw new Refusal('timeNotOffered')
  if (!(await takePlace(tx, shop, rules, slot))) throw new Refusal('slotFull')
  return slot
}

/** Takes a place in the first slot that has one; those that others fill meanwhile are passed over. */
async function takeFirst(tx: Transaction, shop: Shop, rules: SlotRules): Promise<Slot> {
  const slots = slotsTaken(rules, clock.now().getTime())
  const places = await placesTaken(tx, shop, rules.way, slots)
  const capacity = rules.hours.ways[rules.way]?.capacity ?? Number.POSITIVE_INFINITY
  for (const slot of slots) {
    if (places(slot) < capacity && (await takePlace(tx, shop, rules, slot))) return slot
  }
  throw new Refusal('noSlotLeft')
}

async function takePlace(
  tx: Transaction,
  { id: shopId }: Shop,
  { hours, way }: SlotRules,
  { starts, ends }: Slot,
): Promise<boolean> {
  const [startsAt, endsAt] = [starts, ends].map((at) => new Date(at).toISOString()) as [string, string]
  const capacity = hours.ways[way]?.capacity ?? null
  const [taken] = await take(tx, { shopId, way, starts: startsAt, ends: endsAt, capacity })
  return taken !== undefined
}
