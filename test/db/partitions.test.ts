import { expect } from 'chai'
import { service } from '../support/service.ts'
import { spreadOf } from '../support/spread.ts'

// A run with PARTITIONS checks every statement of the service; this does so with a few of its own.

const tables = ['planted_orders', 'planted_lines']
const planted = tables
  .map(
    (table) => `create table ${table} (id text, shop_id object_id, order_id text, primary key (id, shop_id))
      partition by hash (shop_id);
      create index on ${table} (shop_id, order_id);
      create table ${table}_0 partition of ${table} for values with (modulus 2, remainder 0);
      create table ${table}_1 partition of ${table} for values with (modulus 2, remainder 1)`,
  )
  .join(';')

const shop = '6b09faab67099f4e9533f7f5'
const sameStore = 'lines.order_id = orders.id and lines.shop_id = orders.shop_id'
const joined = (on: string, where: string) =>
  `select * from planted_orders orders join planted_lines lines on ${on} where ${where}`

/** Returns the tables of which the statement is reported to read several partitions. */
async function spread(text: string, values: string[], ofStore = false): Promise<string[]> {
  const found = await spreadOf(service().db, [{ call: 'planted', ofStore, text, values }])
  return found.flatMap((one) => one.tables)
}

describe('The plans of a run with PARTITIONS', () => {
  before(() => service().db.raw(planted))
  after(() => service().db.raw(`drop table ${tables.join(', ')}`))

  it('name the table that a join reaches without the store', async () => {
    expect(await spread(joined('lines.order_id = orders.id', 'orders.shop_id = $1'), [shop])).to.eql([
      'planted_lines',
    ])
  })

  it("name what a store's call looks for by its id alone, or changes so", async () => {
    expect(await spread('select * from planted_lines where id = $1', ['1'], true)).to.eql(['planted_lines'])
    expect(await spread('update planted_lines set order_id = null where id = $1', ['1'], true)).to.eql([
      'planted_lines',
    ])
  })

  it('name what a condition for one row reaches without the store', async () => {
    const exists = 'exists (select from planted_lines where order_id = orders.id offset 0)'
    expect(
      await spread(`select * from planted_orders orders where shop_id = $1 and ${exists}`, [shop]),
    ).to.eql(['planted_lines'])
  })

  it('have nothing against a store that comes with the row of another table', async () => {
    expect(await spread(joined(sameStore, 'orders.shop_id = $1'), [shop])).to.eql([])
    const update = `with paid as materialized (select * from planted_orders where shop_id = $1)
      update planted_lines lines set order_id = null from paid orders where ${sameStore}`
    expect(await spread(update, [shop])).to.eql([])
  })

  it('have nothing against a job that looks into all stores', async () => {
    expect(await spread(joined(sameStore, 'orders.id > $1'), ['1'])).to.eql([])
  })
})
