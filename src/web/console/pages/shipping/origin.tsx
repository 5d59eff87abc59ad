import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { t } from '../../../words/words.ts'
import { countryOptions } from '../stores/places.ts'
import { countryName, type Shipping, useShippingChange } from './queries.ts'

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
        <address className="prose">
          {[
            origin.name,
            origin.line1,
            [origin.postalCode, origin.city].filter(Boolean).join(' '),
            [origin.state, countryName(origin.country)].filter(Boolean).join(', '),
            origin.phone,
          ]
            .filter(Boolean)
            .join('\n')}
        </address>
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
      <TextField
        name="shipping.origin.line1"
        label={t('shipping.origin-line1')}
        defaultValue={origin?.line1}
        maxLength={200}
        required
      />
      <div className="columns columns-2">
        <TextField
          name="shipping.origin.postalCode"
          label={t('shipping.origin-postal')}
          defaultValue={origin?.postalCode}
          maxLength={16}
          optional
        />
        <TextField
          name="shipping.origin.city"
          label={t('shipping.origin-city')}
          defaultValue={origin?.city}
          maxLength={120}
          optional
        />
        <TextField
          name="shipping.origin.state"
          label={t('shipping.origin-state')}
          defaultValue={origin?.state}
          maxLength={120}
          optional
        />
        <SelectField
          name="shipping.origin.country"
          label={t('shipping.origin-country')}
          defaultValue={origin?.country ?? country}
          options={countryOptions()}
          required
        />
      </div>
    </FormDialog>
  )
}
