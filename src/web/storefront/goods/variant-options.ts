import type { components } from '../api.ts'
import { placeIn } from './variant-name.ts'

type Variant = components['schemas']['Variant']

/** Something to choose one value of, such as a size. */
export interface Option {
  /** The name of its field in the form. */
  field: string
  legend: string
  values: { value: string; label: string }[]
}

const prefix = 'choice.'

/**
 * Returns the options by which variants differ, in the order of the variants' names (“Celadon / 250 ml”). Variants that
 * their options do not tell apart are chosen by their names instead, under the legend `otherwise`.
 */
export function optionsOf(variants: Variant[], otherwise: string): Option[] {
  const names = optionNames(variants)
  const valuesOf = ({ options }: Variant) => names.map((name) => options[name])
  const told = new Set(variants.map((variant) => JSON.stringify(valuesOf(variant))))
  const isComplete = variants.every((variant) => valuesOf(variant).every((value) => value?.trim()))
  if (names.length === 0 || !isComplete || told.size < variants.length) {
    const values = variants.map(({ _id, name }) => ({ value: _id, label: name }))
    return variants.length > 0 ? [{ field: 'variantId', legend: otherwise, values }] : []
  }
  return names.map((name) => {
    const values = [...new Set(variants.map(({ options }) => options[name]!))]
    return { field: prefix + name, legend: name, values: values.map((value) => ({ value, label: value })) }
  })
}

function optionNames(variants: Variant[]): string[] {
  const places = variants.flatMap(({ name, options }) =>
    Object.entries(options).map(([option, value]) => ({ option, at: placeIn(name, value) })),
  )
  return [...new Set(places.sort((one, other) => one.at - other.at).map(({ option }) => option))]
}

/** Returns the values of a variant, one for each of the options. */
export function valuesOf({ _id, options }: Variant, by: Option[]): string[] {
  return by.map(({ field }) => (field === 'variantId' ? _id : options[field.slice(prefix.length)]!))
}

/** Returns the values that a form or an address has chosen; null for an option without one of its values. */
export function chosenIn(fields: URLSearchParams, by: Option[]): (string | null)[] {
  return by.map(({ field, values }) => {
    const chosen = fields.get(field)
    return values.some(({ value }) => value === chosen) ? chosen : null
  })
}

/** Returns the address of a product with these values chosen. */
export function pathTo(slug: string, by: Option[], values: string[]): string {
  const query = new URLSearchParams(by.map(({ field }, place): [string, string] => [field, values[place]!]))
  return `/products/${slug}${by.length > 0 ? `?${query}` : ''}`
}

/** Tells whether a form has chosen among options. */
export function hasChosen(fields: URLSearchParams): boolean {
  return [...fields.keys()].some((name) => name.startsWith(prefix))
}
