import mocha from 'mocha'
import { sourceOf } from './run-folder.ts'

/** Mocha's own list, and below it the command that runs each failed test alone. */
export default class Reporter extends mocha.reporters.Spec {
  override epilogue(): void {
    super.epilogue()
    const again = new Set(this.failures.map(commandOf))
    if (again.size > 0) console.log(`Run what failed again:\n${[...again].join('\n')}\n`)
  }
}

function commandOf({ file, title, type }: Mocha.Test): string {
  if (!file) return '  make test'
  const command = `  make test FILE=${sourceOf(file)}`
  // For a failed hook, everything that it prepares is run.
  if ((type as string) !== 'test') return command
  return `${command} GREP='${title.replaceAll('$', '$$$$').replaceAll("'", "'\\''")}'`
}
