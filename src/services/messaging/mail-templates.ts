import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Eta } from 'eta'
import { hours as hour, minutes } from '../../base/clock.ts'
import { root } from '../../base/root.ts'
import { offsetAt } from '../../base/time-zone.ts'
import { parseUrl } from '../../base/url.ts'
import { withoutLinks } from './plain-names.ts'

/** A store's branding, as the e-mail layout needs it. */
export interface Brand {
  name: string
  /** The address of the logo; null to show only the name. */
  logo: string | null
  color: string
  /** The text colour that is readable on `color`. */
  ink: string
  /** The contact details of the merchant. */
  contact: string[]
  /** The address of the store's pages; null if unknown, or if the e-mail must not link to it. */
  site: string | null
}

// Every template is compiled once, at start-up, so that a broken one is found then. Values are escaped in HTML, not in
// text.
const html = new Eta({ autoEscape: true })
const text = new Eta({ autoEscape: false, autoTrim: false })
const folder = join(root, 'src/services/messaging/templates')
for (const file of readdirSync(folder)) {
  const [name, kind] = file.split('.')
  const engine = kind === 'html' ? html : text
  engine.loadTemplate(`@${name}`, readFileSync(join(folder, file), 'utf8'))
}

/** Renders the text and the HTML of an e-mail. Mailboxes show `preview` next to the subject. */
export function renderMail(
  template: string,
  data: { subject: string; preview: string; brand: Brand | null },
): { text: string; html: string } {
  return { text: text.render(`@${template}`, { ...data }), html: html.render(`@${template}`, { ...data }) }
}

/**
 * Renders the HTML of an e-mail that has only text: a `code` large and first, then its paragraphs, line by line. A line
 * that is an address becomes a link, and any other one-word paragraph is highlighted. Without a `brand` the e-mail is
 * the service's, not a store's, and its subject is its title.
 */
export function renderNote({
  subject,
  text,
  code = null,
  brand = null,
}: {
  subject: string
  text: string
  code?: string | null
  brand?: Brand | null
}): string {
  const paragraphs = text.split(/\n{2,}/).flatMap((part) => part.trim() || [])
  const preview = [code, paragraphs[0]].filter(Boolean).join('. ')
  const title = brand ? null : withoutLinks(subject)
  return html.render('@note', { subject, title, preview, brand, code, paragraphs })
}

/** Returns a URL that is safe in an e-mail; null for any scheme other than http and https, which could run code. */
export function webAddress(url: string | null | undefined): string | null {
  return url && /^https?:$/.test(parseUrl(url)?.protocol ?? '') ? url : null
}

/** Returns the branding of a store's e-mails. */
export function brandOf({
  name,
  logo,
  color,
  contact,
  domain,
}: {
  name: string
  logo: string | null
  color: string | null | undefined
  contact: { email?: string; phone?: string; address?: string }
  /** The domain of the store's pages, from `domainOf`; omitted if the recipient's address is unproved. */
  domain?: string | null
}): Brand {
  // Like a name, phone number and address are free text, and the recipient may never have heard of the store.
  const [phone, address] = [contact.phone, contact.address].map((way) => way && withoutLinks(way))
  const ways = [contact.email, phone, address].flatMap((way) => way || [])
  // A name under localhost opens nothing on the recipient's machine.
  const site = domain && !domain.endsWith('localhost') ? `https://${domain}` : null
  return { name: withoutLinks(name), logo: webAddress(logo), ...colorsOf(color), contact: ways, site }
}

const plain = '#1f2937'

/** Returns a store's colour, and a dark or white text colour, whichever contrasts more (WCAG 2.2). */
export function colorsOf(color: string | null | undefined): Pick<Brand, 'color' | 'ink'> {
  const shown = color && /^#[0-9a-f]{6}$/i.test(color) ? color : plain
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(shown.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return { color: shown, ink: luminance > 0.179 ? '#111827' : '#ffffff' }
}

/** Names a card as its owner knows it: "Visa ending in 4242". Providers write the brand in lower case. */
export function cardText({ brand, last4 }: { brand: string; last4: string }): string {
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${last4}`
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/**
 * Formats a time as it is in a time zone, like "27 November 2026, 20:26 UTC+1": its reader may be in another one. With
 * `toTheSecond`, it is 20:26:05.
 */
export function momentOf(time: string, timeZone: string, toTheSecond = false): string {
  const ahead = offsetAt(timeZone, Date.parse(time))
  const local = new Date(Date.parse(time) + ahead).toISOString()
  const [hours, rest] = [Math.trunc(Math.abs(ahead) / hour), (Math.abs(ahead) % hour) / minutes]
  const offset = `${hours}${rest > 0 ? `:${String(rest).padStart(2, '0')}` : ''}`
  return `${dayOf(local)}, ${local.slice(11, toTheSecond ? 19 : 16)} UTC${ahead === 0 ? '' : `${ahead < 0 ? '-' : '+'}${offset}`}`
}

/** Formats a day, or the day of a time in UTC, like "27 November 2026". */
export function dayOf(time: string): string {
  const at = new Date(time)
  return `${at.getUTCDate()} ${months[at.getUTCMonth()]} ${at.getUTCFullYear()}`
}
