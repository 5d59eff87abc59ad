import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect } from 'chai'

// A decision is cited by its name, `(decision late-money-is-refunded)`, which is the heading of its record.

const folder = 'docs/decisions'
const subjects = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md')
const headings = subjects.flatMap((name) =>
  [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/^### (.+)$/gm)].map(([, heading]) => heading!),
)

const name = '[a-z0-9]+(?:-[a-z0-9]+)+'
const citation = new RegExp(`\\bdecisions? (${name}(?:, ${name})*(?: and ${name})?)`, 'g')

/** The committed texts that may cite decisions, each without the line breaks of its comments. */
const texts = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter((file) => !/^$|^generated\/|\.(svg|png|ico|woff2?|webp|gz)$/.test(file) && existsSync(file))
  .map((file) => ({
    file,
    text: readFileSync(file, 'utf8').replace(/\s*\n\s*(?:\*(?!\/)|\/\/|--|#)?\s*/g, ' '),
  }))

describe('decisions', () => {
  it('have each a name of their own, which states what holds', () => {
    expect(headings.length).to.be.above(100)
    expect(headings.filter((heading) => !new RegExp(`^${name}$`).test(heading))).to.eql([])
    expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).to.eql([])
  })

  it('are there wherever one is cited', () => {
    const citations = texts.flatMap(({ file, text }) =>
      [...text.matchAll(citation)].flatMap(([, list]) =>
        list!.split(/, | and /).map((cited) => ({ file, cited })),
      ),
    )
    expect(citations.length).to.be.above(100)
    const astray = citations.filter(({ cited }) => !headings.includes(cited))
    expect(astray.map(({ file, cited }) => `${file} cites ${cited}`)).to.eql([])
  })

  it('are never cited by a number', () => {
    const numbered = texts.flatMap(({ file, text }) =>
      [...text.matchAll(/\bdecisions? \d+\b/gi)].map(([found]) => `${file}: ${found}`),
    )
    expect(numbered).to.eql([])
  })

  it('are reached from the list of their subjects', () => {
    const list = readFileSync(`${folder}/README.md`, 'utf8')
    expect(subjects.filter((subject) => !list.includes(`](${subject})`))).to.eql([])
  })
})
