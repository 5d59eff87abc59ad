// Money: currencies, minor units and the text of an amount. These are the active currencies of ISO 4217 by number of
// decimals, including fund codes but nothing without a minor unit, such as gold. We do not ask the runtime's Unicode
// data: it follows cash rounding and changes between releases of Node. No line here ever changes: stores and card
// providers count amounts by it.
const codesByDecimals = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  2: `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CNY
    COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR
    IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD
    NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP
    SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW ZWG`,
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
}

// The symbols written before an amount, each with its currencies; the others use their codes.
const codesBySymbol = [
  '$ ARS AUD BBD BMD BND BSD BZD CAD CLP COP CUP DOP FJD GYD HKD JMD KYD LRD MXN NAD NZD SBD SGD SRD TTD TWD USD UYU XCD',
  '£ FKP GBP GIP SHP SSP SYP',
  '¥ CNY JPY',
  'kr DKK ISK NOK SEK',
  'Rs LKR MUR NPR PKR',
  '₩ KPW KRW',
  '؋ AFN',
  '֏ AMD',
  'Kz AOA',
  '₼ AZN',
  'KM BAM',
  '৳ BDT',
  'Bs BOB',
  'R$ BRL',
  'P BWP',
  '₡ CRC',
  'Kč CZK',
  'E£ EGP',
  '€ EUR',
  '₾ GEL',
  'GH₵ GHS',
  'FG GNF',
  'Q GTQ',
  'L HNL',
  'Ft HUF',
  'Rp IDR',
  '₪ ILS',
  '₹ INR',
  '⃀ KGS',
  '៛ KHR',
  'CF KMF',
  '₸ KZT',
  '₭ LAK',
  'L£ LBP',
  'Ar MGA',
  'K MMK',
  '₮ MNT',
  'RM MYR',
  '₦ NGN',
  'C$ NIO',
  '₱ PHP',
  'zł PLN',
  '₲ PYG',
  'lei RON',
  '₽ RUB',
  'RF RWF',
  'Db STN',
  '฿ THB',
  'T$ TOP',
  '₺ TRY',
  '₴ UAH',
  '₫ VND',
  'FCFA XAF',
  'Cg. XCG',
  'F\u202fCFA XOF',
  'CFPF XPF',
  'R ZAR',
  'ZK ZMW',
]

const scales = new Map(
  Object.entries(codesByDecimals).flatMap(([decimals, codes]) =>
    codes.split(/\s+/).map((code): [string, number] => [code, 10 ** Number(decimals)]),
  ),
)
const symbols = new Map(
  codesBySymbol.flatMap((line) => {
    const [symbol, ...codes] = line.split(' ')
    return codes.map((code): [string, string] => [code, symbol!])
  }),
)

/** The currencies a store can trade in. */
export const currencyCodes: readonly string[] = [...scales.keys()].sort()

/**
 * Returns the number of minor units in a major one: NGN 100, JPY 1, KWD 1000. A store keeps the scale it opened with.
 */
export function scaleOf(currency: string): number {
  const scale = scales.get(currency)
  if (!scale) throw new Error(`${currency} is not a currency`)
  return scale
}

/** Returns whether a store can trade in this currency. */
export function isCurrency(code: string): boolean {
  return scales.has(code)
}

/** Returns the symbol before an amount: NGN ₦, USD $. */
export function symbolOf(currency: string): string {
  return symbols.get(currency) ?? currency
}

/** The largest amount the contract allows, in major units of any currency. */
export const largestAmount = 1e12

/** Converts major units, as a client sends them, to whole minor units, rounded half up. */
export function toMinor(amount: number, scale: number): number {
  return Math.round(toExactMinor(amount, scale))
}

/** Converts major units to minor units without rounding: 10.005 dollars lies between two prices. */
export function toExactMinor(amount: number, scale: number): number {
  const minor = amount * scale
  // 1.005 × 100 is 100.49999999999999 in binary; a double is exact to 15 digits. A larger amount has no fraction of a
  // minor unit left.
  return Math.abs(minor) < 1e15 ? Number(minor.toPrecision(15)) : minor
}

/** Converts whole minor units to major units, as a client reads them. */
export function toMajor(minor: number, scale: number): number {
  return minor / scale
}

/** Returns the number of decimals of an amount: 2 for a scale of 100, none for 1. */
export function decimalsOf(scale: number): number {
  return String(scale).length - 1
}

/**
 * Returns an amount in minor units as people write it: €1,234.50. A symbol of letters is kept apart by a no-break
 * space: CHF 12.00.
 */
export function amountText(minor: number, scale: number, currency: string): string {
  const [whole, fraction] = (Math.abs(minor) / scale).toFixed(decimalsOf(scale)).split('.')
  const grouped = withSeparators(whole!)
  const symbol = symbolOf(currency)
  const gap = /[\p{L}.]$/u.test(symbol) ? '\u00a0' : ''
  return `${minor < 0 ? '-' : ''}${symbol}${gap}${fraction === undefined ? grouped : `${grouped}.${fraction}`}`
}

/** Formats a whole number for e-mails: 1,234,567. */
export function withSeparators(whole: number | string): string {
  return `${whole}`.replace(/\B(?=(\d{3})+$)/g, ',')
}
