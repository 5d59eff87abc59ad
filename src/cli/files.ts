import { join, resolve } from 'node:path'
import { readS3 } from '../config/providers.ts'
import { reader, SettingError } from '../config/reader.ts'
import { diskStore } from '../gateways/files/disk.ts'
import type { FileStore } from '../gateways/files/store.ts'
import { settings } from './database.ts'

export const dataFolder = (): string => resolve(settings().DATA_FOLDER || '.data')

function s3() {
  const problems: string[] = []
  const found = readS3(reader(settings(), problems), problems)
  if (problems.length > 0) throw new SettingError(problems.join('; '))
  return found
}

/** Opens the store of the files of digital products and pictures. */
export async function fileStore(): Promise<FileStore> {
  const bucket = s3()
  if (!bucket) return diskStore(join(dataFolder(), 'files'))
  const { S3Store } = await import('../gateways/files/s3.ts')
  return new S3Store(bucket)
}

/** Says where the files of digital products and pictures are. */
export function placeOfFiles(): string {
  const bucket = s3()
  return bucket ? `the bucket ${bucket.bucket}` : join(dataFolder(), 'files')
}
