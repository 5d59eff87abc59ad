/**
 * A backup is one tar file. `backup.json` comes first and says what is in it. Then come the rows of each table, in the
 * order in which they can be restored, as pieces of gzip-compressed COPY text (`tables/orders/00001.copy.gz`), and the
 * files of digital products and pictures (`files/<store>/<file>`). `sums.json` comes last: without it the file is not
 * whole.
 */
export interface About {
  format: 1
  createdAt: string
  /** The release that wrote it. */
  release: string
  migrations: string[]
  tables: { name: string; columns: string[] }[]
  /** The files of digital products and pictures: included in the backup, or the place that was left out. */
  files: { included: boolean; place: string }
}

/** The contents that a backup has to have: rows of each table, and the SHA-256 of each entry. */
export interface Sums {
  rows: Record<string, number>
  sha256: Record<string, string>
}

export const aboutName = 'backup.json'
export const sumsName = 'sums.json'

export const pieceName = (table: string, number: number): string =>
  `tables/${table}/${String(number).padStart(5, '0')}.copy.gz`

/** Returns the table of a piece; null for any other entry. */
export const tableOf = (entry: string): string | null =>
  /^tables\/(\w+)\/\d{5,}\.copy\.gz$/.exec(entry)?.[1] ?? null

/** Returns the key of a file; null for any other entry. Keys consist of ids, so none leads out of the folder. */
export const fileOf = (entry: string): string | null =>
  /^files\/([0-9a-f]{24}\/[0-9a-f]{24})$/.exec(entry)?.[1] ?? null
