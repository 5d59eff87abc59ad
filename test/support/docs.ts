import { ensureBuilt } from './web.ts'

/** Writes the documentation to dist/docs unless it is up to date, by the rule of the Makefile. */
export const ensureDocs = () => ensureBuilt('dist/docs/index.html')
