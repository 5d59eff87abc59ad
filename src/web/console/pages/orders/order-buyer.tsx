import { Facts, Panel } from '../../../ui/layout.tsx'
import { t } from '../../../words/words.ts'
import { buyerName, type Order } from './queries.ts'

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

/** Shows the delivery address, as it is written on a parcel. */
export function Address({ of }: { of: NonNullable<Order['shippingAddress']> }) {
  const { name, line1, line2, postalCode, city, state, country, phone } = of
  const lines = [
    name,
    line1,
    line2,
    [postalCode, city].filter(Boolean).join(' '),
    state,
    countryName(country),
    phone,
  ]
  return <Lines of={lines} />
}

const Lines = ({ of }: { of: (string | null | undefined)[] }) => (
  <address className="prose">{of.filter(Boolean).join('\n')}</address>
)

const names = new Intl.DisplayNames('en', { type: 'region' })
const countryName = (code: string) => names.of(code) ?? code
