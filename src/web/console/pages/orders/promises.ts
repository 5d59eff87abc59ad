import { shortDate } from '../../../ui/dates.ts'
import { t } from '../../../words/words.ts'
import type { Order } from './queries.ts'

/** Returns when pieces are sent that were not there when they were ordered. */
export const promiseOf = ({ shipsOn }: NonNullable<Order['items'][number]['backorder']>): string =>
  shipsOn ? t('order.ships-from', { day: shortDate(shipsOn, 'UTC') }) : t('order.ships-later')
