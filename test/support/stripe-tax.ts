import { type Answer, openStandIn, type StandInRequest } from './stand-in.ts'
import { stripeRequests } from './stripe-requests.ts'
import { type Fields, invalid, missing, ok, refusal } from './stripe-wire.ts'

export const stripeTaxKey = 'rk_test_taxes'

/** A tax of the stand-in: whose it is, and its percentage by tax code; null is everything else. */
interface Levied {
  country: string
  state: string | null
  place: string
  level: 'country' | 'state' | 'county'
  name: string
  percent: Record<string, string>
  isAt: (address: Address) => boolean
}

/** A sale or a reversal; the total is in the smallest unit, with the taxes. */
interface Recorded {
  id: string
  type: 'transaction' | 'reversal'
  reference: string
  total: number
  reverses: string | null
}

type Address = { country: string; state?: string; postal_code?: string }

const [general, nontaxable, books, clothing] = [
  'txcd_99999999',
  'txcd_00000000',
  'txcd_35010000',
  'txcd_20030000',
]
export const taxCodes = { general, nontaxable, books, clothing }

const levied: Levied[] = [
  {
    ...{ country: 'DE', state: null, place: 'Germany', level: 'country', name: 'VAT' },
    percent: { usual: '19.0', [books!]: '7.0' },
    isAt: ({ country }) => country === 'DE',
  },
  {
    ...{ country: 'US', state: 'CA', place: 'California', level: 'state', name: 'Sales Tax' },
    percent: { usual: '7.25' },
    isAt: ({ country, state }) => country === 'US' && state === 'CA',
  },
  {
    ...{ country: 'US', state: 'CA', place: 'LOS ANGELES', level: 'county', name: 'Sales Tax' },
    percent: { usual: '2.25' },
    isAt: ({ country, postal_code = '' }) => country === 'US' && postal_code.startsWith('900'),
  },
]

const known =
  /^(currency|line_items\[\d+\]\[(amount|quantity|reference|tax_behavior|tax_code)\]|shipping_cost\[(amount|tax_behavior|tax_code)\]|(customer|ship_from)_details\[address\]\[(country|state|city|postal_code|line1)\]|customer_details\[address_source\]|expand\[\d+\]|tax_date)$/

