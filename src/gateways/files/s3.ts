// S3 object storage.

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
import { attachment, type FileStore, FileStoreDown, type Offered, type Spooled } from './store.ts'

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

/** A file store in an S3 bucket, or on a server with its protocol. Shoppers download from it through signed links. */
export class S3Store implements FileStore {
  private readonly client: S3Client
  private readonly bucket: string

  constructor({ bucket, endpoint, region, accessKeyId, secretAccessKey, pathStyle }: S3Settings) {
    this.bucket = bucket
    this.client = new S3Client({
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
  }

  async keep(key: string, { path, size, sha256 }: Spooled): Promise<void> {
    const Body = createReadStream(path)
    const unreadable = new AbortController()
    // The SDK leaves a file's errors to us, and an unhandled one would end the process.
    Body.on('error', (error) => unreadable.abort(error))
    const ContentType = 'application/octet-stream'
    const command = new PutObjectCommand({ ...this.at(key), ContentLength: size, ContentType, Body })
    // The server refuses any other bytes, so what is stored is what was counted.
    command.middlewareStack.add(signedBy(sha256), { step: 'build', name: 'signPayload' })
    const abortSignal = AbortSignal.any([AbortSignal.timeout(patience.keep), unreadable.signal])
    try {
      await orDown(() => this.client.send(command, { abortSignal }))
    } catch (error) {
      const { reason } = unreadable.signal
      throw reason ? new FileStoreDown(reason.message, { cause: reason }) : error
    } finally {
      // A file not read to its end stays open, and keeps its disk space after it is removed.
      Body.destroy()
    }
  }

  async remove(key: string): Promise<void> {
    await orDown(() => this.client.send(new DeleteObjectCommand(this.at(key)), within(patience.remove)))
  }

  async read(key: string): Promise<Readable> {
    const command = new GetObjectCommand(this.at(key))
    const { Body } = await orDown(() => this.client.send(command, within(patience.read)))
    return Body as Readable
  }

  async unavailableReason(): Promise<string | null> {
    try {
      await this.client.send(new HeadBucketCommand({ Bucket: this.bucket }), within(patience.probe))
      return null
    } catch (error) {
      return (error as Error).message || (error as Error).name
    }
  }

  linkTo(key: string, { name, contentType, seconds: expiresIn }: Offered): Promise<string> {
    const offered = { ResponseContentDisposition: attachment(name), ResponseContentType: contentType }
    const command = new GetObjectCommand({ ...this.at(key), ...offered })
    return getSignedUrl(this.client, command, { expiresIn, signingDate: clock.now() })
  }

  pathOf(): null {
    return null
  }

  private at(key: string) {
    return { Bucket: this.bucket, Key: key }
  }
}

function within(time: number): { abortSignal: AbortSignal } {
  return { abortSignal: AbortSignal.timeout(time) }
}

/** Adds the header by which Signature Version 4 covers the payload; without it the SDK would read the file twice. */
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
