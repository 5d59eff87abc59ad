import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'chai'

// The decisions are found from both ends: from the code that cites them and from their table of contents.

const folder = 'docs/decisions'
const files = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md')

/** Returns the numbers of the decisions in a file: those of headings (`### 41. …`) and those of rows (`| 218 | …`). */
function numbersIn(name: string): number[] {
  const text = readFileSync(`${folder}/${name}`, 'utf8')
  return [...text.matchAll(/^(?:### (\d+)\. |\| (\d+) \|)/gm)].map((match) => Number(match[1] ?? match[2]))
}

/** Returns the numbers that a text such as `1–3, 7` names. */
function spanned(text: string): number[] {
  return text.split(', ').flatMap((part) => {
    const [first, last = first] = part.split('–').map(Number) as [number, number?]
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
}

/** Returns each citation below a folder, as `file: number`. Comments may break the line inside one. */
function citationsIn(root: string): { file: string; number: number }[] {
  return readdirSync(root, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile() || !/\.(ts|js|sql|yaml|eta)$/.test(entry.name)) return []
    const file = `${entry.parentPath}/${entry.name}`
    const text = readFileSync(file, 'utf8').replace(/\n\s*(?:\*|\/\/|--|#)?\s*/g, ' ')
    const lists = [...text.matchAll(/\bdecisions? (\d+(?:(?:,| and) \d+)*)/g)].map(([, list]) => list!)
    return lists.flatMap((list) => list.match(/\d+/g)!.map((number) => ({ file, number: Number(number) })))
  })
}

const known = files.flatMap(numbersIn)

describe('decisions', () => {
  it('have each a number of their own', () => {
    expect(known.filter((number, index) => known.indexOf(number) !== index)).to.deep.equal([])
  })

  it('are there wherever the code cites one', () => {
    const citations = ['src', 'test', 'scripts', 'openapi'].flatMap(citationsIn)
    expect(citations).to.have.length.above(40)
    const astray = citations.filter(({ number }) => !known.includes(number))
    expect(astray.map(({ file, number }) => `${file} cites decision ${number}`)).to.deep.equal([])
  })

  it('are in the table of contents, under the file that holds them', () => {
    const index = readFileSync(`${folder}/README.md`, 'utf8')
    for (const name of files.filter((file) => numbersIn(file).length > 0)) {
      const rows = [...index.matchAll(new RegExp(`^\\| \\[.*\\]\\(${name}\\) \\| (.*) \\|$`, 'gm'))]
      expect(rows, `${folder}/README.md has one row for ${name}`).to.have.length(1)
      const inFile = numbersIn(name).sort((a, b) => a - b)
      expect(spanned(rows[0]![1]!), `the row of ${name} in ${folder}/README.md`).to.deep.equal(inFile)
    }
  })
})
