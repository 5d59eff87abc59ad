import { setTimeout as sleep } from 'node:timers/promises'
import { minutes } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { type CardFaults, cardSettings, openUnreliableCards, type UnreliableCards } from './card-provider.ts'
import type { TortureDatabase } from './deliveries.ts'
import { createFleet, type Fleet, type Ports } from './processes.ts'
import { createStores, type Store, tortureSettings } from './world.ts'

/** The plan of a run: shoppers order and pay by card, at least `orders` times, while the API is disturbed. */
export interface PaymentPlan {
  orders: number
  apis: Ports[]
  kills: number
  faults: CardFaults
}

export interface PaymentReport {
  orders: number
  /** The number of charges that the provider made. */
  charged: number
  kills: number
  lost: number
  failed: number
  /** Every broken promise; empty if all were kept. */
  losses: string[]
}

interface Buyers {
  placed: Set<string>
  /** Orders whose payment was answered with `paid`. */
  paid: Set<string>
  stop(): Promise<void>
}

const patience = 180_000
/**
 * The reconciler starts once charges that never reached the provider may be given up; its clock runs this
 * much faster.
 */
const [later, speed] = [16 * minutes, 100]

/**
 * Shoppers pay for passes with automatic renewal while the API processes are killed, most of them between the
 * provider's charge and our record, and while the provider's replies get lost. Afterwards a worker
 * reconciles, and the provider's own ledger is compared with the orders: each was charged once or never, is
 * paid if and only if it was charged, has one event and one receipt, and has added its 30 days once; the card
 * is saved, and its token is no longer held anywhere else.
 */
export async function torturePayments(
  plan: PaymentPlan,
  database: TortureDatabase,
  say: (line: string) => void = () => {},
): Promise<PaymentReport> {
  const callbackUrl = `http://127.0.0.1:${plan.apis[0]!.store}/api/v1/payments/webhooks/sandbox`
  const cards = await openUnreliableCards(database.folder, plan.faults, callbackUrl)
  const settings = {
    ...tortureSettings(database.url, database.folder),
    ...cardSettings,
    SANDBOX_URL: cards.url,
  }
  const db = openDatabase(database.url, 3, 'torture')
  const fleets: Fleet[] = []
  let buyers: Buyers | null = null
  try {
    const stores = await createStores(db, settings, 5, () => '')
    await db('shops').update({ type: 'digital' })
    await db('products').update({ digital: { accessType: 'pass', allAccess: false } })
    const methods = await createMethods(db, stores)
    const fleet = createFleet(settings)
    fleets.push(fleet)
    await Promise.all(plan.apis.map((ports) => fleet.start('api', ports)))
    buyers = startBuyers(stores, methods, plan)
    const kills = await killApis(plan, fleet, cards, buyers, say)
    await until(
      () => buyers!.placed.size >= plan.orders,
      () => buyers!.placed.size,
    )
    await buyers.stop()
    const losses = fleet.deaths()
    await fleet.stop()

    const clock = `${Date.now() + later} ${Date.now()} ${speed}`
    const worker = createFleet({ ...settings, TORTURE_CLOCK: clock })
    fleets.push(worker)
    await worker.start('money')
    await until(
      async () => (await countOpen(db)) === 0,
      () => countOpen(db),
    )
    losses.push(...worker.deaths())
    await worker.stop()
    losses.push(...(await findPaymentLosses(db, buyers, cards)))
    const charged = cards.charged().length
    return { orders: buyers.placed.size, charged, kills, lost: cards.lost(), failed: cards.failed(), losses }
  } finally {
    await buyers?.stop()
    for (const fleet of fleets) await fleet.stop()
    await cards.close()
    await db.destroy()
  }
}

async function until(
  done: () => boolean | Promise<boolean>,
  progress: () => number | Promise<number>,
): Promise<void> {
  let [seen, since] = [-1, Date.now()]
  while (!(await done())) {
    const now = await progress()
    if (now !== seen) [seen, since] = [now, Date.now()]
    if (Date.now() - since > patience) throw new Error(`nothing moves at ${seen}`)
    await sleep(20)
  }
}

/** Kills API processes at even intervals over the orders, always during a call to the provider. */
async function killApis(
  plan: PaymentPlan,
  fleet: Fleet,
  cards: UnreliableCards,
  { placed }: Buyers,
  say: (line: string) => void,
): Promise<number> {
  for (let kill = 1; kill <= plan.kills; kill += 1) {
    const due = (plan.orders * kill) / (plan.kills + 1)
    await until(
      () => placed.size >= due && cards.inFlight() > 0 && fleet.of('api').length > 0,
      () => placed.size,
    )
    const ready = fleet.of('api')
    const asked = cards.inFlight()
    await fleet.replace(ready[Math.floor(Math.random() * ready.length)]!)
    say(`API process ${kill} of ${plan.kills} killed with ${asked} charges under way, ${placed.size} orders`)
  }
  return plan.kills
}

async function createMethods(db: Database, stores: Store[]): Promise<Map<string, string>> {
  const methods = new Map(stores.map(({ id }) => [id, newId()]))
  const rows = [...methods].map(([shop_id, id]) => ({ id, shop_id, option: 'sandbox' }))
  await db('payment_methods').insert(rows)
  return methods
}

/**
 * Starts shoppers who order and pay, again and again; a payment whose reply was lost is attempted again.
 */
