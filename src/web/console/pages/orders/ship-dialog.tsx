import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Apps } from '../../../api/client.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Form, type Sending } from '../../../ui/form.tsx'
import { Answer, Empty } from '../../../ui/states.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { t } from '../../../words/words.ts'
import { useChange } from '../../shell/change.ts'
import { storeKey, useStore } from '../../shell/store.tsx'
import type { Order } from './queries.ts'

type Way = 'label' | 'hand'

interface ShipDialogProps {
  order: Order
  onClose: () => void
}

/** Sends an order: by a rate, whose carrier gives the label, or by a tracking number that is known already. */
export function ShipDialog({ order, onClose }: ShipDialogProps) {
  const [way, setWay] = useState<Way>('label')
  const { api } = useStore()
  const { _id: orderId, shippingAddress } = order
  const ship = useChange({
    send: (how: Partial<Apps<'NewShipment'>>, once) =>
      api.shipping.createShipment({ ...how, orderId, shippingAddressId: shippingAddress?._id }, once),
    changes: ['orders'],
    done: t('order.shipped-toast'),
    after: onClose,
  })
  const parts = { order, ship, onClose }
  return (
    <Dialog title={t('order.ship-title', { number: `#${order.orderId}` })} onClose={onClose}>
      <Tabs<Way>
        label={t('order.ship')}
        current={way}
        onChange={setWay}
        tabs={[
          { name: 'label', label: t('order.ship-by-label') },
          { name: 'hand', label: t('order.ship-by-hand') },
        ]}
      >
        {way === 'label' ? <ByLabel {...parts} /> : <ByHand {...parts} />}
      </Tabs>
    </Dialog>
  )
}

interface WayProps extends ShipDialogProps {
  ship: Sending & { mutate: (how: Partial<Apps<'NewShipment'>>) => void }
}

function ByLabel({ order, ship, onClose }: WayProps) {
  const { storeId, api } = useStore()
  const { _id: orderId, shippingAddress } = order
  const rates = useQuery({
    queryKey: storeKey(storeId, 'orders', 'rates', orderId),
    queryFn: ({ signal }) =>
      api.shipping.quote({ orderId, shippingAddressId: shippingAddress!._id }, { signal }),
    // A rate is valid for half an hour.
    staleTime: 20 * 60_000,
  })
  return (
    <Answer to={rates}>
      {(found) =>
        found.length === 0 ? (
          <Empty title={t('order.no-rates')} />
        ) : (
          <Form sending={ship} onSubmit={(values) => ship.mutate({ rateId: values.text('rateId') })}>
            <fieldset className="options options-rows">
              <legend className="hidden-text">{t('order.rates')}</legend>
              {found.map((rate, index) => (
                <Rate key={rate.rateId} rate={rate} isFirst={index === 0} />
              ))}
            </fieldset>
            <DialogActions>
              <Button onClick={onClose}>{t('common.cancel')}</Button>
              <Button type="submit" look="main" busy={ship.isPending}>
                {t('order.buy-label')}
              </Button>
            </DialogActions>
          </Form>
        )
      }
    </Answer>
  )
}

function Rate({ rate, isFirst }: { rate: Apps<'ShippingRate'>; isFirst: boolean }) {
  const { money } = useStore()
  const { rateId, carrier, shippingMethod, amount, etaDays } = rate
  return (
    <label className="option">
      <input type="radio" name="rateId" value={rateId} defaultChecked={isFirst} />
      <span className="option-words">
        <span className="strong">{carrier}</span>
        <span className="muted small">
          {shippingMethod}
          {etaDays !== null && ` · ${t('order.rate-days', { count: etaDays })}`}
        </span>
      </span>
      <span className="tabular">{money(amount)}</span>
    </label>
  )
}

function ByHand({ ship, onClose }: WayProps) {
  return (
    <Form
      sending={ship}
      onSubmit={(values) =>
        ship.mutate({
          carrier: values.text('carrier'),
          trackingNumber: values.optional('trackingNumber'),
          trackingUrl: values.optional('trackingUrl'),
        })
      }
    >
      <TextField name="carrier" label={t('order.carrier')} maxLength={100} required />
      <TextField name="trackingNumber" label={t('order.tracking-number')} maxLength={100} optional />
      <TextField name="trackingUrl" type="url" label={t('order.tracking-url')} optional />
      <DialogActions>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" look="main" busy={ship.isPending}>
          {t('order.buy-label')}
        </Button>
      </DialogActions>
    </Form>
  )
}
