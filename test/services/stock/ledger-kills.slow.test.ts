import { setTimeout as sleep } from 'node:timers/promises'
import { expectExactLedger, turmoil } from '../../apps/stock-support.ts'
import { service } from '../../support/service.ts'

describe('The ledger of stock, beside connections that are killed', function () {
  this.timeout(120_000)

  it('is exact after 200 sales, payments, cancellations and adjustments, of which some were cut off', async () => {
    const { db } = service()
    let over = false
    const killing = (async () => {
      for (; !over; await sleep(15)) {
        await db
          .raw(
            `select pg_terminate_backend(pid) from pg_stat_activity
            where pid <> pg_backend_pid() and datname = current_database() and state = 'active'
              and query ~ 'update (products|variants|orders)|stock_movements|commit' limit 1`,
          )
          .catch(() => {})
      }
    })()
    const { shop } = await turmoil(200).finally(() => {
      over = true
    })
    await killing
    await expectExactLedger(shop)
  })
})
