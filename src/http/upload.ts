// Multipart uploads, streamed to disk, with a size limit and a minimum pace.

import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { Request, Response } from 'express'
import multer, { MulterError, type StorageEngine } from 'multer'
import { seconds } from '../base/clock.ts'
import type { ReceivedFile } from '../base/context.ts'
import { invalid, Refusal } from '../base/errors.ts'
import { siteOf } from '../base/network.ts'
import { spool } from '../gateways/files/spool.ts'
import { FileStoreDown, type Spooled } from '../gateways/files/store.ts'
import { Quota } from './quota.ts'

/** The folder for incoming files, their size limit, and their minimum pace (default: `leastPace`). */
export interface UploadOptions {
  folder: string
  megabytes: number
  pace?: Pace
}

/** Minimum number of bytes in each period of this many milliseconds. */
interface Pace {
  bytes: number
  within: number
}

/** The slowest mobile networks are several times faster. */
const leastPace: Pace = { bytes: 64 * 1024, within: 30 * seconds }

/** Maximum number of concurrent uploads in a process, from the first byte until they are stored. */
const mostUploads = 40
const quotas = { store: new Quota(mostUploads), network: new Quota(mostUploads) }

/**
 * Reserves one of this process's uploads; returns an idempotent release. Uploads use up the disk, and pictures queue
 * for the processor. A store gets at most half, and so does a network, because anybody can open stores (decision
 * bodies-and-uploads-have-quotas). Throws busy.
 */
export function reserveUpload(shopId: string, ip: string | undefined): () => void {
  const releaseStore = quotas.store.reserve(shopId, 1)
  try {
    const releaseNetwork = quotas.network.reserve(siteOf(ip), 1)
    return () => {
      releaseStore()
      releaseNetwork()
    }
  } catch (error) {
    releaseStore()
    throw error
  }
}

/**
 * Streams the part `file` of a multipart body to disk, with a few chunks in memory at a time. A call that ends early,
 * is too large or too slow, or is not multipart leaves no file behind. Throws invalidRequest, fileTooLarge, and
 * fileStoreUnavailable where our disk does not take it.
 */
export async function receiveUpload(
  req: Request,
  res: Response,
  { folder, megabytes, pace = leastPace }: UploadOptions,
): Promise<ReceivedFile> {
  const { storage, failure, cutOff, discard } = spoolStorage(folder)
  const limits = { fileSize: megabytes * 1024 * 1024, files: 1, fields: 16, fieldSize: 64 * 1024, parts: 17 }
  const read = multer({ storage, limits, defParamCharset: 'utf8' }).single('file')
  let stopWatching = () => {}
  try {
    await new Promise<void>((resolve, reject) => {
      read(req, res, (error?: unknown) => (error ? reject(error) : resolve()))
      stopWatching = watchPace(req, pace, reject)
    })
  } catch (error) {
    if (error instanceof TooSlow) {
      res.setHeader('Connection', 'close')
      // No further part may begin: nobody would remove its file.
      req.unpipe().resume()
      cutOff(error)
    }
    await discard()
    throw asRefusal(failure() ?? error, megabytes)
  } finally {
    stopWatching()
  }
  if (!req.file) throw invalid('file is required')
  const { originalname, mimetype, path, size, sha256 } = req.file as Express.Multer.File & Spooled
  return { name: nameOf(originalname), contentType: typeOf(mimetype), path, size, sha256 }
}

/** Ends an upload that arrives too slowly. */
class TooSlow extends Error {}

/**
 * Calls `giveUp` after a period in which too little of a body arrived, unless it was waiting for our disk. Returns a
 * function that stops watching.
 */
function watchPace(req: Request, { bytes, within }: Pace, giveUp: (error: TooSlow) => void): () => void {
  const { socket } = req
  let before = socket.bytesRead
  const timer = setInterval(() => {
    const reason = `the body must bring at least ${bytes / 1024} kB in every ${within / seconds} seconds`
    const waitsForUs = req.complete || req.readableLength > 0
    if (socket.bytesRead - before < bytes && !waitsForUs) giveUp(new TooSlow(reason))
    before = socket.bytesRead
  }, within)
  return () => clearInterval(timer)
}

/**
 * Returns multer's storage of parts, which separates our failures from those of the call. multer abandons an
 * interrupted call while a part is still being written: `discard` waits for that part and removes it, and `cutOff` ends
 * a part that might otherwise never end.
 */
function spoolStorage(folder: string) {
  const spooling: Promise<Spooled>[] = []
  const parts: Readable[] = []
  let failed: unknown
  const storage: StorageEngine = {
    _handleFile(req, file, done) {
      const spooled = spool(folder, file.stream)
      parts.push(file.stream)
      spooling.push(spooled)
      spooled.then(
        (written) => done(null, written),
        (error) => {
          // A truncated body fails here too, but that is not our failure.
          if (error instanceof FileStoreDown) failed = error
          else if (!req.destroyed) file.stream.resume()
          done(error)
        },
      )
    },
    _removeFile: (_req, _file, done) => done(null),
  }
  const discard = async () => {
    for (const spooled of await Promise.allSettled(spooling)) {
      if (spooled.status === 'fulfilled') await rm(spooled.value.path, { force: true })
    }
  }
  const cutOff = (error: Error) => {
    for (const part of parts) part.destroy(error)
  }
  return { storage, failure: () => failed, cutOff, discard }
}

function asRefusal(error: unknown, most: number): Refusal {
  if (error instanceof TooSlow) return invalid(error.message)
  if (error instanceof FileStoreDown)
    return Object.assign(new Refusal('fileStoreUnavailable'), { cause: error })
  const { code } = error as MulterError
  if (code === 'LIMIT_FILE_SIZE') return new Refusal('fileTooLarge', { values: { most }, data: { most } })
  if (code === 'LIMIT_UNEXPECTED_FILE' || code === 'LIMIT_FILE_COUNT')
    return invalid('the body must contain exactly one file, in the part named file')
  if (error instanceof MulterError) return invalid('the body has too many parts, or parts that are too large')
  return invalid('the body could not be read')
}

/**
 * Returns the last segment of a path, without control characters and text-direction overrides, and never a name that
 * means a folder.
 */
export function nameOf(given: string): string {
  const last = given.toWellFormed().split(/[/\\]/).at(-1)!
  const clean = last.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '').trim()
  return /^\.*$/.test(clean) ? 'file' : [...clean].slice(0, 200).join('')
}

function typeOf(given: string): string {
  return /^[\w.+-]{1,100}\/[\w.+-]{1,100}$/.test(given) ? given.toLowerCase() : 'application/octet-stream'
}
