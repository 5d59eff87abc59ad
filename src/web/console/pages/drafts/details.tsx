import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextArea, TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Facts, Panel } from '../../../ui/layout.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/drafts.ts'
import { AmountField } from '../../shell/amount-field.tsx'
import { useStore } from '../../shell/store.tsx'
import { Address } from '../orders/order-buyer.tsx'
import { countryOptions } from '../stores/places.ts'
import { DiscountDialog } from './discount-dialog.tsx'
import { type Draft, useDraftChange } from './queries.ts'

type Part = 'customer' | 'address' | 'shipping' | 'discount'
interface DialogProps {
  draft: Draft
  onClose: () => void
}

const dialogs = {
  customer: CustomerDialog,
  address: AddressDialog,
  shipping: ShippingDialog,
  discount: DiscountDialog,
}

/** The customer, delivery and terms of a draft; each part has a dialog. */
export function DraftDetails({ draft }: { draft: Draft }) {
  const { may, money } = useStore()
  const [open, setOpen] = useState<Part | null>(null)
  const isOpen = draft.status !== 'completed' && may('WRITE_ORDERS')
  const { email, note, shipping, shippingAddress, discount, heldUntil } = draft
  const edit = (part: Part) =>
    isOpen && <Button onClick={() => setOpen(part)}>{t(`drafts.edit-${part}`)}</Button>
  const Open = open && dialogs[open]
  return (
    <>
      <Panel title={t('drafts.customer')} actions={edit('customer')}>
        <Facts
          of={[
            [t('drafts.email'), email ?? t('drafts.nobody')],
            [t('drafts.note'), note ?? t('drafts.none')],
            [t('drafts.hold'), heldUntil ? <HeldUntil key="hold" at={heldUntil} /> : t('drafts.not-held')],
          ]}
        />
      </Panel>
      <Panel title={t('drafts.address')} actions={edit('address')}>
        {shippingAddress ? <Address of={shippingAddress} /> : <p className="muted">{t('drafts.none')}</p>}
      </Panel>
      <Panel title={t('drafts.shipping')} actions={edit('shipping')}>
        <p>{shipping ? `${shipping.name}: ${money(shipping.price)}` : t('drafts.none')}</p>
      </Panel>
      <Panel title={t('drafts.discount')} actions={edit('discount')}>
        <p>{discount ? discount.reason : t('drafts.none')}</p>
      </Panel>
      {Open && <Open draft={draft} onClose={() => setOpen(null)} />}
    </>
  )
}

function HeldUntil({ at }: { at: string }) {
  return (
    <>
      {t('drafts.held-until')} <Time at={at} inSentence />
    </>
  )
}

function CustomerDialog({ draft, onClose }: DialogProps) {
  const change = useDraftChange(draft, onClose)
  return (
    <FormDialog
      title={t('drafts.customer')}
      onClose={onClose}
      action={t('common.save')}
      sending={change}
      onSubmit={(values) =>
        change.mutate({
          email: values.optional('email') ?? null,
          note: values.optional('note') ?? null,
          holdStock: values.text('hold') === 'yes',
        })
      }
    >
      <TextField
        name="email"
        type="email"
        label={t('drafts.email')}
        defaultValue={draft.email ?? ''}
        maxLength={254}
        optional
        focused
      />
      <TextArea
        name="note"
        label={t('drafts.note')}
        defaultValue={draft.note ?? ''}
        maxLength={2000}
        rows={3}
        optional
      />
      <SelectField
        name="hold"
        label={t('drafts.hold')}
        defaultValue={draft.holdsStock ? 'yes' : 'no'}
        options={[
          { value: 'no', label: t('drafts.not-held') },
          { value: 'yes', label: t('drafts.held') },
        ]}
      />
    </FormDialog>
  )
}

function AddressDialog({ draft, onClose }: DialogProps) {
  const { store } = useStore()
  const change = useDraftChange(draft, onClose)
  const before = draft.shippingAddress
  const text = (
    name: 'name' | 'phone' | 'line1' | 'line2' | 'city' | 'state' | 'postalCode',
    required = false,
  ) => (
    <TextField
      name={`shippingAddress.${name}`}
      label={t(`drafts.address-${name}`)}
      defaultValue={before?.[name] ?? ''}
      maxLength={name === 'phone' || name === 'postalCode' ? 32 : 120}
      required={required}
      optional={!required}
    />
  )
  return (
    <FormDialog
      title={t('drafts.address')}
      onClose={onClose}
      action={t('common.save')}
      sending={change}
      onSubmit={(values) => {
        const field = (name: string) => values.text(`shippingAddress.${name}`)
        change.mutate({
          shippingAddress: {
            ...{ name: field('name'), phone: field('phone'), line1: field('line1') },
            ...{ city: field('city'), state: field('state'), country: field('country') },
            line2: field('line2') || null,
            postalCode: field('postalCode') || null,
          },
        })
      }}
    >
      {text('name', true)}
      {text('line1', true)}
      {text('line2')}
      {text('postalCode')}
      {text('city')}
      {text('state')}
      <SelectField
        name="shippingAddress.country"
        label={t('drafts.address-country')}
        defaultValue={before?.country ?? store.country}
        options={countryOptions()}
        required
      />
      {text('phone')}
    </FormDialog>
  )
}

function ShippingDialog({ draft, onClose }: DialogProps) {
  const change = useDraftChange(draft, onClose)
  return (
    <FormDialog
      title={t('drafts.shipping')}
      onClose={onClose}
      action={t('common.save')}
      sending={change}
      extra={
        draft.shipping && (
          <Button onClick={() => change.mutate({ shipping: null })}>{t('drafts.remove')}</Button>
        )
      }
      onSubmit={(values) =>
        change.mutate({ shipping: { name: values.text('name'), price: values.number('price') ?? 0 } })
      }
    >
      <TextField
        name="name"
        label={t('drafts.shipping-name')}
        defaultValue={draft.shipping?.name ?? ''}
        maxLength={200}
        required
        focused
      />
      <AmountField
        name="price"
        label={t('drafts.shipping-price')}
        amount={draft.shipping?.price ?? 0}
        required
      />
    </FormDialog>
  )
}
