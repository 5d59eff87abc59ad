// E-invoices by EN 16931: UBL, UN/CEFACT CII and XRechnung, from what a document shows.

import type { Invoice } from '@e-invoice-eu/core'
import type { InvoiceData, Line, Party } from './invoice-data.ts'
import { type Category, categoryOf, exemptions, isVatId } from './tax-categories.ts'
import { wordsOf } from './words.ts'

export type Profile = 'ubl' | 'cii' | 'xrechnung'

const formats: Record<Profile, string> = { ubl: 'UBL', cii: 'CII', xrechnung: 'XRECHNUNG-UBL' }

type Ubl = Invoice['ubl:Invoice']

/** Returns why a document cannot be written by EN 16931, in words; null if it can. */
export function whyNoXml(
  { scale, lines, taxes, seller, buyer }: InvoiceData,
  profile: Profile,
): string | null {
  if (scale > 100) return 'its amounts have more than two decimals'
  if (lines.some((line) => line.taxes.length > 1)) return 'a line has several taxes'
  if (lines.length === 0) return 'it has no lines'
  if (!buyer.country) return 'the country of the buyer is not known'
  if (taxes.some(({ rate }) => rate > 0) && !seller.taxNumber) return 'the seller has no tax number'
  if (profile !== 'xrechnung') return null
  if (!seller.email || !seller.phone) return 'the seller has no e-mail address or no telephone number'
  if (![seller, buyer].every(({ city, postalCode }) => city && postalCode)) return 'a postcode is missing'
  return null
}

/** Returns the XML of a document. Call it only if `whyNoXml` has nothing to say. */
export async function writeXml(data: InvoiceData, profile: Profile): Promise<string> {
  const { InvoiceService } = await import('./invoice-service.ts')
  const silent = { log() {}, warn() {}, error() {} }
  const options = { format: formats[profile], lang: data.locale, noWarnings: true }
  const xml = await new InvoiceService(silent).generate({ 'ubl:Invoice': ublOf(data) }, options)
  // In CII only the total of taxes has a currency (CII-DT-031); the library gives allowances one as well.
  return String(xml).replaceAll(/(?<=<ram:ActualAmount) currencyID="[A-Z]{3}"/g, '')
}

function ublOf(data: InvoiceData): Ubl {
  const { kind, number, issuedOn, order, corrects, footer } = data
  const due = data.total - data.paid
  return {
    'cbc:ID': number,
    'cbc:IssueDate': issuedOn,
    // Of a credit note, the library leaves it out, as UBL wants it.
    ...(due > 0 && { 'cbc:DueDate': issuedOn }),
    'cbc:InvoiceTypeCode': kind === 'invoice' ? '380' : '381',
    ...(footer && { 'cbc:Note': [footer] }),
    'cbc:DocumentCurrencyCode': data.currency as Ubl['cbc:DocumentCurrencyCode'],
    'cbc:BuyerReference': String(order.number),
    'cac:OrderReference': { 'cbc:ID': String(order.number) },
    ...(corrects && { 'cac:BillingReference': [precedingOf(corrects)] }),
    'cac:AccountingSupplierParty': { 'cac:Party': sellerOf(data) },
    'cac:AccountingCustomerParty': { 'cac:Party': buyerOf(data) },
    'cac:Delivery': deliveryOf(data),
    'cac:PaymentMeans': [paymentOf(data)],
    ...(due > 0 && { 'cac:PaymentTerms': { 'cbc:Note': `${issuedOn}` } }),
    ...totalsOf(data),
    'cac:InvoiceLine': data.lines.map((line, n) => lineOf(data, line, n)) as Ubl['cac:InvoiceLine'],
  }
}

const precedingOf = ({ number, issuedOn }: NonNullable<InvoiceData['corrects']>) => ({
  'cac:InvoiceDocumentReference': { 'cbc:ID': number, 'cbc:IssueDate': issuedOn },
})

const vat = { 'cbc:ID': 'VAT' }

