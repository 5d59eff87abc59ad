// Character encodings of uploaded text: UTF-8, UTF-16 with or without a byte order mark, and Windows-1252.

import { createReadStream } from 'node:fs'

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** Yields the text of a file piece by piece, without its byte order mark, in the encoding that its bytes show. */
export async function* textOf(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(path))
  for await (const chunk of createReadStream(path)) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

/** A file that is not valid UTF-8 was written by a spreadsheet on Windows. The whole file decides, not its beginning. */
async function encodingOf(path: string): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  try {
    for await (const chunk of createReadStream(path)) {
      const wide = isFirst ? utf16Of(chunk) : null
      if (wide) return wide
      isFirst = false
      decoder.decode(chunk, { stream: true })
    }
    decoder.decode()
    return 'utf-8'
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252'
    throw error
  }
}

/** Header lines are mostly ASCII, of which UTF-16 makes every other byte zero. */
function utf16Of(start: Buffer): Encoding | null {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const sample = start.subarray(0, 64)
  const zeros = (odd: number) => sample.filter((byte, index) => byte === 0 && index % 2 === odd).length
  if (zeros(1) > sample.length / 4) return 'utf-16le'
  return zeros(0) > sample.length / 4 ? 'utf-16be' : null
}
