import type { ComponentProps } from 'react'
import { amountsOf, percentages } from '../../ui/decimal.ts'
import { DecimalField } from '../../ui/decimal-field.tsx'
import { t } from '../../words/words.ts'
import { useStore } from './store.tsx'

/** Maximum amount in the contract. */
export const largestAmount = 1_000_000_000_000

interface AmountFieldProps extends Omit<ComponentProps<typeof DecimalField>, 'taken' | 'value' | 'show'> {
  /** The amount that it begins with. */
  amount?: number | null
}

/** Takes an amount in the currency of the store. */
export function AmountField({ amount, min = 0, max = largestAmount, ...field }: AmountFieldProps) {
  const { store, money } = useStore()
  const { code, symbol } = store.currency
  return (
    <DecimalField
      {...field}
      taken={amountsOf(code, symbol)}
      value={amount}
      min={min}
      max={max}
      show={money}
      before={symbol}
    />
  )
}

interface PercentFieldProps extends Omit<ComponentProps<typeof DecimalField>, 'taken' | 'show'> {}

/** Takes a percentage, by hundredths. */
export function PercentField(field: PercentFieldProps) {
  return <DecimalField min={0.01} {...field} taken={percentages} show={percent} after="%" />
}

const percent = (value: number) => t('decimal.percent', { value })
