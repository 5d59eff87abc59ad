/** Schemes that mail programs turn into links even without `//`; any text with `//` is treated as a link. */
const schemes = /\b(https?|ftp|mailto|tel|sms|javascript|data)\s*:|:?\/\//gi
/**
 * Dots between the parts of a host name, in every form that UTS #46 treats as a dot, and the `@` of an e-mail address.
 */
const joints = /(?<=[^\s.])[.\u3002\uFF0E\uFF61\u2024](?=[\p{L}\p{N}]*\p{L})|@/gu
const addresses = /\d{1,3}(\.\d{1,3}){3}/g
/** Line breaks and other control characters. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
/** Characters that are invisible, or change the direction of others. */
const unseen = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gu

/**
 * Returns a name, or a subject with names in it, as one line that no mail program turns into a link: owners choose the
 * names of their stores, which are mailed to people who have never heard of them
 * (decision names-carry-no-links-in-mail).
 */
export function withoutLinks(text: string): string {
  return text
    .replace(unseen, '')
    .replace(controls, ' ')
    .replace(schemes, ' ')
    .replace(joints, ' ')
    .replace(addresses, (address) => address.replaceAll('.', ' '))
    .replace(/\s+/g, ' ')
    .trim()
}
