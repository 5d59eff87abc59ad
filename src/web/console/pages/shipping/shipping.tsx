import '../settings/settings.css'
import { Truck } from 'lucide-react'
import { Page, Panel } from '../../../ui/layout.tsx'
import { Answer, Empty } from '../../../ui/states.tsx'
import { t } from '../../../words/shipping.ts'
import { useFresh } from '../../shell/fresh.ts'
import { useStore } from '../../shell/store.tsx'
import { shopQuery } from '../settings/queries.ts'
import { CollectionPlace } from './collection.tsx'
import { Origin } from './origin.tsx'
import { UsualParcel } from './parcel.tsx'
import { PhoneNumbers } from './phone-numbers.tsx'
import { Zones } from './zones.tsx'

/** Shows the shipping settings: the origin of parcels, the zones and their rates. */
export function ShippingPage() {
  const current = useStore()
  const { type } = current.store
  const asked = useFresh(shopQuery(current))
  return (
    <Page title={t('shipping.title')} lead={t('shipping.lead')}>
      <Answer to={asked}>
        {({ shipping, country, collection, checkout }) =>
          (type === 'digital' || type === 'business') && shipping.zones.length === 0 ? (
            <Panel>
              <Empty title={t('shipping.none')} icon={<Truck size={20} aria-hidden="true" />}>
                {t(`shipping.none-${type}`)}
              </Empty>
            </Panel>
          ) : (
            <>
              <Origin shipping={shipping} country={country} />
              <UsualParcel shipping={shipping} />
              <Zones shipping={shipping} country={country} />
              <CollectionPlace
                collection={collection}
                isUsual={type === 'restaurant' && shipping.zones.length === 0}
              />
              <PhoneNumbers checkout={checkout} />
            </>
          )
        }
      </Answer>
    </Page>
  )
}
