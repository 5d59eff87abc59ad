/**
 * Returns what is left to pay of an order, in minor units: goods that came back have paid `credited`, and the merchant has
 * booked `partPaid`. Of a paid order, it is what its last payment has brought.
 */
export const dueOf = ({
  total,
  credited = 0,
  partPaid = 0,
}: {
  total: number
  credited?: number
  partPaid?: number
}) => total - credited - partPaid

/** SQL for the same, selected from `orders`. */
export const dueSql = '(orders.total - orders.credited - orders.part_paid)'
