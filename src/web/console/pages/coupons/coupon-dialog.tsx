import { useState } from 'react'
import { dayInput } from '../../../ui/date-time.ts'
import { CheckField, SelectField, TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { leastOf } from '../../../ui/money.ts'
import { WholeField } from '../../../ui/whole-field.tsx'
import { t } from '../../../words/words.ts'
import { AmountField, PercentField } from '../../shell/amount-field.tsx'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import { type Coupon, expires } from './queries.ts'

/** Adds a coupon, or edits the terms of an existing one. */
export function CouponDialog({ coupon, onClose }: { coupon: Coupon | null; onClose: () => void }) {
  const { api, may } = useStore()
  const save = useChange({
    send: (values: FormValues) => {
      if (!coupon) return api.discounts.create(fieldsIn(values))
      // A coupon whose first day was cleared begins now.
      const now = new Date().toISOString()
      return api.discounts.update(
        coupon._id,
        values.changed((all) => ({ startDate: now, ...fieldsIn(all) })),
      )
    },
    changes: ['coupons'],
    done: t(coupon ? 'common.saved' : 'coupons.created'),
    after: onClose,
  })
  return (
    <FormDialog
      title={coupon ? coupon.code : t('coupons.new')}
      look="wide"
      onClose={onClose}
      action={t(coupon ? 'common.save' : 'coupons.create')}
      sending={save}
      onSubmit={save.mutate}
      locked={!may('WRITE_DISCOUNTS')}
    >
      <div className="stack dialog-fields">
        <div className="columns columns-2">
          <TextField
            name="code"
            label={t('coupons.code')}
            hint={t('coupons.code-hint')}
            defaultValue={coupon?.code}
            maxLength={64}
            pattern="[\p{L}\p{M}\p{N}_\-\s]+"
            title={t('coupons.code-hint')}
            autoCapitalize="characters"
            spellCheck={false}
            required
            focused
          />
          <TextField
            name="title"
            label={t('coupons.name')}
            hint={t('coupons.name-hint')}
            defaultValue={coupon?.title}
            maxLength={200}
            required
          />
        </div>
        <Worth coupon={coupon} />
        <Limits coupon={coupon} />
        <CheckField name="active" label={t('coupons.active')} defaultChecked={coupon?.active ?? true} />
      </div>
    </FormDialog>
  )
}

/** Shows the fields for the discount, and for the orders that get it. */
function Worth({ coupon }: { coupon: Coupon | null }) {
  const { code } = useStore().store.currency
  const [type, setType] = useState(coupon?.type ?? 'percentage')
  return (
    <div className="columns columns-3">
      <SelectField
        name="type"
        label={t('coupons.type')}
        defaultValue={type}
        onChange={(event) => setType(event.currentTarget.value === 'fixed' ? 'fixed' : 'percentage')}
        options={[
          { value: 'percentage', label: t('coupons.type-percentage') },
          { value: 'fixed', label: t('coupons.type-fixed') },
        ]}
      />
      {type === 'percentage' ? (
        <PercentField
          name="discount"
          label={t('coupons.worth')}
          value={coupon?.type === type ? coupon.discount : undefined}
          max={100}
          required
        />
      ) : (
        <AmountField
          name="discount"
          label={t('coupons.worth')}
          amount={coupon?.type === type ? coupon.discount : undefined}
          min={leastOf(code)}
          required
        />
      )}
      <AmountField
        name="minimumOrderAmount"
        label={t('coupons.minimum')}
        amount={coupon?.minimumOrderAmount || undefined}
        optional
      />
    </div>
  )
}

/** Shows the times at which it can be used, and how often. */
function Limits({ coupon }: { coupon: Coupon | null }) {
  const { timeZone } = useStore()
  const start = coupon ? dayInput(coupon.startDate, timeZone) : undefined
  const [from, setFrom] = useState(start)
  return (
    <div className="columns columns-2">
      <TextField
        name="startDate"
        label={t('coupons.starts')}
        type="date"
        defaultValue={start}
        onChange={(event) => setFrom(event.currentTarget.value)}
        optional
      />
      <TextField
        name="endDate"
        label={t('coupons.last-day')}
        type="date"
        min={from}
        defaultValue={coupon && expires(coupon) ? dayInput(coupon.endDate, timeZone) : undefined}
        optional
      />
      <WholeField
        name="usageLimit"
        label={t('coupons.usage-limit')}
        hint={coupon ? t('coupons.used', { count: coupon.usageCount }) : t('coupons.no-limit')}
        min={1}
        value={coupon?.usageLimit}
        optional
      />
      <WholeField
        name="perUserLimit"
        label={t('coupons.per-user-limit')}
        hint={t('coupons.no-limit')}
        min={1}
        value={coupon?.perUserLimit}
        optional
      />
    </div>
  )
}

/** The date by which the service knows a coupon without an end. */
const noEnd = '9999-12-31T23:59:59.999Z'

/** Returns the form in the shape of the contract. */
function fieldsIn(values: FormValues) {
  const start = values.optional('startDate')
  const end = values.optional('endDate')
  return {
    code: values.text('code').replace(/\s/g, ''),
    title: values.text('title'),
    type: values.text('type') === 'fixed' ? ('fixed' as const) : ('percentage' as const),
    discount: values.number('discount') ?? 0,
    minimumOrderAmount: values.number('minimumOrderAmount') ?? 0,
    ...(start && { startDate: start }),
    endDate: end ?? noEnd,
    usageLimit: values.number('usageLimit') ?? null,
    perUserLimit: values.number('perUserLimit') ?? null,
    active: values.checked('active'),
  }
}
