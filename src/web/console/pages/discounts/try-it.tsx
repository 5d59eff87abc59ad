import { useMutation } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { dataOf, FormValues } from '../../../ui/form.tsx'
import { Problem } from '../../../ui/states.tsx'
import { WholeField } from '../../../ui/whole-field.tsx'
import { t } from '../../../words/discounts.ts'
import { useStore } from '../../shell/store.tsx'
import type { fieldsIn } from './fields.ts'
import { type Chosen, ProductPicker } from './product-picker.tsx'

interface TryItProps {
  /** Undefined for a discount that is not saved. */
  discountId: string | undefined
  /** The fields of the form. */
  fields: RefObject<HTMLElement | null>
  read: (values: FormValues) => ReturnType<typeof fieldsIn>
}

/** Shows what a cart would cost with the discount as it is in the form, and why a discount takes nothing. */
export function TryIt({ discountId, fields, read }: TryItProps) {
  const { api, money } = useStore()
  const [chosen, setChosen] = useState<Chosen[]>([])
  const preview = useMutation({
    mutationFn: (form: HTMLFormElement) => {
      const values = new FormValues(dataOf(form))
      return api.discounts.preview({
        items: chosen.map(({ _id }) => ({ productId: _id, quantity: values.number(fieldOf(_id)) ?? 1 })),
        discount: read(values),
        ...(discountId && { discountId }),
      })
    },
  })
  const send = () => {
    const form = fields.current?.closest('form')
    if (form?.reportValidity()) preview.mutate(form)
  }
  return (
    <details>
      <summary>{t('discounts.try')}</summary>
      <div className="stack">
        <p className="hint">{t('discounts.try-lead')}</p>
        <ProductPicker
          chosen={chosen}
          onChange={setChosen}
          beside={({ _id, name }) => (
            <WholeField
              name={fieldOf(_id)}
              label={t('discounts.quantity-of', { name })}
              value={1}
              min={1}
              max={10_000}
              required
            />
          )}
        />
        <Button onClick={send} busy={preview.isPending} disabled={chosen.length === 0}>
          {t('discounts.try-do')}
        </Button>
        {preview.error && <Problem error={preview.error} />}
        {preview.data && (
          <div aria-live="polite">
            <p className="strong">
              {t('discounts.instead-of', {
                total: money(preview.data.quote.total),
                subtotal: money(preview.data.quote.subtotal),
              })}
            </p>
            {preview.data.discounts.map(({ _id, name, amount, reason }) => (
              <p key={_id} className="muted">
                {name}: {reason ? t(`discounts.reason-${reason}`) : money(-amount)}
              </p>
            ))}
          </div>
        )}
      </div>
    </details>
  )
}

/** Returns the field for how many of a product are tried. */
const fieldOf = (productId: string) => `tried.${productId}`
