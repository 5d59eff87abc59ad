/** A search looks for at most this many words: each costs a pass through the texts (decision 301). */
const mostWords = 8

/**
 * Returns the words of a search that count: the first eight different ones, whatever their case. The words after them
 * are ignored, so that a shopper who pastes a whole sentence finds what its beginning says.
 */
export function searchWords(query = ''): string[] {
  return wordsThatCount(query.split(/\s+/).filter(Boolean))
}

/**
 * Returns the first eight different words, whatever their case, as they were written: PostgreSQL converts them to lower
 * case by the same rules as the texts. JavaScript has other rules (its lower-case İ has two characters), by which a
 * word would not be found.
 */
export function wordsThatCount(words: string[]): string[] {
  const different = new Map<string, string>()
  for (const word of words) {
    const anyCase = word.toLowerCase()
    if (!different.has(anyCase)) different.set(anyCase, word)
  }
  return [...different.values()].slice(0, mostWords)
}

const sigmas = /[Σσς]/g

/**
 * Returns SQL that is true for a `column` which contains this text, whatever the case of either, with its bindings. A
 * trigram index on the column finds it. A Greek sigma has two small letters, the second at the end of a word: the index
 * is asked for any letter there, and `folded` decides, which takes too long to be asked about other texts.
 */
export function contains(column: string, text: string): [sql: string, bindings: string[]] {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const withoutSigmas = pattern.replace(sigmas, '_')
  if (withoutSigmas === pattern) return [`${column} ilike ?`, [pattern]]
  return [`${column} ilike ? and folded(${column}) like folded(?)`, [withoutSigmas, pattern]]
}
