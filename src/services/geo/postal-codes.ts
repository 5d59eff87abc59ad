/**
 * How many digits the first part of a postal code has where it is written in two parts. People leave out the hyphen or
 * the blank between them.
 */
const firstParts: Record<string, number> = {
  BR: 5,
  CZ: 3,
  GR: 3,
  JP: 3,
  PL: 2,
  PT: 4,
  SE: 3,
  SK: 3,
  TW: 3,
  US: 5,
}
/** Postal codes of Britain and its islands: the outward code, and the inward one. */
const british = /^([A-Z]{1,2}\d[A-Z\d]?) ?(\d[A-Z]{2})$/

/**
 * Returns a postal code as used for comparison: its parts in upper case with a blank between them, without a prefix for
 * the country (`D-10115`).
 */
export function postalCodeOf(country: string, written: string): string {
  const code = partsOf(written)
  const first = firstParts[country]
  if (first && /^\d+$/.test(code) && code.length > first)
    return `${code.slice(0, first)} ${code.slice(first)}`
  return code.replace(british, '$1 $2')
}

/**
 * Returns a function that tells whether a postal code, as `postalCodeOf` returns it, is covered by a pattern as carriers
 * publish them: a code or its first part (`SW1A`, `97400`, `75`), a beginning (`IV*`), or a range (`HS1-3`,
 * `97000-97999`).
 * Returns null for anything else.
 */
export function postalCodePattern(pattern: string): ((code: string) => boolean) | null {
  const written = pattern.normalize('NFKC').trim()
  if (/^[^*]+\*$/.test(written)) return beginning(written.slice(0, -1))
  const bounds = boundsOf(written)
  if (bounds) return range(...bounds)
  const code = partsOf(written).replace(british, '$1 $2')
  // Up to three digits are an area, as 75 is Paris: where a whole code has no more, it begins no other.
  if (/^\d{1,3}$/.test(code)) return beginning(code)
  return isCode(code) ? whole(code) : null
}

/** Two parts of letters and digits, such as SW1A-SW1E, would be a range that no list has. */
const isCode = (code: string) =>
  /^[A-Z\d][A-Z\d ]*$/.test(code) && !/^[A-Z]+\d+[A-Z]* [A-Z]+\d+[A-Z]*$/.test(code)
const compact = (code: string) => code.replaceAll(' ', '')

function partsOf(written: string): string {
  return written
    .normalize('NFKC')
    .toUpperCase()
    .trim()
    .replace(/^[A-Z]{1,3}-(?=\d)/, '')
    .replace(/[\s〒.‐-―-]+/gu, ' ')
    .trim()
}

function beginning(start: string): ((code: string) => boolean) | null {
  const wanted = partsOf(start)
  return isCode(wanted) ? (code) => compact(code).startsWith(compact(wanted)) : null
}

/** IV2 covers IV2 3AB, but not IV21: a part ends at a blank, and where letters follow digits or the other way round. */
function whole(wanted: string): (code: string) => boolean {
  const letters = [...compact(wanted)].join(' ?')
  const part = new RegExp(`^${letters}(?: |$|(?<=\\d)(?=[A-Z])|(?<=[A-Z])(?=\\d))`)
  return (code) => part.test(code)
}

/**
 * Returns the two ends of a range. A single hyphen between codes of different lengths is part of a code (`00-950`), as it
 * is between digits and letters.
 */
function boundsOf(written: string): [string, string] | null {
  const clear = written.split(/\s*(?:[‒–—―…:]|\.{2,})\s*|\s+-\s+/)
  const [from, to, ...others] = (clear.length === 2 ? clear : written.split('-')).map(partsOf)
  if (from === undefined || to === undefined || others.length > 0) return null
  if (/^[A-Z]+ ?\d+$/.test(from)) return /^(?:[A-Z]+ ?)?\d+$/.test(to) ? [from, to] : null
  const isRange = /^[\d ]+$/.test(from) && /^[\d ]+$/.test(to) && compact(from).length === compact(to).length
  return isRange ? [compact(from), compact(to)] : null
}

function range(from: string, to: string): ((code: string) => boolean) | null {
  const split = (end: string) => /^([A-Z]*) ?(\d+)$/.exec(end)!
  const [[, area, first], [, otherArea, last]] = [split(from), split(to)]
  if ((otherArea && otherArea !== area) || Number(first) > Number(last)) return null
  return (code) => {
    // Digits alone are compared from the left, so that 970-974 covers 97400; a number behind letters as a whole.
    const digits = area ? '\\d+' : `\\d{${first!.length}}`
    const [, letters, number] = new RegExp(`^([A-Z]*)(${digits})`).exec(area ? code : compact(code)) ?? []
    return letters === area && Number(number) >= Number(first) && Number(number) <= Number(last)
  }
}
