import { readFile } from 'node:fs/promises'
import { createConfig } from '@redocly/openapi-core'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { expect } from 'chai'
import { parse } from 'yaml'
import type { Document } from '../../scripts/generate/contract.ts'
import { lint } from '../../scripts/generate/surfaces.ts'
import { type RefusalName, refusals } from '../../src/base/errors.ts'
import { contractOf } from '../../src/surfaces.ts'
import { surfaces } from '../support/coverage.ts'
import { operations } from '../support/walk.ts'

// The published contract: its references lead somewhere, and followed they say all that an operation answers.

interface Reply {
  description: string
  headers: Record<string, unknown>
  content: Record<string, { schema: object; examples: Record<string, { value: Failure }> }>
}
interface Failure {
  status: number
  message: string
  code: string
}

/** Returns a part of a contract with everything that it refers to in its place, but once where a schema has itself. */
function dereferenced(contract: object, part: unknown, within: readonly string[] = []): unknown {
  if (Array.isArray(part)) return part.map((item) => dereferenced(contract, item, within))
  if (typeof part !== 'object' || part === null) return part
  const { $ref, ...rest } = part as { $ref?: unknown }
  if (typeof $ref === 'string') {
    if (within.includes($ref)) return {}
    const inside = [...within, $ref]
    const steps = $ref.slice(2).split('/')
    const target = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], contract)
    expect(target, $ref).to.be.an('object')
    const whole = dereferenced(contract, target, inside) as object
    return { ...whole, ...(dereferenced(contract, rest, inside) as object) }
  }
  const entries = Object.entries(part).map(([key, value]) => [key, dereferenced(contract, value, within)])
  return Object.fromEntries(entries)
}

describe('The published contract', () => {
  const ajv = new Ajv2020({ strict: false })
  const contracts = Object.fromEntries(surfaces.map((surface) => [surface, contractOf(surface) as Document]))
  const known = new Map<object, Record<string, Reply>>()
  const failuresOf = ({ surface, documented }: (typeof operations)[number]) => {
    const failures = Object.entries(documented.responses).filter(([status]) => Number(status) >= 400)
    const found =
      known.get(documented) ??
      (dereferenced(contracts[surface]!, Object.fromEntries(failures)) as Record<string, Reply>)
    known.set(documented, found)
    return found
  }
  it('has the webhooks in that of the Apps API as in their own', () => {
    const [apps, own] = [contracts.apps!, contractOf('webhooks') as Document]
    const sent = apps.webhooks!.change!.post!
    expect(sent.operationId).to.equal('receiveChange')
    expect(dereferenced(apps, sent.requestBody)).to.eql(
      dereferenced(own, own.webhooks!.change!.post!.requestBody),
    )
  })

  it('says in words who may call each operation', () => {
    for (const { surface, documented, route } of operations) {
      const [, words] = /\*\*Access:\*\* (.+)$/.exec(documented.description ?? '') ?? []
      expect(words, `${surface} ${route.operationId}`).to.be.a('string')
      for (const scope of route.scopes) expect(words, route.operationId).to.include(`\`${scope}\``)
      if (!route.guests && route.caller !== 'nobody') expect(words, route.operationId).not.to.include('guest')
    }
  })

  const compiled = new Map<string, ValidateFunction>()
  const accepting = (schema: object) => {
    const text = JSON.stringify(schema)
    if (!compiled.has(text)) compiled.set(text, ajv.compile(schema))
    return compiled.get(text)!
  }

  it('tells for every operation each refusal with its status, its words and its code', () => {
    for (const operation of operations) {
      const replies = failuresOf(operation)
      expect(Object.keys(replies), operation.name).to.include.members(['500', '503'])
      for (const name of operation.route.refusals) {
        const [status, , code] = refusals[name]
        const { value } = replies[status]!.content['application/json']!.examples[name]!
        const own = name === 'invalidRequest' ? (operation.route.invalidCode ?? code) : code
        expect(value, `${operation.name} ${name}`).to.include({ status, success: false, code: own })
      }
    }
  })

  it('accepts from an operation the codes that it can refuse with and no other', () => {
    for (const operation of operations) {
      for (const [status, { content }] of Object.entries(failuresOf(operation))) {
        const { schema, examples } = content['application/json']!
        const accepts = accepting(schema)
        const listed = operation.route.refusals.filter((name) => refusals[name][0] === Number(status))
        expect(Object.keys(examples), `${operation.name} ${status}`).to.have.members(listed)
        for (const { value } of Object.values(examples)) {
          expect(accepts(value), `${operation.name} ${value.code}`).to.equal(true)
          expect(accepts({ ...value, code: 'another_code' }), operation.name).to.equal(false)
          expect(accepts({ ...value, code: undefined }), operation.name).to.equal(false)
        }
      }
    }
  })

  it('shows as a wrong request one that the operation can get', () => {
    for (const operation of operations) {
      const { parameters = [], requestBody } = dereferenced(
        contracts[operation.surface]!,
        operation.documented,
      ) as typeof operation.documented
      const body = Object.values(requestBody?.content ?? {})[0]?.schema as
        | { properties?: object; allOf?: { properties?: object }[] }
        | undefined
      const names = [
        ...parameters.map(({ name }) => name!.toLowerCase()),
        ...[body, ...(body?.allOf ?? [])].flatMap((part) => Object.keys(part?.properties ?? {})),
        'the request', // This stands where nothing is said of a body.
      ]
      for (const name of ['invalidRequest', 'invalidOauthRequest'] satisfies RefusalName[]) {
        const example = failuresOf(operation)[400]?.content['application/json']?.examples[name]
        if (!example) continue
        const { message } = example.value
        const fits = names.some((known) => message.toLowerCase().startsWith(`${known.toLowerCase()} `))
        expect(fits, `${operation.name}: ${message}`).to.equal(true)
      }
    }
  })

  it('names the body of every request and the envelope of every reply', () => {
    for (const { surface, documented, name } of operations) {
      const { requestBody, responses } = documented
      const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'))
      const bodies = [requestBody, ...successes.map(([, response]) => response)].flatMap((part) =>
        Object.entries(part?.content ?? {}),
      )
      for (const [type, { schema }] of bodies) {
        // A text has no envelope.
        if (/^text\/|xml$|jsonl$|ld\+json$/.test(type)) continue
        expect(schema?.$ref, `${surface} ${name}`).to.match(/^#\/components\/schemas\/\w+$/)
      }
    }
  })

  it('has nothing that Redocly would complain of', async () => {
    // The generator cannot ask for this rule, because it lints before it adds the failures.
    const { 'operation-4xx-response': _, ...rules } = parse(
      await readFile('openapi/redocly.yaml', 'utf8'),
    ).rules
    const config = await createConfig({ extends: ['recommended-strict'], rules })
    for (const contract of Object.values(contracts)) expect(await lint(contract, config)).to.eql([])
  })
})
