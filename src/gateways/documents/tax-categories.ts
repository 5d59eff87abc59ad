import type { InvoiceData, Line } from './invoice-data.ts'

/** The categories of EN 16931: standard, zero rate, exempt, reverse charge, outside the scope of VAT. */
export type Category = 'S' | 'Z' | 'E' | 'AE' | 'O'

/**
 * Returns the category of a line. Without a tax it follows from how the order was treated; where no tax is computed at
 * all, a seller with a tax number is exempt, and one without is outside the scope.
 */
export function categoryOf(data: Pick<InvoiceData, 'treatment' | 'taxes' | 'seller'>, line: Line): Category {
  const [tax] = line.taxes
  if (tax && tax.rate > 0) return 'S'
  if (data.treatment === 'reverse_charge') return 'AE'
  if (tax) return 'Z'
  // Nothing else may stand beside what is outside the scope (BR-O-11).
  const isAllOutside = data.taxes.length === 0
  if (data.treatment === 'outside_scope' && isAllOutside) return 'O'
  if (data.treatment === null && isAllOutside && !data.seller.taxNumber) return 'O'
  return 'E'
}

/** Returns why lines of a category bear no tax, as XML writes it. */
export function exemptions({ taxNote }: Pick<InvoiceData, 'taxNote'>, category: Category) {
  if (category === 'AE') return reason('VATEX-EU-AE', 'Reverse charge')
  if (category === 'O') return reason('VATEX-EU-O', taxNote ?? 'Not subject to VAT')
  if (category === 'E') return { 'cbc:TaxExemptionReason': taxNote ?? 'Exempt from VAT' }
  return {}
}

const reason = (code: 'VATEX-EU-AE' | 'VATEX-EU-O', text: string) => ({
  'cbc:TaxExemptionReasonCode': code,
  'cbc:TaxExemptionReason': text,
})
