import { open } from 'node:fs/promises'

/** The media types of pictures and PDFs by the first bytes of a file, with one character per byte. */
const types: [contentType: string, begins: RegExp][] = [
  ['application/pdf', /^%PDF-/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^.PNG\r\n.\n/s],
  ['image/webp', /^RIFF....WEBP/s],
  ['image/gif', /^GIF8[79]a/],
  ['image/heic', /^....ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s],
  ['image/avif', /^....ftypavi[fs]/s],
]

/** Returns the media type of a picture or a PDF by its bytes, whatever its name and sender say; null for other files. */
export async function typeOf(path: string): Promise<string | null> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0)
    const head = buffer.subarray(0, bytesRead).toString('latin1')
    return types.find(([, begins]) => begins.test(head))?.[0] ?? null
  } finally {
    await file.close()
  }
}
