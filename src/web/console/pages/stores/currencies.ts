import { codesByDecimals } from '../../../ui/currencies.ts'

// They are here because only the page that opens a store needs them, and they would slow down every first page.
const withTwoDecimals = `
  AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUP CVE
  CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR
  KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB
  PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY
  TTD TWD TZS UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG`

/** The currencies that a new store can have. Units of account such as the Unidad de Fomento are not offered. */
export const currencies: readonly string[] = [withTwoDecimals, ...Object.values(codesByDecimals)]
  .join(' ')
  .trim()
  .split(/\s+/)
