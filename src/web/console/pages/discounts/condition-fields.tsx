import { dayInput } from '../../../ui/date-time.ts'
import { CheckField, TextField } from '../../../ui/field.tsx'
import { WholeField } from '../../../ui/whole-field.tsx'
import { t } from '../../../words/discounts.ts'
import { AmountField } from '../../shell/amount-field.tsx'
import { useStore } from '../../shell/store.tsx'
import { days, hoursOf } from './fields.ts'
import { type Discount, ends } from './queries.ts'

/** Shows when a discount applies, and to which carts and orders. */
export function ConditionFields({ discount }: { discount: Discount | null }) {
  const { timeZone } = useStore()
  return (
    <fieldset className="stack discount-group">
      <legend className="label">{t('discounts.conditions')}</legend>
      <div className="columns columns-2">
        <AmountField
          name="minimumSubtotal"
          label={t('discounts.minimum-subtotal')}
          amount={discount?.minimumSubtotal || undefined}
          optional
        />
        <WholeField
          name="minimumQuantity"
          label={t('discounts.minimum-quantity')}
          min={0}
          max={1_000_000}
          value={discount?.minimumQuantity || undefined}
          optional
        />
        <TextField
          name="startDate"
          label={t('discounts.starts')}
          type="date"
          defaultValue={discount ? dayInput(discount.startDate, timeZone) : undefined}
          optional
        />
        <TextField
          name="endDate"
          label={t('discounts.last-day')}
          type="date"
          defaultValue={discount && ends(discount) ? dayInput(discount.endDate, timeZone) : undefined}
          optional
        />
      </div>
      <TextField
        name="countries"
        label={t('discounts.countries')}
        hint={t('discounts.countries-hint')}
        defaultValue={discount?.countries.join(', ')}
        optional
      />
      <TextField
        name="customerTags"
        label={t('discounts.customer-tags')}
        hint={t('discounts.customer-tags-hint')}
        defaultValue={discount?.customerTags.join(', ')}
        optional
      />
      <CheckField
        name="firstOrder"
        label={t('discounts.first-order')}
        defaultChecked={discount?.firstOrder}
      />
      <Hours discount={discount} />
    </fieldset>
  )
}

/** Hours that differ from day to day, which only apps make, stay as they are. */
function Hours({ discount }: { discount: Discount | null }) {
  const hours = hoursOf(discount?.hours ?? [])
  if (!hours) return null
  return (
    <fieldset className="stack discount-group">
      <legend className="label">{t('discounts.days')}</legend>
      <p className="hint">{t('discounts.hours-hint')}</p>
      <div className="columns columns-3">
        {days.map((day) => (
          <CheckField
            key={day}
            name="days"
            value={day}
            label={t(`discounts.${day}`)}
            defaultChecked={hours.days.includes(day)}
          />
        ))}
      </div>
      <div className="columns columns-2">
        <TextField name="from" label={t('discounts.from')} type="time" defaultValue={hours.from} />
        <TextField name="until" label={t('discounts.until')} type="time" defaultValue={hours.until} />
      </div>
    </fieldset>
  )
}