function startBuyers(stores: Store[], methods: Map<string, string>, { orders, apis }: PaymentPlan): Buyers {
  const [placed, paid] = [new Set<string>(), new Set<string>()]
  let stopping = false
  const buy = async (store: Store, ports: Ports) => {
    const order = await send(ports, store, '/orders', {
      items: [{ productId: store.productId, quantity: 1, autoRenew: true }],
    })
    if (!order?._id) return sleep(20)
    placed.add(order._id)
    const body = { paymentId: methods.get(store.id), card: 'tok_ok' }
    for (let turn = 0; turn < 2; turn += 1) {
      const reply = await send(ports, store, `/orders/${order._id}/pay`, body)
      if (reply?.status !== 'paid') continue
      paid.add(order._id)
      return
    }
  }
  const loop = async (buyer: number) => {
    for (let turn = buyer; !stopping && placed.size < orders; turn += 1)
      await buy(stores[turn % stores.length]!, apis[turn % apis.length]!)
  }
  const loops = Array.from({ length: 8 }, (_, buyer) => loop(buyer))
  return {
    placed,
    paid,
    stop: async () => {
      stopping = true
      await Promise.all(loops)
    },
  }
}

async function send(
  { store: port }: Ports,
  { id, shopperToken }: Store,
  path: string,
  body: object,
): Promise<{ _id?: string; status?: string } | undefined> {
  const headers = {
    authorization: `Bearer ${shopperToken}`,
    'x-shop-id': id,
    'content-type': 'application/json',
  }
  try {
    const url = `http://127.0.0.1:${port}/api/v1${path}`
    const signal = AbortSignal.timeout(20_000)
    const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body), signal })
    const { data } = (await reply.json()) as { data?: { _id?: string; status?: string } }
    return reply.ok ? data : undefined
  } catch {
    return undefined // The process was killed, or is being replaced.
  }
}

/** An order whose access waited too long for the rows of another one on a busy machine is granted it a minute later. */
async function countOpen(db: Database): Promise<number> {
  const { rows } = await db.raw(
    `select (select count(*) from payments where state in ('intent', 'pending'))
      + (select count(*) from refunds where state = 'intent')
      + (select count(*) from orders where grant_status = 'failed') as open`,
  )
  return rows[0].open
}

interface Row {
  id: string
  status: string
  references: string[]
  events: number
  receipts: number
  grants: number
}

const rowsSql = `
  select o.id, o.status, array(select reference from payments where order_id = o.id) as "references",
    (select count(*) from events where resource = 'orders' and resource_id = o.id and method = 'PATCH') as events,
    (select count(*) from order_announcements where order_id = o.id and change = 'paid') as receipts,
    (select count(*) from access_grants where order_id = o.id) as grants
  from orders o`

/**
 * The passes whose length is not that of all their orders, which have no saved card, or whose buyer is told
 * of more or less than that.
 */
const wrongPassesSql = `
  select held.id from entitlements held join users on users.id = held.user_id,
    lateral (select count(*)::int as given from access_grants where entitlement_id = held.id) grants
  where ends_at - starts_at <> make_interval(days => 30 * given) or not auto_renew or card_token_sealed is null
    or (select count(*) from order_announcements told join orders on orders.id = told.order_id
      where orders.user_id = users.id and told.change = 'granted') <> given`

async function findPaymentLosses(
  db: Database,
  { placed, paid }: Buyers,
  cards: UnreliableCards,
): Promise<string[]> {
  const rows = (await db.raw(rowsSql)).rows as Row[]
  const passes = (await db.raw(wrongPassesSql)) as { rows: { id: string }[] }
  const waiting: string[] = await db('payments').whereNotNull('sealed_token').pluck('id')
  const charged = new Set(cards.charged().map(({ reference }) => reference))
  const timesOf = ({ references }: Row) => references.filter((reference) => charged.has(reference)).length
  const known = new Set(rows.flatMap(({ references }) => references))
  const ids = (found: Row[]) => found.map(({ id }) => id)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const found: Record<string, string[]> = {
    'orders were charged twice': ids(rows.filter((row) => timesOf(row) > 1)),
    'orders were charged but are not paid': ids(
      rows.filter((row) => timesOf(row) > 0 && row.status !== 'paid'),
    ),
    'orders are paid but were not charged': ids(
      rows.filter((row) => timesOf(row) === 0 && row.status === 'paid'),
    ),
    'paid orders have no event or receipt, or two': ids(
      rows.filter(({ status, events, receipts }) => status === 'paid' && (events !== 1 || receipts !== 1)),
    ),
    'paid orders gave no access, or unpaid ones did': ids(
      rows.filter(({ status, grants }) => grants !== (status === 'paid' ? 1 : 0)),
    ),
    'passes are too short or too long, keep no card or were not told of': passes.rows.map(({ id }) => id),
    'payments still keep a card that was saved': waiting,
    'answered orders are gone': [...placed].filter((id) => !byId.has(id)),
    'orders were answered as paid and are not': [...paid].filter((id) => byId.get(id)?.status !== 'paid'),
    'charges belong to nothing': [...charged].filter((reference) => !known.has(reference)),
  }
  const losses = Object.entries(found).filter(([, wrong]) => wrong.length > 0)
  return losses.map(([kind, wrong]) => `${wrong.length} ${kind}: ${wrong.slice(0, 3).join(', ')}`)
}
