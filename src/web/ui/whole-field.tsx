import type { ComponentProps } from 'react'
import { wholeNumbers } from './decimal.ts'
import { DecimalField } from './decimal-field.tsx'

type WholeFieldProps = Omit<ComponentProps<typeof DecimalField>, 'taken' | 'show'>

/** Takes a quantity. */
export function WholeField(field: WholeFieldProps) {
  return <DecimalField {...field} taken={wholeNumbers} show={count} />
}

const numbers = new Intl.NumberFormat('en')

/** Returns a whole number as people read it: "1,234". */
export const count = (value: number) => numbers.format(value)
