import { expect } from 'chai'
import { globalTables } from '../../src/db/global-tables.ts'
import { endAll, ownFolder, startProcess } from '../main/process.ts'
import { service } from '../support/service.ts'

describe('make distribute', () => {
  const { folder, remove } = ownFolder('distribute')
  afterEach(endAll)
  after(remove)

  it('prints every table of stores once, after what it refers to, and makes copies of the global ones among those', async function () {
    // In partitions, none is a table that Citus would be given.
    if (process.env.PARTITIONS) this.skip()
    const started = startProcess('scripts/distribute.ts', {
      DATABASE_URL: service().databaseUrl,
      DATA_FOLDER: folder,
    })
    expect(await started.ended, started.stderr()).to.equal(0)
    const lines = started.stdout().trim().split('\n')
    const copied = lines.flatMap(
      (line) => /^select create_reference_table\('(\w+)'\);$/.exec(line)?.[1] ?? [],
    )
    const spread = lines.flatMap(
      (line) =>
        /^select create_distributed_table\('(\w+)', 'shop_id'(?:, colocate_with => '\w+')?\);$/.exec(
          line,
        )?.[1] ?? [],
    )
    expect(copied).to.eql(['users', 'shops', 'apps', 'installations'])
    const { rows } = await service().db.raw(
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
    )
    const ofStores = rows
      .map(({ relname }: { relname: string }) => relname)
      .filter((name: string) => !(name in globalTables))
    expect(spread).to.have.members(ofStores)
    const order = [...copied, ...spread]
    const { rows: references } = await service().db.raw(
      "select conrelid::regclass::text as own, confrelid::regclass::text as target from pg_constraint where contype = 'f'",
    )
    for (const { own, target } of references) {
      if (own === target || !spread.includes(own)) continue
      expect(order.indexOf(target), `${own} → ${target}`).to.be.within(0, order.indexOf(own) - 1)
    }
    expect(lines.length).to.equal(2 + order.length)
  })
})
