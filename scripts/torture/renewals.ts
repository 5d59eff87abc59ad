import { setTimeout as sleep } from 'node:timers/promises'
import { days, hours, minutes } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { createVault } from '../../src/base/vault.ts'
import { readConfig } from '../../src/config/config.ts'
import { type Database, openDatabase, transaction } from '../../src/db/database.ts'
import { type CardFaults, cardSettings, openUnreliableCards, type UnreliableCards } from './card-provider.ts'
import type { TortureDatabase } from './deliveries.ts'
import { createFleet, type Fleet } from './processes.ts'
import { tortureSettings } from './world.ts'

/**
 * The plan of a run: workers renew passes, some of them with a card that declines, while they are disturbed.
 */
export interface RenewalPlan {
  passes: number
  declining: number
  workers: number
  kills: number
  faults: CardFaults
}

export interface RenewalReport {
  /** The number of charges that the provider made for renewals. */
  charged: number
  kills: number
  lost: number
  failed: number
  /** Every broken promise; empty if all were kept. */
  losses: string[]
}

interface Pass {
  id: string
  declines: boolean
}

/** The workers' clock runs faster by this factor: a lease of a minute ends after 3 s. */
const speed = 20
const patience = 180_000

/**
 * Real workers renew passes over the three days of their attempts, with a card provider whose replies get
 * lost, and are killed again and again. Afterwards the provider's own ledger is compared with the tables:
 * each pass was charged once or, if its card declines, never; it is extended or still exists; each decline
 * was mailed once.
 */
export async function tortureRenewals(
  plan: RenewalPlan,
  database: TortureDatabase,
  say: (line: string) => void = () => {},
): Promise<RenewalReport> {
  const cards = await openUnreliableCards(database.folder, plan.faults)
  const settings = {
    ...tortureSettings(database.url, database.folder),
    ...cardSettings,
    SANDBOX_URL: cards.url,
  }
  const db = openDatabase(database.url, 3, 'torture')
  const end = new Date(Date.now() + 3 * days)
  const report = { kills: 0, losses: [] as string[] }
  let fleet: Fleet | null = null
  try {
    const passes = await createPasses(db, settings, cards, plan, end)
    for (let day = 0; day < 3; day += 1) {
      // An attempt follows a decline by a day, so each day begins a little later.
      const from = end.getTime() - (3 - day) * days + 1 * minutes + day * 4 * hours
      fleet = createFleet({ ...settings, TORTURE_CLOCK: `${from} ${Date.now()} ${speed}` })
      await Promise.all(Array.from({ length: plan.workers }, () => fleet!.start('money')))
      const kills = day === 0 ? plan.kills - 2 * Math.floor(plan.kills / 10) : Math.floor(plan.kills / 10)
      const before = day === 0 ? 0 : plan.passes + (day - 1) * plan.declining
      const due = { before, all: plan.passes + day * plan.declining }
      report.kills += await harm(db, fleet, cards, { kills, ...due })
      say(`day ${day + 1}: ${due.all} tries, ${report.kills} kills, ${cards.lost()} replies lost`)
      report.losses.push(...fleet.deaths())
      if ((await fleet.stop()).some((code) => code !== 0)) report.losses.push('a worker did not stop cleanly')
    }
    report.losses.push(...(await findRenewalLosses(db, passes, cards, end)))
    const charged = cards.charged().filter(({ reference }) => reference.startsWith('ren_')).length
    return { ...report, charged, lost: cards.lost(), failed: cards.failed() }
  } finally {
    await fleet?.stop()
    await cards.close()
    await db.destroy()
  }
}

/**
 * Kills workers at even intervals over the attempts of a day, during calls to the provider, and waits until
 * all are settled.
 */
async function harm(
  db: Database,
  fleet: Fleet,
  cards: UnreliableCards,
  { kills, before, all }: { kills: number; before: number; all: number },
): Promise<number> {
  let [killed, seen, since] = [0, -1, Date.now()]
  for (;;) {
    const { rows } = await db.raw(
      'select count(*) as tried, count(*) filter (where next_at is null) as settled from renewal_charges',
    )
    const { tried, settled } = rows[0] as { tried: number; settled: number }
    const ready = fleet.of('money')
    const due = before + ((all - before) * (killed + 1)) / (kills + 1)
    if (
      killed < kills &&
      settled + 10 >= due &&
      ready.length > 0 &&
      (cards.inFlight() > 0 || settled >= all)
    ) {
      await fleet.replace(ready[Math.floor(Math.random() * ready.length)]!)
      killed += 1
    } else if (killed === kills && tried >= all && settled === tried) return killed
    if (settled + killed !== seen) [seen, since] = [settled + killed, Date.now()]
    if (Date.now() - since > patience)
      throw new Error(`nothing moves: ${settled} of ${all} tries are settled`)
    await sleep(10)
  }
}

