import { expect } from 'chai'
import { compareContracts } from '../../scripts/diff/compare-contracts.ts'
import type { Contracts } from '../../scripts/diff/released.ts'
import { changesBetween, objections } from '../../scripts/diff/verdict.ts'
import { surfaces } from '../../scripts/generate/contract.ts'
import { contract } from './diff-contract.ts'

// biome-ignore lint/suspicious/noExplicitAny: a change may make anything of a contract
type Editable = any
type PreparedChange = [title: string, edit: (contract: Editable) => void, ...found: string[]]

/** Returns the differences that an edit makes, in words. */
function differencesAfter(edit: (contract: Editable) => void): string[] {
  const edited = structuredClone(contract)
  edit(edited)
  return compareContracts(structuredClone(contract) as Editable, edited as Editable).map(
    ({ breaking, operation, where, what }) =>
      `${breaking ? 'breaking' : 'compatible'}: ${operation}: ${where} ${what}`.replace('  ', ' '),
  )
}

const post = ({ paths }: Editable) => paths['/cups'].post
const get = ({ paths }: Editable) => paths['/cups/{id}'].get
const cup = ({ components }: Editable) => components.schemas.Cup
const newCup = ({ components }: Editable) => components.schemas.NewCup
const event = ({ webhooks }: Editable) => webhooks.change.post.requestBody.content['application/json'].schema

const breaking: PreparedChange[] = [
  [
    'an operation that is gone',
    ({ paths }) => delete paths['/cups'].post,
    'POST /cups (createCup): the operation was removed',
  ],
  [
    'another operationId',
    (it) => (post(it).operationId = 'addCup'),
    'POST /cups (createCup): operationId is addCup now',
  ],
  [
    'a token that is needed now',
    (it) => delete get(it).security,
    'GET /cups/{id} (getCup): security needs a token now',
  ],
  [
    'a scope more',
    (it) => post(it).security[0].appToken.push('READ_CUPS'),
    'POST /cups (createCup): security needs the scope READ_CUPS too',
  ],
  [
    'one of several scopes that is no longer enough',
    (it) => post(it).security.pop(),
    'POST /cups (createCup): security needs the scope WRITE_CUPS too',
  ],
  [
    'a refusal of guests',
    (it) => (post(it)['x-guest'] = 'refused'),
    'POST /cups (createCup): security refuses guests now',
  ],
  [
    'a parameter that is gone',
    (it) => get(it).parameters.pop(),
    'GET /cups/{id} (getCup): query parameter size is no longer taken',
  ],
  [
    'a parameter that is required now',
    (it) => (get(it).parameters[0].required = true),
    'GET /cups/{id} (getCup): query parameter size is required now',
  ],
  [
    'a new parameter that is required',
    ({ paths }) =>
      paths['/cups/{id}'].parameters.push({ name: 'tone', in: 'query', required: true, schema: {} }),
    'GET /cups/{id} (getCup): query parameter tone is new and required',
  ],
  [
    'another default',
    (it) => (get(it).parameters[0].schema.default = 'large'),
    'GET /cups/{id} (getCup): query parameter size default: "small" → "large"',
  ],
  [
    'a value that is no longer taken',
    (it) => get(it).parameters[0].schema.enum.pop(),
    'GET /cups/{id} (getCup): query parameter size enum: -"large"',
  ],
  [
    'a member that is no longer taken',
    (it) => delete newCup(it).properties.note,
    'POST /cups (createCup): body.note is no longer taken',
  ],
  [
    'a member that is required now',
    (it) => newCup(it).required.push('note'),
    'POST /cups (createCup): body.note is required now',
  ],
  [
    'a number that must be whole now',
    (it) => (newCup(it).properties.price.type = 'integer'),
    'POST /cups (createCup): body.price type: -"number" +"integer"',
  ],
  [
    'a lower maximum',
    (it) => (newCup(it).properties.price.maximum = 50),
    'POST /cups (createCup): body.price maximum: 100 → 50',
  ],
  [
    'a pattern where there was none',
    (it) => (newCup(it).properties.note.pattern = '^x'),
    'POST /cups (createCup): body.note pattern: none → "^x"',
  ],
  [
    'null that is no longer taken',
    (it) => (newCup(it).properties.note.type = 'string'),
    'POST /cups (createCup): body.note type: -"null"',
  ],
  [
    'an alternative that is no longer taken',
    (it) => newCup(it).properties.maker.anyOf.pop(),
    'POST /cups (createCup): body.maker one of the alternatives was removed or narrowed',
  ],
  [
    'a body that is taken in another form',
    (it) => (post(it).requestBody.content = { 'text/xml': {} }),
    'POST /cups (createCup): body is not taken as application/json any more',
  ],
  [
    'a reply that is gone',
    (it) => delete get(it).responses['404'],
    'GET /cups/{id} (getCup): reply 404 was removed',
  ],
  [
    'a code that is gone',
    ({ components }) =>
      components.responses.Missing.content['application/json'].schema.allOf[1].properties.code.enum.pop(),
    'GET /cups/{id} (getCup): reply 404.code enum: -"shop_missing"',
  ],
  [
    'a header of replies that is gone',
    (it) => delete get(it).responses['200'].headers['X-Request-Id'],
    'GET /cups/{id} (getCup): reply 200, header X-Request-Id was removed',
  ],
  [
    'a member of replies that is gone',
    (it) => delete cup(it).properties.price,
    'GET /cups/{id} (getCup): reply 200.data.price was removed',
  ],
  [
    'a member of replies that may be missing',
    (it) => cup(it).required.pop(),
    'GET /cups/{id} (getCup): reply 200.data.price is optional now',
  ],
  [
    'null where replies had none',
    (it) => (cup(it).properties.price.type = ['number', 'null']),
    'GET /cups/{id} (getCup): reply 200.data.price type: +"null"',
  ],
  [
    'a format of replies that is gone',
    (it) => delete cup(it).properties.madeAt.format,
    'GET /cups/{id} (getCup): reply 200.data.madeAt format: "date-time" → none',
  ],
  [
    'a topic that is no longer sent',
    (it) => event(it).properties.topic.enum.pop(),
    'POST change (receiveChange): body.topic enum: -"cups/deleted"',
  ],
]

