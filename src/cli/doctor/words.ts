/** The pairs of letters that are most frequent in words of English and languages like it. */
const frequent = new Set(
  (
    'th he in er an re nd at on nt ha es st en ed to it ou ea hi is or ti as te et ng of al de se le sa si ar ve ra ld ur ' +
    'ro ri io me ma li la el ne ic co ce om ch ll no us pa po pr ge gr wo rd ss ow nf ho op ad do mi ca so ss ec be tr ' +
    'ey ke ty we rt fr sh ac ct ta un ir ot lo il wa mo am ly ee oo ck ph ba su'
  ).split(' '),
)

/**
 * Returns whether a secret is words rather than random: most of its neighbours are letters, and half of those pairs are
 * frequent ones. Of random letters only a fifth are, and hexadecimal digits are seldom two letters in a row.
 */
export function isWords(secret: string): boolean {
  const text = secret.toLowerCase()
  const pairs = Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2))
  const ofLetters = pairs.filter((pair) => /^[a-z]{2}$/.test(pair))
  const inWords = ofLetters.filter((pair) => frequent.has(pair))
  return ofLetters.length > pairs.length * 0.5 && inWords.length >= ofLetters.length * 0.5
}
