import type { components } from '../../../generated/store.types.ts'
import { Refusal } from '../../base/errors.ts'
import { codeOf, listStates, statesOf } from './countries.ts'
import { bareKey, keyOf, umlautKey } from './place-keys.ts'
import { postalCodeOf } from './postal-codes.ts'
import { stateData } from './state-data.ts'

/** A state of a country (decision states-are-found-however-they-are-written). */
export interface State {
  /** The name in `listStates`. */
  name: string
  /** The ISO 3166-2 code without the country; null where the standard has none. */
  code: string | null
  /** Names in other languages, and former ones. */
  others: string[]
  /** Matches the beginning of a postal code without blanks and hyphens; null if the codes are not known. */
  postalCodes: RegExp | null
  /** The codes of the states that contain it. */
  within: string[]
}

interface Country {
  states: State[]
  find(name: string): State | undefined
}

const known = new Map<string, Country>()

/** Returns the states of a country in no particular order; none for an unknown country. */
export function statesIn(country: string): State[] {
  return countryOf(country).states
}

/**
 * Returns the state that a name means: in any language that we know it in, ignoring case, accents, punctuation and words
 * such as State or Prefecture, or by its ISO 3166-2 code. Undefined for a name of no state, or of several.
 */
export function findState(country: string, name: string): State | undefined {
  return countryOf(country).find(name.normalize('NFKC').trim())
}

/** Returns a state together with those that contain it, by their names in `listStates`. */
export function withContaining(country: string, { name, within }: State): string[] {
  return [
    name,
    ...statesIn(country).flatMap((other) => (other.code && within.includes(other.code) ? [other.name] : [])),
  ]
}

/** Returns the states in which postal codes begin like this one. */
export function statesOfPostalCode(country: string, postalCode: string): State[] {
  const code = postalCodeOf(country, postalCode).replaceAll(' ', '')
  return statesIn(country).filter(({ postalCodes }) => postalCodes?.test(code))
}

/**
 * Returns the states of a country with their ISO 3166-2 codes, in the order of `listStates`. Throws countryNotFound.
 */
export function listStateCodes(shortName: string): components['schemas']['State'][] {
  const country = codeOf(shortName)
  if (!statesOf(country)) throw new Refusal('countryNotFound')
  const codes = new Map(statesIn(country).map(({ name, code }) => [name, code]))
  return listStates(country).map((name) => {
    const code = codes.get(name)
    return { name, code: code ? `${country}-${code}` : null }
  })
}

function countryOf(code: string): Country {
  const found = known.get(code) ?? read(code)
  known.set(code, found)
  return found
}

function read(country: string): Country {
  const entries = (stateData[country] ?? '').split(';').map((entry) => entry.split('='))
  const data = new Map(entries.map(([code, ...parts]) => [code, parts]))
  const states = (statesOf(country) ?? []).map(([name, iso]): State => {
    const [others, postalCodes, within] = data.get(iso ?? '') ?? []
    return {
      name,
      code: iso,
      others: others ? others.split(',') : [],
      postalCodes: postalCodes ? new RegExp(`^(?:${postalCodes})`) : null,
      within: within ? within.split(',') : [],
    }
  })
  const byCode = new Map(
    states.flatMap((state) => [[state.code, state] as const, [`${country}-${state.code}`, state] as const]),
  )
  const ways = [keyOf, bareKey, umlautKey].map((key) => finder(states, key))
  return {
    states,
    find(name) {
      const [exactly, ...similarly] = ways
      const code = name.toUpperCase().replace(/[.\s]/g, '')
      return (
        exactly!(name) ??
        byCode.get(code) ??
        similarly.map((find) => find(name)).find(Boolean) ??
        abbreviated(states, name)
      )
    },
  }
}

/** Returns the one state that begins with these four letters or more, such as Calif. */
function abbreviated(states: State[], name: string): State | undefined {
  const key = keyOf(name)
  const found = key.length < 4 ? [] : states.filter((state) => keyOf(state.name).startsWith(key))
  return found.length === 1 ? found[0] : undefined
}

/** Returns a function that finds the one state with a name of the same key; a state's own name precedes the others. */
function finder(states: State[], key: (name: string) => string): (name: string) => State | undefined {
  const index = (namesOf: (state: State) => string[]) => {
    const found = new Map<string, State | undefined>()
    for (const state of states)
      for (const one of new Set(namesOf(state).map(key))) found.set(one, found.has(one) ? undefined : state)
    return found
  }
  const [own, others] = [index(({ name }) => [name]), index((state) => state.others)]
  return (name) => {
    const wanted = key(name)
    if (!wanted) return undefined
    return own.has(wanted) ? own.get(wanted) : others.get(wanted)
  }
}
