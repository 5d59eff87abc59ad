import { useState } from 'react'
import { CheckField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { t } from '../../../words/dietary.ts'
import type { Food } from './kinds.ts'

const allergens = [
  ...['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soybeans', 'milk'],
  ...['nuts', 'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs'],
] as NonNullable<Food['allergens']>
const diets = ['vegan', 'vegetarian', 'halal', 'kosher', 'gluten_free', 'low_lactose'] as NonNullable<
  Food['diet']
>

/** Edits what a dish contains and for whom it is. */
export function DietaryFields({ food }: { food: Food | undefined }) {
  const [isSaid, setSaid] = useState(Boolean(food?.allergens))
  return (
    <Panel title={t('dietary.title')}>
      <div className="stack">
        <fieldset className="stack-tight">
          <legend>{t('dietary.suits')}</legend>
          <div className="columns columns-2">
            {diets.map((one) => (
              <CheckField
                key={one}
                name={`diet-${one}`}
                label={t(`dietary.${one}`)}
                defaultChecked={food?.diet?.includes(one)}
              />
            ))}
          </div>
        </fieldset>
        <CheckField
          name="allergens"
          label={t('dietary.said')}
          hint={t('dietary.said-hint')}
          checked={isSaid}
          onChange={({ currentTarget }) => setSaid(currentTarget.checked)}
        />
        {isSaid && (
          <fieldset className="stack-tight">
            <legend>{t('dietary.contains')}</legend>
            <div className="columns columns-2">
              {allergens.map((one) => (
                <CheckField
                  key={one}
                  name={`allergen-${one}`}
                  label={t(`dietary.${one}`)}
                  defaultChecked={food?.allergens?.includes(one)}
                />
              ))}
            </div>
          </fieldset>
        )}
      </div>
    </Panel>
  )
}

/** Returns the allergens and the diets of the form. */
export const dietaryIn = (values: FormValues) => ({
  diet: diets.filter((one) => values.checked(`diet-${one}`)),
  allergens: values.checked('allergens')
    ? allergens.filter((one) => values.checked(`allergen-${one}`))
    : null,
})
