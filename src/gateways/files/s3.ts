import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { clock, minutes, seconds } from '../../base/clock.ts'
import { attachment, type FileStore, FileStoreDown } from './store.ts'

export interface S3Settings {
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** null: AWS. */
  endpoint: string | null
  bucket: string
  /** Puts the bucket into the path instead of the host name, as most S3-compatible servers require. */
  pathStyle: boolean
}

const silent = { trace() {}, debug() {}, info() {}, warn() {}, error() {} }
const patience = { probe: 2 * seconds, remove: 10 * seconds, read: 1 * minutes, keep: 30 * minutes }

/**
 * Returns a store of files in an S3 bucket, or a server with its protocol. Shoppers download from it by
 * signed links.
 */
export function s3Store(settings: S3Settings): FileStore {
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey, pathStyle } = settings
  const client = new S3Client({
    region,
    endpoint: endpoint ?? undefined,
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 2,
    // Errors are thrown, and logged by the caller.
    logger: silent,
    // Not every S3-compatible server knows the newer checksums; the signature contains ours.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const within = (time: number) => ({ abortSignal: AbortSignal.timeout(time) })
  return {
    async keep(Key, { path, size, sha256 }) {
      const Body = createReadStream(path)
      const unreadable = new AbortController()
      // The SDK leaves the errors of a file to us, and one that nobody handles would end the process.
      Body.on('error', (error) => unreadable.abort(error))
      const command = new PutObjectCommand({
        Bucket,
        Key,
        ContentLength: size,
        ContentType: 'application/octet-stream',
        Body,
      })
      // The server refuses any other bytes, so what is stored is what was counted.
      command.middlewareStack.add(signedBy(sha256), { step: 'build', name: 'signPayload' })
      const abortSignal = AbortSignal.any([AbortSignal.timeout(patience.keep), unreadable.signal])
      try {
        await orDown(() => client.send(command, { abortSignal }))
      } catch (error) {
        const { reason } = unreadable.signal
        throw reason ? new FileStoreDown(reason.message, { cause: reason }) : error
      } finally {
        // A file that was not read to its end stays open, and keeps its space on the disk after it was removed.
        Body.destroy()
      }
    },
    async remove(Key) {
      await orDown(() => client.send(new DeleteObjectCommand({ Bucket, Key }), within(patience.remove)))
    },
    async read(Key) {
      const { Body } = await orDown(() =>
        client.send(new GetObjectCommand({ Bucket, Key }), within(patience.read)),
      )
      return Body as Readable
    },
    async unavailableReason() {
      try {
        await client.send(new HeadBucketCommand({ Bucket }), within(patience.probe))
        return null
      } catch (error) {
        return (error as Error).message || (error as Error).name
      }
    },
    linkTo(Key, { name, contentType, seconds: expiresIn }) {
      const offered = { ResponseContentDisposition: attachment(name), ResponseContentType: contentType }
      const command = new GetObjectCommand({ Bucket, Key, ...offered })
      return getSignedUrl(client, command, { expiresIn, signingDate: clock.now() })
    },
    pathOf: () => null,
  }
}

/**
 * Adds the header by which Signature Version 4 covers the payload; without it the SDK would read the file
 * twice.
 */
function signedBy(sha256: string) {
  return <Args extends { request: unknown }, Output>(next: (args: Args) => Promise<Output>) =>
    (args: Args): Promise<Output> => {
      const { headers } = args.request as { headers: Record<string, string> }
      headers['x-amz-content-sha256'] = sha256
      return next(args)
    }
}

async function orDown<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new FileStoreDown((error as Error).message || (error as Error).name, { cause: error })
  }
}
