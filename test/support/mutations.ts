import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect } from 'chai'
import type { SurfaceName } from '../../scripts/generate/contract.ts'
import { makeSurfaces } from '../../scripts/generate/surfaces.ts'

// Faults that people make in a line of the contract's sources.

/** Ways to spoil a line; each returns what stands in its place. */
const mutations: Record<string, (line: string) => string> = {
  'left out': () => '',
  twice: (line) => `${line}\n${line}`,
  'one deeper': (line) => ` ${line}`,
  'two deeper': (line) => `  ${line}`,
  'two less deep': (line) => line.replace(/^ {2}/, ''),
  'with a tab': (line) => `\t${line}`,
  'after a line of an item': (line) => `${indentOf(line)}- item\n${line}`,
  'after a line of text': (line) => `${indentOf(line)}some text\n${line}`,
  'with another key': (line) => line.replace(/[\w$'-]+(?=:( |$))/, 'misspelt'),
  'with a doubled letter': (line) => line.replace(/\w(?=:( |$))/, '$&$&'),
  'without a value': valued(''),
  'with null': valued('null'),
  'with a number': valued('17'),
  'with true': valued('true'),
  'with text': valued('text'),
  'with an empty list': valued('[]'),
  'with an empty object': valued('{}'),
  'with a list': valued('[READ_EVERYTHING, 17]'),
  'with an object': valued('{ a note, with a comma }'),
  'with members': valued('{ first: 17, second: [] }'),
  'with a bracket': valued('['),
  'with a brace': valued('{'),
  'with a quote': valued("'it"),
  'with an alias': valued('*nothing'),
  'with a tag': valued('!!binary text'),
  'with an anchor': valued('&query'),
  'with a reference': valued("{ $ref: '#/nowhere' }"),
  'with a reference elsewhere': valued("{ $ref: '../nowhere.yaml#/schemas/Nothing' }"),
  'with a colon': valued('one: two: three'),
}

const indentOf = (line: string) => /^ */.exec(line)![0]

/** Replaces the value of a key, or of an item. */
function valued(value: string): (line: string) => string {
  return (line) => line.replace(/^(.*?(?::|-)) .*$|^(.*:)$/, (_, one, other) => `${one ?? other} ${value}`)
}

/** The surfaces that are made of a source; one that several surfaces share is tried in the smallest. */
function surfacesOf(file: string): SurfaceName[] {
  if (file.startsWith('store')) return ['store']
  if (file.startsWith('apps')) return ['apps', 'webhooks']
  return file === 'webhooks.yaml' ? ['webhooks'] : ['console']
}

/** Returns a number below `most` that follows from a seed. */
const drawn = (seed: string, most: number) => createHash('sha256').update(seed).digest().readUInt32BE() % most

/**
 * Spoils a line of one of these sources, `count` times, and expects the generator to make its files or to name what it
 * cannot read by file and line. Which line, and how, follows from the seed.
 */
export async function expectFaultsToBeNamed(seed: string, count: number, isTried: (file: string) => boolean) {
  const folder = await mkdtemp(join(tmpdir(), 'faults-'))
  try {
    await cp('openapi', folder, { recursive: true })
    const all = await readdir(folder, { recursive: true })
    const files = all
      .filter((file) => file.endsWith('.yaml') && file !== 'redocly.yaml' && isTried(file))
      .sort()
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
    const lines = texts.flatMap((text, n) =>
      text.split('\n').map((line, at) => ({ file: files[n]!, at, line })),
    )
    const ways = Object.entries(mutations)
    for (let n = 0; n < count; n++) {
      const { file, at, line } = lines[drawn(`${seed} line ${n}`, lines.length)]!
      const [how, spoil] = ways[drawn(`${seed} way ${n}`, ways.length)]!
      const text = await readFile(join('openapi', file), 'utf8')
      await writeFile(join(folder, file), text.split('\n').with(at, spoil(line)).join('\n'))
      await expectNamed(folder, surfacesOf(file), `${file}:${at + 1} ${how}: ${line.trim()}`)
      await writeFile(join(folder, file), text)
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function expectNamed(folder: string, surfaces: SurfaceName[], what: string): Promise<void> {
  const { problems } = await makeSurfaces(folder, surfaces).catch((error: Error) => {
    throw new Error(`${what}: ${error.stack}`)
  })
  for (const { file, line, column, message } of problems) {
    expect(relative(folder, file), what).to.match(/^[\w/-]+\.yaml$/)
    const { length } = (await readFile(file, 'utf8')).split('\n')
    expect(line, what).to.be.within(1, length)
    expect(column, what).to.be.at.least(1)
    expect(message, what).to.match(/\S/)
  }
}
