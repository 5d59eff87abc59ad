import { useState } from 'preact/hooks'
import type { IslandWords } from '../words.ts'

export interface AddressValues {
  name: string
  phone: string
  line1: string
  line2: string
  city: string
  state: string
  country: string
  postalCode: string
}

interface AddressFieldsProps {
  countries: { name: string; shortName: string }[]
  /** Those of the chosen country. */
  states: string[]
  values: AddressValues
  words: IslandWords
}

/** The service takes so many characters. */
const longest = { name: 200, phone: 32, line2: 200, city: 120, postalCode: 32 }

/** Shows the fields of an address; the states follow the country, and the town has suggestions while it is typed. */
export function AddressFields({ countries, states: first, values, words }: AddressFieldsProps) {
  const [states, show] = useState(first)
  const [country, go] = useState(values.country)
  const [suggestions, suggest] = useState<string[]>([])
  const travel = async (event: Event) => {
    const next = (event.target as HTMLSelectElement).value
    go(next)
    show(await ask(`/places/states?country=${next}`))
  }
  const type = async (event: Event) => {
    const { value } = event.target as HTMLInputElement
    // An address that was chosen from the list is complete: the city follows the street.
    const [street, city] = suggestions.includes(value) ? value.split(', ') : []
    if (street && city) {
      const form = (event.target as HTMLInputElement).form!
      ;(event.target as HTMLInputElement).value = street
      ;(form.elements.namedItem('city') as HTMLInputElement).value = city
      return suggest([])
    }
    if (value.trim().length < 3) return suggest([])
    suggest(await ask(`/places?country=${country}&input=${encodeURIComponent(value)}`))
  }
  const field = (name: keyof typeof longest, autocomplete: string, optional = false) => (
    <label>
      {words.address[name]}
      {optional && <span class="small"> {words.address.optional}</span>}
      <input
        name={name}
        autocomplete={autocomplete}
        defaultValue={values[name]}
        required={!optional}
        maxLength={longest[name]}
      />
    </label>
  )
  return (
    <div class="fields">
      {field('name', 'name')}
      {field('phone', 'tel')}
      <label>
        {words.address.country}
        <select name="country" autocomplete="country" onChange={travel}>
          {countries.map(({ name, shortName }) => (
            <option key={shortName} value={shortName} selected={shortName === country}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label class="whole">
        {words.address.line1}
        <input
          name="line1"
          autocomplete="address-line1"
          defaultValue={values.line1}
          required
          maxLength={200}
          list="suggestions"
          onInput={type}
        />
        <datalist id="suggestions">
          {suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      </label>
      <div class="whole">{field('line2', 'address-line2', true)}</div>
      {field('city', 'address-level2')}
      <label>
        {words.address.state}
        <input
          name="state"
          autocomplete="address-level1"
          defaultValue={values.state}
          required
          maxLength={120}
          list="states"
        />
        <datalist id="states">
          {states.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </label>
      {field('postalCode', 'postal-code', true)}
    </div>
  )
}

async function ask(path: string): Promise<string[]> {
  const reply = await fetch(path).catch(() => null)
  return reply?.ok ? reply.json() : []
}
