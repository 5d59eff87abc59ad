import { domainToASCII, domainToUnicode } from 'node:url'
import { parse } from 'tldts'
import type { Shop } from '../../base/context.ts'
import type { Config } from '../../config/config.ts'
import { isReserved } from './reserved-names.ts'

/** A domain as it is stored and compared: lower case, punycode, no trailing dot. */
export interface ClaimedName {
  domain: string
  kind: 'subdomain' | 'own'
}

/** Characters that a host name cannot contain; the parser would cut them off, or decode them. */
const foreign = /[\s/?#@:%\\[\]]/
const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/** An own domain is proved by a TXT record at this prefix plus the domain. */
export const challenge = '_storefront-challenge.'
const longest = 253

/** Returns the base domains on which a store of this type can claim a subdomain. */
export function baseDomainsOf({ baseDomains }: Config, { type }: Shop): { domain: string; label: string }[] {
  return baseDomains
    .filter((base) => base.type === '*' || base.type === type)
    .map(({ domain, label }) => ({ domain, label }))
}

/**
 * Returns the name that a store would claim with this text, or the reason in words why no store could. A claimable name
 * is a label on one of the store's base domains, or a registrable domain with any labels in front.
 */
export function nameFrom(config: Config, shop: Shop, text: string): ClaimedName | string {
  const domain = asciiOf(text)
  if (domain === null) return 'it is not a domain name'
  const bases = config.baseDomains.filter((one) => domain === one.domain || domain.endsWith(`.${one.domain}`))
  // One base domain may lie within another.
  const [base] = bases.sort((one, other) => other.domain.length - one.domain.length)
  if (base) return subdomainOf(config, shop, domain, base.domain)
  const { domain: registrable, isIp, isIcann, isPrivate } = parse(domain, { allowPrivateDomains: true })
  if (isIp) return 'it is an IP address'
  if (!isIcann && !isPrivate) return 'domains cannot be registered under its ending'
  if (!registrable) return 'it is a public suffix, not a domain'
  if (challenge.length + domain.length > longest)
    return 'it is too long for the DNS record that would prove it'
  return { domain, kind: 'own' }
}

/** Returns a name in the form of the DNS; null if the text is not a domain name. */
export function asciiOf(text: string): string | null {
  if (foreign.test(text)) return null
  const domain = domainToASCII(text.toLowerCase()).replace(/\.$/, '')
  const labels = domain.split('.')
  if (domain.length > longest || labels.length === 1 || !labels.every((one) => label.test(one))) return null
  // Node 24 leaves a label that is not valid punycode as it is, where Node 20 and 22 return an empty text.
  return /(^|\.)xn--/.test(domainToUnicode(domain)) ? null : domain
}

function subdomainOf(config: Config, shop: Shop, domain: string, base: string): ClaimedName | string {
  if (!baseDomainsOf(config, shop).some((one) => one.domain === base)) {
    return `subdomains of ${base} are not available to this type of store`
  }
  const name = domain.slice(0, -base.length - 1)
  if (!name) return 'it is a base domain; add a name in front of it'
  if (name.includes('.')) return `it has more than one name in front of ${base}`
  // Letters of other scripts that look like Latin ones could imitate another store.
  if (name.startsWith('xn--')) return 'its name may contain only the letters a to z, digits and hyphens'
  if (isReserved(name)) return 'its name is reserved'
  return { domain, kind: 'subdomain' }
}
