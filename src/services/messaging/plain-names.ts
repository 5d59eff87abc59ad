/** Schemes that mail programs turn into links even without `//`; any text with `//` is treated as a link. */
const schemes = /\b(https?|ftp|mailto|tel|sms|javascript|data)\s*:|:?\/\//gi
/**
 * Dots between the parts of a host name, in the forms that UTS #46 takes for a dot, and the `@` of an e-mail address.
 */
const joints = /(?<=[^\s.])[.\u3002\uFF0E\uFF61\u2024](?=[\p{L}\p{N}]*\p{L})|@/gu
const addresses = /\d{1,3}(\.\d{1,3}){3}/g
/** Line breaks and other controls. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
/** These characters are invisible, or change the direction of others. */
const unseen = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gu

/**
 * Returns a name, or a subject with names in it, as one line that no mail program turns into a link: the owner chooses
 * the name of a store, and it is mailed to people who have never heard of the store
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
