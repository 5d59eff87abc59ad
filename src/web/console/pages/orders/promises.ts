import { shortDate } from '../../../ui/dates.ts'
import { t } from '../../../words/words.ts'
import type { Order } from './queries.ts'

type Item = Order['items'][number]

/** Returns what an order promises of goods that had not come out, or were not there, when they were ordered. */
export const promisesOf = ({ backorder, preorder }: Pick<Item, 'backorder' | 'preorder'>): string[] => [
  ...(preorder ? [t('order.comes-out', { day: shortDate(preorder.releasesAt) })] : []),
  ...(backorder ? [promiseOf(backorder)] : []),
]

const promiseOf = ({ shipsOn }: NonNullable<Item['backorder']>): string =>
  shipsOn ? t('order.ships-from', { day: shortDate(shipsOn, 'UTC') }) : t('order.ships-later')
