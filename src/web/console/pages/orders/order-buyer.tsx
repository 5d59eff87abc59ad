import { useQuery } from '@tanstack/react-query'
import { addressLines } from '../../../ui/address-lines.ts'
import { Facts, Panel } from '../../../ui/layout.tsx'
import { t } from '../../../words/words.ts'
import { addressFormatQuery, countryName, type Shipping } from '../shipping/queries.ts'
import { buyerName, type Order } from './queries.ts'

type Shown = NonNullable<Order['shippingAddress'] | Shipping['origin']>

/** Shows the buyer, and the delivery address. */
export function OrderBuyer({ order: { buyer, shippingAddress, fulfilment, note } }: { order: Order }) {
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
          ...(fulfilment?.collection
            ? [
                [
                  t('order.collection'),
                  <Lines key="collection" of={[fulfilment.collection.address]} />,
                ] as const,
              ]
            : []),
          ...(note ? [[t('order.note'), note] as const] : []),
        ]}
      />
    </Panel>
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
