/**
 * A backup is one tar file. `backup.json` comes first and describes the contents. Then come each table's rows, in the
 * order in which they can be restored, as chunks of gzip-compressed COPY text (`tables/orders/00001.copy.gz`), and the
 * files of digital products and pictures (`files/<store>/<file>`). `sums.json` comes last: without it the file is
 * incomplete.
 */
export interface About {
  format: 1
  createdAt: string
  /** The release that wrote it. */
  release: string
  migrations: string[]
  tables: { name: string; columns: string[] }[]
  /** The files of digital products and pictures: included in the backup, or where they were left. */
  files: { included: boolean; place: string }
}

/** The sums that a backup must match: the number of rows of each table, and the SHA-256 of each entry. */
export interface Sums {
  rows: Record<string, number>
  sha256: Record<string, string>
}

export const aboutName = 'backup.json'
export const sumsName = 'sums.json'

export const pieceName = (table: string, number: number): string =>
  `tables/${table}/${String(number).padStart(5, '0')}.copy.gz`

/** Returns a chunk's table; null for any other entry. */
export const tableOf = (entry: string): string | null =>
  /^tables\/(\w+)\/\d{5,}\.copy\.gz$/.exec(entry)?.[1] ?? null

/** Returns a file's key; null for any other entry. Keys consist of ids, so none leads out of the folder. */
export const fileOf = (entry: string): string | null =>
  /^files\/([0-9a-f]{24}\/[0-9a-f]{24})$/.exec(entry)?.[1] ?? null
