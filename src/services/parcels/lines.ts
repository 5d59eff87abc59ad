import type { components } from '../../../generated/apps.types.ts'
import { Refusal } from '../../base/errors.ts'
import type { Transaction } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import type { LockedOrder } from '../orders/order-lock.ts'

export type ParcelLine = components['schemas']['ShipmentLine']
type OrderKey = Pick<LockedOrder, 'id' | 'shopId'>

/** The pieces of an order's line that are not in a parcel yet: none, if the line is not shipped at all. */
interface Left {
  itemId: string
  name: string
  left: number
}

/** SQL that is true for a line of an order that is shipped: neither a service nor a download. */
export const lineIsShipped = `(order_items.kind <> 'service' and order_items.digital is null)`

const readLeft = statement<OrderKey, Left>(
  'parcels.left',
  `select id as "itemId", name, case when ${lineIsShipped} then quantity - shipped - cancelled else 0 end as left
  from order_items where order_id = :id and shop_id = :shopId order by position`,
)

const changeShipped = statement<OrderKey & { lines: string; sign: number }, never>(
  'parcels.changeShipped',
  `with line as (
      select "itemId", quantity * cast(:sign as integer) as change
      from json_to_recordset(:lines::json) as line ("itemId" object_id, quantity integer)
    ),
    changed as (
      update order_items set shipped = shipped + change from line
      where order_items.id = line."itemId" and order_items.shop_id = :shopId and order_items.order_id = :id
      returning change
    )
    update orders set shipped = shipped + (select sum(change) from changed)
    where id = :id and shop_id = :shopId and exists (select from changed)`,
)

/**
 * Takes lines of an order for a parcel, or without `wanted` everything that is left, which may be nothing. The caller
 * has locked the order, so that no line is in two parcels; the check of `order_items.shipped` decides in any case.
 * Throws orderItemNotFound, and lineNotLeft with the number that is left in `data`.
 */
export async function takeLines(
  tx: Transaction,
  { id, shopId }: OrderKey,
  wanted?: ParcelLine[],
): Promise<ParcelLine[]> {
  const left = await readLeft(tx, { id, shopId })
  const lines = wanted
    ? chosenOf(left, wanted)
    : left.filter((line) => line.left > 0).map(({ itemId, left: quantity }) => ({ itemId, quantity }))
  if (lines.length > 0) await changeShipped(tx, { id, shopId, lines: JSON.stringify(lines), sign: 1 })
  return lines
}

/** Returns what is wanted, one entry for each line. */
function chosenOf(left: Left[], wanted: ParcelLine[]): ParcelLine[] {
  const sums = new Map<string, number>()
  for (const { itemId, quantity } of wanted) sums.set(itemId, (sums.get(itemId) ?? 0) + quantity)
  return [...sums].map(([itemId, quantity]) => {
    const line = left.find((one) => one.itemId === itemId)
    if (!line) throw new Refusal('orderItemNotFound')
    if (quantity > line.left) {
      throw new Refusal('lineNotLeft', {
        values: { name: line.name, left: line.left },
        data: { itemId, left: line.left },
      })
    }
    return { itemId, quantity }
  })
}

/** Gives back the lines of a parcel that will not be sent. The caller has locked the order. */
export async function releaseLines(
  tx: Transaction,
  { id, shopId }: OrderKey,
  lines: ParcelLine[],
): Promise<void> {
  if (lines.length > 0) await changeShipped(tx, { id, shopId, lines: JSON.stringify(lines), sign: -1 })
}
