// The lines of a draft order: copies of what the catalogue offers, and free ones.

import type { components } from '../../../generated/apps.types.ts'
import type { Shop } from '../../base/context.ts'
import { invalid } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { toMajor } from '../../base/money.ts'
import type { Database } from '../../db/database.ts'
import { findOffers, type Offer, type PricedLine, type Line as Wanted } from '../catalog/line-prices.ts'
import { requireBooked } from '../checkout/order-placement.ts'
import { type Chosen, shownModifiers } from '../modifiers/choices.ts'
import { minorOf } from '../shared/shop.ts'
import { type Pieces, type Promised, promiseOf } from '../stock/pieces.ts'

export type NewLine = components['schemas']['NewDraftLine']
type ShownLine = components['schemas']['DraftOrder']['lines'][number]

/** A line as its draft keeps it; prices are in minor units. */
export interface DraftLine {
  id: string
  /** Null for a free line. */
  productId: string | null
  variantId: string | null
  name: string
  variantName: string | null
  image: string | null
  options: Record<string, string>
  modifiers: Chosen[] | null
  unitPrice: number
  /** The price in the catalogue; null for a free line. */
  listPrice: number | null
  reason: string | null
  quantity: number
  kind: 'product' | 'food' | 'service'
  digital: Offer['digital']
  details: Offer['details']
  shipped: boolean
  taxClass: string
  holdsStock: boolean
}

/**
 * Returns lines as a draft keeps them, which has had `before`. Throws productNotFound, variantRequired, modifiersInvalid,
 * modifierSoldOut, bookingRequired, and invalidRequest for a line that is neither in the catalogue nor a free one.
 */
export async function readLines(
  db: Database,
  shop: Shop,
  lines: NewLine[],
  before: readonly DraftLine[],
): Promise<DraftLine[]> {
  const listed = lines.flatMap(({ _id, product, variant, quantity, modifiers }): Wanted[] =>
    product === undefined || _id !== undefined
      ? []
      : [{ productId: product, variantId: variant ?? null, quantity, modifiers: modifiers ?? null }],
  )
  const offers = listed.length > 0 ? await findOffers(db, shop, listed) : []
  requireBooked(offers, 0)
  let next = 0
  return lines.map((line) => {
    if (line._id !== undefined) return keptLine(shop, line, before)
    return line.product === undefined ? freeLine(shop, line) : listedLine(shop, line, offers[next++]!)
  })
}

function keptLine(
  shop: Shop,
  { _id, unitPrice, reason, quantity }: NewLine,
  before: readonly DraftLine[],
): DraftLine {
  const line = before.find(({ id }) => id === _id)
  if (!line) throw invalid(`the draft has no line ${_id}`)
  return {
    ...line,
    ...(unitPrice !== undefined && { unitPrice: minorOf(shop, unitPrice, 'unitPrice') }),
    ...(reason !== undefined && { reason: reason?.trim() || null }),
    quantity,
  }
}

function freeLine(
  shop: Shop,
  { name, unitPrice, reason, quantity, taxClass, shipped = false }: NewLine,
): DraftLine {
  if (name === undefined || unitPrice === undefined)
    throw invalid('a line needs a product, or a name and a unitPrice')
  return {
    id: newId(),
    productId: null,
    variantId: null,
    name: name.trim(),
    variantName: null,
    image: null,
    options: {},
    modifiers: null,
    unitPrice: minorOf(shop, unitPrice, 'unitPrice'),
    listPrice: null,
    reason: reason?.trim() || null,
    quantity,
    kind: shipped ? 'product' : 'service',
    digital: null,
    details: null,
    shipped,
    taxClass: taxClass ?? 'standard',
    holdsStock: false,
  }
}

function listedLine(shop: Shop, { unitPrice, reason, quantity }: NewLine, offer: Offer): DraftLine {
  return {
    id: newId(),
    productId: offer.productId,
    variantId: offer.variantId,
    name: offer.name,
    variantName: offer.variantName,
    image: offer.image,
    options: offer.variantOptions,
    modifiers: offer.modifiers,
    unitPrice: unitPrice === undefined ? offer.price : minorOf(shop, unitPrice, 'unitPrice'),
    listPrice: offer.price,
    reason: reason?.trim() || null,
    quantity,
    kind: offer.kind!,
    digital: offer.digital,
    details: offer.details,
    shipped: offer.shipped,
    taxClass: offer.taxClass,
    holdsStock: offer.holdsStock,
  }
}

/** Returns lines as the totals need them. A free line is a product of its own. */
export const pricedLines = (lines: readonly DraftLine[]): PricedLine[] =>
  lines.map(({ id, productId, unitPrice: price, quantity, kind, digital, taxClass }) => ({
    ...{ id, product: productId ?? id, price, quantity },
    ...{ kind: digital ? 'digital' : kind, taxClass },
  }))

/** Returns the pieces of lines that stock is kept of. */
export const piecesOf = (lines: readonly DraftLine[]): Pieces[] =>
  lines.flatMap(({ productId, variantId, quantity, holdsStock }) =>
    holdsStock && productId ? [{ productId, variantId, quantity }] : [],
  )

/** Returns lines that have just been held: those of which pieces were not there keep what was promised of them. */
export const withPromises = (lines: readonly DraftLine[], promised: readonly Promised[]): DraftLine[] =>
  lines.map((line) => {
    const { backorder: before, ...details } = line.details ?? {}
    const found = promiseOf(line, promised)
    const backorder = found && (before ?? found)
    if (!backorder && !before) return line
    const kept = { ...details, ...(backorder && { backorder }) }
    return { ...line, details: Object.keys(kept).length > 0 ? kept : null }
  })

/** Returns a line in the contract's shape. */
export function shownLine(line: DraftLine, scale: number): ShownLine {
  const { id, productId, variantId, name, variantName, image, reason, quantity, taxClass, shipped } = line
  return {
    _id: id,
    product: productId,
    kind: line.digital ? 'digital' : line.kind,
    variant: variantId,
    ...{ name, variantName, image },
    unitPrice: toMajor(line.unitPrice, scale),
    listPrice: line.listPrice === null ? null : toMajor(line.listPrice, scale),
    ...{ reason, quantity },
    total: toMajor(line.unitPrice * quantity, scale),
    ...{ taxClass, shipped },
    modifiers: shownModifiers(line.modifiers ?? [], scale),
    ...(line.details?.backorder && { backorder: line.details.backorder }),
    ...(line.details?.preorder && { preorder: line.details.preorder }),
  }
}