function sellerOf(data: InvoiceData): Ubl['cac:AccountingSupplierParty']['cac:Party'] {
  const { taxNumber, registration, email, phone, ...party } = data.seller
  const isOutside = data.lines.some((line) => categoryOf(data, line) === 'O')
  const scheme = isVatId(taxNumber) ? vat : { 'cbc:ID': 'FC' }
  const taxScheme = taxNumber && !isOutside && { 'cbc:CompanyID': taxNumber, 'cac:TaxScheme': scheme }
  // A buyer must be able to tell the seller by some number (BR-CO-26).
  const known = taxScheme && scheme === vat ? null : (taxNumber ?? party.name)
  const company = registration ?? known
  return {
    ...(email && { 'cbc:EndpointID': email, 'cbc:EndpointID@schemeID': 'EM' }),
    'cac:PostalAddress': addressOf(party),
    ...(taxScheme && { 'cac:PartyTaxScheme': [taxScheme] }),
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': party.name,
      ...(company && { 'cbc:CompanyID': company }),
    },
    'cac:Contact': {
      'cbc:Name': party.name,
      ...(phone && { 'cbc:Telephone': phone }),
      ...(email && { 'cbc:ElectronicMail': email }),
    },
  }
}

function buyerOf(data: InvoiceData): Ubl['cac:AccountingCustomerParty']['cac:Party'] {
  const { email, taxNumber, ...party } = data.buyer
  const isOutside = data.lines.some((line) => categoryOf(data, line) === 'O')
  return {
    'cbc:EndpointID': email,
    'cbc:EndpointID@schemeID': 'EM',
    'cac:PostalAddress': addressOf(party),
    ...(isVatId(taxNumber) &&
      !isOutside && { 'cac:PartyTaxScheme': { 'cbc:CompanyID': taxNumber, 'cac:TaxScheme': vat } }),
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': party.name },
  }
}

function addressOf({ line1, line2, city, state, postalCode, country }: Party) {
  type Country = Ubl['cac:AccountingSupplierParty']['cac:Party']['cac:PostalAddress']['cac:Country']
  return {
    ...(line1 && { 'cbc:StreetName': line1 }),
    ...(line2 && { 'cbc:AdditionalStreetName': line2 }),
    ...(city && { 'cbc:CityName': city }),
    ...(postalCode && { 'cbc:PostalZone': postalCode }),
    ...(state && { 'cbc:CountrySubentity': state }),
    'cac:Country': { 'cbc:IdentificationCode': country } as Country,
  }
}

function deliveryOf(data: InvoiceData): NonNullable<Ubl['cac:Delivery']> {
  // A supply within the EU says where it went (BR-IC-12).
  const isWithinEu = data.lines.some((line) => categoryOf(data, line) === 'K')
  const to = data.shipTo ?? (isWithinEu ? data.buyer : null)
  return {
    'cbc:ActualDeliveryDate': data.suppliedOn,
    ...(to?.country && {
      'cac:DeliveryLocation': { 'cac:Address': addressOf(to) },
      'cac:DeliveryParty': { 'cac:PartyName': { 'cbc:Name': to.name } },
    }),
  }
}

/** UNTDID 4461: 68 is an online payment service, 30 a transfer, 1 is not defined. */
function paymentOf({ seller, payment, number }: InvoiceData): NonNullable<Ubl['cac:PaymentMeans']>[number] {
  if (payment?.method === 'direct') return { 'cbc:PaymentMeansCode': '1' }
  if (payment && payment.method !== 'transfer')
    return { 'cbc:PaymentMeansCode': '68', 'cbc:PaymentID': payment.reference }
  if (!seller.iban) return { 'cbc:PaymentMeansCode': '1' }
  const account = { 'cbc:ID': seller.iban, 'cbc:Name': seller.name }
  return { 'cbc:PaymentMeansCode': '30', 'cbc:PaymentID': number, 'cac:PayeeFinancialAccount': account }
}