const compatible: PreparedChange[] = [
  [
    'a new operation',
    ({ paths }) => (paths['/cups/{id}'].delete = { operationId: 'deleteCup', responses: {} }),
    'DELETE /cups/{id} (deleteCup): the operation is new',
  ],
  [
    'a parameter that may be sent',
    (it) => get(it).parameters.push({ name: 'tone', in: 'query', schema: {} }),
    'GET /cups/{id} (getCup): query parameter tone is new',
  ],
  [
    'a member that may be sent',
    (it) => (newCup(it).properties.tone = { type: 'string' }),
    'POST /cups (createCup): body.tone is new',
  ],
  [
    'a member that need not be sent',
    (it) => newCup(it).required.pop(),
    'POST /cups (createCup): body.price is optional now',
  ],
  [
    'a higher maximum',
    (it) => (newCup(it).properties.price.maximum = 500),
    'POST /cups (createCup): body.price maximum: 100 → 500',
  ],
  [
    'a wider format',
    (it) => (newCup(it).properties.madeAt.format = 'iso-8601'),
    'POST /cups (createCup): body.madeAt format: "date-time" → "iso-8601"',
  ],
  [
    'a member that replies have more',
    (it) => (cup(it).properties.tone = { type: 'string' }),
    'GET /cups/{id} (getCup): reply 200.data.tone is new',
  ],
  [
    'a value that replies have more',
    (it) => cup(it).properties.state.enum.push('broken'),
    'GET /cups/{id} (getCup): reply 200.data.state enum: +"broken"',
  ],
  [
    'a number of replies that is whole now',
    (it) => (cup(it).properties.price.type = 'integer'),
    'GET /cups/{id} (getCup): reply 200.data.price type: -"number" +"integer"',
  ],
  [
    'another message',
    (it) =>
      (get(it).responses['200'].content['application/json'].schema.properties.message.const = 'Here it is'),
    'GET /cups/{id} (getCup): reply 200.message enum: -"Cup found" +"Here it is"',
  ],
  ['a refusal more', (it) => (post(it).responses['409'] = {}), 'POST /cups (createCup): reply 409 is new'],
  [
    'a topic more',
    (it) => event(it).properties.topic.enum.push('cups/chipped'),
    'POST change (receiveChange): body.topic enum: +"cups/chipped"',
  ],
]

