// The contract's rules for products, for records that do not come as calls.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { root } from '../../base/root.ts'
import { uriOf } from '../../base/uri.ts'
import { inWords } from '../../base/violations.ts'
import type { ProductFields } from '../catalog/products.ts'
import type { Fields } from './formats/fields.ts'

interface Rules {
  validate: ValidateFunction
  product: Set<string>
  variant: Set<string>
}

interface Contract {
  components: { schemas: Record<string, { properties: object }> }
}

let rules: Rules | undefined

/** The contract is read on the first import: most processes see none. */
function rulesOf(): Rules {
  if (rules) return rules
  const contract = JSON.parse(readFileSync(join(root, 'generated/apps.json'), 'utf8')) as Contract
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    formats: { uri: (text) => uriOf(text) !== null },
  })
  ajv.addSchema(contract, 'contract')
  const { CreateProductRequest: product, VariantInput: variant } = contract.components.schemas
  rules = {
    validate: ajv.compile({ $ref: 'contract#/components/schemas/CreateProductRequest' }),
    product: new Set(Object.keys(product!.properties)),
    variant: new Set(Object.keys(variant!.properties)),
  }
  return rules
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null

/** Returns what a product of a file says in the words of the contract; the rest has no place in it. */
export function inContract(fields: Fields): Fields {
  const { product, variant } = rulesOf()
  const named = (given: object, names: Set<string>) =>
    Object.fromEntries(
      Object.entries(given).filter(([name, value]) => value !== undefined && names.has(name)),
    )
  const variants = Array.isArray(fields.variants)
    ? fields.variants.map((one: unknown) => (isObject(one) ? named(one, variant) : one))
    : undefined
  return named({ ...fields, variants: variants ?? fields.variants }, product)
}

/**
 * Returns what `createProduct` would refuse of a product, by field and in words.
 */
export function violationsOf(fields: Fields): { field: string; message: string }[] {
  const { validate } = rulesOf()
  if (validate(fields)) return []
  return validate.errors!.filter(({ keyword }) => keyword !== 'anyOf').map(inPlainWords)
}

function inPlainWords({ keyword, instancePath, params, message }: ErrorObject) {
  if (keyword === 'required') return { field: String(params.missingProperty), message: 'is required' }
  const field = instancePath.slice(1).replaceAll('/', '.')
  const words = keyword === 'enum' ? `must be one of ${params.allowedValues.join(', ')}` : inWords(message!)
  return { field, message: words }
}

/** Tells the compiler that the fields have no violations. */
export const asProduct = (fields: Fields) => fields as unknown as ProductFields
