import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect } from 'chai'
import { parse } from 'yaml'
import { refusals } from '../../src/base/errors.ts'
import { routes, surfaces } from '../support/coverage.ts'
import { until } from '../support/until.ts'
import { ownFolder } from './process.ts'

// The files for containers and systemd are true of the code beside them.

const read = (file: string) => readFileSync(file, 'utf8')
const { engines, scripts: npmScripts } = JSON.parse(read('package.json'))
const settings = new Set(
  [...read('.env.example').matchAll(/^(?:# )?([A-Z][A-Z\d_]*)=/gm)].map(([, name]) => name!),
)
const scripts = [...read('scripts/build.ts').matchAll(/'(\S+)\.ts'/g)]
  .map(([, script]) => `dist/${script}.js`)
  .filter((script) => !script.includes('./'))

/** These are paths for the machines that watch the service, in each of the spellings that it takes. */
const watched = ['/metrics', '/metrics/', '/readyz', '/readyz/', '/Metrics', '/READYZ/']

/** Containers run on this release of Node (decision the-service-runs-on-three-nodes). */
const release = 24

describe('Dockerfile', () => {
  const dockerfile = read('Dockerfile')
  const instructions = dockerfile.replaceAll('\\\n', ' ').split('\n')
  const those = (name: string) =>
    instructions.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1))

  it('builds and runs on the release that it should, which the package allows', () => {
    const [base, ...stages] = those('FROM')
    expect(base).to.match(
      new RegExp(`^node:${release}\\.[\\d.]+-\\w+-slim@sha256:[0-9a-f]{64} AS node-${release}$`),
    )
    for (const stage of stages) expect(stage).to.match(new RegExp(`^node-${release}\\b`))
    expect(engines.node).to.include(`^${release}.`)
    expect(engines.node).to.include(`^${read('.nvmrc').trim()}`)
  })

  it('copies files that are there and that reach the builder', () => {
    const sent = read('.dockerignore')
    for (const copied of those('COPY').filter((line) => !line.startsWith('--from'))) {
      for (const file of copied.split(' ').slice(0, -1)) {
        expect(existsSync(file), file).to.equal(true)
        expect(sent).to.include(`\n!${file}\n`)
      }
    }
  })

  it('copies all that make build reads', async function () {
    this.timeout(120_000)
    const { folder, remove } = ownFolder('image')
    const [, stage] = /^FROM \S+ AS build$(.*?)^FROM /ms.exec(dockerfile)!
    for (const [, copied] of stage!.matchAll(/^COPY (.+) \S+$/gm))
      for (const path of copied!.split(' ')) cpSync(path, join(folder, path), { recursive: true })
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    const build = spawn('node', ['--import', 'tsx', 'scripts/build.ts'], { cwd: folder })
    let said = ''
    build.stderr.on('data', (text) => {
      said += text
    })
    expect(await new Promise((ended) => build.once('close', ended)), said).to.equal(0)
    for (const file of [
      'docs/quick-start.html',
      'web/console/index.html',
      'web/storefront/server.js',
      'src/main.js',
    ])
      expect(existsSync(join(folder, 'dist', file)), file).to.equal(true)
    remove()
  })

  it('runs what make build writes, as somebody without rights, and makes settings that there are', () => {
    const command = JSON.parse(those('CMD').at(-1)!) as string[]
    expect(scripts).to.include(command.at(-1))
    expect(npmScripts.start).to.equal(`exec ${command.join(' ')}`)
    expect(those('USER')).to.deep.equal(['node'])
    const set = those('ENV').flatMap((line) => [...line.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name!))
    expect(set.filter((name) => !settings.has(name))).to.deep.equal(['SCARF_ANALYTICS', 'SCARF_ANALYTICS'])
  })
})

describe('package.json', () => {
  for (const name of ['start', 'storefront'])
    it(`npm run ${name}: passes the signal on that ends it, so that nothing goes on running`, async () => {
      const { folder, remove } = ownFolder(`npm-${name}`)
      const script = join(folder, /dist\S+/.exec(npmScripts[name])![0])
      mkdirSync(dirname(script), { recursive: true })
      writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: npmScripts }))
      writeFileSync(
        script,
        `process.once('SIGTERM', () => { console.log('told'); process.exit() })
        setTimeout(() => process.exit(), 60_000)
        console.log('runs')`,
      )
      const npm = spawn('npm', ['run', name], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
      let said = ''
      npm.stdout.on('data', (text) => {
        said += text
      })
      await until('the script runs', () => said.includes('runs'))
      npm.kill('SIGTERM')
      await until('the script is told', () => said.includes('told'), 20_000)
      remove()
    })
})

