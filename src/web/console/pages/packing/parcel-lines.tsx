import { t } from '../../../words/packing.ts'
import type { Order, Shipment } from '../orders/queries.ts'
import { isLeft, itemName, leftOf } from './lines.ts'

/** Shows which lines of an order are in a parcel. */
export function ParcelLines({ order, shipment }: { order: Order; shipment: Shipment }) {
  const { lines = [] } = shipment
  if (lines.length === 0) return <p className="muted">{t('packing.no-lines')}</p>
  const items = new Map(order.items.map((item) => [item._id, item]))
  return (
    <ul className="muted">
      {lines.map(({ itemId, quantity }) => (
        <li key={itemId}>
          {t('packing.line', { quantity, name: items.has(itemId) ? itemName(items.get(itemId)!) : '' })}
        </li>
      ))}
    </ul>
  )
}

/** Shows what of an order is in no parcel yet, once a part of it is. */
export function LeftLines({ order }: { order: Order }) {
  if (!isLeft(order) || order.fulfilmentStatus === 'open') return null
  return (
    <div className="parcel parcel-left">
      <p className="strong">{t('packing.left')}</p>
      <ul>
        {leftOf(order).map(({ itemId, name, left }) => (
          <li key={itemId}>{t('packing.line', { quantity: left, name })}</li>
        ))}
      </ul>
    </div>
  )
}
