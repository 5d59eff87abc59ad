const inWord = String.raw`[\p{L}\p{M}\p{N}]`

/**
 * Returns the position of an option's value in the name of a variant, or -1. Only whole words count: the size “L” is
 * not in “Lilac”.
 */
export function placeIn(name: string, value: string): number {
  const literal = value.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
  return name.search(new RegExp(`(?<!${inWord})${literal}(?!${inWord})`, 'u'))
}

/**
 * Returns the options of a line that the name of its variant does not mention. If two options share a value, both are
 * kept: the name “Oak / L” says the size, but not the initial “L” to be engraved.
 */
export function besideName(name: string, options: Record<string, string>): [option: string, value: string][] {
  const all = Object.entries(options)
  const hasOthers = (value: string) => all.filter(([, other]) => placeIn(other, value) >= 0).length > 1
  return all.filter(([, value]) => placeIn(name, value) < 0 || hasOthers(value))
}
