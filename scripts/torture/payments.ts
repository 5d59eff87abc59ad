import { setTimeout as sleep } from 'node:timers/promises'
import { minutes } from '../../src/clock.ts'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { newId } from '../../src/ids.ts'
import { type CardFaults, cardSettings, openUnreliableCards, type UnreliableCards } from './card-provider.ts'
import type { TortureDatabase } from './deliveries.ts'
import { createFleet, type Fleet, type Ports } from './processes.ts'
import { createStores, type Store, tortureSettings } from './world.ts'

/** What is done to the API while shoppers order and pay by card, at least `orders` of them. */
export interface PaymentPlan {
  orders: number
  apis: Ports[]
  kills: number
  faults: CardFaults
}

export interface PaymentReport {
  orders: number
  /** Charges that the provider made. */
  charged: number
  kills: number
  lost: number
  failed: number
  /** Everything that must not be; empty where all promises were kept. */
  losses: string[]
}

interface Buyers {
  placed: Set<string>
  /** Orders whose payment was answered with `paid`. */
  paid: Set<string>
  stop(): Promise<void>
}

const patience = 180_000
/** How much faster the reconciler's time runs: what is open for a minute is asked about after 3 s. */
const speed = 20

/**
 * Shoppers pay while the API processes are killed, most of them between the provider's charge and our record, and while
 * the provider's replies get lost. Afterwards a worker reconciles, and the provider's own ledger is held against our
 * orders: each was charged once or never, is paid exactly where it was charged, and told and receipted once.
 */
export async function torturePayments(
  plan: PaymentPlan,
  database: TortureDatabase,
  say: (line: string) => void = () => {},
): Promise<PaymentReport> {
  const cards = await openUnreliableCards(database.folder, plan.faults)
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

    const clock = `${Date.now() + 1 * minutes} ${Date.now()} ${speed}`
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

/** At even distances over the orders, always while the provider is being asked. */
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

/** Each orders and pays, again and again; a payment whose reply did not come is tried once more. */
function startBuyers(stores: Store[], methods: Map<string, string>, { orders, apis }: PaymentPlan): Buyers {
  const [placed, paid] = [new Set<string>(), new Set<string>()]
  let stopping = false
  const buy = async (store: Store, ports: Ports) => {
    const order = await send(ports, store, '/orders', {
      items: [{ productId: store.productId, quantity: 1 }],
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
    return undefined // killed, or being replaced
  }
}

async function countOpen(db: Database): Promise<number> {
  const { rows } = await db.raw(
    `select (select count(*) from payments where state in ('intent', 'pending'))
      + (select count(*) from refunds where state = 'intent') as open`,
  )
  return rows[0].open
}

interface Row {
  id: string
  status: string
  references: string[]
  events: number
  receipts: number
}

const rowsSql = `
  select o.id, o.status, array(select reference from payments where order_id = o.id) as "references",
    (select count(*) from events where resource = 'orders' and resource_id = o.id and method = 'PATCH') as events,
    (select count(*) from order_announcements where order_id = o.id and change = 'paid') as receipts
  from orders o`

async function findPaymentLosses(
  db: Database,
  { placed, paid }: Buyers,
  cards: UnreliableCards,
): Promise<string[]> {
  const rows = (await db.raw(rowsSql)).rows as Row[]
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
    'answered orders are gone': [...placed].filter((id) => !byId.has(id)),
    'orders were answered as paid and are not': [...paid].filter((id) => byId.get(id)?.status !== 'paid'),
    'charges belong to nothing': [...charged].filter((reference) => !known.has(reference)),
  }
  const losses = Object.entries(found).filter(([, wrong]) => wrong.length > 0)
  return losses.map(([kind, wrong]) => `${wrong.length} ${kind}: ${wrong.slice(0, 3).join(', ')}`)
}
