/**
 * `make gen`: openapi/*.yaml → generated/<surface>.json, .types.ts and .routes.ts. Reports mistakes in a source by
 * line, and then writes nothing. `make check` writes to another folder, and compares. With WATCH it runs again after
 * every change of a source.
 */
import { dirname } from 'node:path'
import { build } from './generate/build.ts'
import { openMemory } from './generate/memory.ts'
import { watchSources } from './generate/watch.ts'

/** Tells scripts/generate.sh that the generator itself has changed and must be restarted. */
const changed = 75

const memory = await openMemory('.data/generated', dirname(process.argv[1]!))

if (process.env.WATCH) {
  await watchSources(generate)
  process.exitCode = changed
} else {
  await generate()
}

async function generate(): Promise<void> {
  const begun = performance.now()
  const problems = await build('openapi', process.argv[2] ?? 'generated', memory)
  for (const { file, line, column, subject, message } of problems) {
    console.error([`${file}:${line}:${column}`, subject, message].filter(Boolean).join(' · '))
  }
  const { length } = problems
  process.exitCode = length > 0 ? 1 : 0
  if (length > 0) {
    console.error(
      `${length} ${length === 1 ? 'problem' : 'problems'} in the contract; generated/ is as it was`,
    )
  } else if (process.env.WATCH) {
    console.log(`generated/ is made (${((performance.now() - begun) / 1000).toFixed(1)} s)`)
  }
  if (process.env.WATCH) console.log('Waiting for the next change. Ctrl-C ends this.')
}
