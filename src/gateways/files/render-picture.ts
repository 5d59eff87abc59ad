import { open, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Sharp, SharpConstructor } from 'sharp'
import { type Heif, heifOf } from './sniff.ts'
import { spool } from './spool.ts'
import type { Spooled } from './store.ts'

/** The formats of the files that are made of a picture. */
export type PictureFormat = 'jpeg' | 'png' | 'webp'
/** The formats that are read; no AVIF is written, because WebP does the same for browsers that lack it. */
type ReadFormat = PictureFormat | 'avif'
export type PictureSize = keyof typeof edges | 'share'

/** A picture's file in one size and format. */
export interface Rendered extends Spooled {
  sizeName: PictureSize
  format: PictureFormat
  width: number
  height: number
}

/** Thrown for a file that is not a picture we accept. */
export class PictureRefused extends Error {
  readonly reason: 'unreadable' | 'heic' | 'animated' | 'tooLarge'
  constructor(reason: PictureRefused['reason'], cause?: unknown) {
    super(`the picture is ${reason}`, { cause })
    this.reason = reason
  }
}

/** The longest edge of each size in pixels; a smaller picture is not enlarged. */
const edges = { small: 320, medium: 800, large: 1600 }
/**
 * The longest edge of the PNG for those who show links, such as messengers: many of them take no WebP (decision
 * links-are-shown-with-a-png).
 */
const shareEdge = 1200
/** Maximum number of pixels in an upload: a file of a few kilobytes can have any number of them. */
const mostPixels = 50_000_000
/** The same for AVIF, which is decoded as a whole: 20 bytes of memory for each pixel. */
const mostAvifPixels = 16_000_000
const mostEdge = 16_383
const patience = { seconds: 20 }

let opened: Promise<SharpConstructor> | undefined

/** Loads libvips with the first picture: most processes never see one. */
function openSharp(): Promise<SharpConstructor> {
  opened ??= import('sharp').then(({ default: sharp }) => {
    // Only formats we accept are ever decoded; libvips knows many more, some of which are programs (SVG, PDF).
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({
      operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
    })
    // Each picture takes one of libuv's four threads and, within libvips, no more; nothing is kept afterwards.
    sharp.concurrency(1)
    sharp.cache(false)
    return sharp
  })
  return opened
}

/**
 * Checks a file by its bytes and writes it in three sizes, each in its own format and in WebP (an AVIF in WebP alone),
 * and as a PNG to share, to files in `folder`, which the caller removes. The picture is rotated as EXIF says, and metadata (EXIF with its places, XMP, IPTC) is
 * dropped. Throws PictureRefused; a failure leaves no file.
 */
export async function renderPicture(path: string, folder: string): Promise<Rendered[]> {
  const format = await formatOf(path)
  const limitInputPixels = format === 'avif' ? mostAvifPixels : mostPixels
  const sharp = await openSharp()
  return inTurn(async () => {
    const picture = sharp(path, { limitInputPixels, failOn: 'error', sequentialRead: true })
    const rendered: Rendered[] = []
    try {
      await refuseOdd(picture)
      const { data, info } = await largest(picture)
      const { width, height, channels } = info
      // sharp also reports that it multiplied the pixels by their alpha, but it has divided them again.
      const raw = { width, height, channels }
      for (const [sizeName, edge] of Object.entries(edges) as [PictureSize, number][]) {
        const sized = within(sharp(data, { raw }), edge)
        for (const one of new Set<PictureFormat>([format === 'avif' ? 'webp' : format, 'webp']))
          rendered.push({ sizeName, format: one, ...(await write(encoded(sized.clone(), one), folder)) })
      }
      const shared = within(sharp(data, { raw }), shareEdge).png({ palette: true, effort: 1 })
      rendered.push({ sizeName: 'share', format: 'png', ...(await write(shared, folder)) })
      return rendered
    } catch (error) {
      await discard(rendered)
      throw error
    }
  })
}

/**
 * Returns the pixels of the largest size, from which all files are made: decoding an interlaced picture takes a hundred
 * times as long as making a small file, and anybody who opens a store may upload some.
 */
function largest(picture: Sharp) {
  return within(picture.autoOrient(), edges.large).raw().toBuffer({ resolveWithObject: true }).catch(refuse)
}

function within(picture: Sharp, edge: number): Sharp {
  return picture
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .timeout(patience)
}

/** Removes rendered files that were not moved away. */
export async function discard(rendered: Spooled[]): Promise<void> {
  await Promise.all(rendered.map(({ path }) => rm(path, { force: true })))
}

async function write(picture: Sharp, folder: string) {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true }).catch(refuse)
  const { width, height } = info
  return { width, height, ...(await spool(folder, Readable.from([data], { objectMode: false }))) }
}

function encoded(picture: Sharp, format: PictureFormat): Sharp {
  if (format === 'jpeg') return picture.jpeg({ quality: 82, progressive: true })
  if (format === 'png') return picture.png({ compressionLevel: 9 })
  return picture.webp({ quality: 82 })
}

async function refuseOdd(picture: Sharp): Promise<void> {
  const { pages = 1, width, height } = await picture.metadata().catch(refuse)
  if (pages > 1) throw new PictureRefused('animated')
  if (Math.max(width, height) > mostEdge || width * height > mostPixels) throw new PictureRefused('tooLarge')
}

/** libvips explains in words what is wrong. */
function refuse(error: Error): never {
  throw new PictureRefused(/pixel limit|too large/i.test(error.message) ? 'tooLarge' : 'unreadable', error)
}

/** The first bytes of each format; `head` has one character per byte. */
const begins: Record<PictureFormat, (head: string) => boolean> = {
  jpeg: (head) => head.startsWith('\xff\xd8\xff'),
  png: (head) => head.startsWith('\x89PNG\r\n\x1a\n'),
  webp: (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP',
}

async function formatOf(path: string): Promise<ReadFormat> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64 * 1024), 0, 64 * 1024, 0)
    const head = buffer.subarray(0, bytesRead).toString('latin1')
    const heif = heifOf(head)
    if (heif) return readableOf(heif)
    const format = (Object.keys(begins) as PictureFormat[]).find((one) => begins[one](head))
    if (!format) throw new PictureRefused('unreadable')
    // libvips reads the first picture of an animated PNG and does not mention the others.
    if (format === 'png' && head.split('IDAT')[0]!.includes('acTL')) throw new PictureRefused('animated')
    return format
  } finally {
    await file.close()
  }
}

/** The library has no decoder for HEVC, which is patented. */
function readableOf({ format, isSequence }: Heif): 'avif' {
  if (format === 'heic') throw new PictureRefused('heic')
  if (isSequence) throw new PictureRefused('animated')
  return format
}

const atOnce = 2
let running = 0
const waiting: (() => void)[] = []

/** Runs two at a time: the file system and DNS need libuv's other threads. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
