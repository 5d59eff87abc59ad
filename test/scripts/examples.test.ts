import { type Config, createConfig } from '@redocly/openapi-core'
import { expect } from 'chai'
import { lint } from '../../scripts/generate/build.ts'
import type { Document, Schema } from '../../scripts/generate/contract.ts'
import { exampleRules, examplesFit } from '../../scripts/generate/examples.ts'

describe('The quick look at examples', () => {
  const named = { type: 'object', properties: { name: { type: 'string' } } }
  const sized = { type: 'object', required: ['size'], properties: { size: { type: 'integer' } } }
  const schemas: Record<string, Schema> = { Named: named, Sized: sized }
  const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })

  const contractWith = (schema: Schema, example: unknown) =>
    ({
      openapi: '3.1.0',
      info: { title: 'Things', version: '1' },
      servers: [],
      paths: {
        '/things': {
          get: {
            responses: { 200: { description: 'OK', content: { 'application/json': { schema, example } } } },
          },
        },
      },
      components: { schemas },
    }) as unknown as Document

  const cases: Record<string, [schema: Schema, right: unknown, wrong: unknown]> = {
    'a type': [{ type: 'integer' }, 1, 1.5],
    'one of two types': [{ type: ['string', 'null'] }, null, 1],
    'a constant': [{ const: 'paid' }, 'paid', 'pending'],
    'a list of values': [{ enum: ['paid', 'pending'] }, 'paid', 'lost'],
    'a minimum': [{ type: 'number', minimum: 1 }, 1, 0.5],
    'a maximum': [{ type: 'number', maximum: 1 }, 1, 1.5],
    'the least of characters': [{ type: 'string', minLength: 2 }, 'ab', 'a'],
    'the most of characters': [{ type: 'string', maxLength: 1 }, 'a', 'ab'],
    'a pattern': [{ type: 'string', pattern: '^[a-z]+$' }, 'a', '1'],
    'a time': [{ type: 'string', format: 'date-time' }, '2026-01-31T10:00:00.000Z', '2026-01-31'],
    'a date': [{ type: 'string', format: 'date' }, '2026-01-31', '2026-02-31'],
    'an e-mail address': [{ type: 'string', format: 'email' }, 'ada@example.com', 'ada'],
    'an address of the web': [{ type: 'string', format: 'uri' }, 'https://example.com/a?b=c', 'example'],
    'the items of a list': [{ type: 'array', items: { type: 'string' } }, ['a'], ['a', 1]],
    'the least of items': [{ type: 'array', minItems: 1 }, [1], []],
    'the most of items': [{ type: 'array', maxItems: 1 }, [1], [1, 2]],
    'items that differ': [{ type: 'array', uniqueItems: true }, [1, 2], [1, 1]],
    'a required member': [sized, { size: 1 }, {}],
    'a member that is not named': [named, { name: 'a' }, { name: 'a', nmae: 'b' }],
    'a member of a member that is not named': [
      { type: 'object', properties: { inner: named } },
      { inner: { name: 'a' } },
      { inner: { nmae: 'a' } },
    ],
    'the values of a map': [
      { type: 'object', additionalProperties: { type: 'string' } },
      { a: 'b' },
      { a: 1 },
    ],
    'a reference': [reference('Named'), { name: 'a' }, { nmae: 'a' }],
    'a reference in a list': [
      { type: 'array', items: reference('Sized') },
      [{ size: 1 }],
      [{ size: 1, name: 'a' }],
    ],
    'one of two schemas': [{ oneOf: [reference('Named'), { type: 'null' }] }, null, { nmae: 'a' }],
    'any of two schemas': [{ anyOf: [reference('Sized'), { type: 'string' }] }, 'a', 1],
    'all of two schemas': [
      { allOf: [reference('Named'), reference('Sized')] },
      { name: 'a', size: 1 },
      { name: 'a' },
    ],
  }

  let config: Config
  before(async () => {
    config = await createConfig({ rules: Object.fromEntries(exampleRules.map((rule) => [rule, 'error'])) })
  })

  for (const [what, [schema, right, wrong]] of Object.entries(cases)) {
    it(`finds what Redocly's rules find, and nothing else: ${what}`, async () => {
      for (const [example, fits] of [[right, true] as const, [wrong, false] as const]) {
        const inBody = contractWith(schema, example)
        const inSchema = contractWith({ ...schema, example }, undefined)
        for (const contract of schema.$ref ? [inBody] : [inBody, inSchema]) {
          const found = await lint(structuredClone(contract), config)
          expect(found.length === 0, JSON.stringify(found)).to.equal(fits)
          expect(examplesFit(contract)).to.equal(fits)
        }
      }
    })
  }
})
