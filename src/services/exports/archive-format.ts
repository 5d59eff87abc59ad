/**
 * The archive of a store is a tar file, compressed with gzip. First come the rows, in the order in which they can be
 * read (`rows/people.ndjson`, `rows/shops.ndjson`, then a member for each table), then the files of pictures and digital
 * products (`files/<store>/<file>`), their sums as `sha256sum` writes them (`files.sha256`), and last `manifest.json`,
 * without which the archive is incomplete.
 */
export interface Manifest {
  format: 1
  store: { id: string; slug: string; name: string; owner: string | null }
  writtenAt: string
  /** The migrations of the database that it was written from. */
  migrations: string[]
  /** The beginning of the addresses of the store's pictures. */
  pictures: string
  members: { name: string; rows: number; columns: string[]; sha256: string }[]
  /** The number of files, of those that rows name but that were lost, and the SHA-256 of `files.sha256`. */
  files: { count: number; missing: number; sha256: string }
}

export const manifestName = 'manifest.json'
export const sumsName = 'files.sha256'
export const people = 'people'

export const memberOf = (table: string): string => `rows/${table}.ndjson`

/** Returns the table of a member; null for any other entry. */
export const tableOfMember = (entry: string): string | null =>
  /^rows\/(\w+)\.ndjson$/.exec(entry)?.[1] ?? null

/** Returns a file's key; null for any other entry. Keys consist of ids, so none leads out of its folder. */
export const keyOfMember = (entry: string): string | null =>
  /^files\/([0-9a-f]{24}\/[0-9a-f]{24})$/.exec(entry)?.[1] ?? null

/** Returns the line of a file among the sums. */
export const sumLine = (entry: string, sha256: string): string => `${sha256}  ${entry}\n`

/** Returns what the addresses of a store's pictures begin with. */
export const picturesOf = (storeUrl: string, shopId: string): string => `${storeUrl}/pictures/${shopId}/`
