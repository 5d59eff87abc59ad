import { expect } from 'chai'
import { hours } from '../src/base/clock.ts'
import { createRole } from './console/support.ts'
import { createEntitlement } from './support/digital.ts'
import { createAppToken, createDelivery, createInstallation } from './support/fixtures/apps.ts'
import { slotIn } from './support/fixtures/bookings.ts'
import { createOrder } from './support/fixtures/orders.ts'
import { createPaymentMethod } from './support/fixtures/shops.ts'
import { createOwner, type Ids, type Owner, recordOf } from './support/records.ts'
import { call, service } from './support/service.ts'
import { type Prepared, topicCases } from './support/topic-cases.ts'
import { everyScope, exampleBody, type Operation, operations, urlOf, withBody } from './support/walk.ts'

// A call changes the record that it names, and none beside it: a statement that does not ask for the id would also
// change another one of the same person in the same store that is ready for the same call.

type Ready = Prepared & { ids: Ids }
type Prepare = (owner: Owner, operation: Operation) => Promise<Ready>

/** The records of these paths are the store itself, a token that no row holds, and a provider. */
const apart = /\{storeId\}(\/[\w-]+)*$|\{token\}|\{provider\}/

const asShown: Prepare = async (owner, operation) => {
  const prepared = (await topicCases[operation.name]?.(owner)) ?? {}
  return { ...prepared, ids: prepared.ids ?? (await recordOf(operation)(owner)) }
}

const sending =
  (prepare: Prepare, body: (owner: Owner) => unknown): Prepare =>
  async (owner, operation) => ({ ...(await prepare(owner, operation)), body: await body(owner) })

/** A store has one method of each option. */
const aMethod: Prepare = async ({ shop }) => {
  const [known] = await service().db('payment_methods').where({ shop_id: shop.id, option: 'sandbox' })
  return { ids: { id: (await createPaymentMethod(shop, known ? 'bank-transfer' : 'sandbox')).id } }
}

const transferChosen: Prepare = async ({ shop, account }) => {
  const { db } = service()
  const option = 'bank-transfer'
  const method =
    (await db('payment_methods').where({ shop_id: shop.id, option }).first('id')) ??
    (await createPaymentMethod(shop, option))
  const { id } = await createOrder(shop, account)
  await call('store')
    .post(`/api/v1/orders/${id}/pay`)
    .set(account.as(shop))
    .send({ paymentId: method.id })
    .expect(200)
  return { ids: { id } }
}

/** One of several deliveries that an app has given up. */
const deadDelivery: Prepare = async ({ shop }) => {
  const { id, appId } =
    (await service().db('installations').where({ shop_id: shop.id }).first('id', 'app_id as appId')) ??
    (await createInstallation(shop, { scopes: ['READ_ORDERS'], webhookUrl: 'http://127.0.0.1:9' }))
  const deliveryId = await createDelivery(shop, { id, appId }, 'dead')
  return { ids: { appId, installationId: id, id: deliveryId, deliveryId } }
}

/** The app of a delivery that was given up. */
const appWithWebhook: Prepare = async ({ shop }) => {
  const webhookUrl = 'http://127.0.0.1:9'
  const { id, appId } = await createInstallation(shop, { scopes: ['READ_ORDERS'], webhookUrl })
  await createDelivery(shop, { id, appId }, 'dead')
  return { ids: { appId } }
}

const renewing: Prepare = async ({ shop, account }) => {
  const ends_at = new Date(Date.now() + 1 * hours)
  const pass = { access_type: 'pass', ends_at, auto_renew: true }
  return { ids: { entitlementId: (await createEntitlement(shop, account, pass)).id } }
}

/** Calls that the example of the contract does not fit, and more of those that do several things. */
const cases: Record<string, Record<string, Prepare>> = {
  'store moveWishlistItem': { '': sending(asShown, () => ({})) },
  'store setAutoRenew': { '': sending(renewing, () => ({ enabled: false })) },
  'store createTimeAlert': {
    '': sending(asShown, () => ({ email: 'shopper@shop.example', date: slotIn(3) })),
  },
  'store cancelPayment': { ' of a transfer': transferChosen },
  'apps updateOrder': {
    ' to another note': asShown,
    ' to paid': sending(transferChosen, () => ({ status: 'paid' })),
    ' to cancelled': sending(transferChosen, () => ({ status: 'cancelled' })),
  },
  'apps markOrderPaid': { '': sending(transferChosen, () => ({ method: 'cash' })) },
  'apps redeliver': { '': deadDelivery },
  'apps updatePaymentMethod': { '': sending(aMethod, () => ({ active: false })) },
  'apps deletePaymentMethod': { '': aMethod },
  'console updateInstallation': { '': sending(asShown, () => ({ scopes: ['READ_ORDERS'] })) },
  'console updateStaff': {
    '': sending(asShown, async ({ shop }) => ({ roleId: await createRole(shop, ['orders:edit']) })),
  },
  'console rotateSigningSecret': { '': appWithWebhook },
  'console testWebhook': { '': appWithWebhook },
  'console replayDeliveries': { '': appWithWebhook },
  'console redeliver': { '': deadDelivery },
}

const named = operations.filter(
  ({ route }) => route.method !== 'get' && route.path.includes('{') && !apart.test(route.path),
)

describe('The neighbours of a record', () => {
  let tables: string[]

  before(async () => {
    tables = await service()
      .db('pg_class')
      .whereRaw("relnamespace = 'public'::regnamespace and not relispartition and relkind in ('r', 'p')")
      .pluck('relname')
  })

  for (const operation of named) {
    for (const [how, prepare] of Object.entries(cases[operation.name] ?? { '': asShown })) {
      it(`stay as they are after ${operation.name}${how}`, async () => {
        const owner = await createOwner()
        const { ids: neighbour } = await prepare(owner, operation)
        const target = await prepare(owner, operation)
        const own = Object.keys(neighbour).filter((name) => neighbour[name] !== target.ids[name])
        const rows = () => rowsWith(own.map((name) => neighbour[name]!))
        const before = await rows()
        expect(before).to.not.eql([])
        const reply = await send(operation, owner, target)
        expect(reply.status, JSON.stringify(reply.body)).to.be.below(300)
        expect(await rows()).to.eql(before)
      })
    }
  }

  /** Returns the rows of all tables that have one of these ids anywhere. */
  async function rowsWith(ids: string[]): Promise<unknown[]> {
    const each = tables.map((name) => `select '${name}' as "table", to_jsonb(${name}) as row from ${name}`)
    const { rows } = await service().db.raw(
      `select "table", "row" from (${each.join(' union all ')}) as every
      where "row"::text like any (?) order by "table", "row"::text`,
      [ids.map((id) => `%${id}%`)],
    )
    return rows
  }
})

async function send(operation: Operation, { shop, account }: Owner, { ids, body, headers }: Ready) {
  const caller = {
    store: account.as(shop),
    apps: await createAppToken(shop, everyScope, ids.installationId),
    console: account.onConsole(),
  }[operation.surface]
  const request = call(operation.surface)
    [operation.route.method](urlOf(operation, ids))
    .set({ ...caller, ...headers })
  return withBody(request, operation, body ?? exampleBody(operation))
}
