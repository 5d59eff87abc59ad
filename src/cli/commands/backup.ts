import { createWriteStream, rmSync } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Command } from 'commander'
import { writeBackup } from '../backup/write.ts'
import { CommandError, isForMachines, type Printing, printing } from '../command.ts'
import { withDatabase } from '../database.ts'
import { fileStore, placeOfFiles } from '../files.ts'
import { counted } from '../output.ts'
import { progressBar } from '../progress.ts'
import { release } from '../release.ts'

export function defineBackup(command: Command): void {
  command
    .argument('[file]', 'the file to write, by default storefront-<time>.tar; - for stdout')
    .option('--no-files', 'leave out the files of digital products and pictures')
    .action(printing(backUp))
}

async function backUp(this: Printing, name: string | undefined, { files }: { files: boolean }) {
  const file = name ?? `storefront-${new Date().toISOString().replace(/[:.]/g, '-')}.tar`
  const there = file === '-' ? null : await stat(file).catch(() => null)
  if (there?.isDirectory()) throw new CommandError(`${file} is a folder: name a file in it`)
  // A device or a pipe would be replaced by a file.
  if (there && !there.isFile()) throw new CommandError(`${file} is not a file: use - for stdout`)
  const bar = progressBar({ quiet: isForMachines(this) })
  const store = files ? await fileStore() : null
  const included = store?.pathOf('') ? store : null
  const written = await withDatabase('backup', async (db) => {
    const backup = writeBackup(db, {
      release,
      files: included,
      place: placeOfFiles(),
      progress: (rows, of) => bar.show(rows, of, 'of the rows'),
    })
    await Promise.all([keep(backup.archive, file), backup.written])
    return backup.written
  }).finally(() => bar.end())
  const rows = Object.values(written.rows).reduce((sum, count) => sum + count, 0)
  const size = file === '-' ? null : (await stat(file)).size
  return {
    data: { file, size, rows: written.rows, files: written.files, missing: written.missing },
    text: `${counted(rows, 'row')} and ${counted(written.files, 'file')} are in ${file}${size === null ? '' : `, ${Math.ceil(size / 1024)} KiB`}`,
    warnings: [
      ...(store && !included
        ? [`the files of digital products and pictures are not included: they are in ${placeOfFiles()}`]
        : []),
      ...written.missing.map((key) => `the file ${key} is missing`),
    ],
    toStderr: file === '-',
  }
}

/** Signals that end a backup: from the service manager, Ctrl-C, and a closing terminal. */
const endings = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/** Writes a file whole or not at all: only what is safely on disk gets its name. */
async function keep(archive: AsyncIterable<Buffer>, file: string): Promise<void> {
  if (file === '-') return pipeline(archive, process.stdout, { end: false })
  // Two processes that write to the same name at once do not write into each other's file.
  const draft = `${file}.${process.pid}.part`
  const interrupt = (signal: NodeJS.Signals) => {
    rmSync(draft, { force: true })
    // Without this listener the signal ends the process, and its parent sees which signal it was.
    process.off(signal, interrupt)
    process.kill(process.pid, signal)
  }
  for (const signal of endings) process.on(signal, interrupt)
  try {
    await pipeline(archive, createWriteStream(draft, { mode: 0o600, flush: true }))
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  } finally {
    for (const signal of endings) process.off(signal, interrupt)
  }
  const folder = await open(dirname(resolve(file)), 'r')
  await folder.sync().finally(() => folder.close())
}
