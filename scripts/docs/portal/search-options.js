/** The options with which `make docs` makes the index and the pages ask it. */
export const searchOptions = {
  fields: ['title', 'names', 'text'],
  storeFields: ['href', 'title', 'place'],
  tokenize: termsOf,
  processTerm: (term) => term.toLowerCase(),
  searchOptions: {
    boost: { title: 3, names: 4 },
    prefix: (term) => term.length > 1,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    combineWith: 'AND',
  },
}

/**
 * Returns the words of a text. A path and an operationId are each a word as a whole, and so are their parts:
 * `/orders/{id}/pay`, orders, id, pay; applyCoupon, apply, coupon.
 */
function termsOf(text) {
  const whole = text.split(/[\s,;()"`]+/).map((word) => word.replace(/^[.:!?'*|]+|[.:!?'*|]+$/g, ''))
  const parts = whole.flatMap((word) => word.split(/[^\p{L}\p{N}]+/u))
  const camel = parts.flatMap((word) => word.split(/(?<=[a-z])(?=[A-Z])/))
  return [...new Set([...whole, ...parts, ...camel])].filter(Boolean)
}
