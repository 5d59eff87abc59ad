import type { Shop } from '../../base/context.ts'
import { sideConnectionOf } from '../../db/connection/side-connection.ts'
import type { Transaction } from '../../db/database.ts'
import { batched } from '../../db/fairness/batched-look-ups.ts'
import { unsynced } from '../../db/sql/unsynced.ts'
import { statement } from '../../db/statement.ts'

// This commit need not wait for the disk: the order's commit comes later and waits for both.
const take = statement<{ shopId: string; count: number }, { last: number }>(
  'orderNumbers.take',
  `with taken as (
      insert into order_numbers as newest (shop_id, last_number) values (:shopId, 1000 + cast(:count as integer))
      on conflict (shop_id) do update set last_number = newest.last_number + cast(:count as integer)
      returning last_number
    )
    select last_number as last, ${unsynced} from taken`,
)

const takeOne = batched<string, number>(
  async (db, shopId) => (await take(db, { shopId, count: 1 }))[0]!.last,
  async (db, shopIds) => {
    const count = shopIds.length
    const [taken] = await take(db, { shopId: shopIds[0]!, count })
    return shopIds.map((_, n) => taken!.last - count + 1 + n)
  },
  (shopId) => shopId,
)

/**
 * Takes the number of a store's next order, outside the transaction that places it: inside, all orders of the store
 * would queue until each commit is on disk. Call it last, because an order that is not placed after all leaves a gap
 * (decision order-numbers-may-have-gaps).
 */
export function takeOrderNumber(tx: Transaction, shop: Pick<Shop, 'id'>): Promise<number> {
  return takeOne(sideConnectionOf(tx), shop.id)
}
