import type { Spooled } from './spool.ts'

/** How a file is offered for download. */
export interface Offered {
  name: string
  contentType: string
  /** How long the link works. */
  seconds: number
}

/** Where the bytes of files are. Keys are made of ids, never of what somebody typed. */
export interface FileStore {
  /** Takes over what was spooled; once this resolves, the bytes survive a crash. Throws FileStoreDown. */
  keep(key: string, spooled: Spooled): Promise<void>
  /** Forgets a file; one that is not there is no failure. Throws FileStoreDown. */
  remove(key: string): Promise<void>
  /** Why files can neither be written nor read at the moment; null when all is well. */
  unavailableReason(): Promise<string | null>
  /** A link that whoever has it can download with; null where this service hands the bytes out itself. */
  linkTo(key: string, offered: Offered): Promise<string> | null
  /** Where the bytes are on this machine; null where they are not. */
  pathOf(key: string): { root: string; file: string } | null
}

/** The place where files are did not do what was asked; its reason is for our logs. */
export class FileStoreDown extends Error {}

/** `Content-Disposition` of a download (RFC 6266): the name for old readers in ASCII, and in full as RFC 8187 has it. */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const full = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${full}`
}
