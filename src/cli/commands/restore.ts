import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Command } from 'commander'
import { restoreBackup } from '../backup/restore.ts'
import { isForMachines, type Printing, printing } from '../command.ts'
import { withDatabase } from '../database.ts'
import { dataFolder, fileStore, placeOfFiles } from '../files.ts'
import { progressBar } from '../progress.ts'

export function addRestore(program: Command): void {
  program
    .command('restore')
    .description('restore a backup into an empty database, and migrate it to this release')
    .argument('<file>', 'what backup wrote; - is stdin')
    .action(printing(restore))
}

async function restore(this: Printing, file: string) {
  const archive = file === '-' ? process.stdin : createReadStream(file)
  const size = file === '-' ? 0 : (await stat(file)).size
  const bar = progressBar({ quiet: isForMachines(this) })
  let read = 0
  archive.on('data', (chunk: Buffer) => {
    read += chunk.length
  })
  archive.pause()
  const restored = await withDatabase(
    'restore',
    async (db, url) =>
      restoreBackup(db, archive, {
        url,
        files: await fileStore(),
        dataFolder: dataFolder(),
        progress: (what) => bar.show(read, size, what),
      }),
    { migrated: false },
  ).finally(() => bar.end())
  const rows = Object.values(restored.rows).reduce((sum, count) => sum + count, 0)
  return {
    data: restored,
    text: `${rows} rows and ${restored.files} files of ${restored.createdAt} are restored`,
    warnings: !restored.included
      ? [
          `the backup was made without files: those of digital products and pictures were in ${restored.place}, and belong in ${placeOfFiles()}`,
        ]
      : [],
  }
}
