import type { InvoiceData, Line } from './invoice-data.ts'

/**
 * The categories of EN 16931: standard, zero rate, exempt, reverse charge, supply within the EU, export, outside the
 * scope of VAT.
 */
export type Category = 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O'

/**
 * Returns the category of a line. Without a tax it follows from how the order was treated; where no tax is computed at
 * all, a seller with a tax number is exempt, and one without is outside the scope.
 */
export function categoryOf(data: Pick<InvoiceData, 'treatment' | 'taxes' | 'seller'>, line: Line): Category {
  const [tax] = line.taxes
  if (tax && tax.rate > 0) return 'S'
  // Both need the seller's own VAT identifier (BR-IC-02, BR-G-02).
  if (tax?.category && isVatId(data.seller.taxNumber)) return tax.category
  if (data.treatment === 'reverse_charge') return 'AE'
  if (tax) return 'Z'
  // Nothing else may stand beside what is outside the scope (BR-O-11).
  const isAllOutside = data.taxes.length === 0
  if (data.treatment === 'outside_scope' && isAllOutside) return 'O'
  if (data.treatment === null && isAllOutside && !data.seller.taxNumber) return 'O'
  return 'E'
}

/** Tells whether a tax number is a VAT identifier, which begins with its country (EN 16931, BR-CO-09). */
export const isVatId = (taxNumber: string | null): taxNumber is string =>
  /^[A-Z]{2}[0-9A-Z]/.test(taxNumber ?? '')

/** Returns why lines of a category bear no tax, as XML writes it. */
export function exemptions({ taxNote }: Pick<InvoiceData, 'taxNote'>, category: Category) {
  if (category === 'AE') return reason('VATEX-EU-AE', 'Reverse charge')
  if (category === 'K') return reason('VATEX-EU-IC', 'Intra-Community supply')
  if (category === 'G') return reason('VATEX-EU-G', 'Export outside the EU')
  if (category === 'O') return reason('VATEX-EU-O', taxNote ?? 'Not subject to VAT')
  if (category === 'E') return { 'cbc:TaxExemptionReason': taxNote ?? 'Exempt from VAT' }
  return {}
}

const reason = (code: 'VATEX-EU-AE' | 'VATEX-EU-IC' | 'VATEX-EU-G' | 'VATEX-EU-O', text: string) => ({
  'cbc:TaxExemptionReasonCode': code,
  'cbc:TaxExemptionReason': text,
})
