import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Apps } from '../../../api/client.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { CheckField, TextField } from '../../../ui/field.tsx'
import { Form, type Sending } from '../../../ui/form.tsx'
import { Answer, Empty } from '../../../ui/states.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { t } from '../../../words/words.ts'
import { useChange } from '../../shell/change.ts'
import { storeKey, useStore } from '../../shell/store.tsx'
import { chosenLines, LineFields } from '../packing/line-fields.tsx'
import type { Order } from './queries.ts'

type Way = 'rate' | 'hand'

interface ShipDialogProps {
  order: Order
  onClose: () => void
}

/**
 * Sends an order: by a rate, which buys a label if it is a courier's, or by a tracking number that is known already. An
 * order without a payment ships only after the merchant has agreed to that.
 */
export function ShipDialog({ order, onClose }: ShipDialogProps) {
  const [way, setWay] = useState<Way>('rate')
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
          { name: 'rate', label: t('order.ship-by-rate') },
          { name: 'hand', label: t('order.ship-by-hand') },
        ]}
      >
        {way === 'rate' ? <ByRate {...parts} /> : <ByHand {...parts} />}
      </Tabs>
    </Dialog>
  )
}

interface WayProps extends ShipDialogProps {
  ship: Sending & { mutate: (how: Partial<Apps<'NewShipment'>>) => void }
}

function ByRate({ order, ship, onClose }: WayProps) {
  const { storeId, api } = useStore()
  const { _id: orderId, shippingAddress } = order
  const [chosen, setChosen] = useState<string>()
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
          <Form
            sending={ship}
            onSubmit={(values) =>
              ship.mutate({ rateId: values.text('rateId'), lines: chosenLines(order, values) })
            }
          >
            <fieldset className="options options-rows">
              <legend className="hidden-text">{t('order.rates')}</legend>
              {found.map((rate, index) => (
                <Rate key={rate.rateId} rate={rate} isFirst={index === 0} onChoose={setChosen} />
              ))}
            </fieldset>
            <LineFields order={order} />
            <UnpaidCheck order={order} />
            <DialogActions>
              <Button onClick={onClose}>{t('common.cancel')}</Button>
              <Button type="submit" look="main" busy={ship.isPending}>
                {t(submitWords(found.find(({ rateId }) => rateId === chosen) ?? found[0]!))}
              </Button>
            </DialogActions>
          </Form>
        )
      }
    </Answer>
  )
}

/** Returns the words of the button: the store's own rates, which have no courier's id, buy no label. */
const submitWords = ({ courier }: Apps<'ShippingRate'>) =>
  courier.id === null ? 'order.ship-without-label' : 'order.buy-label'

/** Asks before an order ships that nobody has paid. */
function UnpaidCheck({ order: { paymentStatus } }: { order: Order }) {
  if (['paid', 'partially_refunded', 'refunded'].includes(paymentStatus)) return null
  return <CheckField name="unpaid" label={t('order.ship-unpaid')} required />
}

interface RateProps {
  rate: Apps<'ShippingRate'>
  isFirst: boolean
  onChoose: (rateId: string) => void
}

function Rate({ rate, isFirst, onChoose }: RateProps) {
  const { money } = useStore()
  const { rateId, carrier, shippingMethod, amount, etaDays } = rate
  return (
    <label className="option">
      <input
        type="radio"
        name="rateId"
        value={rateId}
        defaultChecked={isFirst}
        onChange={() => onChoose(rateId)}
      />
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

function ByHand({ order, ship, onClose }: WayProps) {
  return (
    <Form
      sending={ship}
      onSubmit={(values) =>
        ship.mutate({
          lines: chosenLines(order, values),
          carrier: values.text('carrier'),
          trackingNumber: values.optional('trackingNumber'),
          trackingUrl: values.optional('trackingUrl'),
        })
      }
    >
      <TextField name="carrier" label={t('order.carrier')} maxLength={100} required />
      <TextField name="trackingNumber" label={t('order.tracking-number')} maxLength={100} optional />
      <TextField name="trackingUrl" type="url" label={t('order.tracking-url')} optional />
      <LineFields order={order} />
      <UnpaidCheck order={order} />
      <DialogActions>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" look="main" busy={ship.isPending}>
          {t('order.ship-without-label')}
        </Button>
      </DialogActions>
    </Form>
  )
}
