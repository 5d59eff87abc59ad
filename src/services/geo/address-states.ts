import { openCountry } from './cities.ts'
import { findState, type State, statesOfPostalCode, withContaining } from './states.ts'

interface Place {
  country: string
  state: string
  city: string
  postalCode: string | null
}

/**
 * Returns the names, as in `listStates`, of the states that an address lies in: one, and those that contain it. A state
 * that is missing, or that nobody knows, follows from the postal code, or else from the city. None if the state is not
 * clear (decision states-are-found-however-they-are-written).
 */
export async function statesOfAddress(place: Place): Promise<Set<string>> {
  const found = await stateOfAddress(place)
  return new Set(found && withContaining(place.country, found))
}

async function stateOfAddress({ country, state, city, postalCode }: Place): Promise<State | undefined> {
  const given = findState(country, state)
  if (given) return given
  const parts = await openCountry(country)
  const part = state && parts.stateOfPart(state)
  if (part) return findState(country, part)
  const byCode = postalCode ? statesOfPostalCode(country, postalCode) : []
  if (byCode.length === 1) return byCode[0]
  const byCity = parts.statesOfCity(city)
  const likely = byCity.filter((name) => byCode.length === 0 || byCode.some((one) => one.name === name))
  if (likely.length === 1) return findState(country, likely[0]!)
  // Cities that are states, in a language that the gazetteer does not have.
  return byCity.length === 0 ? findState(country, city) : undefined
}
