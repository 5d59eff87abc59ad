import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { Command } from 'commander'
import { restoreBackup } from '../backup/restore.ts'
import { CommandError, isForMachines, type Printing, printing } from '../command.ts'
import { withDatabase } from '../database.ts'
import { dataFolder, fileStore, placeOfFiles } from '../files.ts'
import { counted } from '../output.ts'
import { progressBar } from '../progress.ts'

export function defineRestore(command: Command): void {
  command.argument('<file>', 'the file that backup wrote; - for stdin').action(printing(restore))
}

async function restore(this: Printing, file: string) {
  const { archive, size } = await read(file)
  const bar = progressBar({ quiet: isForMachines(this) })
  let done = 0
  archive.on('data', (chunk: Buffer) => {
    done += chunk.length
  })
  archive.pause()
  const restored = await withDatabase(
    'restore',
    async (db, url) =>
      restoreBackup(db, archive, {
        url,
        files: await fileStore(),
        dataFolder: dataFolder(),
        progress: (what) => bar.show(done, size, what),
      }),
    { migrated: false },
  ).finally(() => bar.end())
  const rows = Object.values(restored.rows).reduce((sum, count) => sum + count, 0)
  return {
    data: restored,
    text: `${counted(rows, 'row')} and ${counted(restored.files, 'file')} of ${restored.createdAt} are restored`,
    warnings: !restored.included
      ? [
          `the backup has no files: those of digital products and pictures were in ${restored.place}, and belong in ${placeOfFiles()}`,
        ]
      : [],
  }
}

async function read(file: string): Promise<{ archive: Readable; size: number }> {
  if (file === '-') return { archive: process.stdin, size: 0 }
  const handle = await open(file, 'r')
  const found = await handle.stat()
  if (found.isDirectory()) throw new CommandError(`${file} is a folder: name the file that backup wrote`)
  return { archive: handle.createReadStream(), size: found.size }
}
