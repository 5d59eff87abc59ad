import { wordsOf } from './countries.ts'

/**
 * Words that say of which kind a division is, in the languages of addresses: one person writes Lagos State, the next
 * writes Lagos.
 */
const kinds = new Set(
  [
    'and autonomous borough canton capital city co county de department district division el emirate federal',
    'governorate krai la metropolitan municipality oblast of okrug parish prefecture province region republic royal',
    'state territory the voivodeship',
    'autonoma bundesland edo comunidad departamento departement di dipartimento distrito do estado freistaat judet judetul',
    'kanton kraj kray land lan megye okres provincia provincie provins regiao regione respublika sheng shi voivodie',
    'wojewodztwo zizhiqu область облась край республика',
  ].flatMap((line) => line.split(' ')),
)
/** The characters that say the same at the end of a Chinese, Japanese or Korean name. */
const endings =
  /(?<=..)(?:特別行政區|特别行政区|壮族自治区|维吾尔自治区|回族自治区|自治区|省|市|都|府|県|县|縣|州|특별자치시|특별자치도|특별시|광역시)$/u
/** The same syllables in Latin letters, behind a hyphen. */
const syllables = /-(?:to|fu|ken|do|si|shi|sheng|teukbyeolsi|gwangyeoksi|teukbyeoljachi(?:si|do))$/i

/** Letters with a stroke and ligatures, which Unicode does not take apart. */
const strokes: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

/** Returns a name of a place as used for comparison: letters and digits only, in lower case, without accents and strokes. */
export function keyOf(name: string): string {
  return wordsOf(name)
    .replaceAll(' ', '')
    .replace(/[øłđðħıŧßæœþ]/g, (letter) => strokes[letter]!)
}

/** Returns the key of a name without the words that say of which kind the place is. */
export function bareKey(name: string): string {
  const words = wordsOf(name.trim().replace(endings, '').replace(syllables, '')).split(' ')
  return keyOf(words.filter((word) => !kinds.has(word)).join(' ')).replace(/^saint/, 'st')
}

/** Returns the bare key with umlauts and their spelling by two letters as one: Thüringen is Thueringen. */
export function umlautKey(name: string): string {
  return bareKey(name).replace(/([aou])e/g, '$1')
}
