import { fullFormats } from 'ajv-formats/dist/formats.js'
import { uriOf } from '../base/uri.ts'
import { timeFormats } from '../services/shared/calendar.ts'

/**
 * The formats for validating requests, where the validator's own would accept what no reply may show (decision
 * requests-hold-what-replies-promise). `written` below decides whether a text is a URL.
 */
export const formats = { email: fullFormats.email, uri: true } as const

/** Handlers get texts of these formats in one canonical form, however callers write them. */
export const written: Record<string, (text: string) => string> = { ...timeFormats, uri: writtenUri }

function writtenUri(text: string): string {
  const uri = uriOf(text)
  if (!uri) throw new Error('must be a URL')
  return uri
}
