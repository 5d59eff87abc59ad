import { expect } from 'chai'
import type { Shopper } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { type Database, type Transaction, transaction } from '../../src/db/database.ts'
import { deleteAccount, deleteShopper } from '../../src/services/sign-in/account-deletion.ts'
import { exportPerson } from '../../src/services/sign-in/export.ts'
import { openTestDatabase, type TestDatabase } from '../support/database.ts'
import { fillTables } from '../support/filling.ts'
import { partitions, wholePlan } from '../support/partitions.ts'
import { messagesOf } from '../support/plans.ts'

const many = 20_000
const id = (kind: string) => `'${kind}' || lpad(to_hex(n), 22, '0')`
/** The tables that grow with the shops of a service, each with so many rows. */
const large = new Set(
  `users orders order_items payments refunds shipments shipping_labels dispatches entitlements renewal_charges activity
    platform_activity customers mails sessions`.split(/\s+/),
)

describe('The data of one person among that of 20,000', () => {
  // A table in partitions has another plan in each of them.
  if (partitions > 0) return
  const [shopId, productId] = [newId(), newId()]
  const person = { id: `aa${'64'.padStart(22, '0')}`, email: '100@example.com' } as Shopper
  const record = async () => {}
  let database: TestDatabase

  before(async () => {
    database = await openTestDatabase()
    await fillTables(database.db, [...large], fill)
    await database.db.raw('vacuum analyze')
  })
  after(() => database.close())

  it('is exported without a look at that of all others', async () => {
    await expectNoScans(database.db, async () => {
      for await (const _ of exportPerson(database.db, person));
    })
  })

  it('is deleted without a look at that of all others', async () => {
    await expectNoScans(database.db, async () => {
      const refused = await deleteShopper(
        database.db,
        record,
        { ...person, sessionShopId: newId() },
        null,
      ).catch(({ code }) => code)
      expect(refused).to.equal('used_elsewhere')
      await deleteAccount(database.db, record, person)
    })
    expect(await database.db('activity').where({ actor_id: person.id }).whereNotNull('address')).to.eql([])
  })

  async function fill(tx: Transaction): Promise<void> {
    const inShop = `'${shopId}'`
    for (const [table, columns] of Object.entries({
      users: { id: id('aa'), email: `n || '@example.com'` },
      customers: { id: id('a1'), shop_id: inShop, email: `n || '@example.com'`, user_id: id('aa') },
      sessions: { id: id('a2'), user_id: id('aa'), expires_at: `now() + interval '1 day'` },
      mails: { id: id('a3'), recipient: `n || '@example.com'`, subject: `''`, body: `''`, html: `''` },
      activity: {
        id: id('a4'),
        shop_id: inShop,
        action: `'staff.signed_in'`,
        actor_kind: `'account'`,
        actor_id: id('aa'),
        address: `'192.0.2.1'`,
      },
      platform_activity: {
        ...{ id: id('a5'), action: `'merchant.invited'`, actor_kind: `'operator'` },
        name: `n || '@example.com'`,
      },
      orders: {
        id: id('bb'),
        shop_id: inShop,
        number: 'n',
        user_id: id('aa'),
        email: `n || '@example.com'`,
        subtotal: '100',
        currency: `'USD'`,
        status: `'cancelled'`,
      },
      order_items: {
        id: id('b1'),
        shop_id: inShop,
        order_id: id('bb'),
        product_id: `'${productId}'`,
        name: `'Lamp'`,
        unit_price: '100',
        quantity: '1',
        holds_stock: 'true',
        position: '0',
      },
      payments: {
        id: id('b2'),
        shop_id: inShop,
        order_id: id('bb'),
        provider: `'sandbox'`,
        reference: `'p' || n`,
        amount: '100',
        currency: `'USD'`,
        state: `'declined'`,
      },
      refunds: { id: id('b3'), shop_id: inShop, order_id: id('bb'), amount: '1' },
      shipments: {
        id: id('b4'),
        shop_id: inShop,
        order_id: id('bb'),
        carrier: `'Riders'`,
        courier: `'{}'`,
        shipping_address: `'{}'`,
        tracking_number: `''`,
        tracking_code: `'t' || n`,
        rate_id: id('b7'),
        shipping_method: `''`,
        shipping_cost: '0',
        notes: `''`,
        history: `'[]'`,
        created_at: 'now()',
        updated_at: 'now()',
      },
      shipping_labels: {
        id: id('b5'),
        shop_id: inShop,
        order_id: id('bb'),
        rate_id: id('b7'),
        provider: `'shippo'`,
        provider_rate: `'r'`,
        shipment: `'{}'`,
        created_at: 'now()',
        updated_at: 'now()',
      },
      dispatches: {
        id: id('b6'),
        shop_id: inShop,
        order_id: id('bb'),
        shipment_id: id('b4'),
        provider: `'sandbox'`,
        request: `'{}'`,
        asked_at: 'now()',
        created_at: 'now()',
        updated_at: 'now()',
      },
      entitlements: {
        id: id('cc'),
        shop_id: inShop,
        user_id: id('aa'),
        product_id: `'${productId}'`,
        access_type: `'lifetime'`,
        starts_at: 'now()',
      },
      renewal_charges: {
        id: id('c1'),
        shop_id: inShop,
        entitlement_id: id('cc'),
        product_id: `'${productId}'`,
        period_end: 'now()',
        attempt: '1',
        provider: `'sandbox'`,
        reference: `'r' || n`,
        amount: '1',
        currency: `'USD'`,
        state: `'declined'`,
      },
    })) {
      const [names, values] = [Object.keys(columns), Object.values(columns)]
      await tx.raw(
        `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from generate_series(1, ${many}) n`,
      )
    }
  }
})

/** Expects that no statement of `work` reads a large table as a whole, whatever it does with the rows. */
async function expectNoScans(db: Database, work: () => Promise<unknown>): Promise<void> {
  const sent = (await messagesOf(work))
    .flat()
    .filter(({ text }) => /^\s*(select|with|update|delete)/i.test(text))
  expect(sent).not.to.eql([])
  const scans: string[] = []
  for (const { text, values } of sent) {
    const plan = await transaction(db, async (tx) => {
      const connection = await tx.client.acquireConnection()
      return (await connection.query({ text: `explain ${text}`, values })).rows as { 'QUERY PLAN': string }[]
    })
    for (const line of plan) {
      const [, table] = / Seq Scan on (\w+)/.exec(` ${line['QUERY PLAN']}`) ?? []
      if (table && large.has(wholePlan(table))) scans.push(`${table}: ${text}`)
    }
  }
  expect(scans).to.eql([])
}
