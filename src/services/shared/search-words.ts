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

/**
 * Returns SQL that is true for an `expression` which contains this text, whatever the case and the accents of either, with
 * its bindings (decision 690). A trigram index on what `folded` makes of the expression finds it.
 */
export const contains = (expression: string, text: string): [sql: string, bindings: string[]] => [
  `folded(${expression}) like containing(?)`,
  [text],
]
