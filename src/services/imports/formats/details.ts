// Reads details of goods from cells: weights and measures with units, customs, vendor.

import type { components } from '../../../../generated/apps.types.ts'
import { type Issue, numberOf } from './cells.ts'
import { type Fields, fieldsOf } from './fields.ts'
import type { Row } from './table.ts'

type Schemas = components['schemas']

/** The columns of details in a file. A number without a unit of its own has `unit`, which files have in their headers. */
interface DetailColumns {
  weight?: string
  unit?: string
  sides?: (string | undefined)[]
  sideUnit?: string
  hsCode?: string
  originCountry?: string
  vendor?: string
  condition?: string
}

export type Weight = Schemas['Weight']

const weights: Record<string, Weight['unit']> = {
  ...{ g: 'g', gram: 'g', grams: 'g', kg: 'kg', kilogram: 'kg', kilograms: 'kg' },
  ...{ oz: 'oz', ounce: 'oz', ounces: 'oz', lb: 'lb', lbs: 'lb', pound: 'lb', pounds: 'lb' },
}
const lengths: Record<string, Schemas['Dimensions']['unit']> = {
  ...{ mm: 'mm', cm: 'cm', m: 'm', in: 'in', inch: 'in', inches: 'in' },
}

/** Returns the details of a line. One that cannot be read is left out, with an issue; empty cells say nothing. */
export function detailsOf(row: Row, columns: DetailColumns, issues: Issue[]): Fields {
  const read = fieldsOf(row, issues)
  const cell = (column: string | undefined) => (column === undefined ? undefined : row.cells[column]?.trim())
  const code = cell(columns.hsCode)?.replace(/[\s.]/g, '')
  return {
    ...weightOf(row, columns, issues),
    ...dimensionsOf(row, columns, issues),
    ...read.text('hsCode', code),
    ...read.text('originCountry', cell(columns.originCountry)?.toUpperCase()),
    ...read.text('vendor', cell(columns.vendor)),
    ...read.text('condition', cell(columns.condition)?.toLowerCase()),
  }
}

/** Goods that weigh nothing have no known weight. */
export function weightOf(row: Row, { weight: column, unit: usual }: DetailColumns, issues: Issue[]): Fields {
  const cell = column && row.cells[column]?.trim()
  if (!cell) return {}
  const read = measured(cell, usual)
  const unit = read && weights[read.unit]
  if (read && unit) return read.value > 0 ? { weight: { value: read.value, unit } } : {}
  return leftOut(row, column, issues)
}

/** Returns a weight as `weightOf` reads it. Three decimals could be thousands, for all that a reader knows. */
export const weightText = ({ value, unit }: Weight): string =>
  `${String(value).replace(/^\d{1,3}\.\d{3}$/, '$&0')} ${unit}`

function dimensionsOf(row: Row, { sides = [], sideUnit }: DetailColumns, issues: Issue[]): Fields {
  const known = sides.filter((side) => side !== undefined)
  const cells = known.flatMap((side) => row.cells[side]?.trim() || [])
  if (cells.length < 3) return {}
  const [length, width, height] = cells.map((cell) => measured(cell, sideUnit))
  const unit = length && lengths[length.unit]
  if (!unit || !width || !height) return leftOut(row, known[0]!, issues)
  if ([length, width, height].some(({ value }) => value === 0)) return {}
  return { dimensions: { length: length.value, width: width.value, height: height.value, unit } }
}

function leftOut(row: Row, column: string, issues: Issue[]): Fields {
  const cell = row.cells[column]!.slice(0, 40)
  fieldsOf(row, issues).note(
    column,
    'measure_left_out',
    `“${cell}” is left out: its unit or number is not known`,
  )
  return {}
}

/** Returns the number and the unit of a cell such as `1.5 kg`. */
function measured(cell: string, usual = ''): { value: number; unit: string } | null {
  const [, digits = '', unit = ''] = /^([\d.,\s]*\d)\s*([a-z]*)\.?$/i.exec(cell) ?? []
  const number = numberOf(digits, { whole: false })
  return 'value' in number ? { value: number.value, unit: (unit || usual).toLowerCase() } : null
}

/** Returns the column of this name that has a unit in parentheses, and the unit: `weight (kg)`. */
export function columnWithUnit({ cells }: Row, name: string): { column: string; unit: string } | undefined {
  for (const column of Object.keys(cells)) {
    const unit = column.startsWith(`${name} (`) ? /\((\w+)\)$/.exec(column)?.[1] : undefined
    if (unit) return { column, unit }
  }
  return undefined
}
