import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { buildSync, type OutputFile } from 'esbuild'
import { root } from '../../src/base/root.ts'
import { callsOf } from '../../src/contract/calls.ts'
import { type Document, type PublishedName, surfaces } from '../generate/contract.ts'
import { changelogGuide } from './changelog.ts'
import { documentOf, publishedOf } from './contracts.ts'
import { errorsGuide } from './errors.ts'
import { type Guide, groups, readGuide } from './guides.ts'
import { markdownFiles, operationFile } from './markdown.ts'
import { guidePage, indexPage, notFoundPage, referencePage } from './page.ts'
import { scalarScript } from './scalar.ts'
import { buildIndex, guideEntries, operationEntries } from './search.ts'
import { publishedWorkflows, workflowsFile } from './workflows.ts'

const here = join(root, 'scripts/docs/portal')
const bundledFiles = ['portal.css', 'portal.js', 'reference.js', 'theme.js', 'nonce.js']

/**
 * Writes the documentation of all surfaces and of the webhooks into a folder, replacing its content: guides,
 * references, the contracts that these show, and one index for the search. Links are relative, so that any web
 * server can serve it under any path. Addresses are those of `make start`; the service replaces them with its own
 * (src/http/docs.ts).
 */
export async function buildDocs(folder: string): Promise<void> {
  const files = await siteFiles()
  await mkdir(dirname(folder), { recursive: true })
  const draft = await mkdtemp(join(dirname(folder), `.${basename(folder)}-`))
  try {
    for (const [name, content] of files) {
      await mkdir(dirname(join(draft, name)), { recursive: true })
      await writeFile(join(draft, name), content)
    }
    await chmod(draft, 0o755)
    await rm(folder, { recursive: true, force: true })
    await rename(draft, folder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

/** The guides that are not made from a file in docs/guides. */
const made: Record<string, () => Promise<Guide>> = { errors: errorsGuide, changelog: changelogGuide }

/** Returns every file of the site by its name. */
async function siteFiles(): Promise<Map<string, string | Buffer>> {
  const slugs = groups.flatMap((group) => group.slugs)
  const guides = await Promise.all(slugs.map((slug) => (made[slug] ?? readGuide)(slug)))
  const documents = await Promise.all(
    surfaces.map(async (surface) => [surface, await documentOf(surface)] as const),
  )
  const entries = [
    ...guides.flatMap((guide) => guideEntries(guide)),
    ...documents.flatMap(([surface, document]) => operationEntries(surface, document)),
  ]
  return new Map<string, string | Buffer>([
    ['index.html', indexPage(guides)],
    ['not-found.html', notFoundPage()],
    ...guides.map((guide) => [`${guide.slug}.html`, guidePage(guide, guides)] as const),
    ...surfaces.map((surface) => [`${surface}.html`, referencePage(surface)] as const),
    ...documents.map(
      ([surface, document]) =>
        [contractFile(surface), JSON.stringify(withMarkdown(surface, document))] as const,
    ),
    [workflowsFile, JSON.stringify(await publishedWorkflows())],
    ...markdownFiles(guides, await contractsOf()),
    ['search.json', JSON.stringify(buildIndex(entries))],
    ['icon.svg', await readFile(join(here, 'icon.svg'))],
    ['scalar.js', await scalarScript()],
    ...bundled().map(({ path, contents }) => [basename(path), Buffer.from(contents)] as const),
  ])
}

/** The published contracts, without what the explorer of the reference adds to them. */
const contractsOf = () =>
  Promise.all(surfaces.map(async (surface) => ({ surface, document: await publishedOf(surface) })))

/** Leads from each operation of a reference to its file in Markdown. */
function withMarkdown(surface: PublishedName, document: Document): Document {
  for (const { operation } of callsOf(document))
    operation.description += `\n\n[As Markdown](${operationFile(surface, operation.operationId)})`
  return document
}

function contractFile(surface: PublishedName): string {
  return `contracts/${surface}.json`
}

/** Returns the scripts and styles of the pages for browsers of the last three years, with the fonts of the console. */
function bundled(): OutputFile[] {
  const { outputFiles } = buildSync({
    entryPoints: bundledFiles.map((name) => join(here, name)),
    bundle: true,
    minify: true,
    write: false,
    outdir: here,
    format: 'iife',
    target: 'es2022',
    loader: { '.woff2': 'file' },
    assetNames: '[name]',
    logLevel: 'warning',
  })
  return outputFiles
}
