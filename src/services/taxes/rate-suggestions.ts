// Rates of tax that merchants may take over (decision rates-are-suggested-never-set).

import type { components } from '../../../generated/apps.types.ts'
import { knownRates, sources } from './suggested-rates.ts'
import { placeOf } from './tax-records.ts'

type Suggestion = components['schemas']['TaxRateSuggestion']

/**
 * Returns the rates that are known of a country, and of one of its states: the standard rate before reduced ones. Throws
 * invalidRequest for an unknown country, or a state that it does not have.
 */
export function suggest({ country, state = null }: { country: string; state?: string | null }): {
  suggestions: Suggestion[]
} {
  const asked = placeOf(country, state)
  const here = knownRates
    .filter(([, known, part]) => known === asked.country && (part === null || part === asked.state))
    .sort(([, , one], [, , other]) => Number(one !== null) - Number(other !== null))
  return {
    suggestions: here.flatMap(([source, country, state, name, rates]) =>
      rates.map((rate, place) => ({
        ...{ name, country, state, rate },
        class: place === 0 ? ('standard' as const) : ('reduced' as const),
        source: sources[source].name,
        asOf: sources[source].asOf,
      })),
    ),
  }
}
