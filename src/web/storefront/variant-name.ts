/**
 * Returns where the name of a variant says the value of an option, -1 where it does not. Whole words count alone: the size
 * “L” is not in “Lilac”.
 */
export function placeIn(name: string, value: string): number {
  return wordsOf(name).indexOf(wordsOf(value))
}

const wordsOf = (text: string) => ` ${text.split(/[^\p{L}\p{N}]+/u).join(' ')} `
