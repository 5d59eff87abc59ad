import { stat } from 'node:fs/promises'
import { type Command, InvalidArgumentError } from 'commander'
import { reader, SettingError } from '../../config/reader.ts'
import { setAnew } from '../../services/exports/archive-tables.ts'
import { isSlug } from '../archive/check.ts'
import { importArchive } from '../archive/import.ts'
import { CommandError, isForMachines, type Printing, printing } from '../command.ts'
import { settings, withDatabase } from '../database.ts'
import { dataFolder, fileStore } from '../files.ts'
import { counted } from '../output.ts'
import { progressBar } from '../progress.ts'

export function defineImport(command: Command): void {
  command
    .argument('<archive>', 'the file that an export of everything has written')
    .option('--slug <slug>', 'the slug of the store here, by default the one that it had', slugOf)
    .action(printing(importStore))
}

/** Returns the address of the Store API, where pictures are. */
function storeUrl(): string {
  const problems: string[] = []
  const read = reader(settings(), problems)
  const url = read.address('STORE_URL', read.integer('STORE_PORT', 4000, 0, 65535))
  if (problems.length > 0) throw new SettingError(problems.join('; '))
  return url
}

function slugOf(given: string): string {
  if (isSlug(given)) return given
  throw new InvalidArgumentError('It must be of lower-case letters, digits and hyphens.')
}

async function importStore(this: Printing, file: string, { slug = null }: { slug?: string | null }) {
  const found = await stat(file)
  if (!found.isFile()) throw new CommandError(`${file} is not a file: name an archive`)
  const bar = progressBar({ quiet: isForMachines(this) })
  let done = 0
  const imported = await withDatabase('import', async (db) =>
    importArchive(db, file, {
      slug,
      files: await fileStore(),
      dataFolder: dataFolder(),
      storeUrl: storeUrl(),
      read(bytes) {
        done += bytes
        bar.show(done, 2 * found.size, 'of the archive')
      },
    }),
  ).finally(() => bar.end())
  const { store, owner, rows, files, missing, people, writtenAt } = imported
  return {
    data: { ...imported, setAnew },
    text: [
      `${store.name} of ${writtenAt} is here as ${store.slug}, with ${counted(rows, 'row')} and ${counted(files, 'file')}`,
      `its owner is ${owner}; ${people.known} of ${counted(people.all, 'person', 'people')} had an account here`,
      'to be set up anew:',
      ...setAnew.map((what) => `- ${what}`),
    ].join('\n'),
    warnings: missing > 0 ? [`${counted(missing, 'file')} were missing when the archive was written`] : [],
  }
}
