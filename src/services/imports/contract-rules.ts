// The contract's rules for records that do not come as calls.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { timeFormats } from '../../base/calendar.ts'
import { root } from '../../base/root.ts'
import { uriOf } from '../../base/uri.ts'
import { inWords } from '../../base/violations.ts'
import type { Fields } from './formats/fields.ts'

interface Contract {
  components: { schemas: Record<string, { properties: object }> }
}

interface Rules {
  validatorOf(name: string): ValidateFunction
  membersOf(name: string): Set<string>
}

let rules: Rules | undefined

/** The contract is read on the first import: most processes see none. */
function rulesOf(): Rules {
  if (rules) return rules
  const contract = JSON.parse(readFileSync(join(root, 'generated/apps.json'), 'utf8')) as Contract
  const formats = {
    uri: (text: string) => uriOf(text) !== null,
    email: (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
    ...Object.fromEntries(Object.entries(timeFormats).map(([name, read]) => [name, isReadable(read)])),
  }
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats })
  ajv.addSchema(contract, 'contract')
  const members = new Map<string, Set<string>>()
  rules = {
    validatorOf: (name) => ajv.getSchema(`contract#/components/schemas/${name}`)!,
    membersOf(name) {
      const known = members.get(name) ?? new Set(Object.keys(contract.components.schemas[name]!.properties))
      members.set(name, known)
      return known
    },
  }
  return rules
}

/** Returns whether a reader of times takes a text, which it throws for otherwise. */
const isReadable = (read: (text: string) => string) => (text: string) => {
  try {
    return read(text) !== ''
  } catch {
    return false
  }
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null

/** Returns the members of a record that a schema of the contract names; the rest has no place in it. */
export function inContract(schema: string, fields: Fields): Fields {
  const named = (given: object, names: Set<string>) =>
    Object.fromEntries(
      Object.entries(given).filter(([name, value]) => value !== undefined && names.has(name)),
    )
  const variants = Array.isArray(fields.variants)
    ? fields.variants.map((one: unknown) =>
        isObject(one) ? named(one as object, rulesOf().membersOf('VariantInput')) : one,
      )
    : undefined
  return named({ ...fields, variants: variants ?? fields.variants }, rulesOf().membersOf(schema))
}

/** Returns what a call with this schema would refuse of a record, by field and in words. */
export function violationsOf(schema: string, fields: Fields): { field: string; message: string }[] {
  const validate = rulesOf().validatorOf(schema)
  if (validate(fields)) return []
  return validate.errors!.filter(({ keyword }) => keyword !== 'anyOf').map(inPlainWords)
}

function inPlainWords({ keyword, instancePath, params, message }: ErrorObject) {
  if (keyword === 'required') return { field: String(params.missingProperty), message: 'is required' }
  const field = instancePath.slice(1).replaceAll('/', '.')
  const words = keyword === 'enum' ? `must be one of ${params.allowedValues.join(', ')}` : inWords(message!)
  return { field, message: words }
}
