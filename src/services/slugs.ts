/** Letters that Unicode does not take apart into a Latin letter and its accent. */
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
}
const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/**
 * A name as it stands in addresses: `Café & Söhne` is `cafe-sohne`. At most 80 characters, so that a number fits
 * behind it; null where the name has no Latin letter and no digit.
 */
export function slugOf(name: string): string | null {
  const plain = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(special, (letter) => letters[letter]!)
  const slug = (plain.match(/[a-z0-9]+/g) ?? []).join('-').slice(0, 80)
  return slug.replace(/-$/, '') || null
}
