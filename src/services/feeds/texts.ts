// How the texts of merchants are written in feeds: as plain text, in XML and in CSV.

/**
 * Returns the words of a text in Markdown, in which HTML is text, without what formats them. Nothing is searched further
 * than a few hundred characters, so that the time depends on the length alone.
 */
export function plainOf(markdown: string): string {
  return markdown
    .split(/\r\n?|\n/)
    .map((line) => wordsOf(line.trim()))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function wordsOf(line: string): string {
  if (/^(?:```|~~~)/.test(line) || /^(?:-[ \t]*|\*[ \t]*|_[ \t]*){3,}$/.test(line)) return ''
  return line
    .replace(/^(?:#{1,6}[ \t]+|>[ \t]?|[-*+][ \t]+)/, '')
    .replace(/!?\[([^\][]{0,300})\]\([^()\s]{0,2048}(?: "[^"]{0,300}")?\)/g, '$1')
    .replace(/(\*\*\*|\*\*|\*|__|~~|`)(?=\S)(.{1,300}?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}])_(?=\S)(.{1,300}?)(?<=\S)_(?![\p{L}\p{N}])/gu, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!~>|])/g, '$1')
}

/** Returns the beginning of a text that is longer than a number of characters, ending with a whole word where it can. */
export function shortened(text: string, most: number): string {
  const signs = [...text]
  if (signs.length <= most) return text
  const cut = signs.slice(0, most - 1).join('')
  const end = cut.search(/\s\S*$/)
  return `${end > cut.length / 2 ? cut.slice(0, end) : cut}…`
}

/** The characters that XML 1.0 cannot hold, not even escaped, and halves of pairs. */
const unwritable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

export const xmlText = (text: string) =>
  text.replace(unwritable, '').replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** Returns a cell as RFC 4180 has it. It is read by machines, so a text that looks like a formula stays as it is. */
export const csvCell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
