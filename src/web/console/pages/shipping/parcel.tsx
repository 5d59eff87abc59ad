import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { measuresIn } from '../../../ui/decimal.ts'
import { DecimalField } from '../../../ui/decimal-field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { t } from '../../../words/shipping.ts'
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
        <MeasureField
          name="shipping.parcel.weight"
          label={t('shipping.weight')}
          value={parcel?.weight}
          min={0.001}
          unit="kg"
          focused
        />
        {lengths.map((name) => (
          <MeasureField
            key={name}
            name={`shipping.parcel.${name}`}
            label={t(`shipping.${name}`)}
            value={parcel?.[name]}
            min={0.1}
            unit="cm"
          />
        ))}
      </div>
    </FormDialog>
  )
}

interface MeasureFieldProps {
  name: string
  label: string
  value: number | undefined
  min: number
  unit: string
  focused?: boolean
}

/** Maximum size and weight of a parcel in the contract. */
const most = 1000

/** Takes a weight or a length. */
function MeasureField({ unit, ...field }: MeasureFieldProps) {
  return (
    <DecimalField
      {...field}
      taken={measuresIn(unit, most)}
      max={most}
      show={(measure) => t('decimal.unit', { value: String(measure), unit })}
      after={unit}
      required
    />
  )
}
