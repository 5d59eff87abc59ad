import { useEffect, useRef, useState } from 'preact/hooks'
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

interface AddressPart {
  name: string
  label: string
  required: boolean
}

interface AddressFieldsProps {
  countries: { name: string; shortName: string }[]
  /** The states of the chosen country. */
  states: string[]
  /** The parts of the addresses of the chosen country, in its order. */
  parts: AddressPart[]
  values: AddressValues
  /** Says what was wrong with the address when it was sent. */
  problem: { field: string; text: string } | null
  /** Whether the store needs a telephone number. */
  needsPhone: boolean
  words: IslandWords
}

/** Maximum number of characters. */
const longest = { name: 200, phone: 32, line2: 200, city: 120, state: 120, postalCode: 32 }
const autocompletes = { city: 'address-level2', state: 'address-level1', postalCode: 'postal-code' }

/**
 * Shows the fields of an address; they and the states follow the country, and the town has suggestions while it is
 * typed.
 */
export function AddressFields(props: AddressFieldsProps) {
  const { countries, states, parts, values, problem, needsPhone, words } = props
  const [known, learn] = useState({ states, parts })
  const [country, go] = useState(values.country)
  const [suggestions, suggest] = useState<string[]>([])
  const select = useRef<HTMLSelectElement>(null)
  const travel = async () => {
    const next = select.current!.value
    go(next)
    const learnt = await ask<typeof known | null>(`/places/country?country=${next}`, null)
    // Somebody who passes other countries by keyboard is further by the time that they are known.
    if (learnt && next === select.current?.value) learn(learnt)
  }
  // A browser that comes back to the page may have restored another country.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once, when the page comes to life
  useEffect(() => {
    if (select.current!.value !== country) travel()
  }, [])
  const type = async (event: Event) => {
    const { value } = event.target as HTMLInputElement
    // An address that was chosen from the list is complete: the city follows the street.
    const [street, city] = suggestions.includes(value) ? value.split(', ') : []
    if (street && city) {
      const form = (event.target as HTMLInputElement).form!
      ;(event.target as HTMLInputElement).value = street
      const town = form.elements.namedItem('city') as HTMLInputElement | null
      if (town) town.value = city
      return suggest([])
    }
    if (value.trim().length < 3) return suggest([])
    suggest(await ask<string[]>(`/places?country=${country}&input=${encodeURIComponent(value)}`, []))
  }
  const flawOf = (name: string) =>
    name === problem?.field && { autofocus: true, 'aria-invalid': true, 'aria-describedby': 'wrong' }
  const problemOf = (name: string) =>
    name === problem?.field && (
      <span id="wrong" class="field-problem">
        {problem.text}
      </span>
    )
  const field = (
    name: keyof typeof longest,
    autocomplete: string,
    optional = false,
    label = words.address[name],
  ) => (
    <label key={name}>
      {label}
      {optional && <span class="small"> {words.address.optional}</span>}
      <input
        name={name}
        type={name === 'phone' ? 'tel' : 'text'}
        autocomplete={autocomplete}
        defaultValue={values[name]}
        required={!optional}
        maxLength={longest[name]}
        list={name === 'state' ? 'states' : undefined}
        {...flawOf(name)}
      />
      {problemOf(name)}
    </label>
  )
  return (
    <div class="fields">
      {field('name', 'name')}
      {field('phone', 'tel', !needsPhone)}
      <label>
        {words.address.country}
        <select ref={select} name="country" autocomplete="country" onChange={travel}>
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
          {...flawOf('line1')}
        />
        {problemOf('line1')}
        <datalist id="suggestions">
          {suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      </label>
      <div class="whole">{field('line2', 'address-line2', true)}</div>
      {placeParts(known.parts, words).map(({ name, label, required }) => {
        const part = name as keyof typeof autocompletes
        return field(part, autocompletes[part], !required, label)
      })}
      <datalist id="states">
        {known.states.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  )
}

async function ask<Found>(path: string, otherwise: Found): Promise<Found> {
  const reply = await fetch(path).catch(() => null)
  return reply?.ok ? reply.json() : otherwise
}

/**
 * Returns the parts after the street. A zone of the store may be a state of a country whose addresses name no state, so
 * it can be given there too, unless they do not even name a city.
 */
function placeParts(parts: AddressPart[], { address }: IslandWords): AddressPart[] {
  const named = parts.filter(({ name }) => name === 'city' || name === 'state' || name === 'postalCode')
  const isStateless = !named.some(({ name }) => name === 'state') && named.some(({ name }) => name === 'city')
  return isStateless ? [...named, { name: 'state', label: address.state, required: false }] : named
}
