import { timeFormats, WrittenTime } from '../base/calendar.ts'
import { emailOf } from '../base/email.ts'
import { uriOf } from '../base/uri.ts'

/**
 * The formats for validating requests, where the validator's own would accept what no reply may show (decision
 * requests-hold-what-replies-promise). `written` below decides whether a text is a URL.
 */
export const formats = { email: true, uri: true } as const

/**
 * Handlers are given the texts of these formats in one form, however callers write them. Times get theirs once the zone
 * of the call's store is applied (validate.ts).
 */
export const written: Record<string, (text: string) => string | WrittenTime> = {
  ...Object.fromEntries(
    Object.keys(timeFormats).map((format) => [format, (text: string) => new WrittenTime(text, format)]),
  ),
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
