import type { components } from '../../../generated/apps.types.ts'

type Policy = components['schemas']['ShopReadiness']['missingPolicies'][number]

const europe = `
  AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK`
  .trim()
  .split(/\s+/)

/** Of the E-Commerce Directive, the GDPR, the Consumer Rights Directive and the Accessibility Act. */
const european: Policy[] = ['imprint', 'terms', 'privacy', 'withdrawal', 'shipping', 'accessibility']

const byCountry: Record<string, Policy[]> = {
  ...Object.fromEntries(europe.map((country) => [country, european])),
  CH: ['imprint', 'terms', 'privacy'],
  GB: ['imprint', 'terms', 'privacy', 'withdrawal', 'shipping'],
  NG: ['terms', 'privacy', 'refunds'],
  US: ['terms', 'privacy', 'refunds'],
}

/** Returns the policies that stores of a country usually have to publish. */
export const requiredPolicies = (country: string): Policy[] => byCountry[country] ?? ['terms', 'privacy']
