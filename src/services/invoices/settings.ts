import type { components } from '../../../generated/apps.types.ts'

/** When a store issues invoices, and what they say of it. */
export type InvoiceSettings = components['schemas']['InvoiceSettings']

/** The prefixes of documents of a store that has removed its settings. */
const defaultPrefixes = { invoice: 'INV-', credit_note: 'CN-' } as const

/** Returns the series of a kind of document: its prefix. */
export function seriesOf(settings: InvoiceSettings | null, kind: 'invoice' | 'credit_note'): string {
  const prefix = kind === 'invoice' ? settings?.prefix : settings?.creditNotePrefix
  return prefix ?? defaultPrefixes[kind]
}
