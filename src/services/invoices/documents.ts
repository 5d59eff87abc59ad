// Documents of invoices: links to them, and their bytes.

import type { components } from '../../../generated/apps.types.ts'
import { clock, fromNow, minutes } from '../../base/clock.ts'
import type { Shop, Shopper } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { isSigned, signLink } from '../../base/signed-links.ts'
import type { Database } from '../../db/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { find, type InvoiceRow, requireOwn } from './records.ts'
import { type DocumentFile, described, fileOf, requireFormat, type Wanted } from './rendering.ts'

type DocumentDownload = components['schemas']['DocumentDownload']

const purpose = 'invoice links'
/** How long a link works, in milliseconds. */
const lifetime = 10 * minutes

type Context = Pick<Dependencies, 'config'>

/** Returns a link to a document of the store; throws invoiceNotFound and invoiceHasNoXml. */
export async function link(
  db: Database,
  context: Context,
  shop: Shop,
  { id, ...wanted }: { id: string } & Wanted,
): Promise<DocumentDownload> {
  return linkTo(context, await find(db, shop.id, id), wanted)
}

/** Returns a link to a document of the shopper's own order; throws orderNotFound, invoiceNotFound and invoiceHasNoXml. */
export async function linkOfOwn(
  db: Database,
  context: Context,
  { shop, shopper, orderId }: { shop: Shop; shopper: Shopper; orderId: string },
  { id, ...wanted }: { id: string } & Wanted,
): Promise<DocumentDownload> {
  await requireOwn(db, shop, shopper, orderId)
  const row = await find(db, shop.id, id)
  if (row.order !== orderId) throw new Refusal('invoiceNotFound')
  return linkTo(context, row, wanted)
}

async function linkTo({ config }: Context, row: InvoiceRow, wanted: Wanted): Promise<DocumentDownload> {
  // A document that cannot be written is refused here, where a program reads it, and not behind the link.
  await requireFormat(row, wanted)
  const expires = fromNow(lifetime)
  const until = String(expires.getTime())
  const parts = { shop: row.shop, ...wanted, until }
  const signature = signLink(config.jwtSecrets[0], purpose, signedText(row._id, parts)).toString('base64url')
  const query = new URLSearchParams({ ...parts, signature })
  return {
    url: `${config.publicUrls.store}/invoices/${row._id}?${query}`,
    expiresAt: expires.toISOString(),
    ...described(row, wanted),
  }
}

const signedText = (id: string, { shop, format, profile, until }: Wanted & { shop: string; until: string }) =>
  [id, shop, format, profile, until].join(' ')

/** Returns the file that a link leads to; throws linkExpired for one that is forged or too old. */
export async function open(
  db: Database,
  context: Pick<Dependencies, 'config' | 'files' | 'log'>,
  id: string,
  query: Record<string, unknown>,
): Promise<DocumentFile> {
  const [shop, format, profile, until, signature] = ['shop', 'format', 'profile', 'until', 'signature'].map(
    (name) => String(query[name]),
  ) as [string, Wanted['format'], Wanted['profile'], string, string]
  const genuine = isSigned(
    context.config.jwtSecrets,
    purpose,
    signedText(id, { shop, format, profile, until }),
    signature,
  )
  if (!genuine || Number(until) <= clock.now().getTime()) throw new Refusal('linkExpired')
  return fileOf(db, context, await find(db, shop, id), { format, profile })
}
