import { CheckField, SelectField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { t } from '../../../words/taxes.ts'
import { AmountField } from '../../shell/amount-field.tsx'
import { useStore } from '../../shell/store.tsx'
import { useShopChange } from '../settings/queries.ts'
import { classes, type TaxSettings } from './queries.ts'

/** Edits how the store computes taxes. */
export function TaxesDialog({ taxes, onClose }: { taxes: TaxSettings | null; onClose: () => void }) {
  const { store } = useStore()
  const save = useShopChange({ done: t('taxes.saved'), after: onClose })
  const submit = (values: FormValues) => {
    const how = values.text('how')
    if (how === 'off') return save.mutate({ taxes: null })
    save.mutate({
      taxes: {
        ...taxes,
        pricesIncludeTax: how === 'included',
        belowEuThreshold: values.checked('belowEuThreshold'),
        shippingClass: values.text('shippingClass'),
        importLimit: values.number('importLimit') ?? undefined,
      },
    })
  }
  const how = taxes ? (taxes.pricesIncludeTax ? 'included' : 'added') : 'included'
  return (
    <FormDialog
      title={t('taxes.computing')}
      onClose={onClose}
      action={t('common.save')}
      sending={save}
      onSubmit={submit}
    >
      <SelectField
        name="how"
        label={t('taxes.how')}
        defaultValue={how}
        options={(['included', 'added', 'off'] as const).map((value) => ({
          value,
          label: t(`taxes.how-${value}`),
        }))}
      />
      <SelectField
        name="shippingClass"
        label={t('taxes.shipping')}
        hint={t('taxes.shipping-hint')}
        defaultValue={taxes?.shippingClass ?? 'standard'}
        options={[
          { value: 'goods', label: t('taxes.shipping-goods') },
          ...classes.map((value) => ({ value, label: t(`taxes.class-${value}`) })),
          ...(taxes?.classes ?? []).map(({ key, name }) => ({ value: key, label: name })),
        ]}
      />
      {store.currency.code !== 'EUR' && (
        <AmountField
          name="importLimit"
          label={t('taxes.import-limit', { currency: store.currency.code })}
          hint={t('taxes.import-limit-hint')}
          amount={taxes?.importLimit}
          optional
        />
      )}
      <CheckField
        name="belowEuThreshold"
        label={t('taxes.threshold')}
        hint={t('taxes.threshold-hint')}
        defaultChecked={taxes?.belowEuThreshold ?? false}
      />
    </FormDialog>
  )
}
