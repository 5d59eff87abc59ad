/**
 * `make gen`: openapi/*.yaml → generated/<surface>.json, .types.ts and .routes.ts. Reports what is wrong with a source
 * by its line, and then writes nothing. `make check` names another folder to write to, and compares.
 */
import { build } from './generate/build.ts'

const problems = await build('openapi', process.argv[2] ?? 'generated')
for (const { file, line, column, subject, message } of problems) {
  console.error([`${file}:${line}:${column}`, subject, message].filter(Boolean).join(' · '))
}
if (problems.length > 0) {
  console.error(`${problems.length} problems in the contract; generated/ is as it was`)
  process.exitCode = 1
}
