import { Ellipsis, Globe } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { Empty } from '../../../ui/states.tsx'
import { t } from '../../../words/shipping.ts'
import { countryName, type Shipping, useShippingChange, without, type Zone } from './queries.ts'
import { Rates } from './rates.tsx'
import { ZoneDialog } from './zone-dialog.tsx'

interface ZonesProps {
  shipping: Shipping
  country: string
}

/** Shows the shipping zones of the store in the order in which they are matched, each with its rates. */
export function Zones({ shipping, country }: ZonesProps) {
  const [isAdding, setAdding] = useState(false)
  const add = <Button onClick={() => setAdding(true)}>{t('shipping.zone-add')}</Button>
  const { zones } = shipping
  return (
    <Panel title={t('shipping.zones')} actions={zones.length > 0 && add} flush>
      {zones.length === 0 ? (
        <Empty title={t('shipping.zone-none')} action={add} icon={<Globe size={20} aria-hidden="true" />}>
          {t('shipping.zone-none-hint')}
        </Empty>
      ) : (
        <>
          {zones
            .map((zone, at) => ({ zone, at }))
            .map(({ zone, at }) => (
              <ZoneEntry key={`${at}-${zone.name}`} shipping={shipping} at={at} zone={zone} />
            ))}
          <p className="entry hint">{t('shipping.zones-lead')}</p>
        </>
      )}
      {isAdding && (
        <ZoneDialog
          shipping={shipping}
          firstCountry={zones.length === 0 ? country : undefined}
          onClose={() => setAdding(false)}
        />
      )}
    </Panel>
  )
}

interface ZoneEntryProps {
  shipping: Shipping
  at: number
  zone: Zone
}

function ZoneEntry({ shipping, at, zone }: ZoneEntryProps) {
  const [open, setOpen] = useState<'edit' | 'remove'>()
  const close = () => setOpen(undefined)
  return (
    <div className="entry">
      <div className="entry-head">
        <div className="stack-tight">
          <h3>{zone.name}</h3>
          <p className="muted">{reachOf(zone)}</p>
        </div>
        <Menu
          trigger={<Ellipsis size={18} aria-hidden="true" />}
          triggerClass="button button-quiet icon-button"
          label={t('staff.actions-of', { name: zone.name })}
          align="end"
        >
          <button type="button" onClick={() => setOpen('edit')}>
            {t('shipping.zone-edit')}
          </button>
          <button type="button" onClick={() => setOpen('remove')}>
            {t('shipping.zone-remove')}
          </button>
        </Menu>
      </div>
      <Rates shipping={shipping} at={at} zone={zone} />
      {open === 'edit' && <ZoneDialog shipping={shipping} at={at} onClose={close} />}
      {open === 'remove' && <RemoveZone shipping={shipping} at={at} zone={zone} onClose={close} />}
    </div>
  )
}

/** Returns the countries of a zone, and how many states and postal codes, in a line. */
function reachOf({ countries, states = [], postalCodes = [], area }: Zone): string {
  const within = area ? [areaText(area)] : []
  if (countries.length === 0) return within[0] ?? t('shipping.zone-world')
  const names = countries.map(countryName)
  const shown = names.length > 6 ? [...names.slice(0, 5), `+${names.length - 5}`] : names
  const only = [
    ...(states.length > 0 ? [t('shipping.zone-state-count', { count: states.length })] : []),
    ...(postalCodes.length > 0 ? [t('shipping.zone-postal-code-count', { count: postalCodes.length })] : []),
  ]
  return [shown.join(', '), ...only, ...within].join(' · ')
}

const areaText = ({ radiusKm, points }: NonNullable<Zone['area']>) =>
  radiusKm === undefined || points ? t('shipping.area-drawn') : t('shipping.area-within', { km: radiusKm })

function RemoveZone({ shipping, at, zone, onClose }: ZoneEntryProps & { onClose: () => void }) {
  const change = useShippingChange({ shipping, after: onClose })
  return (
    <ConfirmDialog
      title={t('shipping.zone-remove-title', { name: zone.name })}
      action={t('shipping.zone-remove')}
      sending={change}
      onConfirm={() => change.save({ zones: without(shipping.zones, at) })}
      onClose={onClose}
    >
      {t(shipping.zones.length > 1 ? 'shipping.zone-remove-lead' : 'shipping.zone-remove-last')}
    </ConfirmDialog>
  )
}
