import { execFileSync } from 'node:child_process'

const built = new Set<string>()

/** Builds the pages to dist/web unless they are up to date, by the rule of the Makefile. */
export const ensurePages = () => ensureBuilt('dist/web/console/index.html')

/** Has make build this unless it is up to date, once in a process. */
export function ensureBuilt(target: string): void {
  if (built.has(target)) return
  execFileSync('make', [target], { stdio: ['ignore', 'ignore', 'inherit'] })
  built.add(target)
}
