import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { t } from '../../../words/shipping.ts'
import { Address } from '../orders/order-buyer.tsx'
import { countryOptions } from '../stores/places.ts'
import { type AddressFormat, addressFormatQuery, type Shipping, useShippingChange } from './queries.ts'

interface OriginProps {
  shipping: Shipping
  country: string
}

/** Edits the address that parcels are sent from. */
export function Origin({ shipping, country }: OriginProps) {
  const [isEditing, setEditing] = useState(false)
  const { origin } = shipping
  return (
    <Panel
      title={t('shipping.origin')}
      actions={
        <Button onClick={() => setEditing(true)}>{t(origin ? 'shipping.edit' : 'shipping.set')}</Button>
      }
    >
      {origin ? (
        <Address of={origin} />
      ) : (
        <p>
          {t('shipping.origin-none')}. <span className="muted">{t('shipping.origin-lead')}</span>
        </p>
      )}
      {isEditing && <OriginDialog shipping={shipping} country={country} onClose={() => setEditing(false)} />}
    </Panel>
  )
}

function OriginDialog({ shipping, country, onClose }: OriginProps & { onClose: () => void }) {
  const change = useShippingChange({ shipping, after: onClose })
  const { origin } = shipping
  const [chosen, choose] = useState(origin?.country ?? country)
  const { data: format } = useQuery(addressFormatQuery(chosen))
  const submit = (values: FormValues) =>
    change.save({
      origin: {
        name: values.text('shipping.origin.name'),
        phone: values.text('shipping.origin.phone'),
        line1: values.text('shipping.origin.line1'),
        city: values.text('shipping.origin.city'),
        state: values.text('shipping.origin.state'),
        country: values.text('shipping.origin.country'),
        postalCode: values.optional('shipping.origin.postalCode'),
      },
    })
  return (
    <FormDialog
      title={t('shipping.origin')}
      onClose={onClose}
      action={t('common.save')}
      sending={change}
      onSubmit={submit}
    >
      <p className="muted">{t('shipping.origin-lead')}</p>
      <TextField
        name="shipping.origin.name"
        label={t('shipping.origin-name')}
        defaultValue={origin?.name}
        maxLength={120}
        required
        focused
      />
      <TextField
        name="shipping.origin.phone"
        type="tel"
        label={t('shipping.origin-phone')}
        defaultValue={origin?.phone}
        maxLength={32}
        required
      />
      <SelectField
        name="shipping.origin.country"
        label={t('shipping.origin-country')}
        defaultValue={chosen}
        options={countryOptions()}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        required
      />
      <TextField
        name="shipping.origin.line1"
        label={t('shipping.origin-line1')}
        defaultValue={origin?.line1}
        maxLength={200}
        required
      />
      <div className="columns columns-2">
        {placeParts(format, origin).map(({ name, label, required }) => (
          <TextField
            key={name}
            name={`shipping.origin.${name}`}
            label={label}
            defaultValue={origin?.[name]}
            maxLength={longest[name]}
            required={required}
            optional={!required}
          />
        ))}
      </div>
    </FormDialog>
  )
}

/** Maximum number of characters. */
const longest = { city: 120, state: 120, postalCode: 16 }
type Place = keyof typeof longest

interface PlacePart {
  name: Place
  label: string
  required: boolean
}

/**
 * Returns the parts after the street, as the country has them; those that are filled in stay, also where its addresses
 * do not have them. Until the country is known, all of them may be filled in.
 */
function placeParts(format: AddressFormat | undefined, origin: Shipping['origin']): PlacePart[] {
  const all = (Object.keys(longest) as Place[]).map((name) => {
    return { name, label: t(`shipping.origin-${name}`), required: false }
  })
  if (!format) return all
  const own = format.parts.filter((part): part is PlacePart => part.name in longest)
  const kept = all.filter(({ name }) => origin?.[name] && !own.some((part) => part.name === name))
  return [...own, ...kept]
}
