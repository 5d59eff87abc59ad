import { decimalsOf } from './currencies.ts'

/** The numbers that a field accepts. */
export interface Taken {
  /** Maximum number of digits after the decimal sign. */
  decimals: number
  /** Maximum plausible value; a reading above it does not count, such as a parcel of 1,234 kg. */
  most?: number
  /** Names that may surround the number, as `bare` returns them. */
  names?: ReadonlySet<string>
  /** The code of the currency. */
  currency?: string
}

/** The typed number, or why it cannot be read. */
export type Reading =
  // `thousands` is a mark that must separate thousands, because the three digits after it would be too many decimals.
  | { value: number; thousands?: string; problem?: undefined }
  | { value?: undefined; thousands?: undefined; problem: 'unreadable' | 'too-fine' }
  // The number is surrounded by something that does not belong to it.
  | { value?: undefined; thousands?: undefined; problem: 'around'; around: string }
  // Some people write one number like this, and some the other.
  | { value?: undefined; thousands?: undefined; problem: 'unclear'; readings: [number, number] }

// Marks that people, and the keyboards of their scripts, put between digits. Each is one of these five: a point or a
// comma may be either, a blank, an apostrophe and the Arabic sign of thousands (٬) divide thousands, and ٫ is the
// decimal sign.
const marks: [RegExp, string][] = [
  [/[.．﹒。・·]/u, '.'],
  [/[,，﹐、،]/u, ','],
  [/\s/u, ' '],
  [/['’‘ʼ＇`´′]/u, "'"],
]
const minus = /[-−‐‑‒–—﹣－]/u

/**
 * Reads a number as people of any locale write it. It ignores the locale, because the language of a page says little
 * about how its reader writes: what two people would read as two different numbers is refused as unclear
 * (decision numbers-are-read-as-people-write-them).
 */
export function readDecimal(text: string, taken: Taken): Reading {
  const plain = text.replace(/\p{Cf}/gu, '').replace(/\p{Nd}/gu, digitOf)
  const parts = /^(\D*)(\d(?:.*\d)?)(\D*)$/su.exec(plain.trim())
  if (!parts) return { problem: 'unreadable' }
  const [, before = '', digits = '', behind = ''] = parts
  // The points of `Rs.50` and of `.50` differ by what precedes them.
  const lead = /(?<!\p{L})[.,٫]$/u.exec(before)?.[0] ?? ''
  // The decimals of `79,` are still to come, and `79,-`, `79:-` and `79/-` have none.
  const tail = /^[.,٫]/u.exec(behind)?.[0] ?? ''
  const suffix = behind.slice(tail.length)
  const prefix = before.slice(0, before.length - lead.length)
  const around = [
    prefix.replace(/[+]/, '').replace(minus, ''),
    suffix.replace(tail ? /^[-–—−]{1,2}/u : /^[:/][-–—−=]/u, ''),
  ]
  const unknown = around.find((words) => !isKnown(bare(words), taken))
  if (unknown !== undefined) return { problem: 'around', around: unknown.trim() }
  const reading = readDigits(`${lead && `0${lead}`}${digits}${tail && `${tail}0`}`, taken)
  return reading.problem === undefined && minus.test(prefix) ? { ...reading, value: -reading.value } : reading
}

function readDigits(digits: string, { decimals, most = Number.POSITIVE_INFINITY }: Taken): Reading {
  const text = marks.reduce((all, [mark, sign]) => all.replace(new RegExp(mark, 'gu'), sign), apart(digits))
  const whole = wholeIn(text)
  const [, head, sign, fraction] = /^(.*?)([.,٫])(\d+)$/u.exec(text) ?? []
  const major = head !== undefined && !head.includes(sign!) ? wholeIn(head) : undefined
  // Surplus zeros mean nothing if they cannot be thousands: `79.9000`.
  const fine = whole === undefined ? fraction?.replace(/0+$/, '') : fraction
  const isFine = major !== undefined && fine!.length <= decimals
  const found = [whole, isFine ? `${major}.${fine}` : undefined].flatMap((one) => one ?? []).map(Number)
  const possible = found.filter((value) => value <= most)
  const [value, other] = possible.length > 0 ? possible : found
  if (value === undefined) return { problem: major === undefined ? 'unreadable' : 'too-fine' }
  if (other !== undefined && other !== value) return { problem: 'unclear', readings: [other, value] }
  return value === Number(whole) && sign && major !== undefined ? { value, thousands: sign } : { value }
}

/** Urdu has two commas in one number: `1,000،50`. The last one is the decimal sign there. */
function apart(digits: string): string {
  return digits.replace(/^([^,]*،[^,]*),([^,،]*)$|^([^،]*,[^،]*)،([^,،]*)$/u, (_, a, b, c, d) =>
    a === undefined ? `${c}٫${d}` : `${a}٫${b}`,
  )
}

/** Returns the digits of a whole number, with or without marks between thousands, or between lakhs as in India. */
function wholeIn(text: string): string | undefined {
  if (/^\d+$/.test(text)) return text
  const mark = /[.,'٬ ]/u.exec(text)?.[0]
  if (!mark) return undefined
  const [first, ...groups] = text.split(mark) as [string, ...string[]]
  const last = groups.at(-1)!
  const areThousands = /^[1-9]\d{0,2}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group))
  const areLakhs =
    /^[1-9]\d?$/.test(first) &&
    /^\d{3}$/.test(last) &&
    groups.slice(0, -1).every((group) => /^\d\d$/.test(group))
  return areThousands || areLakhs ? first + groups.join('') : undefined
}

/** The digits of each script are a contiguous row of ten. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0)!
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return String((code - first) % 10)
}

/** Normalizes words for comparison: `Rs. ` and `RS` are equal. */
const bare = (words: string) =>
  words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.\p{Cf}]/gu, '')