describe('compose.yaml', () => {
  const compose = parse(read('compose.yaml'), { merge: true })
  const own = Object.entries<Record<string, never>>(compose.services).filter(
    ([, service]) => 'build' in service,
  )

  it('migrates before it starts the parts of the service, by scripts and settings that there are', () => {
    expect(own.map(([name]) => name)).to.deep.equal(['migrate', 'api', 'worker'])
    for (const [name, { environment, command = [] as string[], depends_on }] of own) {
      expect(
        Object.keys(environment ?? {}).filter((setting) => !settings.has(setting)),
        name,
      ).to.deep.equal(['POSTGRES_OWNER_PASSWORD'])
      if (name === 'migrate') expect(scripts).to.include((command as string[])[1])
      else expect(depends_on).to.have.nested.property('migrate.condition', 'service_completed_successfully')
    }
  })
})

describe('The images of compose.yaml', () => {
  it('are those of one digest, whatever their tags become', () => {
    const { services } = parse(read('compose.yaml'), { merge: true })
    const others = Object.values<{ image: string; build?: string }>(services).filter(({ build }) => !build)
    expect(others).to.have.length(2)
    for (const { image } of others) expect(image).to.match(/^\w+:\d+\.[\d.]+@sha256:[0-9a-f]{64}$/)
  })
})

describe('The database of compose.yaml', () => {
  const { services } = parse(read('compose.yaml'), { merge: true })

  it('belongs to a role that migrates; neither it nor the role of the service is a superuser', () => {
    const userOf = (service: string) =>
      new URL(services[service].environment.DATABASE_URL.replace(/\$\{.*?\}/, 'x'))
    const { POSTGRES_USER = 'postgres', POSTGRES_DB } = services.database.environment
    const [file] = services.database.volumes
      .map((volume: string) => volume.split(':'))
      .find(([, to]: string[]) => to!.startsWith('/docker-entrypoint-initdb.d/'))
    const sql = read(file)
    const [owner, api, worker] = ['migrate', 'api', 'worker'].map(userOf)
    for (const { username, pathname } of [owner!, api!, worker!]) {
      expect(username).not.to.equal(POSTGRES_USER)
      expect(pathname).to.equal(`/${POSTGRES_DB}`)
      expect(sql).to.match(new RegExp(`^create role ${username} login password`, 'm'))
    }
    expect(sql).to.include(`alter database ${POSTGRES_DB} owner to ${owner!.username};`)
    expect([api!.username, worker!.username]).not.to.include(owner!.username)
    expect(sql).not.to.match(/^create role .*superuser/im)
  })

  it('gives the password of its owner to nothing but what migrates', () => {
    for (const name of ['api', 'worker'])
      expect(services[name].environment).to.include({ POSTGRES_OWNER_PASSWORD: '' })
    expect(services.migrate.environment.DATABASE_URL).to.include('POSTGRES_OWNER_PASSWORD')
  })
})

describe('The units of systemd', () => {
  const folder = 'deploy/systemd'

  for (const name of readdirSync(folder))
    it(`${name}: run scripts and make settings that there are`, () => {
      const unit = read(`${folder}/${name}`)
      const [, script] = /^ExecStart=node .*?(dist\S+\.js)/m.exec(unit)!
      expect(scripts).to.include(script)
      const set = [...unit.matchAll(/^Environment=([A-Z_]+)=/gm)].map(([, setting]) => setting!)
      expect(set.filter((setting) => !settings.has(setting))).to.deep.equal([])
    })
})

