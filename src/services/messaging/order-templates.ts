// A store's choices for the e-mails to its shoppers: which go out, their words, logo and colour.

import type { components } from '../../../generated/apps.types.ts'
import { withoutLinks } from './plain-names.ts'

/** A store's choices, as they are stored and as the contract shows them; null: it has made none. */
export type EmailTemplates = Pick<components['schemas']['EmailTemplates'], 'logo' | 'color' | 'templates'>
export type OrderMailName = keyof EmailTemplates['templates']

/** The e-mails about orders, in the order in which a shopper may get them. */
export const orderMails: OrderMailName[] = [
  'placed',
  'paid',
  'granted',
  'delayed',
  'shipped',
  'cancelled',
  'refunded',
  'excess_refunded',
]

/**
 * E-mails that a store cannot turn off: the law wants a contract to be confirmed in writing, and nobody may lose an
 * order or have money sent back without being told.
 */
export const requiredMails: OrderMailName[] = ['placed', 'cancelled', 'excess_refunded']

/** The placeholders that a store may write in its words, as `{order}`. */
export const placeholders = ['order', 'store', 'name', 'total'] as const
type Values = Record<(typeof placeholders)[number], string>

/** Returns the first placeholder in a text that there is none of; null if all are known. */
export function unknownPlaceholder(text: string): string | null {
  const named = [...text.matchAll(/\{([^{}\s]*)\}/g)].map(([, name]) => name!)
  return named.find((name) => !(placeholders as readonly string[]).includes(name)) ?? null
}

/** The words of one e-mail, with every placeholder filled in; `subject` is null for the service's own. */
interface FilledWords {
  subject: string | null
  introduction: string[]
  closing: string[]
}

/** Returns whether the store wants an e-mail sent. */
export const isMailOn = (chosen: EmailTemplates | null, name: OrderMailName): boolean =>
  requiredMails.includes(name) || (chosen?.templates[name]?.enabled ?? true)

/**
 * Returns a store's words for an e-mail. The values come from strangers, and the recipient may be one if the address is
 * not `proven`, so neither may become links (decision names-carry-no-links-in-mail).
 */
export function filledWords(
  chosen: EmailTemplates | null,
  name: OrderMailName,
  values: Values,
  proven: boolean,
): FilledWords {
  const { subject, introduction, closing } = chosen?.templates[name] ?? {}
  const filled = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, key) =>
      Object.hasOwn(values, key) ? withoutLinks(values[key as keyof Values]) : whole,
    )
  const fill = (text: string) =>
    proven ? filled(text) : filled(text).split('\n').map(withoutLinks).join('\n')
  const paragraphs = (text: string | null | undefined) =>
    (text ?? '').split(/(?:\r?\n){2,}/).flatMap((part) => fill(part.replaceAll('\r', '').trim()) || [])
  // Headers have one line.
  return {
    subject: subject ? withoutLinks(fill(subject)) : null,
    introduction: paragraphs(introduction),
    closing: paragraphs(closing),
  }
}

/** Returns the logo and the colour that a store's e-mails have: its own choice, or else those of its pages. */
export function lookOf<Shop extends { logo: string | null; color: string | null }>(
  chosen: EmailTemplates | null,
  shop: Shop,
): Shop {
  return { ...shop, logo: chosen?.logo ?? shop.logo, color: chosen?.color ?? shop.color }
}
