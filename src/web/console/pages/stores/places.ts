import type { Option } from '../../../ui/field.tsx'
import { t } from '../../../words/words.ts'
import { currencies } from './currencies.ts'

/** The countries of ISO 3166-1 that the service knows. */
const countries = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT
  BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH
  ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT
  HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS
  LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI
  NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG
  SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM
  US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW`
  .trim()
  .split(/\s+/)

const choose = (): Option => ({ value: '', label: t('common.choose') })

/** Returns every country by its name; empty first, because asking is better than guessing wrong. */
export function countryOptions(): Option[] {
  return [choose(), ...named(countries, 'region')]
}

const euros =
  'AD AT AX BE BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM VA XK YT'

/**
 * Returns the currency of a country; empty if that is not clear. Nearly all of them begin with the code of their
 * country.
 */
export function currencyOf(country: string): string {
  if (euros.split(' ').includes(country)) return 'EUR'
  const own = currencies.filter((currency) => country && currency.startsWith(country))
  return own.length === 1 ? own[0]! : ''
}

/** Returns every currency by its name. */
export function currencyOptions(): Option[] {
  return [choose(), ...named(currencies, 'currency')]
}

function named(codes: readonly string[], type: 'region' | 'currency'): Option[] {
  const names = new Intl.DisplayNames('en', { type })
  return codes
    .map((value) => ({
      value,
      label: type === 'currency' ? `${names.of(value)} (${value})` : (names.of(value) ?? value),
    }))
    .sort((one, other) => one.label.localeCompare(other.label))
}
