import { execFileSync } from 'node:child_process'

/** Writes the documentation to dist/docs unless it is up to date, by the rule of the Makefile. */
export function ensureDocs(): void {
  execFileSync('make', ['dist/docs/index.html'], { stdio: ['ignore', 'ignore', 'inherit'] })
}
