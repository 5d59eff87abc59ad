import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'chai'
import { endAll, ownFolder, ownSettingsOnServer, type Started, startProcess } from '../main/process.ts'
import { isInstalled, runScript, snippetsOf } from '../support/snippets.ts'
import { until } from '../support/until.ts'

const guides = readdirSync('docs/guides').map((file) => file.replace(/\.md$/, ''))
/**
 * The blocks that are not run here: what is shown, what verify.test.ts and command-line.test.ts run, and the parts of
 * the example shop that test/web/storefront/guide.test.ts looks for in its code.
 */
const shown = [
  'ts',
  'tsx',
  'json',
  'http',
  'html',
  'js verify',
  'py verify',
  'php verify',
  'go verify',
  'rb verify',
  'sh terminal',
  'sh background',
  'js receiver',
]

const tokenIn = (page: string) => /app_[\w-]{20,}/.exec(page)?.[0]

describe('the guides', function () {
  this.timeout(300_000)
  const { folder, remove } = ownFolder('guides')
  let started: Started
  let drop: () => Promise<void>
  before(async () => {
    const own = await ownSettingsOnServer(folder)
    drop = own.drop
    const codes = { CODES_PER_HOUR_AND_ADDRESS: '0', CODES_PER_HOUR_AND_IP: '0' }
    started = startProcess('scripts/start.ts', { ...own.settings, ...codes, ALLOW_PRIVATE_WEBHOOKS: 'true' })
    await started.ready()
    // The page with the token comes last.
    await until('the welcome', () => tokenIn(started.stdout())!)
  })
  after(async () => {
    await endAll()
    await drop()
    remove()
  })

  /** Returns what a reader would paste, for the service under test instead of that of `make start`. */
  const here = (code: string) => {
    return code
      .replaceAll('http://localhost:4000', started.urls.store)
      .replaceAll('http://localhost:4001', started.urls.apps)
      .replaceAll('http://localhost:4002', started.urls.console)
      .replaceAll('process.env.APP_TOKEN', `'${tokenIn(started.stdout())}'`)
      .replaceAll('$APP_TOKEN', `${tokenIn(started.stdout())}`)
  }

  for (const guide of guides) {
    const snippets = snippetsOf(guide)
    const code = (language: string) =>
      snippets.flatMap(({ info, code: block }) => (info === language ? [block] : [])).join('\n')

    it(`${guide}: has nothing in its code that a reader would have to put something in place of`, () => {
      const text = readFileSync(`docs/guides/${guide}.md`, 'utf8')
      const spans = [...text.replace(/^```.*?^```/gms, '').matchAll(/`([^`]+)`/g)].map(([, span]) => span)
      const left = [...snippets.map(({ code: block }) => block), ...spans]
      expect(left.filter((code) => /\w…/.test(code!))).to.eql([])
    })

    if (snippets.filter(({ info }) => info === 'js').length > 1)
      it(`${guide}: says that its blocks are one script`, () => {
        const text = readFileSync(`docs/guides/${guide}.md`, 'utf8').replace(/\s+/g, ' ')
        expect(text).to.match(/blocks of [\w ]+ are one (script|program)/)
      })

    it(`${guide}: has blocks of known kinds`, () => {
      const known = ['js', 'sh', ...shown]
      expect(snippets.map(({ info }) => info).filter((info) => !known.includes(info))).to.eql([])
    })

    if (code('sh')) {
      it(`${guide}: its lines for the shell run as they stand`, async function () {
        if (!isInstalled('curl', '--version')) this.skip()
        const script = `set -euo pipefail\n${here(code('sh'))}`
        const { status, output } = await runScript(`${guide}.sh`, script, ['bash'])
        expect(status, output).to.equal(0)
      })
    }

    const typed = snippets.flatMap(({ info, code: block }) => (/^sh\b/.test(info) ? [block] : [])).join('')
    if (typed) {
      it(`${guide}: its lines for the shell are read by zsh too, to which brackets without quotes are a pattern`, () => {
        const unquoted = typed.replace(/'[^']*'|"(\\.|[^"\\])*"/g, '""')
        expect(unquoted.split('\n').filter((line) => /[[\]?*]/.test(line))).to.eql([])
      })
    }

    if (code('js')) {
      it(`${guide}: its script runs as it stands`, async () => {
        const { status, output } = await runScript(`${guide}.mjs`, here(code('js')), [process.execPath])
        expect(status, output).to.equal(0)
      })
    }
  }
})
