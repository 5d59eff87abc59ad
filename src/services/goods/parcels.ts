// The parcel of an order: what its lines weigh and measure together (decision parcels-are-computed-from-lines).

import type { components } from '../../../generated/apps.types.ts'

type Schemas = components['schemas']

/** Kilograms and centimetres. */
export type Parcel = Schemas['Parcel']

/** Facts about goods that an order keeps for carriers and customs; null or absent: nothing is known. */
export type Carried = Partial<
  Pick<Schemas['CreateProductRequest'], 'weight' | 'dimensions' | 'hsCode' | 'originCountry'>
>

/** A line of goods that are shipped. */
export interface Load {
  quantity: number
  details: Carried | null
}

/** The sums of lines in whole units, so that they are the same in any order. */
export interface LoadSums {
  /** In each piece that has no weight, one gram. */
  grams: number
  isWeighed: boolean
  /** Millimetres, the longest first; zeros where no piece has measures. */
  sides: Sides
  isMeasured: boolean
}

type Sides = [number, number, number]

/** The parcel that carriers are asked to quote for if the merchant has set none and the goods have no weights. */
const defaultParcel: Parcel = { weight: 0.5, length: 30, width: 20, height: 10 }

const milligrams = { g: 1000, kg: 1_000_000, oz: 28_349.523_125, lb: 453_592.37 }
const millimetres = { mm: 1, cm: 10, m: 1000, in: 25.4 }
/** Stacks beside each other in either direction: nobody posts more of them as one parcel. */
const mostStacks = 20

/** Returns the sums of lines; null if none of their goods has a weight or measures. */
export function loadOf(lines: readonly Load[]): LoadSums | null {
  if (!lines.some(({ details }) => details?.weight || details?.dimensions)) return null
  return {
    grams: lines.reduce((sum, line) => sum + gramsOf(line), 0),
    isWeighed: lines.every(({ details }) => details?.weight),
    sides: packed(lines),
    isMeasured: lines.every(({ details }) => details?.dimensions),
  }
}

/** Returns the weight of a line in whole grams, rounded up. */
export function gramsOf({ quantity, details }: Load): number {
  const weight = details?.weight
  if (!weight) return quantity
  return Math.ceil((Math.round(weight.value * milligrams[weight.unit]) * quantity) / 1000) || 1
}

/** Returns the weight of an order in grams; undefined while one of its pieces has none, or where nothing is shipped. */
export function knownWeight(lines: readonly Load[]): number | undefined {
  const load = loadOf(lines)
  return load?.isWeighed ? load.grams : undefined
}

/**
 * Returns the parcel of an order. Where the weight or the measures of a piece are unknown, it weighs and measures at
 * least as much as the store's usual parcel.
 */
export function parcelOf(load: LoadSums | null, usual: Parcel = defaultParcel): Parcel {
  if (!load) return usual
  const least = [usual.length, usual.width, usual.height].sort((one, other) => other - one)
  const [length, width, height] = load.sides.map((side, place) =>
    load.isMeasured ? side / 10 : Math.max(side / 10, least[place]!),
  ) as Sides
  const weight = load.grams / 1000
  return { weight: load.isWeighed ? weight : Math.max(weight, usual.weight), length, width, height }
}

/**
 * Returns the sides of a box that holds these pieces lying flat, stacked on a base of their longest and second sides. A
 * stack that would be longer than that is divided into several, whose heights differ by no more than one piece.
 */
function packed(lines: readonly Load[]): Sides {
  const [base, depth, tallest] = [0, 1, 2].map((place) =>
    Math.max(...lines.map(({ details }) => sidesOf(details)[place]!)),
  ) as Sides
  const height = lines.reduce((sum, { details, quantity }) => sum + sidesOf(details)[2] * quantity, 0)
  let best = descending([base, depth, height])
  for (let rows = 1; rows <= mostStacks; rows++)
    for (let columns = 1; columns <= mostStacks; columns++) {
      const stack = Math.ceil(height / (rows * columns)) + (rows * columns > 1 ? tallest : 0)
      const box = descending([base * rows, depth * columns, stack])
      if (isSmaller(box, best)) best = box
    }
  return best
}

/** Carriers limit the longest side first. */
const isSmaller = (one: Sides, other: Sides) =>
  one[0] < other[0] || (one[0] === other[0] && volumeOf(one) < volumeOf(other))
const volumeOf = ([length, width, height]: Sides) => length * width * height
const descending = (sides: Sides) => sides.sort((one, other) => other - one)

function sidesOf(details: Carried | null): Sides {
  const measures = details?.dimensions
  if (!measures) return [0, 0, 0]
  const { length, width, height, unit } = measures
  const sides = [length, width, height].map((side) => Math.ceil(round(side * millimetres[unit])))
  return descending(sides as Sides)
}

/** Removes the error of the multiplication, which would otherwise add a millimetre. */
const round = (length: number) => Math.round(length * 1000) / 1000
