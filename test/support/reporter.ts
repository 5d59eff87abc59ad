import mocha from 'mocha'
import { sourceOf } from './run-folder.ts'

/** Mocha's own list, and below it how each test that failed is run again by itself. */
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
  // A hook is no test: everything that it prepares is run.
  if ((type as string) !== 'test') return command
  return `${command} GREP='${title.replaceAll('$', '$$$$').replaceAll("'", "'\\''")}'`
}
