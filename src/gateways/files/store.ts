import type { Readable } from 'node:stream'

/** A complete local file waiting to be stored. */
export interface Spooled {
  path: string
  size: number
  sha256: string
}

/** The name, type and expiry of a download. */
export interface Offered {
  name: string
  contentType: string
  /** The lifetime of the link. */
  seconds: number
}

/** File storage. Keys are made of ids, never of user input. */
export interface FileStore {
  /** Stores a spooled file; once this resolves, the bytes survive a crash. Throws FileStoreDown. */
  keep(key: string, spooled: Spooled): Promise<void>
  /** Deletes a file; a missing one is not an error. Throws FileStoreDown. */
  remove(key: string): Promise<void>
  /** Returns a file's bytes, once they begin to arrive. Throws FileStoreDown, for a missing file too. */
  read(key: string): Promise<Readable>
  /** Returns why files can be neither written nor read at the moment; null if they can. */
  unavailableReason(): Promise<string | null>
  /**
   * Returns a link that downloads the file without further authentication; null if this service serves the bytes
   * itself.
   */
  linkTo(key: string, offered: Offered): Promise<string> | null
  /** Returns the path of the bytes on this machine; null if they are elsewhere. */
  pathOf(key: string): { root: string; file: string } | null
}

/** Thrown if the storage failed; its reason is for our logs. */
export class FileStoreDown extends Error {}

/**
 * Returns the `Content-Disposition` of a download (RFC 6266): the name in ASCII for old clients, and in full
 * by RFC 8187.
 */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const full = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${full}`
}
