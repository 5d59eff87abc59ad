import { useQuery } from '@tanstack/react-query'
import { Truck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { Answer, Problem } from '../../../ui/states.tsx'
import { t } from '../../../words/words.ts'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import { isLeft } from '../packing/lines.ts'
import { PackingFacts } from '../packing/packing-facts.tsx'
import { SlipButton } from '../packing/papers.tsx'
import { LeftLines, ParcelLines } from '../packing/parcel-lines.tsx'
import { type Order, type Shipment, shipmentsQuery } from './queries.ts'
import { ShipDialog } from './ship-dialog.tsx'
import { ShipmentBadge } from './status.tsx'

/** Shows the parcels of an order, and the way to send one. */
export function OrderShipping({ order }: { order: Order }) {
  const current = useStore()
  const asked = useQuery(shipmentsQuery(current, order._id))
  const [isShipping, setShipping] = useState(false)
  const isOpen = order.status !== 'cancelled' && order.status !== 'refunded'
  const canShip = current.may('WRITE_SHIPPING') && isOpen && order.shippingAddress && isLeft(order)
  if (!order.shippingAddress && !asked.data?.shipments.length) return null
  return (
    <Panel
      title={t('order.shipments')}
      actions={
        <span className="row">
          <SlipButton orderId={order._id} />
          {canShip && (
            <Button
              look={order.status === 'pending' ? 'plain' : 'main'}
              icon={<Truck size={16} aria-hidden="true" />}
              onClick={() => setShipping(true)}
            >
              {t('order.ship')}
            </Button>
          )}
        </span>
      }
    >
      <PackingFacts order={order} />
      <Answer to={asked}>
        {({ shipments }) =>
          shipments.length === 0 ? (
            <p className="muted">{t('order.to-ship')}</p>
          ) : (
            <>
              <ul className="stack">
                {shipments.map((shipment) => (
                  <Parcel key={shipment._id} order={order} shipment={shipment} />
                ))}
              </ul>
              <LeftLines order={order} />
            </>
          )
        }
      </Answer>
      {isShipping && <ShipDialog order={order} onClose={() => setShipping(false)} />}
    </Panel>
  )
}

function Parcel({ order, shipment }: { order: Order; shipment: Shipment }) {
  const { carrier, shippingMethod, trackingNumber, trackingUrl, status } = shipment
  return (
    <li className="stack parcel">
      <div className="row row-apart">
        <p>
          <span className="strong">{carrier}</span> <span className="muted">{shippingMethod}</span>
        </p>
        <ShipmentBadge status={status} />
      </div>
      {trackingNumber && (
        <p className="row">
          <code>{trackingNumber}</code>
          {trackingUrl && (
            <a href={trackingUrl} target="_blank" rel="noreferrer">
              {t('order.track')}
            </a>
          )}
        </p>
      )}
      <ParcelLines order={order} shipment={shipment} />
      {shipment.status !== 'cancelled' && <SlipButton orderId={order._id} shipment={shipment} />}
      <ParcelActions shipment={shipment} />
    </li>
  )
}

/** These statuses can be set by hand, by the current status of the parcel. */
const next: Record<Shipment['status'], Shipment['status'][]> = {
  pending: ['in_transit', 'cancelled'],
  in_transit: ['delivered'],
  delivered: [],
  cancelled: [],
}

function ParcelActions({ shipment: { _id, status, metadata } }: { shipment: Shipment }) {
  const { api, may } = useStore()
  const label = typeof metadata?.labelUrl === 'string' ? metadata.labelUrl : null
  const change = useChange({
    send: (to: Shipment['status']) => api.shipping.updateShipment(_id, { status: to }),
    changes: ['orders'],
    done: t('order.shipment-changed'),
  })
  const dispatch = useChange({
    send: (shipmentId: string, once) => api.dispatch.create({ shipmentId }, once),
    changes: ['orders'],
    done: t('order.dispatch-toast'),
  })
  const error = change.error ?? dispatch.error
  return (
    <>
      {error && <Problem error={error} />}
      <div className="row">
        {label && (
          <a href={label} target="_blank" rel="noreferrer" className="button button-plain">
            {t('order.label')}
          </a>
        )}
        {status === 'pending' && !label && may('WRITE_ORDERS') && (
          <Button busy={dispatch.isPending} onClick={() => dispatch.mutate(_id)}>
            {t('order.dispatch')}
          </Button>
        )}
        {(may('WRITE_SHIPPING') ? next[status] : []).map((to) => (
          <Button
            key={to}
            busy={change.isPending && change.variables === to}
            onClick={() => change.mutate(to)}
          >
            {t(`order.mark-${to}` as 'order.mark-delivered')}
          </Button>
        ))}
      </div>
    </>
  )
}
