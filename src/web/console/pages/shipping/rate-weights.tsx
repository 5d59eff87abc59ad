import { Button } from '../../../ui/button.tsx'
import { measuresIn } from '../../../ui/decimal.ts'
import { DecimalField } from '../../../ui/decimal-field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { WholeField } from '../../../ui/whole-field.tsx'
import { t } from '../../../words/shipping.ts'
import { AmountField } from '../../shell/amount-field.tsx'
import type { Rate } from './queries.ts'

type Step = { key: number } & Partial<NonNullable<Rate['weightSteps']>[number]>

const weights = ['minWeight', 'maxWeight'] as const
const lengths = ['maxLength', 'maxLengthAndGirth'] as const
const mostGrams = 1_000_000_000
const mostCentimetres = 100_000
const mostSteps = 50

/** Returns the steps of a rate as the dialog edits them. */
export const stepsOf = (rate: Rate | undefined): Step[] =>
  (rate?.weightSteps ?? []).map((step, key) => ({ key, ...step }))

interface RateWeightsProps {
  rate: Rate | undefined
  steps: Step[]
  onSteps: (steps: Step[]) => void
}

/** Edits the parcels that a rate is for, and what heavier ones cost. */
export function RateWeights({ rate, steps, onSteps }: RateWeightsProps) {
  return (
    <fieldset className="options">
      <legend>{t('shipping.rate-weights')}</legend>
      <div className="columns columns-2">
        {weights.map((name) => (
          <GramsField
            key={name}
            name={name}
            label={t(`shipping.rate-${name}`)}
            value={rate?.[name]}
            optional
          />
        ))}
        {lengths.map((name) => (
          <DecimalField
            key={name}
            name={name}
            label={t(`shipping.rate-${name}`)}
            value={rate?.[name]}
            taken={measuresIn('cm', mostCentimetres)}
            min={0.1}
            max={mostCentimetres}
            show={(measure) => t('decimal.unit', { value: String(measure), unit: 'cm' })}
            after="cm"
            optional
          />
        ))}
        {steps.map(({ key, from, amount }) => (
          <StepFields key={key} {...{ from, amount }} at={`steps.${key}`} />
        ))}
      </div>
      <span className="row">
        {steps.length < mostSteps && (
          <Button onClick={() => onSteps([...steps, { key: (steps.at(-1)?.key ?? -1) + 1 }])}>
            {t('shipping.rate-step-add')}
          </Button>
        )}
        {steps.length > 0 && (
          <Button look="quiet" onClick={() => onSteps(steps.slice(0, -1))}>
            {t('shipping.rate-step-remove')}
          </Button>
        )}
      </span>
    </fieldset>
  )
}

function StepFields({ at, from, amount }: { at: string } & Omit<Step, 'key'>) {
  return (
    <>
      <GramsField name={`${at}.from`} label={t('shipping.rate-step-from')} value={from} required />
      <AmountField name={`${at}.amount`} label={t('shipping.rate-step-cost')} amount={amount} required />
    </>
  )
}

interface GramsFieldProps {
  name: string
  label: string
  value: number | undefined
  required?: boolean
  optional?: boolean
}

const GramsField = (field: GramsFieldProps) => <WholeField {...field} min={0} max={mostGrams} unit="g" />

/** Returns what was typed, with the lightest step first. */
export function weightsIn(values: FormValues, steps: Step[]): Partial<Rate> {
  const read = steps.map(({ key }) => ({
    from: values.number(`steps.${key}.from`) ?? 0,
    amount: values.number(`steps.${key}.amount`) ?? 0,
  }))
  return {
    ...Object.fromEntries([...weights, ...lengths].map((name) => [name, values.number(name)])),
    weightSteps: read.length > 0 ? read.sort((one, other) => one.from - other.from) : undefined,
  }
}
