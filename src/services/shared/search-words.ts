/** A search looks for at most so many words: each costs a pass through the texts (decision 301). */
export const mostWords = 8

/**
 * Returns the words of a search that count: the first eight different ones, whatever their case. The words after them
 * are ignored, so that a shopper who pastes a whole sentence finds what its beginning says.
 */
export function searchWords(query = ''): string[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return [...new Set(words)].slice(0, mostWords)
}
