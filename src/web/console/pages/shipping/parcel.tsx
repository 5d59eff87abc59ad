import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { t } from '../../../words/words.ts'
import { type Shipping, useShippingChange } from './queries.ts'

/** Edits the size of a parcel, in centimetres and kilograms. */
export function UsualParcel({ shipping }: { shipping: Shipping }) {
  const [isEditing, setEditing] = useState(false)
  const { parcel } = shipping
  return (
    <Panel
      title={t('shipping.parcel')}
      actions={
        <Button onClick={() => setEditing(true)}>{t(parcel ? 'shipping.edit' : 'shipping.set')}</Button>
      }
    >
      {parcel ? (
        <p className="tabular">{t('shipping.parcel-size', { ...parcel })}</p>
      ) : (
        <p>
          {t('shipping.parcel-none')}. <span className="muted">{t('shipping.parcel-lead')}</span>
        </p>
      )}
      {isEditing && <ParcelDialog shipping={shipping} onClose={() => setEditing(false)} />}
    </Panel>
  )
}

const lengths = ['length', 'width', 'height'] as const

function ParcelDialog({ shipping, onClose }: { shipping: Shipping; onClose: () => void }) {
  const change = useShippingChange({ shipping, after: onClose })
  const { parcel } = shipping
  const submit = (values: FormValues) => {
    const size = (name: string) => values.number(`shipping.parcel.${name}`) ?? 0
    change.save({
      parcel: {
        weight: size('weight'),
        length: size('length'),
        width: size('width'),
        height: size('height'),
      },
    })
  }
  return (
    <FormDialog
      title={t('shipping.parcel')}
      onClose={onClose}
      action={t('common.save')}
      sending={change}
      onSubmit={submit}
    >
      <p className="muted">{t('shipping.parcel-lead')}</p>
      <div className="columns columns-2">
        <TextField
          name="shipping.parcel.weight"
          type="number"
          label={t('shipping.weight')}
          defaultValue={parcel?.weight}
          min="0.001"
          max="1000"
          step="any"
          after="kg"
          required
          focused
        />
        {lengths.map((name) => (
          <TextField
            key={name}
            name={`shipping.parcel.${name}`}
            type="number"
            label={t(`shipping.${name}`)}
            defaultValue={parcel?.[name]}
            min="0.1"
            max="1000"
            step="any"
            after="cm"
            required
          />
        ))}
      </div>
    </FormDialog>
  )
}
