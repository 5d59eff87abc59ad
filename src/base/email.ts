import { domainToASCII } from 'node:url'

/** No contract allows a longer address, as no mail server has to take one (RFC 5321 section 4.5.3.1.3). */
const longest = 254

// Pasting leaves blanks of every script at the ends, and invisible characters (byte order marks, zero-width
// characters, direction marks, soft hyphens, …) anywhere. Inside a domain, two of these belong to the spelling of some
// languages.
const ends = /^[\s\p{Z}\p{C}\u2800]+|[\s\p{Z}\p{C}\u2800]+$/gu
const unseen = /(?!(?<=[^\0-\x7F])[\u200C\u200D][^\0-\x7F])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

// As in RFC 5322, but for dots: large providers have given out addresses with two of them and with one before the @.
const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-][a-z0-9!#$%&'*+/=?^_`{|}~.-]*$/
const domain = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/

/**
 * Returns an e-mail address in the one form in which it is stored and compared (decision email-addresses-have-one-form): in
 * lower case, with full-width characters as plain ones, an internationalised domain in ASCII, and nothing around it.
 * Null for a text that is no address.
 */
export function emailOf(text: string): string | null {
  const plain = text.replace(unseen, '').replace(ends, '').normalize('NFKC')
  const at = plain.lastIndexOf('@')
  const [mailbox, host] = [plain.slice(0, at).toLowerCase(), asciiOf(plain.slice(at + 1))]
  const email = `${mailbox}@${host}`
  return at > 0 && local.test(mailbox) && domain.test(host) && email.length <= longest ? email : null
}

function asciiOf(host: string): string {
  return /^[\0-\x7F]*$/.test(host) ? host.toLowerCase() : domainToASCII(host)
}
