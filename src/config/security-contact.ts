import { parseUrl } from '../base/url.ts'
import type { Reader } from './reader.ts'
import type { Config } from './settings.ts'

/**
 * Returns whom to tell of vulnerabilities (RFC 9116): the addresses of SECURITY_CONTACT, separated by commas and the
 * preferred one first. null: nobody is named, so there is no security.txt.
 */
export function readSecurity(read: Reader, problems: string[]): Config['security'] {
  const contacts = read
    .text('SECURITY_CONTACT', '')
    .split(',')
    .map((contact) => contact.trim())
    .filter(Boolean)
    .map((contact) => (/^[^\s:/]+@[^\s:/]+$/.test(contact) ? `mailto:${contact}` : contact))
  const policy = read.url('SECURITY_POLICY_URL', ['https:'])?.trim() ?? null
  const days = read.integer('SECURITY_TXT_DAYS', 180, 1, 365)
  if (!contacts.every(isContact))
    problems.push('SECURITY_CONTACT must be e-mail addresses, or addresses that start with https:// or tel:')
  if (contacts.length === 0 && policy) problems.push('SECURITY_POLICY_URL requires SECURITY_CONTACT')
  return contacts.length > 0 ? { contacts, policy, days } : null
}

/** A line break or a blank would begin another field of the file. */
function isContact(contact: string): boolean {
  if (/\s|\p{Cc}/u.test(contact)) return false
  if (contact.startsWith('https://')) return parseUrl(contact) !== null
  return /^mailto:[^@]+@[^@]+$|^tel:\+?[\d().-]+$/.test(contact)
}
