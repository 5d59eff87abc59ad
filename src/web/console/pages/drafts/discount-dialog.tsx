import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { t } from '../../../words/drafts.ts'
import { AmountField, PercentField } from '../../shell/amount-field.tsx'
import { type Draft, useDraftChange } from './queries.ts'

type Kind = NonNullable<Draft['discount']>['kind']

/** Gives a discount on all lines, with the reason that the customer sees. */
export function DiscountDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const { discount } = draft
  const change = useDraftChange(draft, onClose)
  const [kind, setKind] = useState<Kind>(discount?.kind ?? 'percentage')
  const value = discount?.kind === kind ? discount.value : null
  return (
    <FormDialog
      title={t('drafts.discount')}
      onClose={onClose}
      action={t('common.save')}
      sending={change}
      extra={
        discount && <Button onClick={() => change.mutate({ discount: null })}>{t('drafts.remove')}</Button>
      }
      onSubmit={(values) =>
        change.mutate({
          discount: { kind, value: values.number('value') ?? 0, reason: values.text('reason') },
        })
      }
    >
      <SelectField
        name="kind"
        label={t('drafts.discount-kind')}
        value={kind}
        onChange={({ currentTarget }) => setKind(currentTarget.value as Kind)}
        options={[
          { value: 'percentage', label: t('drafts.discount-percentage') },
          { value: 'amount', label: t('drafts.discount-amount') },
        ]}
      />
      {kind === 'amount' ? (
        <AmountField
          key="amount"
          name="value"
          label={t('drafts.discount-value')}
          amount={value}
          min={0.01}
          required
        />
      ) : (
        <PercentField
          key="percent"
          name="value"
          label={t('drafts.discount-value')}
          value={value}
          max={100}
          required
        />
      )}
      <TextField
        name="reason"
        label={t('drafts.reason')}
        hint={t('drafts.discount-reason-hint')}
        defaultValue={discount?.reason ?? ''}
        maxLength={200}
        required
      />
    </FormDialog>
  )
}
