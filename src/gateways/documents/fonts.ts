// Fonts for documents: Noto Sans, in files by script, chosen character by character (unicode-range).

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export type Weight = 400 | 600

/** A part of a text in one font: its key names a file and its weight. */
export interface Run {
  text: string
  font: string
}

interface Subset {
  family: string
  name: string
  ranges: [from: number, to: number][]
}

const require = createRequire(import.meta.url)

/** Each is used for what those before it lack. The last ones have 50 to 80 MB, so operators install what they sell in. */
const families = [
  'noto-sans',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-thai',
  'noto-sans-devanagari',
  'noto-sans-jp',
  'noto-sans-sc',
  'noto-sans-tc',
  'noto-sans-kr',
]

const folderOf = (family: string) => dirname(require.resolve(`@fontsource/${family}/package.json`))

function subsetsOf(family: string): Subset[] {
  let all: Record<string, string>
  try {
    all = JSON.parse(readFileSync(join(folderOf(family), 'unicode.json'), 'utf8'))
  } catch {
    return []
  }
  return Object.entries(all).map(([name, ranges]) => ({
    family,
    // Those of CJK fonts are numbered: [0], [1], …
    name: name.replace(/[[\]]/g, ''),
    ranges: ranges.split(',').map((range) => {
      const [from, to = from] = range.replace('U+', '').split('-')
      return [Number.parseInt(from!, 16), Number.parseInt(to!, 16)]
    }),
  }))
}

let known: Subset[] | undefined
const subsetByCode = new Map<number, Subset>()

/** Returns the first file that has a character; the Latin one, which draws a box, if none has. */
function subsetOf(code: number): Subset {
  known ??= families.flatMap(subsetsOf)
  const found = subsetByCode.get(code)
  if (found) return found
  const has = ({ ranges }: Subset) => ranges.some(([from, to]) => code >= from && code <= to)
  // The Latin file comes first: digits and punctuation are in several.
  const latin = known.find(({ name }) => name === 'latin')!
  const subset = has(latin) ? latin : (known.find(has) ?? latin)
  subsetByCode.set(code, subset)
  return subset
}

const isMark = /\p{M}/u

/** Divides a text into runs of one font. A combining mark, and a blank, stay with what they follow. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = []
  for (const character of text) {
    const { family, name } = subsetOf(character.codePointAt(0)!)
    const font = `${family}/${name}/${weight}`
    const last = runs.at(-1)
    if (last && (last.font === font || isMark.test(character))) last.text += character
    else runs.push({ text: character, font })
  }
  return runs
}

const bytesByFont = new Map<string, Buffer>()

/** Returns the bytes of a font by the key of a run. */
export function fontBytes(font: string): Buffer {
  const known = bytesByFont.get(font)
  if (known) return known
  const [family, name, weight] = font.split('/')
  const bytes = readFileSync(join(folderOf(family!), 'files', `${family}-${name}-${weight}-normal.woff`))
  bytesByFont.set(font, bytes)
  return bytes
}
