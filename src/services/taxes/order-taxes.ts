// The taxes of an order, as they were computed when it was placed.

/** Returns SQL for a column of stored taxes in the contract's shape, with amounts in major units by `scale`. */
export const taxLines = (column: string) => `coalesce(tax_lines(${column}, scale), '[]')`

/** The sum of an order's taxes, selected from `orders` and `moneyTable`; null where its store computes none. */
export const taxSum = 'tax_sum(orders.taxes, orders.tax_added, scale)'
