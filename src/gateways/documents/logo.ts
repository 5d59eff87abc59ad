import type { Readable } from 'node:stream'

/** Returns a picture as a PNG, which a PDF can hold, at twice the size in which an invoice shows it. */
export async function logoOf(picture: Readable): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const bytes = Buffer.concat(await picture.toArray())
  return sharp(bytes, { limitInputPixels: 50_000_000 })
    .resize({ width: 700, height: 200, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
}
