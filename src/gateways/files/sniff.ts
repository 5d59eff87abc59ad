import { open } from 'node:fs/promises'

/** The media types of pictures and PDFs by the first bytes of a file, with one character per byte. */
const types: [contentType: string, begins: RegExp][] = [
  ['application/pdf', /^%PDF-/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^.PNG\r\n.\n/s],
  ['image/webp', /^RIFF....WEBP/s],
  ['image/gif', /^GIF8[79]a/],
]

/** The brands of HEIF files that hold AV1 pictures, and of those that hold HEVC pictures. */
const codecs = { avif: /^avi[fs]$/, heic: /^he(?:ic|im|is|ix|v[cmsx])$/ }

/** The first box of a HEIF file: its format, and whether it is a sequence of pictures. */
export interface Heif {
  format: keyof typeof codecs
  isSequence: boolean
}

/**
 * Reads the `ftyp` box at the beginning of a HEIF file; `head` has one character per byte. The main brand may be one of
 * both formats (`mif1`), so that only the others tell. Returns null for any other file.
 */
export function heifOf(head: string): Heif | null {
  if (head.slice(4, 8) !== 'ftyp') return null
  const length = Math.min(Buffer.from(head.slice(0, 4), 'latin1').readUInt32BE(), 256)
  const [main, , ...others] = head.slice(8, length).match(/.{4}/gs) ?? []
  const brands = [main ?? '', ...others]
  const isAny = (known: RegExp) => brands.some((brand) => known.test(brand))
  const format = isAny(codecs.avif)
    ? 'avif'
    : isAny(codecs.heic) || /^m[is]f1$/.test(brands[0]!)
      ? 'heic'
      : null
  return format && { format, isSequence: isAny(/^(?:avis|msf1|hev[cmsx])$/) }
}

/** Returns the media type of a picture or a PDF by its bytes, whatever its name and sender say; null for other files. */
export async function typeOf(path: string): Promise<string | null> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(256), 0, 256, 0)
    const head = buffer.subarray(0, bytesRead).toString('latin1')
    const heif = heifOf(head)
    if (heif) return `image/${heif.format}`
    return types.find(([, begins]) => begins.test(head))?.[0] ?? null
  } finally {
    await file.close()
  }
}
