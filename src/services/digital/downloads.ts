import { clock, fromNow, minutes } from '../../base/clock.ts'
import { Refusal } from '../../base/errors.ts'
import { isSigned, signLink } from '../../base/signed-links.ts'
import type { Database } from '../../db/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { FileStore } from '../../gateways/files/store.ts'

const purpose = 'download links'
/** How long a link works, in milliseconds. */
const lifetime = 10 * minutes

export interface Download {
  url: string
  expiresAt: string
  sha256: string
}

/**
 * A file to download, and what gives access to it: an entitlement, an order for the proof of its transfer, or a store for
 * its export.
 */
export interface Wanted {
  accessId: string
  fileId: string
  storageKey: string
  name: string
  contentType: string
  sha256: string
}

/**
 * Returns a download link that works for anyone who has it, for 10 minutes: a link of the file storage if it makes
 * them, otherwise our own, signed with a key derived for this purpose only.
 */
export async function linkTo(
  { config, files }: Pick<Dependencies, 'config' | 'files'>,
  wanted: Wanted,
): Promise<Download> {
  const { accessId, fileId, storageKey, name, contentType, sha256 } = wanted
  const expires = fromNow(lifetime)
  const theirs = await files.linkTo(storageKey, { name, contentType, seconds: lifetime / 1000 })
  const until = String(expires.getTime())
  const ours = () => {
    const signature = signLink(config.jwtSecrets[0], purpose, `${fileId} ${accessId} ${until}`).toString(
      'base64url',
    )
    const query = new URLSearchParams({ access: accessId, until, signature })
    return `${config.publicUrls.store}/downloads/${fileId}?${query}`
  }
  return { url: theirs ?? ours(), expiresAt: expires.toISOString(), sha256 }
}

/** The parts of our own link; any of them may be missing or forged. */
export interface LinkParts {
  fileId: string
  access: unknown
  until: unknown
  signature: unknown
}

/**
 * Returns the file that our own link leads to. Throws linkExpired if the link is forged or too old, if its access has
 * ended, or if its file has been deleted: the caller learns nothing more.
 */
export async function open(
  db: Database,
  { jwtSecrets, files }: { jwtSecrets: string[]; files: FileStore },
  { fileId, access, until, signature }: LinkParts,
): Promise<{ root: string; file: string; name: string; contentType: string; sha256: string }> {
  const texts = [access, until, signature].every((part) => typeof part === 'string')
  const [accessId, end] = [String(access), String(until)]
  const genuine = texts && isSigned(jwtSecrets, purpose, `${fileId} ${accessId} ${end}`, String(signature))
  if (!genuine || Number(end) <= clock.now().getTime()) throw new Refusal('linkExpired')
  const found =
    (await libraryFile(db, accessId, fileId)) ??
    (await proofFile(db, accessId, fileId)) ??
    (await exportedFile(db, accessId, fileId))
  const place = found && files.pathOf(found.storageKey)
  if (!place) throw new Refusal('linkExpired')
  const { name, contentType, sha256 } = found
  return { ...place, name, contentType, sha256 }
}

type Stored = Omit<Wanted, 'accessId' | 'fileId'>

/** Returns the columns of a file in one of the tables that have files. */
const columnsOf = (table: string) => ({
  storageKey: `${table}.storage_key`,
  name: `${table}.name`,
  contentType: `${table}.content_type`,
  sha256: `${table}.sha256`,
})

async function libraryFile(db: Database, entitlementId: string, fileId: string): Promise<Stored | undefined> {
  return db('digital_files')
    .join('entitlements', 'entitlements.shop_id', 'digital_files.shop_id')
    .where({ 'digital_files.id': fileId, 'entitlements.id': entitlementId })
    .whereNull('digital_files.deleted_at')
    .whereNull('entitlements.revoked_at')
    .whereRaw('coalesce(entitlements.ends_at > ?, true)', [clock.now()])
    .first(columnsOf('digital_files'))
}

async function proofFile(db: Database, orderId: string, fileId: string): Promise<Stored | undefined> {
  return db('proof_files')
    .join('stored_objects', {
      'stored_objects.storage_key': 'proof_files.storage_key',
      'stored_objects.shop_id': 'proof_files.shop_id',
    })
    .where({ 'proof_files.id': fileId, 'proof_files.order_id': orderId })
    .where('stored_objects.unused_since', '>', db.raw('now()'))
    .first(columnsOf('proof_files'))
}

async function exportedFile(db: Database, shopId: string, exportId: string): Promise<Stored | undefined> {
  const found = await db('exports')
    .where({ shop_id: shopId, id: exportId, status: 'done' })
    .where('expires_at', '>', db.raw('now()'))
    .first<
      { kind: string; format: ExportFormat; storageKey: string | null; sha256: string | null } | undefined
    >('kind', 'format', 'sha256', { storageKey: 'storage_key' })
  if (!found?.storageKey || !found.sha256) return undefined
  const { storageKey, sha256 } = found
  return { storageKey, sha256, ...offeredAs(found) }
}

type ExportFormat = 'csv' | 'ndjson' | 'archive'

const exportTypes: Record<ExportFormat, { ending: string; contentType: string }> = {
  csv: { ending: 'csv', contentType: 'text/csv; charset=utf-8' },
  ndjson: { ending: 'ndjson', contentType: 'application/x-ndjson' },
  archive: { ending: 'tar.gz', contentType: 'application/gzip' },
}

/** Returns how the file of an export is offered. */
export function offeredAs({ kind, format }: { kind: string; format: ExportFormat }) {
  const { ending, contentType } = exportTypes[format]
  return { name: `${kind}.${ending}`, contentType }
}
