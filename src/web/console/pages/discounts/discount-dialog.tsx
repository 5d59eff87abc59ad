import { useRef, useState } from 'react'
import { CheckField, TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { WholeField } from '../../../ui/whole-field.tsx'
import { t } from '../../../words/discounts.ts'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import { ConditionFields } from './condition-fields.tsx'
import { EffectFields } from './effect-fields.tsx'
import { fieldsIn } from './fields.ts'
import type { Discount } from './queries.ts'
import { chosenIn, ScopeFields } from './scope-fields.tsx'
import { TryIt } from './try-it.tsx'

/** Adds an automatic discount, or edits an existing one. */
export function DiscountDialog({ discount, onClose }: { discount: Discount | null; onClose: () => void }) {
  const { api, may } = useStore()
  const [opened] = useState(() => chosenIn(discount?.appliesTo))
  const [products, setProducts] = useState(opened)
  const fields = useRef<HTMLDivElement>(null)
  const read = (values: FormValues) => fieldsIn(values, { before: discount, products })
  // Fields that others have changed since the form was opened stay as they are. A cleared first day means now.
  const changesOf = (before: Discount, values: FormValues) => {
    const now = new Date().toISOString()
    return values.changed((all) => ({
      startDate: now,
      ...fieldsIn(all, { before, products: all === values ? products : opened }),
    }))
  }
  const save = useChange({
    send: (values: FormValues) =>
      discount
        ? api.discounts.updateAutomaticDiscount(discount._id, changesOf(discount, values))
        : api.discounts.createAutomaticDiscount(read(values)),
    changes: ['discounts'],
    done: t(discount ? 'common.saved' : 'discounts.created'),
    after: onClose,
  })
  return (
    <FormDialog
      title={discount ? discount.name : t('discounts.new')}
      look="wide"
      onClose={onClose}
      action={t(discount ? 'common.save' : 'discounts.create')}
      sending={save}
      onSubmit={save.mutate}
      locked={!may('WRITE_DISCOUNTS')}
    >
      <div className="stack dialog-fields" ref={fields}>
        <TextField
          name="name"
          label={t('discounts.name')}
          hint={t('discounts.name-hint')}
          defaultValue={discount?.name}
          maxLength={200}
          required
          focused
        />
        <EffectFields effect={discount?.effect} />
        <ScopeFields scope={discount?.appliesTo ?? null} products={products} onProducts={setProducts} />
        <ConditionFields discount={discount} />
        <CheckField
          name="exclusive"
          label={t('discounts.exclusive')}
          hint={t('discounts.exclusive-hint')}
          defaultChecked={discount?.exclusive}
        />
        <WholeField
          name="priority"
          label={t('discounts.priority')}
          hint={t('discounts.priority-hint')}
          min={0}
          max={1000}
          value={discount?.priority || undefined}
          optional
        />
        <CheckField name="active" label={t('discounts.active')} defaultChecked={discount?.active ?? true} />
        <TryIt discountId={discount?._id} fields={fields} read={read} />
      </div>
    </FormDialog>
  )
}
