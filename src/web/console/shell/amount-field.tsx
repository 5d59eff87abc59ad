import type { ComponentProps } from 'react'
import { TextField } from '../../ui/field.tsx'
import { amountIn, stepOf } from '../../ui/money.ts'
import { useStore } from './store.tsx'

interface AmountFieldProps extends ComponentProps<typeof TextField> {
  /** The amount that it begins with. */
  amount?: number | null
}

/** Takes an amount in the currency of the store. */
export function AmountField({ amount, ...props }: AmountFieldProps) {
  const { code, symbol } = useStore().store.currency
  return (
    <TextField
      min={0}
      max={1_000_000_000_000}
      {...props}
      type="number"
      inputMode="decimal"
      before={symbol}
      step={stepOf(code)}
      defaultValue={typeof amount === 'number' ? amountIn(code, amount) : undefined}
    />
  )
}
