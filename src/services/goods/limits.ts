import type { components } from '../../../generated/apps.types.ts'
import { invalid, Refusal } from '../../base/errors.ts'

type Product = components['schemas']['Product']

/** How many of a product one order may have; null: any number. */
export interface Limits {
  minPerOrder: number | null
  maxPerOrder: number | null
}

type Limited = Limits & { productId: string | null; name: string }

/** SQL for the limits of a row of `products`. */
export const limitColumns = {
  minPerOrder: "products.details->'minPerOrder'",
  maxPerOrder: "products.details->'maxPerOrder'",
}

/**
 * Throws belowMinimum or aboveMaximum for the first product of which an order has too few or too many. All lines of a
 * product count together, whatever their variants and options.
 */
export function requireWithinLimits(lines: { quantity: number }[], offers: Limited[]): void {
  const ordered = new Map<string | null, number>()
  for (const [place, { productId }] of offers.entries())
    ordered.set(productId, (ordered.get(productId) ?? 0) + lines[place]!.quantity)
  for (const { productId, name, minPerOrder, maxPerOrder } of offers) {
    const quantity = ordered.get(productId)!
    const refuse = (refusal: 'belowMinimum' | 'aboveMaximum', limit: number) => {
      throw new Refusal(refusal, { values: { name, limit }, data: { productId, limit, quantity } })
    }
    if (minPerOrder !== null && quantity < minPerOrder) refuse('belowMinimum', minPerOrder)
    if (maxPerOrder !== null && quantity > maxPerOrder) refuse('aboveMaximum', maxPerOrder)
  }
}

/** Throws invalidRequest for times in which the product would be hidden before it is listed. */
export function requireOrder({ publishAt, unpublishAt }: { publishAt?: string; unpublishAt?: string }): void {
  if (publishAt && unpublishAt && unpublishAt <= publishAt)
    throw invalid('unpublishAt must be after publishAt')
}

/** Throws invalidRequest for a pass that is to come out: its time begins when it is paid. */
export function requireReleased({ preorder, digital }: Pick<Product, 'preorder' | 'digital'>): void {
  if (preorder && digital?.accessType === 'pass') throw invalid('a pass cannot have a preorder')
}

/** Throws invalidRequest for a minimum above the maximum, with which nobody could order the product. */
export function requireRange({ minPerOrder = 1, maxPerOrder }: Partial<Record<keyof Limits, number>>): void {
  if (maxPerOrder !== undefined && minPerOrder > maxPerOrder)
    throw invalid('minPerOrder must not be above maxPerOrder')
}
