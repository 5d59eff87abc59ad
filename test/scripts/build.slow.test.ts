import { expect } from 'chai'
import type { Metafile } from 'esbuild'
import { bundle } from '../../scripts/build/bundle.ts'
import { ownFolder } from '../main/process.ts'

/** Packages that take long to load, and that most processes never use. */
const onDemand = ['@aws-sdk', '@opentelemetry/sdk', 'ioredis', 'sharp', 'shippo', 'stripe', 'undici', 'yaml']

describe('make build', function () {
  this.timeout(60_000)
  const { folder, remove } = ownFolder('build')
  let built: Metafile['outputs']
  let sources: Metafile['inputs']
  before(async () => {
    const { outputs, inputs } = await bundle(['src/main.ts', 'src/cli/main.ts'], folder)
    built = outputs
    sources = inputs
  })
  after(remove)

  it('loads no package at start that it may not need', () => {
    for (const script of ['src/main.ts', 'src/surfaces.ts', 'src/jobs/worker.ts', 'src/cli/main.ts']) {
      const { packages } = loadedBy(script)
      for (const name of onDemand)
        expect(
          packages.filter((one) => one.startsWith(name)),
          script,
        ).to.be.empty
    }
  })

  it('loads the clock of the jobs for a worker alone, and the surfaces for an API process alone', () => {
    const { packages } = loadedBy('src/main.ts')
    expect(packages).to.include.members(['express', 'knex', 'pg', 'pino'])
    expect(packages).not.to.include('agenda').and.not.to.include('express-openapi-validator')
  })

  it('loads nothing of the service for the command line until a command needs it', () => {
    const { packages, bytes } = loadedBy('src/cli/main.ts')
    expect(packages).to.eql(['commander'])
    expect(bytes).to.be.below(200_000)
  })

  it('loads no database for a command of developers, and no registry of figures for one of operators', () => {
    for (const name of ['apps', 'completion', 'contract', 'deliveries', 'listen', 'login', 'trigger'])
      expect(loadedBy(`src/cli/commands/${name}.ts`).packages, name).not.to.include.oneOf(['knex', 'pg'])
    for (const name of ['account', 'figures', 'kyc', 'merchant', 'payout', 'rotate-keys', 'store', 'token'])
      expect(loadedBy(`src/cli/commands/${name}.ts`).packages, name).not.to.include('prom-client')
  })

  it('loads what the doctor looks with where the settings name something to look at', () => {
    expect(loadedBy('src/cli/commands/doctor.ts').packages)
      .to.include('knex')
      .and.not.to.include.oneOf(['nodemailer', 'pino', 'undici'])
  })

  it('has no package in CommonJS that is imported on demand: it would give nothing but its default', () => {
    const onDemand = Object.values(sources)
      .flatMap(({ imports }) => imports)
      .filter(({ kind, external }) => kind === 'dynamic-import' && !external)
    expect(onDemand).to.not.be.empty
    expect(onDemand.filter(({ path }) => sources[path]!.format === 'cjs')).to.be.empty
  })

  /** Returns what is loaded together with a script that is started, or imported on demand. */
  const loadedBy = (script: string) => {
    const [start] = Object.keys(built).filter((path) => built[path]!.entryPoint === script)
    const files = new Set([start!])
    const packages = new Set<string>()
    for (const file of files) {
      const { imports, inputs } = built[file]!
      for (const { path, kind, external } of imports) {
        if (kind === 'dynamic-import') continue
        if (external && !path.startsWith('node:')) packages.add(path)
        else if (!external) files.add(path)
      }
      for (const input of Object.keys(inputs)) {
        const name = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1]
        if (name) packages.add(name)
      }
    }
    const bytes = [...files].reduce((sum, file) => sum + built[file]!.bytes, 0)
    return { packages: [...packages], bytes }
  }
})
