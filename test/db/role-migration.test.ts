import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { transaction } from '../../src/db/database.ts'
import { createRole } from '../console/support.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { service } from '../support/service.ts'

const migration = readFileSync('src/db/migrations/20261122151222_sales_view_of_roles.sql', 'utf8')

describe('the permission to see sales', () => {
  it('is given to the Manager of older stores, unless the owner has narrowed that role', async () => {
    const all = ['orders:manage', 'store:manage', 'payouts:view']
    const rows = {
      untouched: { name: 'Manager', permissions: all },
      narrowed: { name: 'Manager', permissions: ['orders:manage'] },
      other: { name: 'Packer', permissions: all },
    }
    const given: Record<string, boolean> = {}
    const tried = transaction(service().db, async (tx) => {
      for (const [which, values] of Object.entries(rows)) {
        const id = await createRole(await createShop(), values.permissions)
        await tx('roles').where({ id }).update(values)
        // The second run finds nothing left to do.
        for (let run = 0; run < 2; run += 1) await tx.raw(migration)
        const role = await tx('roles').where({ id }).first('permissions')
        given[which] = role!.permissions.join() === [...values.permissions, 'sales:view'].join()
      }
      throw new Error('undone')
    })
    await tried.catch(({ message }) => expect(message).to.equal('undone'))
    expect(given).to.eql({ untouched: true, narrowed: false, other: false })
  })
})
