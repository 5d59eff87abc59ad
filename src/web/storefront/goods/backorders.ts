import type { components } from '../api.ts'
import type { PageContext } from '../page-context.tsx'

/** Says when goods come out that are sold before. */
export const comesOut = (
  { words, date }: Pick<PageContext, 'words' | 'date'>,
  { releasesAt }: components['schemas']['Preorder'],
): string => words.product.comesOut(date(releasesAt))

/** Says when goods are sent that are ordered beyond what is there. */
export const shipsFrom = (
  { words, date }: Pick<PageContext, 'words' | 'date'>,
  { shipsOn }: components['schemas']['Backorder'],
): string => (shipsOn ? words.product.shipsFrom(date(shipsOn)) : words.product.shipsLater)
