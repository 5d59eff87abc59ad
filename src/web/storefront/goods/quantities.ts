import type { components } from '../api.ts'

type Line = components['schemas']['CartItem']

/** Maximum number of quantities that a shopper chooses from. */
const shown = 10

/** Returns the quantities to choose from, given how many can be had; null if that has no limit. */
export function quantitiesUpTo(most: number | null, least = 1): number[] {
  const last = Math.min(least + shown - 1, most ?? Number.POSITIVE_INFINITY)
  return Array.from({ length: Math.max(0, last - least + 1) }, (_, place) => least + place)
}

/**
 * Returns the largest quantity that a line of a cart can have, given all of its lines: those of the same product share
 * its stock, and what the store sells of it at once. A download is bought once. null if there is no limit.
 */
export function mostOf(line: Line, lines: Line[]): number | null {
  const stock = mostInStock(line, lines)
  if (line.maxPerOrder === undefined) return stock
  const others = lines.filter(({ _id, product }) => _id !== line._id && product === line.product)
  const left = Math.max(0, line.maxPerOrder - others.reduce((sum, { quantity }) => sum + quantity, 0))
  return stock === null ? left : Math.min(stock, left)
}

function mostInStock(line: Line, lines: Line[]): number | null {
  if (line.stock === null) return line.kind === 'digital' ? 1 : null
  const others = lines.filter(
    ({ _id, product, variant }) => _id !== line._id && isSame(line, { product, variant }),
  )
  return Math.max(0, line.stock - others.reduce((sum, { quantity }) => sum + quantity, 0))
}

const isSame = (line: Line, { product, variant }: Pick<Line, 'product' | 'variant'>) =>
  line.product === product && line.variant === variant

/** Returns the line that was just added to a cart: of this product and variant, with these options. */
export function lineOf(
  lines: Line[],
  added: { productId: string; variantId?: string | undefined; options: Record<string, string> },
): Line | undefined {
  const { productId: product, variantId: variant = null } = added
  return lines.findLast(
    (line) =>
      isSame(line, { product, variant }) &&
      Object.entries(added.options).every(([name, value]) => line.options[name] === value),
  )
}
