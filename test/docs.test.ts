import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from 'chai'

// Everything that the documents name exists: a file that moves takes its name in the documents with it.

const documents = ['.', 'docs', 'docs/decisions'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
)
/** Made by a run or by the first release, so a fresh clone does not have them. */
const made = ['.data/', 'node_modules/', 'openapi/released/']

const files = ['src', 'test', 'openapi', 'scripts', 'docs', 'generated', 'deploy', '.ci'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) =>
    join(entry.parentPath, entry.name),
  ),
)

/** Returns whether a path leads somewhere; `*` and `<surface>` stand for any name. */
function leadsSomewhere(path: string): boolean {
  if (!/[*<]/.test(path)) return existsSync(path)
  const literal = (part: string) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  const pattern = path
    .replace(/\/$/, '')
    .split(/\*|<[^>]*>/)
    .map(literal)
    .join('[^/]+')
  return files.some((file) => new RegExp(`^${pattern}$`).test(file))
}

/** Returns the texts between backticks, of sentences and of blocks of commands. */
function namedIn(text: string): { spans: string[]; blocks: string } {
  const blocks = [...text.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block]) => block).join('\n')
  const prose = text.replace(/^```.*?^```/gms, '')
  return { spans: [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span!), blocks }
}

const guides = [
  ...readdirSync('docs/guides').map((name) => join('docs/guides', name)),
  'examples/app/app.js',
  'src/client/README.md',
]

for (const document of [...documents, ...guides])
  it(`${document} has npm fetch no package by a name that is not ours`, () => {
    const lines = readFileSync(document, 'utf8').split('\n')
    // Without a scope, both names belong, or can belong, to somebody else.
    const fetching = /\b(npx|npm (exec|install|i|add))\b[^\n`]*(?<![\w/@.-])storefront(-client)?(?![\w/.-])/
    expect(lines.filter((line) => fetching.test(line))).to.deep.equal([])
  })

for (const document of documents)
  describe(document, () => {
    const text = readFileSync(document, 'utf8')
    const { spans, blocks } = namedIn(text)

    it('names files and folders that exist', () => {
      const paths = spans.filter((span) =>
        /^(src|test|openapi|scripts|docs|generated|deploy|\.[a-z]+)\/[\w./*<>-]*$/.test(span),
      )
      const lost = paths.filter((path) => !made.some((start) => path.startsWith(start)))
      expect(lost.filter((path) => !leadsSomewhere(path))).to.deep.equal([])
    })

    it('links to files that exist', () => {
      const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)].map(([, link]) => link!)
      expect(links.filter((link) => !existsSync(join(dirname(document), link)))).to.deep.equal([])
    })

    it('names make targets that the Makefile has', () => {
      const makefile = readFileSync('Makefile', 'utf8')
      const targets = new Set(
        [...makefile.matchAll(/^([a-z -]+):/gm)].flatMap(([, names]) => names!.split(' ')),
      )
      const commands = [...spans, ...blocks.split('\n')].filter((line) => /(^|\s)make [a-z-]+/.test(line))
      const named = commands.map((line) => /(?:^|\s)make ([a-z-]+)/.exec(line)![1]!)
      expect(named.filter((target) => !targets.has(target))).to.deep.equal([])
    })
  })

describe('The map of ARCHITECTURE.md', () => {
  it('has every folder of the repository, so that nothing is committed that was only left lying there', () => {
    const committed = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n')
    const folders = new Set(committed.filter((file) => file.includes('/')).map((file) => file.split('/')[0]!))
    const map = readFileSync('ARCHITECTURE.md', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
    const named = (folder: string) => map.some((line) => line.split(' | ')[0]!.includes(`\`${folder}/`))
    expect([...folders].filter((folder) => !named(folder))).to.eql([])
  })
})

describe('The settings', () => {
  const code = readdirSync('src/config')
    .map((name) => `src/config/${name}`)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const read = new Set(
    [...code.matchAll(/(?:'|\benv\.)([A-Z][A-Z\d]*(?:_[A-Z\d]+)+|ROLE|HOST|MAILBOX|SANDBOX)\b/g)].map(
      ([, name]) => name!,
    ),
  )

  it('that the service reads are in the README and in .env.example, and no others', () => {
    const example = readFileSync('.env.example', 'utf8')
    const listed = [...example.matchAll(/^(?:# )?([A-Z][A-Z\d_]*)=/gm)].map(([, name]) => name)
    expect(listed.sort()).to.deep.equal([...read].sort())
    const readme = readFileSync('README.md', 'utf8')
    expect([...read].filter((name) => !readme.includes(`\`${name}`))).to.deep.equal([])
  })
})