function isKnown(words: string, { names, currency = '' }: Taken): boolean {
  if (words === '' || names?.has(words)) return true
  // US$, $US, CA$, A$
  const sign = /\p{Sc}/u.exec(words)?.[0]
  return Boolean(sign && names?.has(sign) && currency.toLowerCase().startsWith(words.replace(sign, '')))
}

const amounts = new Map<string, Taken>()

/** Returns what a field for amounts of a currency accepts: its code, sign and name may surround the number. */
export function amountsOf(currency: string, symbol = currency): Taken {
  const known = amounts.get(currency)
  if (known) return known
  const names = new Set([currency, symbol, ...namesOf(currency), ...(spoken[currency] ?? [])].map(bare))
  const taken = { decimals: decimalsOf(currency), names, currency }
  amounts.set(currency, taken)
  return taken
}

/** Names that people write for a currency besides the signs that Unicode has for it. */
const spoken: Record<string, string[]> = {
  AED: ['Dh', 'Dhs', 'درهم'],
  BDT: ['Tk', 'Taka'],
  BRL: ['BR$'],
  CHF: ['Fr', 'SFr'],
  CNY: ['RMB', '元', '块'],
  CZK: ['Kc'],
  DKK: ['kr.'],
  EGP: ['LE', '£E', 'جنيه'],
  EUR: ['Euro', 'ευρώ', 'евро'],
  GBP: ['pounds'],
  GHS: ['GHC', 'cedis'],
  HKD: ['元'],
  ILS: ['NIS', 'ש"ח', 'ש״ח', 'שקל'],
  INR: ['Rs', 'रु'],
  JPY: ['yen'],
  KRW: ['원', 'won'],
  KWD: ['KD'],
  KZT: ['тг'],
  MAD: ['DH', 'dirhams'],
  MXN: ['Mex$', 'pesos'],
  NGN: ['N', 'naira'],
  PEN: ['S/'],
  PHP: ['P'],
  PLN: ['zl', 'złotych'],
  PYG: ['Gs'],
  RON: ['leu', 'lei'],
  RSD: ['din', 'дин'],
  RUB: ['р', 'руб', 'рублей'],
  SAR: ['SR', 'ريال'],
  SEK: ['kronor'],
  THB: ['B', 'baht', 'บาท'],
  TRY: ['TL'],
  TWD: ['NT', '元'],
  UAH: ['грн'],
  UGX: ['USh'],
  USD: ['dollars'],
  VES: ['Bs'],
  VND: ['đ', 'VNĐ', 'đồng'],
  XAF: ['CFA'],
  XOF: ['CFA', 'F'],
  ZAR: ['rand'],
}

/** Returns the signs and names of a currency, in English and in the language of its own country. */
function namesOf(currency: string): string[] {
  const own = new Intl.Locale(`und-${currency.slice(0, 2)}`).maximize().toString()
  return ['en', own].flatMap((locale) =>
    (['symbol', 'narrowSymbol', 'name'] as const).flatMap((currencyDisplay) =>
      [1, 5].flatMap((count) =>
        new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
          .formatToParts(count)
          .flatMap(({ type, value }) => (type === 'currency' ? value : [])),
      ),
    ),
  )
}

export const percentages: Taken = { decimals: 2, names: new Set(['%', '٪']) }
export const wholeNumbers: Taken = { decimals: 0 }

/** Returns what a field for a measure accepts, in a unit with the maximum `most`. */
export const measuresIn = (unit: string, most: number): Taken => ({
  decimals: 3,
  most,
  names: new Set([unit]),
})

/**
 * Returns the initial text of such a field for a number, which is read as the same number again: €64.10 as `64.10`, and
 * one dinar and 234 fils as `1.2340`.
 */
export function decimalText(value: number, taken: Taken): string {
  const [fixed, short] = [value.toFixed(taken.decimals), String(value)]
  const texts = taken.currency ? [fixed, short] : [short, fixed]
  return texts.find((text) => readDecimal(text, taken).value === value) ?? `${fixed}0`
}
