import { en } from './words/en.ts'

/** The texts of the shop (i18n). To add a language, add a file of the same shape, and a line here. */
export type Words = typeof en
/** The texts that scripts need; they travel with each page. */
export type IslandWords = Words['islands']

const catalogues: Record<string, Words> = { en }

/** Returns the words in the language that a browser prefers, or in English if there are none. */
export function wordsFor(acceptLanguage: string): { language: string; words: Words } {
  const wanted = acceptLanguage
    .split(',')
    .map((part) => part.split(';q='))
    .map(([tag, quality = '1']) => ({ tag: tag!.trim(), quality: Number(quality) }))
    .filter(({ tag }) => /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(tag) && isKnown(tag))
    .sort((a, b) => b.quality - a.quality)
  for (const { tag } of wanted) {
    const words = catalogues[tag.split('-')[0]!.toLowerCase()]
    if (words) return { language: tag, words }
  }
  return { language: 'en', words: catalogues.en! }
}

/** Returns whether dates and amounts can be written in a language: some tags that browsers may send are refused. */
function isKnown(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}
