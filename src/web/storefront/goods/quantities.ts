import type { components } from '../api.ts'

type Line = components['schemas']['CartItem']

/** Maximum number of quantities that a shopper chooses from. */
const shown = 10

/** Returns the quantities to choose from, given how many can be had; null if that has no limit. */
export function quantitiesUpTo(most: number | null): number[] {
  return Array.from({ length: Math.min(shown, most ?? shown) }, (_, place) => place + 1)
}

/**
 * Returns the largest quantity that a line of a cart can have, given all of its lines: those of the same product share
 * its stock. A download is bought once. null if there is no limit.
 */
export function mostOf(line: Line, lines: Line[]): number | null {
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
