// The service counts amounts by these decimals, which are those of ISO 4217. The browser's Unicode data is not asked: it
// follows how cash is rounded (no decimals for the Pakistani rupee), knows currencies that are gone, and changes.
const codesByDecimals = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF',
  2: `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUP
    CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS
    KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD
    PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP
    TRY TTD TWD TZS UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG`,
  3: 'BHD IQD JOD KWD LYD OMR TND',
}

// Stores can be kept in these units too, which nobody has in a purse; they are not offered to a new one.
const fundsByDecimals = { 0: 'UYI', 2: 'BOV CHE CHW COU MXV USN XAD', 4: 'CLF UYW' }

const decimals = new Map([...pairsOf(codesByDecimals), ...pairsOf(fundsByDecimals)])

function pairsOf(codes: Record<number, string>): [code: string, decimals: number][] {
  return Object.entries(codes).flatMap(([digits, some]) =>
    some.split(/\s+/).map((code): [string, number] => [code, Number(digits)]),
  )
}

/** A new store can be kept in these currencies. */
export const currencies: readonly string[] = pairsOf(codesByDecimals).map(([code]) => code)

/** Returns the number of decimals of a currency. */
export const decimalsOf = (currency: string): number => decimals.get(currency) ?? 2
