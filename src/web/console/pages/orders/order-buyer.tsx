import { useQuery } from '@tanstack/react-query'
import { addressLines } from '../../../ui/address-lines.ts'
import { Facts, Panel } from '../../../ui/layout.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/order-payments.ts'
import { useStore } from '../../shell/store.tsx'
import { addressFormatQuery, countryName, type Shipping } from '../shipping/queries.ts'
import { buyerName, type Order } from './queries.ts'

type Shown = NonNullable<Order['shippingAddress'] | Shipping['origin']>

/** Shows the buyer, and the addresses of the delivery and the invoice. */
export function OrderBuyer({ order }: { order: Order }) {
  const { buyer, shippingAddress, billingAddress, taxId, fulfilment, note, paidBy } = order
  const mail = buyer?.email && <a href={`mailto:${buyer.email}`}>{buyer.email}</a>
  return (
    <Panel title={t('order.buyer')}>
      <Facts
        of={[
          [t('order.name'), buyerName(buyer)],
          [t('order.email'), mail || t('common.none')],
          ...(shippingAddress
            ? [[t('order.address'), <Address key="address" of={shippingAddress} />] as const]
            : []),
          ...(billingAddress
            ? [[t('order.billing'), <Billing key="billing" of={billingAddress} />] as const]
            : []),
          ...(taxId ? [[t('order.tax-number'), <TaxNumber key="tax" order={order} />] as const] : []),
          ...(fulfilment?.collection
            ? [
                [
                  t('order.collection'),
                  <Lines key="collection" of={[fulfilment.collection.address]} />,
                ] as const,
              ]
            : []),
          ...(paidBy ? [[t('paid-by'), <PaidBy key="paid" by={paidBy} />] as const] : []),
          ...(note ? [[t('order.note'), note] as const] : []),
        ]}
      />
    </Panel>
  )
}

/** Shows how the merchant says that the order was paid. */
function PaidBy({ by: { method, reference, paidAt } }: { by: NonNullable<Order['paidBy']> }) {
  return (
    <>
      <p>{[t(`paid-by.${method}`), reference].filter(Boolean).join(' · ')}</p>
      <p className="muted">
        <Time at={paidAt} />
      </p>
    </>
  )
}

function Billing({ of }: { of: NonNullable<Order['billingAddress']> }) {
  const { data: format } = useQuery(addressFormatQuery(of.country))
  return <Lines of={[of.company, ...addressLines(of, format), countryName(of.country)]} />
}

/** Shows the tax number of a business, and what its register knows. */
function TaxNumber({ order: { taxId, taxTreatment, shippingAddress, billingAddress } }: { order: Order }) {
  const { store } = useStore()
  const { value, country, status, name } = taxId!
  // Its register may have answered after the order was placed.
  const boughtIn = shippingAddress?.country ?? billingAddress?.country
  const isAbroad = country !== store.country && boughtIn !== undefined && boughtIn !== store.country
  const isCharged = status === 'verified' && taxTreatment === 'taxed' && isAbroad
  return (
    <>
      <p className="strong">{value}</p>
      <p className="muted">
        {[name, t(`order.tax-id.${isCharged ? 'charged' : status}`)].filter(Boolean).join(' · ')}
      </p>
    </>
  )
}

/** Shows an address as it is written on a parcel in its country. */
export function Address({ of }: { of: Shown }) {
  const { data: format } = useQuery(addressFormatQuery(of.country))
  return <Lines of={[...addressLines(of, format), countryName(of.country), of.phone]} />
}

const Lines = ({ of }: { of: (string | null | undefined)[] }) => (
  <address className="prose">{of.filter(Boolean).join('\n')}</address>
)