/** Opens a stand-in for Stripe Tax: forms in, calculations out. It refuses unknown parameters and addresses that it cannot place. */
export async function openStripeTax() {
  let made = 0
  const calculations = new Map<string, number>()
  const transactions: Recorded[] = []
  const requests = stripeRequests(stripeTaxKey, route)
  return { ...(await openStandIn(requests.answer)), transactions }

  function route({ method, path }: StandInRequest, fields: Fields): Answer {
    if (`${method} ${path}` === 'POST /v1/tax/calculations') return calculate(fields)
    if (`${method} ${path}` === 'POST /v1/tax/transactions/create_from_calculation') return record(fields)
    if (`${method} ${path}` === 'POST /v1/tax/transactions/create_reversal') return reverse(fields)
    return refusal(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${path})` })
  }

  function calculate(fields: Fields): Answer {
    const strange = Object.keys(fields).find((name) => !known.test(name))
    if (strange) return invalid('parameter_unknown', strange)
    const address = partsOf(fields, 'customer_details[address]') as Address
    if (!address.country) return invalid('parameter_missing', 'customer_details[address][country]')
    if (address.country === 'US' && !/^\d{5}$/.test(address.postal_code ?? ''))
      return invalid('customer_tax_location_invalid', 'customer_details[address]')
    const lines = []
    for (let n = 0; fields[`line_items[${n}][amount]`] !== undefined; n += 1)
      lines.push(partsOf(fields, `line_items[${n}]`))
    if (lines.length === 0) return invalid('parameter_missing', 'line_items')
    if (lines.some(({ amount }) => !/^\d+$/.test(amount!)))
      return invalid('parameter_invalid_integer', 'amount')
    const items = lines.map((line) => ({
      id: newId('tax_li'),
      object: 'tax.calculation_line_item',
      ...taxed(line, address),
      reference: line.reference,
    }))
    const shipping = partsOf(fields, 'shipping_cost')
    const isExpanded = Object.values(partsOf(fields, 'expand')).includes('line_items.data.tax_breakdown')
    const id = newId('taxcalc')
    const all = [...items, ...(shipping.amount ? [taxed(shipping, address)] : [])]
    const paid = all.map(({ amount, amount_tax, tax_behavior }) =>
      tax_behavior === 'inclusive' ? amount : amount + amount_tax,
    )
    calculations.set(
      id,
      paid.reduce((sum, one) => sum + one, 0),
    )
    return ok({
      id,
      object: 'tax.calculation',
      currency: fields.currency,
      customer_details: { address, address_source: fields['customer_details[address_source]'], tax_ids: [] },
      line_items: {
        object: 'list',
        data: items.map(({ tax_breakdown, ...item }) => ({ ...item, ...(isExpanded && { tax_breakdown }) })),
        has_more: false,
      },
      shipping_cost: shipping.amount ? taxed(shipping, address) : null,
      tax_amount_exclusive: 0,
      tax_amount_inclusive: 0,
    })
  }

  function record({ calculation = '', reference = '', ...others }: Fields): Answer {
    const total = calculations.get(calculation)
    if (Object.keys(others).length > 0) return invalid('parameter_unknown', Object.keys(others)[0])
    if (total === undefined) return missing('calculation')
    return keep({ reference, type: 'transaction', total, reverses: null })
  }

  function reverse({ mode, original_transaction, reference = '', flat_amount, ...others }: Fields): Answer {
    if (Object.keys(others).length > 0) return invalid('parameter_unknown', Object.keys(others)[0])
    const original = transactions.find(
      ({ id, type }) => id === original_transaction && type === 'transaction',
    )
    if (!original) return missing('original_transaction')
    const before = transactions.filter(({ reverses }) => reverses === original.id)
    const left = before.reduce((sum, { total }) => sum + total, original.total)
    const total = mode === 'full' ? -left : Number(flat_amount)
    if (!(total < 0) || left + total < 0) return invalid('parameter_invalid_integer', 'flat_amount')
    return keep({ reference, type: 'reversal', total, reverses: original.id })
  }

  function keep(made: Omit<Recorded, 'id'>): Answer {
    if (transactions.some(({ reference }) => reference === made.reference))
      return invalid('resource_already_exists', 'reference')
    const id = newId('tax')
    transactions.push({ id, ...made })
    return ok({ id, object: 'tax.transaction', type: made.type, reference: made.reference })
  }

  function newId(prefix: string) {
    made += 1
    return `${prefix}_${made}`
  }
}

/** Computes the taxes of an amount, as those of the address add up. */
function taxed({ amount: text, tax_behavior, tax_code = general! }: Fields, address: Address) {
  const amount = Number(text)
  const here = levied.filter(({ isAt }) => isAt(address))
  const isFree = tax_code === nontaxable
  const percents = here.map(({ percent }) => (isFree ? '0.0' : (percent[tax_code] ?? percent.usual!)))
  const all = percents.reduce((sum, percent) => sum + Number(percent), 0)
  const net = tax_behavior === 'inclusive' ? Math.round((amount * 100) / (100 + all)) : amount
  const breakdown = here.map(({ country, state, place, level, name }, n) => ({
    amount: Math.round((net * Number(percents[n])) / 100),
    jurisdiction: { country, state, display_name: place, level },
    sourcing: 'destination',
    tax_rate_details: { display_name: name, percentage_decimal: percents[n]!, tax_type: 'vat' },
    taxability_reason: isFree ? 'product_exempt' : 'standard_rated',
    taxable_amount: isFree ? 0 : net,
  }))
  const nothing = {
    amount: 0,
    jurisdiction: { country: address.country, state: null, display_name: address.country, level: 'country' },
    sourcing: 'destination',
    tax_rate_details: null,
    taxability_reason: 'not_collecting',
    taxable_amount: 0,
  }
  return {
    amount,
    amount_tax: breakdown.reduce((sum, one) => sum + one.amount, 0),
    tax_behavior,
    tax_code,
    tax_breakdown: breakdown.length > 0 ? breakdown : [nothing],
  }
}

/** Reads `name[part]=…` out of a form. */
function partsOf(fields: Fields, name: string): Fields {
  const parts = Object.entries(fields).filter(([field]) => field.startsWith(`${name}[`))
  return Object.fromEntries(parts.map(([field, value]) => [field.slice(name.length + 1, -1), value]))
}
