import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { sampleTests } from './sample.ts'

// A real Chromium, just from the npm registry: @sparticuz/chromium brings it with its libraries and a font.
// It is built for Linux on x64; elsewhere CHROMIUM is the path of an installed one.

/** The browser makes no requests of its own, and reaches no host but this machine. */
const quiet = [
  '--no-sandbox', // the tests may run as root
  '--no-zygote',
  '--disable-gpu',
  '--no-proxy-server',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-pings',
  '--js-flags=--no-maglev --no-turbofan', // no page lives long enough to make optimizing its scripts pay off
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
]

let launched: Promise<Browser> | null = null
const contexts: BrowserContext[] = []

/** Opens a page for a person new to this browser; the files of a process share one browser, which ends with it. */
export async function openPage(options: BrowserContextOptions = {}): Promise<Page> {
  launched ??= launch()
  const context = await (await launched).newContext(options)
  contexts.push(context)
  context.setDefaultTimeout(20_000)
  return context.newPage()
}

/** Closes the pages of each test of this suite, of which `make test` runs some; called before the suite's own hooks. */
export function useBrowser(): void {
  sampleTests()
  afterEach(closePages)
}

/** Closes all pages. */
export async function closePages(): Promise<void> {
  await Promise.all(contexts.splice(0).map((context) => context.close()))
}

async function launch(): Promise<Browser> {
  const { chromium } = await import('playwright-core')
  try {
    const { executablePath, env } = await findChromium()
    // The test run handles signals; the browser ends when the run does.
    const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }
    return await chromium.launch({ executablePath, args: quiet, env: { ...process.env, ...env }, ...signals })
  } catch (error) {
    throw new Error(
      `No browser could be started; CHROMIUM may name one on this machine. ${(error as Error).message}`,
    )
  }
}

async function findChromium(): Promise<{ executablePath: string; env: Record<string, string> }> {
  const installed = process.env.CHROMIUM
  if (installed) return { executablePath: installed, env: {} }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('The one from npm runs on Linux on x64 only.')
  }
  const folder = resolve('.data', `chromium-${packageVersion()}`)
  if (!existsSync(folder)) await unpack(folder)
  const env = { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') }
  return { executablePath: join(folder, 'chromium'), env }
}

/**
 * Unpacks each version once, into a temporary folder that is then renamed, so that a killed or parallel run
 * does no harm.
 */
async function unpack(folder: string): Promise<void> {
  const own = `${folder}-${process.pid}`
  mkdirSync(own, { recursive: true })
  await unpackInto(own)
  const font = `<fontconfig><dir>${folder}/fonts/fonts</dir><cachedir>${folder}/fonts/cache</cachedir></fontconfig>`
  writeFileSync(join(own, 'fonts.conf'), `<?xml version="1.0"?>${font}\n`)
  try {
    renameSync(own, folder)
  } catch (error) {
    rmSync(own, { recursive: true })
    if (!existsSync(folder)) throw error
  }
}

/** Sets the variables that tell the package where to unpack, and for which platform. */
async function unpackInto(folder: string): Promise<void> {
  const { TMPDIR, AWS_EXECUTION_ENV, LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env
  const ours = { TMPDIR, AWS_EXECUTION_ENV, LD_LIBRARY_PATH, FONTCONFIG_PATH }
  try {
    Object.assign(process.env, { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' })
    const { default: packed } = await import('@sparticuz/chromium')
    await packed.executablePath()
  } finally {
    for (const [name, value] of Object.entries(ours)) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  }
}

function packageVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const file = join(dirname(entry), '../../package.json')
  return JSON.parse(readFileSync(file, 'utf8')).version
}