describe('nginx.conf', () => {
  const locations = [
    ...read('deploy/proxies/nginx.conf').matchAll(/^ {2}location (~\*?) (\S+) \{$(.*?)^ {2}\}$/gms),
  ].map(([, kind, pattern, body]) => ({
    pattern: new RegExp(pattern!, kind === '~*' ? 'i' : ''),
    body: body!,
  }))
  /** Of the expressions that match an address nginx takes the first. */
  const ruleOf = (path: string) => locations.find(({ pattern }) => pattern.test(path))?.body ?? ''

  it('lets large bodies through where files are uploaded, from the pages of the console too, and nowhere else', () => {
    const most: Record<string, Record<string, string>> = {
      apps: {
        '/pictures': '21m',
        '/imports': '201m',
        '/digital-access/products/{id}/files': '501m',
      },
      store: { '/orders/{id}/proof/file': '11m' },
    }
    for (const surface of surfaces) {
      const uploads = routes[surface].filter(({ body }) => body === 'multipart/form-data')
      expect(uploads.map(({ path }) => path)).to.have.members(Object.keys(most[surface] ?? {}))
    }
    for (const surface of surfaces)
      for (const { path } of routes[surface].filter(({ body }) => body !== null)) {
        const called = `/api/v1${path.replaceAll(/\{\w+\}/g, '665f1c2ab4e0d3a1c9f00001')}`
        const expected = most[surface]?.[path]
        for (const url of surface === 'apps' ? [called, `/apps${called}`] : [called]) {
          const rule = ruleOf(url)
          expect(/client_max_body_size (\S+);/.exec(rule)?.[1], url).to.equal(expected)
          expect(rule.includes('proxy_request_buffering off;'), url).to.equal(expected !== undefined)
        }
      }
  })

  it('limits the calls of one address, and refuses them in the envelope, as the service does', () => {
    const text = read('deploy/proxies/nginx.conf')
    const [, zone] = /^limit_req_zone \S+ zone=(\w+):/m.exec(text)!
    expect(text).to.match(new RegExp(`^  limit_req zone=${zone} `, 'm'))
    const [, envelope] = /^ {4}return 429 '(.+)';$/m.exec(text)!
    const [status, message, code] = refusals.tooManyRequests
    expect(JSON.parse(envelope!)).to.deep.equal({ status, success: false, message, code, data: {} })
  })

  it('refuses bodies that are too large in the envelope, as the service does', () => {
    const [, envelope] = /^ {4}return 413 '(.+)';$/m.exec(read('deploy/proxies/nginx.conf'))!
    const [status, , code] = refusals.bodyTooLarge
    const message = 'The body is too large'
    expect(JSON.parse(envelope!)).to.deep.equal({ status, success: false, message, code, data: {} })
  })

  it('has no location that nginx never takes, because another one before it takes the same calls', () => {
    const uploads = routes.apps.filter(({ body }) => body === 'multipart/form-data')
    for (const { path } of uploads) {
      const called = `/api/v1${path.replaceAll(/\{\w+\}/g, '665f1c2ab4e0d3a1c9f00001')}`
      const takers = locations.filter(({ pattern }) => pattern.test(called))
      expect(takers, called).to.have.length(1)
    }
  })

  it('shows the paths for the machines that watch the service to nobody', () => {
    for (const path of watched) expect(ruleOf(path), path).to.match(/return 404/)
  })
})

describe('The Caddyfile', () => {
  it('shows the paths for the machines that watch the service to nobody', () => {
    const [, paths] = /^\t@watched path (.+)$/m.exec(read('deploy/proxies/Caddyfile'))!
    // Caddy compares without regard to case.
    expect(paths!.split(' ')).to.have.members([...new Set(watched.map((path) => path.toLowerCase()))])
  })
})
