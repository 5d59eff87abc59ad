/**
 * Joins texts for one field, separated by commas. A text that contains a comma, such as "1,5 l", is put in quotes, or
 * it would be two when the field is read.
 */
export function listText(texts: readonly string[]): string {
  return texts.map((text) => (isPlain(text) ? text : `"${text.replaceAll('"', '""')}"`)).join(', ')
}

const isPlain = (text: string) => !text.includes(',') && !text.startsWith('"') && text === text.trim()

/** Reads such a field, without empty entries. */
export function listIn(field: string): string[] {
  const found = [...field.matchAll(/\s*(?:"((?:[^"]|"")*)"\s*(?=,|$)|([^,]*))(?:,|$)/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain?.trim() ?? '',
  )
  return found.filter((text) => text.trim())
}
