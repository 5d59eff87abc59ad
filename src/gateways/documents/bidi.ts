// Order of words on a line (bidirectional text, word by word).

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u
const strong = /[\p{L}]/u

const isRightToLeft = (text: string): boolean | null => {
  const letter = strong.exec(text)?.[0]
  return letter === undefined ? null : rightToLeft.test(letter)
}

/**
 * Returns a line in the order in which its words are drawn from left to right. Fonts order the letters within words, so
 * only words move: those of a script that is written from right to left, or all but the others where the line begins
 * with one of these.
 */
export function inVisualOrder(line: string): string {
  if (!rightToLeft.test(line)) return line
  const base = isRightToLeft(line) ?? false
  const words = line.split(' ')
  const groups: { words: string[]; isRight: boolean }[] = []
  for (const word of words) {
    const isRight = isRightToLeft(word) ?? groups.at(-1)?.isRight ?? base
    const last = groups.at(-1)
    if (last?.isRight === isRight) last.words.push(word)
    else groups.push({ words: [word], isRight })
  }
  const shown = groups.map(({ words, isRight }) => (isRight ? words.reverse() : words))
  return (base ? shown.reverse() : shown).flat().join(' ')
}
