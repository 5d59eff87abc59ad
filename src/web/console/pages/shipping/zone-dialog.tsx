import { useState } from 'react'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { t } from '../../../words/shipping.ts'
import { areaOf } from '../areas/area.ts'
import { AreaFields } from '../areas/area-fields.tsx'
import { linesOf, postalCodesOf } from './lists.ts'
import { countryName, type Shipping, useShippingChange } from './queries.ts'
import { ZoneCountries } from './zone-countries.tsx'

interface ZoneDialogProps {
  shipping: Shipping
  /** The index of the zone; undefined for a new one. */
  at?: number
  /** The country that a first zone begins with. */
  firstCountry?: string
  onClose: () => void
}

/** Edits the name of a zone and what it covers; its rates are edited in the list. */
export function ZoneDialog({ shipping, at, firstCountry, onClose }: ZoneDialogProps) {
  const change = useShippingChange({ shipping, after: onClose })
  const zone = at === undefined ? undefined : shipping.zones[at]
  const [countries, setCountries] = useState<string[]>(
    zone?.countries ?? (firstCountry ? [firstCountry] : []),
  )
  return (
    <FormDialog
      title={t(zone ? 'shipping.zone-edit' : 'shipping.zone-add')}
      onClose={onClose}
      action={t('common.save')}
      sending={change}
      onSubmit={(values) =>
        change.saveZone(at, {
          name: values.text('name'),
          countries,
          states: countries.length > 0 ? linesOf(values.text('states')) : [],
          postalCodes: countries.length > 0 ? postalCodesOf(values.text('postalCodes')) : [],
          area: areaOf(values),
          minimum: values.number('minimum'),
          rates: zone?.rates ?? [],
        })
      }
    >
      <div className="stack dialog-fields">
        <TextField
          name="name"
          label={t('shipping.zone-name')}
          hint={t('shipping.zone-name-hint')}
          defaultValue={zone?.name ?? (firstCountry ? countryName(firstCountry) : '')}
          maxLength={120}
          required
          focused
        />
        <ZoneCountries chosen={countries} onChange={setCountries} />
        {countries.length > 0 && (
          <>
            <TextArea
              name="states"
              label={t('shipping.zone-states')}
              hint={t('shipping.zone-states-hint')}
              defaultValue={zone?.states?.join('\n')}
              rows={3}
              optional
            />
            <TextArea
              name="postalCodes"
              label={t('shipping.zone-postal-codes')}
              hint={t('shipping.zone-postal-codes-hint')}
              defaultValue={zone?.postalCodes?.join('\n')}
              rows={3}
              optional
            />
          </>
        )}
        <AreaFields zone={zone} />
      </div>
    </FormDialog>
  )
}
