import { execFileSync } from 'node:child_process'

/** Builds the pages to dist/web unless they are up to date, by the rule of the Makefile. */
export function ensurePages(): void {
  execFileSync('make', ['dist/web/console/index.html'], { stdio: ['ignore', 'ignore', 'inherit'] })
}
