import type { ComponentProps } from 'react'
import { TextField } from '../../ui/field.tsx'
import { stepOf } from '../../ui/money.ts'
import { useStore } from './store.tsx'

/** Takes an amount in the currency of the store. */
export function AmountField(props: ComponentProps<typeof TextField>) {
  const { code, symbol } = useStore().store.currency
  return (
    <TextField
      {...props}
      type="number"
      inputMode="decimal"
      before={symbol}
      min={0}
      max={1_000_000_000_000}
      step={stepOf(code)}
    />
  )
}
