import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import MiniSearch from 'minisearch'
import { documentOf } from '../../scripts/docs/contracts.ts'
import { searchOptions } from '../../scripts/docs/portal/search-options.js'
import { surfaces } from '../../scripts/generate/contract.ts'
import { type RefusalName, refusals } from '../../src/base/errors.ts'
import { remedyOf } from '../../src/base/remedies.ts'
import { callsOf } from '../../src/contract/calls.ts'
import { follow, type Parameter } from '../../src/contract/document.ts'
import { ensureDocs } from '../support/docs.ts'

const site = 'dist/docs'
type Shown = Parameter & { example?: unknown; examples?: object }

describe('the documentation', () => {
  let index: MiniSearch
  const pages = new Map<string, string>()
  before(() => {
    ensureDocs()
    index = MiniSearch.loadJSON(readFileSync(join(site, 'search.json'), 'utf8'), searchOptions)
    for (const name of readdirSync(site))
      if (name.endsWith('.html')) pages.set(name, readFileSync(join(site, name), 'utf8'))
  })

  const find = (query: string) =>
    index.search(query).map(({ href, title }): { href: string; title: string } => ({ href, title }))

  for (const surface of surfaces) {
    it(`finds every operation of ${surface} by its operationId, its path and its summary`, async () => {
      const lost: string[] = []
      for (const { path, method, operation } of callsOf(await documentOf(surface))) {
        const { operationId, summary, tags } = operation
        const anchor = surface === 'webhooks' ? `webhook/POST/${path}` : method.toUpperCase() + path
        const href = `${surface}.html#tag/${tags[0]}/${anchor}`
        // Surfaces have operations of the same name, so three of the first may be others'.
        if (
          !find(operationId)
            .slice(0, 4)
            .some((found) => found.href === href)
        )
          lost.push(operationId)
        if (
          !find(path)
            .slice(0, 20)
            .some((found) => found.href === href)
        )
          lost.push(`${surface} ${path}`)
        if (
          !find(summary)
            .slice(0, 8)
            .some((found) => found.href === href)
        )
          lost.push(summary)
      }
      expect(lost).to.eql([])
    })
  }

  it('has the explorer send nothing optional that would narrow a call, or names a record that no store has', async () => {
    const sent: string[] = []
    for (const surface of ['store', 'apps', 'console'] as const) {
      const contract = await documentOf(surface)
      for (const { parameters, operation } of callsOf(contract)) {
        const { operationId, requestBody } = operation
        for (const each of parameters.map((parameter) => follow<Shown>(contract, parameter))) {
          const { default: usual, enum: words, example } = follow(contract, each.schema ?? {})
          const filled = each.example ?? (each.examples ? undefined : (usual ?? words ?? example))
          if (!each.required && !each['x-shown'] && filled !== undefined)
            sent.push(`${operationId} ${each.name}`)
        }
        const { schema = {}, example = {} } = Object.values(requestBody?.content ?? {})[0] ?? {}
        const { properties, required = [] } = follow(contract, schema)
        for (const [name, value] of Object.entries(example as object))
          if (!required.includes(name) && /^[0-9a-f]{24}$/.test(value) && !properties[name]['x-shown'])
            sent.push(`${operationId} ${name}`)
      }
    }
    expect(sent).to.eql([])
  })

  it('says of every refusal why it comes and what to do', () => {
    const names = Object.keys(refusals) as RefusalName[]
    expect(names.filter((name) => !remedyOf(name))).to.eql([])
    for (const [, , code] of Object.values(refusals))
      expect(pages.get('errors.html')).to.include(`id="${code}"`)
  })

  it('gives each heading of a page an anchor of its own', () => {
    const twice = [...pages].flatMap(([page, text]) => {
      const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)
      return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${page}#${id}`)
    })
    expect(twice).to.eql([])
  })

  it('has no dead link: neither between pages, nor to a heading, nor to an operation', async () => {
    const operations = new Set<string>()
    for (const surface of surfaces) {
      for (const { path, method, operation } of callsOf(await documentOf(surface))) {
        const anchor = surface === 'webhooks' ? `webhook/POST/${path}` : method.toUpperCase() + path
        operations.add(`${surface}.html#tag/${operation.tags[0]}/${anchor}`)
      }
    }
    const searched = index.search(MiniSearch.wildcard).map(({ href }) => href as string)
    const links = [...pages].flatMap(([page, text]) =>
      [...text.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link]) =>
        link!.startsWith('#') ? page + link : link!,
      ),
    )
    const leads = (link: string) => {
      const [file, anchor] = decodeURI(link).replaceAll('&#38;', '&').split(/#(.*)/s)
      if (/^https:\/\/(keepachangelog|semver|www\.(rfc-editor|standardwebhooks))\./.test(link)) return true
      if (anchor?.startsWith('tag/')) return operations.has(decodeURI(link))
      if (anchor) return pages.get(file!)?.includes(`id="${anchor}"`)
      return existsSync(join(site, file!))
    }
    expect(links.length).to.be.above(300)
    expect([...new Set([...links, ...searched])].filter((link) => !leads(link))).to.eql([])
  })
  const written = (name: string) => readFileSync(join(site, name), 'utf8')

  it('has every operation as Markdown, with what it takes and its refusals', async () => {
    for (const surface of surfaces)
      for (const { path, operation } of callsOf(await documentOf(surface))) {
        const text = written(`operations/${surface}/${operation.operationId}.md`)
        expect(text).to.include(operation.summary).and.include(path)
        for (const name of operation['x-refusals'] ?? [])
          expect(text, operation.operationId).to.include(`errors.md#${refusals[name][2]}`)
        const body = Object.values(operation.requestBody?.content ?? {})[0]
        for (const member of Object.keys((body?.example as object) ?? {}))
          expect(text, operation.operationId).to.include(member)
      }
  })

  it('tells programs at llms.txt where every guide and reference is as Markdown, without a dead link', () => {
    const overview = written('llms.txt')
    const links = [...overview.matchAll(/http:\/\/localhost:4000\/(?:docs\/)?([^)\s]+)/g)].map(
      ([, file]) => file!,
    )
    expect(links.length).to.be.above(20)
    expect(links.filter((file) => !existsSync(join(site, file)))).to.eql([])
    for (const page of pages.keys())
      if (!['index.html', 'not-found.html'].includes(page))
        expect(links).to.include(page.replace('.html', '.md'))
    const linked = (name: string) => [...written(name).matchAll(/\]\(([a-z-]+\.md|operations\/[^)]+)/g)]
    for (const name of readdirSync(site).filter((file) => file.endsWith('.md')))
      for (const [, file] of linked(name))
        expect(existsSync(join(site, file!)), `${name}: ${file}`).to.equal(true)
  })

  it('has all guides and operations in one file', () => {
    const all = written('llms-full.txt')
    expect(all).to.include(written('quick-start.md').trim()).and.include(written('errors.md').trim())
    expect(all).to.include(written('operations/apps/createProduct.md').trim())
  })
})
