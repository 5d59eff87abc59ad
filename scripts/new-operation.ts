/**
 * `make operation NAME=pinNote METHOD=post PATH=/notes/{id}/pin [SURFACE=apps]`: begins an operation. Writes its
 * contract, its handler and the frame of its test, and its path into the index of the surface; an operation of a new
 * subject gets files of its own. TODO marks the places where its author has to write something.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { methods, pascalCase } from './generate/contract.ts'

const [name = '', method = '', path = '', surface = 'apps'] = process.argv.slice(2)
const index = `openapi/${surface}.yaml`
const subject = path.split('/')[1] ?? ''
const handlers = `src/${surface}/${subject}.ts`
const test = `test/${surface}/${subject}.test.ts`

const wrong = mistake()
if (wrong) {
  console.error(`${wrong}: make operation NAME=pinNote METHOD=post PATH=/notes/{id}/pin SURFACE=apps`)
  process.exit(1)
}
const isNew = !existsSync(handlers)
const contract = contractFile()
describeOperation()
handleOperation()
testOperation()
console.log(`Begun in ${contract}, ${handlers} and ${test}: fill in what says TODO, then run make gen`)

function mistake(): string | undefined {
  if (!existsSync(index) || surface === 'webhooks') return 'SURFACE is store, apps or console'
  if (!/^[a-z]+([A-Z][a-z]+)+$/.test(name)) return 'NAME is a verb and a noun in camel case'
  if (!methods.some((known) => known === method)) return `METHOD is one of ${methods.join(', ')}`
  if (!/^(\/([a-z]+(-[a-z]+)*|\{[a-zA-Z]+\}))+$/.test(path) || !subject || subject.startsWith('{'))
    return 'PATH begins with the subject, in kebab case'
  const routes = readFileSync(`generated/${surface}.routes.ts`, 'utf8')
  if (isNamed()) return `${name} is there already`
  if (routes.includes(`"method":"${method}","path":"${path}"`)) return `${method} ${path} is there already`
  return undefined
}

function isNamed(): boolean {
  const files = readdirSync(`openapi/${surface}`).map((file) =>
    readFileSync(`openapi/${surface}/${file}`, 'utf8'),
  )
  return files.some((text) => text.includes(`operationId: ${name}\n`))
}

/** Returns the file that has the other paths of the subject, or else a new one. */
function contractFile(): string {
  const line = new RegExp(`^  /${subject}[/:].*\\$ref: '([^#]+)#`, 'm').exec(readFileSync(index, 'utf8'))
  return `openapi/${line?.[1] ?? `${surface}/${subject}.yaml`}`
}

function describeOperation(): void {
  const text = readFileSync(index, 'utf8')
  const known = text.split('\n').find((line) => line.startsWith(`  ${path}: {`))
  const source = existsSync(contract) ? readFileSync(contract, 'utf8') : ''
  if (known) {
    const item = /#\/(\w+)/.exec(known)![1]!
    writeFileSync(contract, after(source, new RegExp(`^${item}:\\n(?:(?: .*)?\\n)*`, 'm'), operation()))
    return
  }
  const item = `${name}:\n${pathParameters()}${operation()}`
  const shared = source.search(/^(parameters|schemas):/m)
  writeFileSync(contract, shared < 0 ? source + item : source.slice(0, shared) + item + source.slice(shared))
  const line = `  ${path}: { $ref: '${contract.slice('openapi/'.length)}#/${name}' }\n`
  const siblings = new RegExp(`^paths:\\n(?:(?!  /${subject}[/:]).*\\n)*?(?:  /${subject}[/:].*\\n)+`, 'm')
  const place = siblings.test(text) ? siblings : /^paths:\n(?: {2}.*\n)+/m
  const tag = `  - { name: ${subject}, description: 'TODO: what this subject is.' }\n`
  const tagged = isNew ? after(text, /^tags:\n(?: {2}.*\n)+/m, tag) : text
  writeFileSync(index, after(tagged, place, line))
}

function pathParameters(): string {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter!)
  if (names.length === 0) return ''
  return `  parameters:\n${names
    .map(
      (parameter) => `    - name: ${parameter}
      in: path
      required: true
      description: 'TODO: the id of what.'
      schema: { type: string }
      example: 665f1c2ab4e0d3a1c9f00001
`,
    )
    .join('')}`
}

/** Returns the description of an operation that takes nothing and answers with null. */
function operation(): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const scope = surface === 'apps' ? `    security: [{ appToken: [${scopeOf()}] }]\n` : ''
  return `  ${method}:
    operationId: ${name}
    tags: [${subject}]
    summary: ${words[0]!.toUpperCase()}${words.slice(1)}
    description: 'TODO: what it does, for whom, and what it refuses.'
${scope}    responses:
      '200':
        description: Done
        content:
          application/json:
            schema: { type: 'null' }
            example: null
`
}

/** Returns the scope by which the subject is read or written elsewhere, or else the first scope of the contract. */
function scopeOf(): string {
  const verb = method === 'get' ? 'READ' : 'WRITE'
  const source = existsSync(contract) ? readFileSync(contract, 'utf8') : ''
  const [, scope] = new RegExp(`appToken: \\[(${verb}_\\w+)`).exec(source) ?? []
  return scope ?? `${verb}_INVENTORY`
}

function handleOperation(): void {
  const type = `${pascalCase(subject)}Handlers`
  const value = `${type[0]!.toLowerCase()}${type.slice(1)}`
  const empty = `import type { ${type} } from '../../generated/${surface}.routes.ts'

export const ${value}: ${type} = {
}
`
  const text = isNew ? empty : readFileSync(handlers, 'utf8')
  const line = `  ${name}: () => {\n    throw new Error('TODO: ${name} is not written yet')\n  },\n`
  const end = text.search(/^\}\)?\n/m)
  const found = text.indexOf(`export const ${value}`)
  const place = end < found ? found + text.slice(found).search(/^\}\)?\n/m) : end
  writeFileSync(handlers, text.slice(0, place) + line + text.slice(place))
  if (!isNew) return
  const file = `src/${surface}/index.ts`
  const imported = `import { ${value} } from './${subject}.ts'\n`
  const key = /-/.test(subject) ? `'${subject}'` : subject
  const all = after(readFileSync(file, 'utf8'), /^(?:import .*\n)+/m, imported)
  const last = all.lastIndexOf('\n}') + 1
  writeFileSync(file, `${all.slice(0, last)}  ${key}: ${value},\n${all.slice(last)}`)
}

function testOperation(): void {
  // A test without a body is pending, and the full run names the operation until there is one.
  const frame = `describe('${name}', () => {\n  it('TODO: what it promises')\n})\n`
  const before = existsSync(test) ? `${readFileSync(test, 'utf8')}\n` : ''
  writeFileSync(test, before + frame)
}

/** Returns a text with an insertion after the part that matches. */
function after(text: string, part: RegExp, insertion: string): string {
  const { 0: found, index: at } = part.exec(text)!
  const place = at + found.length
  return text.slice(0, place) + insertion + text.slice(place)
}
