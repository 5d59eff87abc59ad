/**
 * `make gen`: openapi/*.yaml → generated/<surface>.json, .types.ts and .routes.ts. What is wrong with a source is
 * told by its line, and then nothing is written.
 */
import { build } from './generate/build.ts'

const problems = await build('openapi', 'generated')
for (const { file, line, column, subject, message } of problems) {
  console.error([`${file}:${line}:${column}`, subject, message].filter(Boolean).join(' · '))
}
if (problems.length > 0) {
  console.error(`${problems.length} problems in the contract; generated/ is as it was`)
  process.exitCode = 1
}