/** Returns a function that writes an amount with its currency, as a member of this name. */
const writingIn =
  ({ scale, currency }: InvoiceData) =>
  (name: string, minor: number) => ({
    [`cbc:${name}`]: (minor / scale).toFixed(scale === 1 ? 0 : 2),
    [`cbc:${name}@currencyID`]: currency,
  })

/** Returns the rate of a line in percent, as XML writes it; nothing outside the scope of VAT. */
const percentOf = (category: Category, rate: number) =>
  category === 'O' ? {} : { 'cbc:Percent': String(rate / 10_000) }

function totalsOf(data: InvoiceData): Pick<Ubl, 'cac:TaxTotal' | 'cac:LegalMonetaryTotal'> {
  const groups = new Map<string, { category: Category; rate: number; base: number; tax: number }>()
  for (const line of data.lines) {
    const [category, rate] = [categoryOf(data, line), line.taxes[0]?.rate ?? 0]
    const sum = groups.get(`${category} ${rate}`) ?? { category, rate, base: 0, tax: 0 }
    const tax = sum.tax + line.gross - line.net
    groups.set(`${category} ${rate}`, { ...sum, base: sum.base + line.net, tax })
  }
  const amount = writingIn(data)
  const subtotals = [...groups.values()].map(({ category, rate, base, tax }) => ({
    ...amount('TaxableAmount', base),
    ...amount('TaxAmount', tax),
    'cac:TaxCategory': {
      'cbc:ID': category,
      ...percentOf(category, rate),
      ...exemptions(data, category),
      'cac:TaxScheme': vat,
    },
  }))
  return {
    'cac:TaxTotal': [{ ...amount('TaxAmount', data.total - data.net), 'cac:TaxSubtotal': subtotals }],
    'cac:LegalMonetaryTotal': {
      ...amount('LineExtensionAmount', data.net),
      ...amount('TaxExclusiveAmount', data.net),
      ...amount('TaxInclusiveAmount', data.total),
      ...(data.paid > 0 && amount('PrepaidAmount', data.paid)),
      ...amount('PayableAmount', data.total - data.paid),
    },
  } as unknown as Pick<Ubl, 'cac:TaxTotal' | 'cac:LegalMonetaryTotal'>
}

function lineOf(data: InvoiceData, line: Line, n: number): Ubl['cac:InvoiceLine'][number] {
  const quantity = line.quantity ?? 1
  const rate = line.taxes[0]?.rate ?? 0
  const category = categoryOf(data, line)
  const amount = writingIn(data)
  // Prices are without tax and before the discount. Where that is no whole unit a piece, the price is that of them all.
  const before = data.taxIncluded
    ? Math.round((line.subtotal * 1_000_000) / (1_000_000 + rate))
    : line.subtotal
  const allowance = line.discount > 0 ? Math.max(0, before - line.net) : 0
  const whole = line.net + allowance
  const isEven = whole % quantity === 0
  return {
    'cbc:ID': String(n + 1),
    'cbc:InvoicedQuantity': String(quantity),
    'cbc:InvoicedQuantity@unitCode': 'C62',
    ...amount('LineExtensionAmount', line.net),
    ...(allowance > 0 && { 'cac:AllowanceCharge': [{ ...discount, ...amount('Amount', allowance) }] }),
    'cac:Item': {
      ...(line.details && { 'cbc:Description': line.details }),
      'cbc:Name': line.name || wordsOf(data.locale).shipping,
      'cac:ClassifiedTaxCategory': { 'cbc:ID': category, ...percentOf(category, rate), 'cac:TaxScheme': vat },
    },
    'cac:Price': {
      ...amount('PriceAmount', isEven ? whole / quantity : whole),
      ...(!isEven && { 'cbc:BaseQuantity': String(quantity), 'cbc:BaseQuantity@unitCode': 'C62' as const }),
    },
  } as unknown as Ubl['cac:InvoiceLine'][number]
}

const discount = { 'cbc:ChargeIndicator': 'false', 'cbc:AllowanceChargeReason': 'Discount' }
