/** `make collection`: every operation with its example as a collection for Postman and one for Bruno. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brunoFiles } from './collection/bruno.ts'
import { foldersOf } from './collection/folders.ts'
import { postmanCollection } from './collection/postman.ts'

const folder = process.argv[2] ?? 'dist/collection'
const folders = await foldersOf()
const files = new Map([
  ['postman.json', `${JSON.stringify(postmanCollection(folders), null, 2)}\n`],
  ...[...brunoFiles(folders)].map(([name, text]) => [`bruno/${name}`, text] as const),
])
rmSync(folder, { recursive: true, force: true })
for (const [name, text] of files) {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}
console.log(
  `Wrote ${folder}/postman.json and ${folder}/bruno. Put the tokens that you have into their variables.`,
)
