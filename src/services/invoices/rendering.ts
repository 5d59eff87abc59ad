import { Refusal } from '../../base/errors.ts'
import type { Database } from '../../db/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Profile } from '../../gateways/documents/xml.ts'
import { locate } from '../pictures/pictures.ts'
import type { InvoiceRow } from './records.ts'

type Context = Pick<Dependencies, 'config' | 'files' | 'log'>

/** The file that is wanted of a document. */
export interface Wanted {
  format: 'pdf' | 'xml'
  profile: Profile
}

export interface DocumentFile {
  name: string
  contentType: string
  bytes: Buffer
}

/** Returns the name and the type of a file of a document. */
export const described = ({ number }: InvoiceRow, { format }: Wanted) => ({
  name: `${number.replaceAll('/', '-')}.${format}`,
  contentType: format === 'pdf' ? 'application/pdf' : 'application/xml',
})

/** Throws invoiceHasNoXml if the document cannot be written as the XML that is wanted. */
export async function requireFormat({ data }: InvoiceRow, { format, profile }: Wanted): Promise<void> {
  if (format !== 'xml') return
  const { whyNoXml } = await import('../../gateways/documents/xml.ts')
  const reason = whyNoXml(data, profile)
  if (reason) throw new Refusal('invoiceHasNoXml', { values: { reason }, data: { reason } })
}

/**
 * Returns a document as a file. A PDF contains its XML (Factur-X) where there is one. Throws invoiceHasNoXml. The
 * libraries that write them are loaded with the first document.
 */
export async function fileOf(
  db: Database,
  context: Context,
  row: InvoiceRow,
  wanted: Wanted,
): Promise<DocumentFile> {
  await requireFormat(row, wanted)
  const { data, clearance } = row
  const { whyNoXml, writeXml } = await import('../../gateways/documents/xml.ts')
  if (wanted.format === 'xml') {
    return { ...described(row, wanted), bytes: Buffer.from(await writeXml(data, wanted.profile)) }
  }
  const { writePdf } = await import('../../gateways/documents/pdf.ts')
  const xml = whyNoXml(data, 'cii') ? null : await writeXml(data, 'cii')
  const logo = await logoFrom(db, context, row.shop, data.logo)
  return { ...described(row, wanted), bytes: await writePdf(data, { xml, qr: clearance?.qr ?? null, logo }) }
}

/**
 * Returns the picture of a store's logo if it was uploaded here: the address of any other could lead anywhere, and show
 * something else tomorrow. A logo that cannot be read is left out.
 */
export async function logoFrom(
  db: Database,
  { config, files, log }: Context,
  shopId: string,
  address: string | null,
): Promise<Buffer | null> {
  const prefix = `${config.publicUrls.store}/pictures/${shopId}/`
  if (!address?.startsWith(prefix)) return null
  const [, sha256, ending] = /^([0-9a-f]{64})\.(jpg|png|webp)$/.exec(address.slice(prefix.length)) ?? []
  if (!sha256) return null
  try {
    const format = ending === 'jpg' ? 'jpeg' : (ending as 'png' | 'webp')
    const file = await locate(db, { shopId, sha256, format }, null)
    const { logoOf: png } = await import('../../gateways/documents/logo.ts')
    return file && (await png(await files.read(file.key)))
  } catch (error) {
    log.warn({ err: error, shopId }, 'the logo of a store could not be read')
    return null
  }
}
