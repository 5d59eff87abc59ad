import { rm } from 'node:fs/promises'
import type { Request, Response } from 'express'
import multer, { MulterError, type StorageEngine } from 'multer'
import type { ReceivedFile } from '../context.ts'
import { invalid, Refusal } from '../errors.ts'
import { type Spooled, spool } from '../gateways/files/spool.ts'
import { Room } from './room.ts'

/** The folder for incoming files, and their size limit. */
export interface UploadOptions {
  folder: string
  megabytes: number
}

/**
 * A process takes so many uploads at once, from their first byte until they are stored: each may take up the disk with
 * its megabytes, and pictures wait for each other. A store has half of them at most (decision 421).
 */
export const uploadRoom = new Room(40)

/**
 * Reads the part `file` of a multipart body to the disk, with a few chunks in memory at a time. A call that
 * ends early, is too large or is not multipart leaves no file behind. Throws invalidRequest and fileTooLarge.
 */
export async function receiveUpload(
  req: Request,
  res: Response,
  { folder, megabytes }: UploadOptions,
): Promise<ReceivedFile> {
  const { storage, failure, discard } = spoolStorage(folder)
  const limits = { fileSize: megabytes * 1024 * 1024, files: 1, fields: 16, fieldSize: 64 * 1024, parts: 17 }
  const read = multer({ storage, limits, defParamCharset: 'utf8' }).single('file')
  try {
    await new Promise<void>((resolve, reject) => {
      read(req, res, (error?: unknown) => (error ? reject(error) : resolve()))
    })
  } catch (error) {
    await discard()
    throw failure() ?? asRefusal(error, megabytes)
  }
  if (!req.file) throw invalid('file is required')
  const { originalname, mimetype, path, size, sha256 } = req.file as Express.Multer.File & Spooled
  return { name: nameOf(originalname), contentType: typeOf(mimetype), path, size, sha256 }
}

/**
 * Returns multer's storage of parts, which separates failures of ours from those of the call. multer abandons
 * a call that is interrupted while a part is still being written: `discard` waits for that part and removes
 * it.
 */
function spoolStorage(folder: string) {
  const spooling: Promise<Spooled>[] = []
  let failed: unknown
  const storage: StorageEngine = {
    _handleFile(req, file, done) {
      const spooled = spool(folder, file.stream)
      spooling.push(spooled)
      spooled.then(
        (written) => done(null, written),
        (error) => {
          // A body that is cut off fails here too, but that is not our failure.
          if ((error as NodeJS.ErrnoException).syscall) failed = error
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
  return { storage, failure: () => failed, discard }
}

function asRefusal(error: unknown, most: number): Refusal {
  const { code } = error as MulterError
  if (code === 'LIMIT_FILE_SIZE') return new Refusal('fileTooLarge', { values: { most }, data: { most } })
  if (code === 'LIMIT_UNEXPECTED_FILE' || code === 'LIMIT_FILE_COUNT')
    return invalid('the body must contain exactly one file, in the part named file')
  if (error instanceof MulterError) return invalid('the body has too many parts, or parts that are too large')
  return invalid('the body could not be read')
}

/**
 * Returns the last part of a path, without control characters and those that change the direction of text, and never a
 * name that means a folder.
 */
export function nameOf(given: string): string {
  const last = given.toWellFormed().split(/[/\\]/).at(-1)!
  const clean = last.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '').trim()
  return /^\.*$/.test(clean) ? 'file' : [...clean].slice(0, 200).join('')
}

function typeOf(given: string): string {
  return /^[\w.+-]{1,100}\/[\w.+-]{1,100}$/.test(given) ? given.toLowerCase() : 'application/octet-stream'
}
