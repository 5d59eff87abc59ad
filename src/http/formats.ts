import { fullFormats } from 'ajv-formats/dist/formats.js'
import { uriOf } from '../base/uri.ts'
import { timeFormats } from '../services/shared/calendar.ts'

/**
 * The formats that a validator of requests holds texts against, where its own would let pass what no reply may show
 * (decision requests-hold-what-replies-promise). Whether a text is a URL says what is made of it below.
 */
export const formats = { email: fullFormats.email, uri: true } as const

/** Handlers are given the texts of these formats in one form, however callers write them. */
export const written: Record<string, (text: string) => string> = { ...timeFormats, uri: writtenUri }

function writtenUri(text: string): string {
  const uri = uriOf(text)
  if (!uri) throw new Error('must be a URL')
  return uri
}
