import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react'
import { t } from '../words/words.ts'
import { decimalText, type Reading, readDecimal, type Taken } from './decimal.ts'
import { TextField } from './field.tsx'
import { takesNumber } from './number-fields.ts'

export interface DecimalOptions {
  taken: Taken
  /** The number that it begins with. */
  value?: number | null
  min?: number
  max?: number
  /** Returns a number as people read it: "€79.90". */
  show: (value: number) => string
}

interface DecimalInput {
  /** The attributes of the `<input>`. */
  input: {
    ref: RefObject<HTMLInputElement | null>
    type: 'text'
    inputMode: 'decimal' | 'numeric'
    autoComplete: 'off'
    defaultValue: string
    onInput: () => void
    onBlur: () => void
    onInvalid: () => void
  }
  understood: string
  error: string | undefined
}

/**
 * Makes a text field take a number as people write it: it shows how it understood the number, and blocks the form if it
 * did not. A browser's own number field drops the marks that it does not expect, and turns `79,90` into 7990.
 */
export function useDecimal({ taken: usual, value, min, max, show }: DecimalOptions): DecimalInput {
  const taken = { ...usual, decimals: Math.max(usual.decimals, placesOf(value)) }
  const ref = useRef<HTMLInputElement>(null)
  const first = typeof value === 'number' ? decimalText(value, taken) : ''
  const [text, setText] = useState(first)
  // A half-typed number is no mistake.
  const [isLeft, setLeft] = useState(false)
  const update = () => setText(ref.current!.value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that was saved begins with another number
  useEffect(() => {
    update()
    setLeft(false)
  }, [first])
  const reading = text.trim() === '' ? undefined : readDecimal(text, taken)
  const problem = reading && problemOf(reading, { taken, min, max, show })
  useEffect(() => {
    takesNumber(ref.current!, taken)
    ref.current!.setCustomValidity(problem ?? '')
  })
  return {
    input: {
      ref,
      type: 'text',
      inputMode: taken.decimals === 0 ? 'numeric' : 'decimal',
      autoComplete: 'off',
      defaultValue: first,
      onInput: update,
      onBlur: () => setLeft(true),
      onInvalid: () => setLeft(true),
    },
    understood: reading && !problem && text !== first ? understoodOf(reading, text, show) : '',
    error: isLeft ? problem : undefined,
  }
}

/** Returns the number's decimals: another program may have written more of them than people type here. */
const placesOf = (value?: number | null) => `${value ?? ''}`.split('.')[1]?.length ?? 0

type Shown = Pick<DecimalOptions, 'taken' | 'min' | 'max' | 'show'>

/** Says why a typed number cannot be taken; undefined if it can. */
export function problemOf(reading: Reading, { taken, min, max, show }: Shown): string | undefined {
  switch (reading.problem) {
    case 'unreadable':
      return t(taken.decimals === 0 ? 'decimal.unreadable-whole' : 'decimal.unreadable')
    case 'around':
      return t('decimal.around', { around: reading.around })
    case 'too-fine':
      return taken.decimals === 0 ? t('decimal.whole') : t('decimal.too-fine', { count: taken.decimals })
    case 'unclear': {
      const [one, other] = reading.readings
      const texts = { first: decimalText(one, taken), second: decimalText(other, taken) }
      return t('decimal.unclear', { one: show(one), other: show(other), ...texts })
    }
  }
  if (min !== undefined && reading.value < min) return t('decimal.least', { least: show(min) })
  if (max !== undefined && reading.value > max) return t('decimal.most', { most: show(max) })
  return undefined
}

/** Returns how the number was understood; nothing if that is exactly what was typed. */
function understoodOf({ value, thousands }: Reading, text: string, show: DecimalOptions['show']): string {
  if (value === undefined || show(value) === text.trim()) return ''
  return thousands
    ? t('decimal.thousands', { value: show(value), mark: thousands })
    : t('decimal.understood', { value: show(value) })
}

type DecimalFieldProps = DecimalOptions & Omit<ComponentProps<typeof TextField>, keyof DecimalOptions | 'ref'>

/** Takes a number as people write it. */
export function DecimalField({ taken, value, min, max, show, error, ...field }: DecimalFieldProps) {
  const decimal = useDecimal({ taken, value, min, max, show })
  return (
    <TextField {...field} {...decimal.input} understood={decimal.understood} error={error ?? decimal.error} />
  )
}
