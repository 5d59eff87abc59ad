import type { Option } from '../goods/variant-options.ts'
import type { IslandWords } from '../words.ts'

/** A variant. */
export interface Choice {
  /** Its value of each option. */
  values: string[]
  /** The formatted price. */
  price: string
  /** The price before a reduction. */
  before: string | null
  /** Notes below the price. */
  notes: string[]
  /** The stock; null if it does not run out. */
  stock: number | null
}

interface OptionChipsProps {
  option: Option
  /** The place of the option among all. */
  place: number
  choices: Choice[]
  picked: string[]
  onPick(value: string): void
  words: IslandWords
}

/**
 * Shows the values of an option. One that cannot be had together with the other choices says so, but can be chosen:
 * otherwise nobody could come from one combination to another. Without scripts the other choices are not known, and
 * only a value that can be had with none of them says so.
 */
export function OptionChips({ option, place, choices, picked, onPick, words }: OptionChipsProps) {
  const { field, legend, values } = option
  return (
    <fieldset class="chips">
      <legend>{legend}</legend>
      {values.map(({ value, label }) => {
        const withIt = choices.filter((choice) => choice.values[place] === value)
        const isGone = !withIt.some(isThere)
        const isOff = !withIt.some((choice) => isThere(choice) && agrees(choice, picked, place))
        return (
          <label key={value} class={isGone ? 'chip gone' : isOff ? 'chip off' : 'chip'}>
            <input
              type="radio"
              name={field}
              value={value}
              checked={picked[place] === value}
              onChange={() => onPick(value)}
            />
            {label}
            {isGone && <span class="hidden"> {words.gone}</span>}
            {isOff && !isGone && <span class="hidden scripted"> {words.off}</span>}
          </label>
        )
      })}
    </fieldset>
  )
}

const isThere = ({ stock }: Choice) => stock !== 0

const agrees = ({ values }: Choice, picked: string[], except: number) =>
  values.every((value, place) => place === except || value === picked[place])
