import { useRef, useState } from 'preact/hooks'
import { amountsOf, decimalText, type Reading, readDecimal } from '../../ui/decimal.ts'
import { formatFor } from '../format.ts'
import type { IslandWords } from '../words.ts'

interface PriceFieldProps {
  name: string
  label: string
  /** The text that was typed before. */
  value: string
  currency: { code: string; symbol: string }
  language: string
  words: IslandWords
}

/** Maximum price that the service accepts. */
const largest = 1e12

/** Returns the typed price, or why it is none. */
export function readPrice(text: string, { code, symbol }: PriceFieldProps['currency']): Reading {
  const reading = readDecimal(text, amountsOf(code, symbol))
  const { value } = reading
  return value !== undefined && (value < 0 || value > largest) ? { problem: 'unreadable' } : reading
}

/** Takes a price as people write it, and shows how it was understood. */
export function PriceField({ name, label, value, currency, language, words }: PriceFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  // A half-typed number is no mistake.
  const [isLeft, setLeft] = useState(true)
  const reading = text.trim() ? readPrice(text, currency) : undefined
  const problem = reading && problemIn(reading, { currency, language, words })
  const said = problem ? isLeft && problem : reading && understoodIn(reading, { currency, language, words })
  return (
    <>
      <label>
        {label}
        <input
          ref={field}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={value}
          aria-invalid={problem && isLeft ? true : undefined}
          aria-describedby={`${name}-read`}
          onInput={() => {
            setLeft(false)
            setText(field.current!.value)
          }}
          onBlur={() => setLeft(true)}
        />
      </label>
      <p id={`${name}-read`} class="understood small" aria-live="polite">
        {said || ''}
      </p>
    </>
  )
}

type Shown = Pick<PriceFieldProps, 'currency' | 'language' | 'words'>

function understoodIn({ value, thousands }: Reading, { currency, language, words }: Shown): string {
  const shown = formatFor(language, currency.code).money(value!)
  return fill(thousands ? words.amount.thousands : words.amount.understood, { value: shown, mark: thousands })
}

function problemIn(reading: Reading, { currency, language, words }: Shown): string | undefined {
  const { money } = formatFor(language, currency.code)
  switch (reading.problem) {
    case 'unreadable':
      return words.amount.unreadable
    case 'too-fine':
      return fill(words.amount.tooFine, { currency: currency.code })
    case 'around':
      return fill(words.amount.around, { around: reading.around })
    case 'unclear': {
      const [one, other] = reading.readings
      const taken = amountsOf(currency.code, currency.symbol)
      const texts = { first: decimalText(one, taken), second: decimalText(other, taken) }
      return fill(words.amount.unclear, { one: money(one), other: money(other), ...texts })
    }
  }
}

const fill = (words: string, values: Record<string, string | undefined>) =>
  words.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
