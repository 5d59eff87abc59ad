import type { ComponentProps } from 'react'
import { wholeNumbers } from './decimal.ts'
import { DecimalField } from './decimal-field.tsx'

interface WholeFieldProps extends Omit<ComponentProps<typeof DecimalField>, 'taken' | 'show'> {
  /** Shown behind the number, and accepted there. */
  unit?: string
}

/** Takes a quantity. */
export function WholeField({ unit, ...field }: WholeFieldProps) {
  const taken = unit === undefined ? wholeNumbers : { ...wholeNumbers, names: new Set([unit]) }
  return <DecimalField {...field} taken={taken} show={count} after={unit} />
}

const numbers = new Intl.NumberFormat('en')

/** Returns a whole number as people read it: "1,234". */
export const count = (value: number) => numbers.format(value)
