/** `make docs`: the documentation as a static site in dist/docs, which the service serves at /docs. */
import { buildDocs } from './docs/build.ts'

await buildDocs(process.argv[2] ?? 'dist/docs')