async function createPasses(
  db: Database,
  settings: Record<string, string>,
  cards: UnreliableCards,
  plan: RenewalPlan,
  end: Date,
): Promise<Pass[]> {
  const vault = createVault(readConfig(settings).vaultKeys)
  const [shopId, productId, userId] = [newId(), newId(), newId()]
  const tokens = await Promise.all(
    ['tok_ok', 'tok_renewal_declines'].map((card) => cards.save(card, `first_${card}`)),
  )
  const passes = Array.from({ length: plan.passes }, (_, n) => ({
    id: newId(),
    declines: n < plan.declining,
  }))
  await transaction(db, async (tx) => {
    await tx('users').insert({ id: userId, email: `${userId}@torture.example`, auth_method: 'otp' })
    const shop = {
      name: 'A store',
      slug: `torture-${shopId}`,
      type: 'digital' as const,
      currency: 'USD',
      scale: 100,
      country: 'US',
    }
    await tx('shops').insert({ id: shopId, owner_id: userId, ...shop })
    const product = { name: 'A pass', slug: 'a-pass', price: 1000, digital: { accessType: 'pass' } }
    await tx('products').insert({ id: productId, shop_id: shopId, ...product })
    await tx('payment_methods').insert({ id: newId(), shop_id: shopId, option: 'sandbox' })
    for (const { id, declines } of passes) {
      const buyer = { id: newId(), email: `${id}@torture.example`, auth_method: 'otp' }
      await tx('users').insert(buyer)
      await tx('entitlements').insert({
        id,
        shop_id: shopId,
        user_id: buyer.id,
        product_id: productId,
        access_type: 'pass',
        starts_at: new Date(),
        ends_at: end,
        auto_renew: true,
        renewal_email: buyer.email,
        card_provider: 'sandbox',
        card_brand: 'visa',
        card_last4: '4242',
        card_token_sealed: vault.seal(tokens[declines ? 1 : 0]!, id),
        renewal_noticed_for: end,
        renewal_noticed_price: 1000,
        renewal_noticed_amount: 1000,
        renewal_charged_from: new Date(),
      })
    }
  })
  return passes
}

/** The record of a pass in our tables. */
interface Row {
  id: string
  endsAt: string
  autoRenew: boolean
  hasCard: boolean
  references: string[]
  mails: string[]
}

const rowsSql = `
  select e.id, e.ends_at as "endsAt", e.auto_renew as "autoRenew", e.card_token_sealed is not null as "hasCard",
    array(select reference from renewal_charges where entitlement_id = e.id) as "references",
    array(select subject from mails where recipient = e.renewal_email
      or recipient = e.id || '@torture.example') as mails
  from entitlements e`

async function findRenewalLosses(
  db: Database,
  passes: Pass[],
  cards: UnreliableCards,
  end: Date,
): Promise<string[]> {
  const rows = new Map(((await db.raw(rowsSql)).rows as Row[]).map((row) => [row.id, row]))
  const charged = new Set(cards.charged().map(({ reference }) => reference))
  const renewedEnd = end.getTime() + 30 * days
  const notified = (await db('notifications').where({ type: 'pass_renewed' })).length
  const left = await db('renewal_charges').whereNotNull('card_token_sealed').orWhereNotNull('next_at')
  const found: Record<string, string[]> = {
    'passes were charged too often': [],
    'passes were not charged': [],
    'passes have the wrong end': [],
    'passes have the wrong mails': [],
    'passes have the wrong state of renewal': [],
    'charges are open, or have a card': left.map(({ id }) => id),
  }
  for (const { id, declines } of passes) {
    const row = rows.get(id)!
    const times = row.references.filter((reference) => charged.has(reference)).length
    if (times > (declines ? 0 : 1)) found['passes were charged too often']!.push(id)
    if (!declines && times === 0) found['passes were not charged']!.push(id)
    if (Date.parse(row.endsAt) !== (declines ? end.getTime() : renewedEnd))
      found['passes have the wrong end']!.push(id)
    if (row.autoRenew === declines || row.hasCard === declines)
      found['passes have the wrong state of renewal']!.push(id)
    const expected = declines
      ? Array(3).fill('Your card was declined for your pass for A pass')
      : ['Your pass for A pass has been renewed']
    if (row.mails.join() !== expected.join()) found['passes have the wrong mails']!.push(id)
  }
  const losses = Object.entries(found).filter(([, ids]) => ids.length > 0)
  const lines = losses.map(([kind, ids]) => `${ids.length} ${kind}: ${ids.slice(0, 3).join(', ')}`)
  const renewed = passes.filter(({ declines }) => !declines).length
  if (notified !== renewed) lines.push(`${notified} renewals were told to the store instead of ${renewed}`)
  return lines
}
