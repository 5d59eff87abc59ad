import { emailOf } from '../base/email.ts'
import { uriOf } from '../base/uri.ts'
import { timeFormats } from '../services/shared/calendar.ts'

/**
 * The formats that the validator of requests does not check itself, because it would let pass what no reply may show, and
 * refuse what people paste (decision requests-hold-what-replies-promise). Whether a text has one of them says what is
 * made of it below.
 */
export const formats = { email: true, uri: true } as const

/** Handlers are given the texts of these formats in one form, however callers write them. */
export const written: Record<string, (text: string) => string> = {
  ...timeFormats,
  email: writtenEmail,
  uri: writtenUri,
}

function writtenEmail(text: string): string {
  const email = emailOf(text)
  if (!email) throw new Error('must be an e-mail address')
  return email
}

function writtenUri(text: string): string {
  const uri = uriOf(text)
  if (!uri) throw new Error('must be a URL')
  return uri
}
