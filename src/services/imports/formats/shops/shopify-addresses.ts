// The addresses of Shopify's orders.

import type { Issue } from '../cells.ts'
import { type Fields, fieldsOf } from '../fields.ts'
import type { Row } from '../table.ts'

/** Returns the addresses of an order. One without street or country is left out, which is noted unless it is empty. */
export const addressesOf = (row: Row, issues: Issue[]): Fields => ({
  ...addressOf(row, 'shipping', issues),
  ...addressOf(row, 'billing', issues),
})

function addressOf(row: Row, which: 'shipping' | 'billing', issues: Issue[]): Fields {
  const cell = (name: string, most: number) =>
    (row.cells[`${which} ${name}`] ?? '').trim().slice(0, most).trim()
  const [name, line1, country] = [
    cell('name', 200),
    cell('address1', 200) || cell('street', 200),
    cell('country', 60),
  ]
  if (!name && !line1 && !country) return {}
  if (!name || !line1 || !/^[A-Z]{2}$/.test(country)) {
    const message = `The ${which} address is left out: it needs a name, a street and a country of two letters`
    fieldsOf(row, issues).note(`${which} name`, 'address_left_out', message)
    return {}
  }
  const address = {
    ...{ name, line1, line2: cell('address2', 200) || null, city: cell('city', 100), country },
    ...{ state: cell('province', 100), postalCode: cell('zip', 20).replace(/^'/, '') || null },
  }
  return which === 'shipping'
    ? { shippingAddress: { ...address, phone: cell('phone', 40) } }
    : { billingAddress: { ...address, company: cell('company', 200) || null } }
}