describe('make diff', () => {
  for (const [title, edit, ...found] of breaking)
    it(`calls ${title} breaking`, () =>
      expect(differencesAfter(edit)).to.deep.equal(found.map((words) => `breaking: ${words}`)))
  for (const [title, edit, ...found] of compatible)
    it(`calls ${title} compatible`, () =>
      expect(differencesAfter(edit)).to.deep.equal(found.map((words) => `compatible: ${words}`)))

  it('finds no difference in other descriptions and examples, nor in another name of a placeholder', () => {
    const edit = (it: Editable) => {
      it.paths['/cups/{cupId}'] = it.paths['/cups/{id}']
      delete it.paths['/cups/{id}']
      cup(it).description = 'Something to drink from.'
      cup(it).properties.price.example = 12
    }
    expect(differencesAfter(edit)).to.deep.equal([])
  })

  it('finds none where one more scope is enough', () => {
    expect(differencesAfter((it) => post(it).security.push({ appToken: ['WRITE_ALL'] }))).to.deep.equal([])
  })

  it('compares schemas that contain themselves', () => {
    const edit = (it: Editable) =>
      (cup(it).properties.saucers = { type: 'array', items: { $ref: '#/components/schemas/Cup' } })
    const twice = structuredClone(contract) as Editable
    edit(twice)
    expect(compareContracts(twice, structuredClone(twice))).to.deep.equal([])
  })
})

describe('A contract since the last release', () => {
  /** Returns the contracts of all surfaces with a version, as `edit` changes that of the Store API. */
  function contracts(version: string, edit: (contract: Editable) => void = () => {}): Contracts {
    const all = surfaces.map((surface) => [surface, { ...structuredClone(contract), info: { version } }])
    const made = Object.fromEntries(all)
    edit(made.store)
    return made
  }
  const released = contracts('1.4.2')
  const objectionsTo = (after: Contracts, changelog = '## [Unreleased]\n') =>
    objections(released, after, changesBetween(released, after), changelog)
  const grown = (it: Editable) => (cup(it).properties.saucers = { type: 'integer' })
  const broken = (it: Editable) => delete it.paths['/cups'].post
  const told = (heading: string) => `## ${heading}\n\n### Breaking\n\n- \`createCup\`\n`

  it('may be the same, of the same version', () => {
    expect(objectionsTo(released)).to.eql([])
  })

  it('has to be of one version on all surfaces', () => {
    const after = contracts('1.5.0', grown)
    after.apps.info.version = '1.4.2'
    expect(objectionsTo(after)).to.eql(['The contract of apps is not of version 1.5.0, as that of store is.'])
  })

  it('may grow by a minor version, and by no smaller one', () => {
    expect(objectionsTo(contracts('1.5.0', grown))).to.eql([])
    expect(objectionsTo(contracts('1.4.3', grown))).to.eql([
      'The version 1.4.3 in openapi/ must be 1.5.0 or more: 1.4.2 was released.',
    ])
  })

  it('may break callers by a major version, and by no smaller one', () => {
    expect(objectionsTo(contracts('2.0.0', broken), told('[Unreleased]'))).to.eql([])
    expect(objectionsTo(contracts('1.5.0', broken), told('[Unreleased]'))).to.eql([
      'The version 1.5.0 in openapi/ must be 2.0.0 or more: 1.4.2 was released.',
    ])
  })

  it('may not break them silently; a version that is about to be released tells it, and one that was does not', () => {
    const silent = ['No "### Breaking" in CHANGELOG.md since 1.4.2 names createCup.']
    const after = contracts('2.0.0', broken)
    expect(objectionsTo(after, '## [Unreleased]\n\n### Added\n\n- `createCup`\n')).to.eql(silent)
    expect(objectionsTo(after, `## [Unreleased]\n\n${told('[1.4.2] - 2026-12-01')}`)).to.eql(silent)
    expect(objectionsTo(after, `## [Unreleased]\n\n${told('[2.0.0]')}`)).to.eql([])
  })
})
