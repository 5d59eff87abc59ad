import { execFile } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, posix } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'

// A rule that reports nothing looks like a rule that everybody keeps. So each is broken here, in a small tree with the
// names of ours, and the real configuration has to report the file that breaks it.

interface Rule {
  name: string
  comment: string
  from: { path?: string[] }
  to: { pathNot?: string[] }
}
interface Cruised {
  modules: {
    source: string
    dependencies: { protocol?: string; module: string; rules?: { name: string }[] }[]
  }[]
}

// Not from where this file stands: it runs in the folder that scripts/test.sh builds.
const root = process.cwd()
const { forbidden: rules }: { forbidden: Rule[] } = createRequire(join(root, 'package.json'))(
  './.dependency-cruiser.cjs',
)
const named = (prefix: string) =>
  rules.filter(({ name }) => name.startsWith(prefix)).map(({ name }) => name.slice(prefix.length))

/** A rule, a file that breaks it, and what that file imports: for its types alone, unless it says otherwise. */
type Probe = [rule: string, from: string, to: string, what?: 'types' | 'values']

const breaks = (rule: string, from: string, ...imported: string[]): Probe[] =>
  imported.map((to) => [rule, from, to])
const breaksByValue = (rule: string, from: string, ...imported: string[]): Probe[] =>
  imported.map((to) => [rule, from, to, 'values'])

const [event, job, gateway] = ['src/events/record.ts', 'src/jobs/prune.ts', 'src/gateways/mail/smtp.ts']
const [handler, service, step] = ['src/store/cart.ts', 'src/services/orders/orders.ts', 'src/http/reply.ts']
const [database, starter, aTest] = ['src/db/database.ts', 'src/start.ts', 'test/support/service.ts']

const layerProbes = [
  ...breaks('layer-basics', 'src/base/errors.ts', service, handler, job, starter),
  ...breaks(
    'layer-db',
    'src/db/probe.ts',
    'src/base/money.ts',
    'src/base/metrics.ts',
    gateway,
    service,
    event,
    job,
    step,
  ),
  ...breaks('layer-gateways', 'src/gateways/mail/probe.ts', database, service, event, job, step, handler),
  ...breaks('layer-services', 'src/services/geo/probe.ts', event, job, handler, step, starter, aTest),
  ...breaks('layer-events', 'src/events/probe.ts', job, handler, step, starter),
  ...breaks('layer-jobs', 'src/jobs/probe.ts', handler, step, starter),
  ...breaks('layer-store', 'src/store/probe.ts', event, job, gateway, database, step, 'src/apps/orders.ts'),
  ...breaks(
    'layer-agents',
    'src/agents/probe.ts',
    event,
    job,
    gateway,
    database,
    step,
    'src/console/stores.ts',
  ),
  ...breaks('layer-apps', 'src/apps/probe.ts', event, job, gateway, database, step, 'src/console/stores.ts'),
  ...breaks('layer-console', 'src/console/probe.ts', event, job, gateway, database, step, handler),
  ...breaks('layer-http', 'src/http/probe.ts', job, handler, starter, 'src/surfaces.ts', 'scripts/seed.ts'),
  ...breaks('layer-surfaces', 'src/surfaces.ts', job, service, gateway),
  ...breaks('layer-start', 'src/start.ts', service, event, handler, 'src/run.ts'),
  ...breaks('layer-client', 'src/client/probe.ts', 'src/base/errors.ts', service, step),
  ...breaks('layer-web', 'src/web/console/probe.tsx', 'src/base/errors.ts', service, step, 'scripts/seed.ts'),
  ...breaks('layer-contract', 'src/contract/probe.ts', service, step, 'scripts/seed.ts'),
  ...breaks('layer-mcp', 'src/mcp/probe.ts', service, step, handler, database, 'scripts/seed.ts'),
  ...breaks('layer-cli', 'src/cli/probe.ts', job, handler, step, starter, 'src/main.ts', 'scripts/seed.ts'),
  ...breaks('layer-run', 'src/run.ts', job, service, database, 'src/main.ts'),
  ...breaks('layer-main', 'src/main.ts', 'src/config/config.ts', starter),
]

const roomProbes = [
  ...breaks('room-shared', 'src/services/shared/probe.ts', 'src/services/geo/cities.ts'),
  ...breaks('room-amounts', 'src/services/amounts/probe.ts', 'src/services/catalog/items.ts'),
  ...breaks('room-transfers', 'src/services/transfers/probe.ts', 'src/services/payments/payments.ts'),
  ...breaks('room-activity', 'src/services/activity/probe.ts', 'src/services/permissions/scopes.ts'),
  ...breaks('room-geo', 'src/services/geo/probe.ts', 'src/services/shipping/addresses.ts'),
  ...breaks('room-messaging', 'src/services/messaging/probe.ts', 'src/services/people/accounts.ts'),
  ...breaks('room-office', 'src/services/office/probe.ts', 'src/services/people/customers.ts'),
  ...breaks('room-stock', 'src/services/stock/probe.ts', 'src/services/catalog/items.ts'),
  ...breaks('room-hours', 'src/services/hours/probe.ts', 'src/services/orders/orders.ts'),
  ...breaks('room-modifiers', 'src/services/modifiers/probe.ts', 'src/services/catalog/items.ts'),
  ...breaks('room-parcels', 'src/services/parcels/probe.ts', 'src/services/shipping/rates.ts'),
  ...breaks('room-working-days', 'src/services/working-days/probe.ts', 'src/services/orders/orders.ts'),
  ...breaks('room-packing', 'src/services/packing/probe.ts', 'src/services/payments/payments.ts'),
  ...breaks('room-returns', 'src/services/returns/probe.ts', 'src/services/checkout/carts.ts'),
  ...breaks('room-areas', 'src/services/areas/probe.ts', 'src/services/shipping/zones.ts'),
  ...breaks('room-kitchen', 'src/services/kitchen/probe.ts', 'src/services/checkout/carts.ts'),
  ...breaks('room-tables', 'src/services/tables/probe.ts', 'src/services/checkout/carts.ts'),
  ...breaks('room-collecting', 'src/services/collecting/probe.ts', 'src/services/checkout/carts.ts'),
  ...breaks('room-exports', 'src/services/exports/probe.ts', 'src/services/orders/orders.ts'),
  ...breaks('room-restocks', 'src/services/restocks/probe.ts', 'src/services/orders/orders.ts'),
  ...breaks('room-catalog', 'src/services/catalog/probe.ts', 'src/services/digital/files.ts'),
  ...breaks('room-taxes', 'src/services/taxes/probe.ts', 'src/services/catalog/items.ts'),
  ...breaks('room-tax-providers', 'src/services/tax-providers/probe.ts', 'src/services/catalog/items.ts'),
  ...breaks('room-accounting', 'src/services/accounting/probe.ts', 'src/services/payments/payments.ts'),
  ...breaks('room-imports', 'src/services/imports/probe.ts', 'src/services/payments/payments.ts'),
  ...breaks('room-goods', 'src/services/goods/probe.ts', 'src/services/catalog/items.ts'),
  ...breaks('room-skus', 'src/services/skus/probe.ts', 'src/services/catalog/items.ts'),
  ...breaks('room-promotions', 'src/services/promotions/probe.ts', 'src/services/catalog/items.ts'),
  ...breaks('room-invoices', 'src/services/invoices/probe.ts', 'src/services/orders/orders.ts'),
  ...breaks('room-prices', 'src/services/prices/probe.ts', 'src/services/orders/orders.ts'),
  ...breaks('room-batches', 'src/services/batches/probe.ts', 'src/services/orders/orders.ts'),
  ...breaks('room-custom-fields', 'src/services/custom-fields/probe.ts', 'src/services/catalog/items.ts'),
  ...breaks(
    'room-category-tree',
    'src/services/category-tree/probe.ts',
    'src/services/catalog/categories.ts',
  ),
  ...breaks('room-emails', 'src/services/emails/probe.ts', 'src/services/payments/payments.ts'),
  ...breaks('room-notices', 'src/services/notices/probe.ts', 'src/services/payments/payments.ts'),
  ...breaks('room-bookings', 'src/services/bookings/probe.ts', 'src/services/checkout/carts.ts'),
  ...breaks('room-booking-mails', 'src/services/booking-mails/probe.ts', 'src/services/bookings/booking.ts'),
  ...breaks('room-booking-alerts', 'src/services/booking-alerts/probe.ts', 'src/services/orders/orders.ts'),
  ...breaks('room-drafts', 'src/services/drafts/probe.ts', 'src/services/returns/requests.ts'),
  ...breaks('room-edits', 'src/services/edits/probe.ts', 'src/services/returns/requests.ts'),
  ...breaks('room-menu-times', 'src/services/menu-times/probe.ts', 'src/services/orders/orders.ts'),
  ...breaks('room-mail-parts', 'src/services/mail-parts/probe.ts', 'src/services/orders/orders.ts'),
  ...breaks('room-credits', 'src/services/credits/probe.ts', 'src/services/orders/orders.ts'),
  ...breaks(
    'room-booking-calendars',
    'src/services/booking-calendars/probe.ts',
    'src/services/bookings/booking.ts',
  ),
  ...breaks('room-exchanges', 'src/services/exchanges/probe.ts', 'src/services/returns/requests.ts'),
  ...breaks('room-agents', 'src/services/agents/probe.ts', 'src/services/returns/requests.ts'),
  ...breaks(
    'room-agent-checkouts',
    'src/services/agent-checkouts/probe.ts',
    'src/services/returns/requests.ts',
  ),
  ...breaks('room-redirects', 'src/services/redirects/probe.ts', 'src/services/catalog/items.ts'),
  ...breaks('room-feeds', 'src/services/feeds/probe.ts', 'src/services/orders/orders.ts'),
  ...breaks('room-coupons', 'src/services/coupons/probe.ts', 'src/services/checkout/coupons.ts'),
  ...breaks('room-people', 'src/services/people/probe.ts', 'src/services/permissions/scopes.ts'),
  ...breaks('room-permissions', 'src/services/permissions/probe.ts', 'src/services/staff/staff.ts'),
  ...breaks('room-staff', 'src/services/staff/probe.ts', 'src/services/stores/stores.ts'),
  ...breaks('room-digital', 'src/services/digital/probe.ts', service, 'src/services/payments/payments.ts'),
  ...breaks('room-pictures', 'src/services/pictures/probe.ts', 'src/services/orders/orders.ts'),
  ...breaks('room-orders', 'src/services/orders/probe.ts', 'src/services/payments/refund-requests.ts'),
  ...breaks('room-sales', 'src/services/sales/probe.ts', service),
  ...breaks('room-shipping', 'src/services/shipping/probe.ts', 'src/services/dispatch/dispatch.ts'),
  ...breaks('room-dispatch', 'src/services/dispatch/probe.ts', 'src/services/checkout/carts.ts'),
  ...breaks('room-payments', 'src/services/payments/probe.ts', 'src/services/renewals/renewals.ts'),
  ...breaks('room-cancelling', 'src/services/cancelling/probe.ts', 'src/services/checkout/carts.ts'),
  ...breaks('room-renewals', 'src/services/renewals/probe.ts', 'src/services/checkout/carts.ts'),
  ...breaks('room-checkout', 'src/services/checkout/probe.ts', 'src/services/digital/library.ts'),
  ...breaks('room-stores', 'src/services/stores/probe.ts', 'src/services/developer/apps.ts'),
  ...breaks('room-content', 'src/services/content/probe.ts', 'src/services/people/accounts.ts'),
  ...breaks('room-developer', 'src/services/developer/probe.ts', 'src/services/webhooks/topics.ts'),
  ...breaks('room-webhooks', 'src/services/webhooks/probe.ts', 'src/services/messaging/mail-queue.ts'),
  ...breaks('room-platform', 'src/services/platform/probe.ts', 'src/services/developer/apps.ts'),
  ...breaks('room-sign-in', 'src/services/sign-in/probe.ts', 'src/services/provider-callbacks.ts'),
  ...breaks('room-provider-callbacks', 'src/services/provider-callbacks.ts', 'src/services/geo/cities.ts'),
  ...breaks('room-provider-reports', 'src/services/provider-reports.ts', 'src/services/renewals/renewals.ts'),
]

const outsiders = ['src/store/probe.ts', 'src/jobs/probe.ts', 'src/services/probe.ts', 'scripts/probe.ts']
const hiddenProbes = named('hidden-').flatMap((file) =>
  outsiders.flatMap((from) => breaks(`hidden-${file}`, from, `src/services/${file}.ts`)),
)

const clients = ['undici', 'ioredis', 'nodemailer', 'web-push', 'shippo', 'stripe', '@aws-sdk/client-s3']
const sockets = ['http', 'https', 'http2', 'net', 'tls', 'dgram', 'dns/promises'].map(
  (name) => `node:${name}`,
)
const otherProbes = [
  ...breaks('no-cycles', 'src/services/geo/circle.ts', 'src/services/geo/arc.ts'),
  ...breaks('no-cycles', 'src/services/geo/arc.ts', 'src/services/geo/circle.ts'),
  ...breaks('nothing-unresolved', 'src/services/geo/probe.ts', 'no-such-package'),
  ...breaksByValue('handlers-import-types', 'src/apps/probe.ts', 'src/dependencies.ts', 'express', 'undici'),
  ...breaksByValue('handlers-import-types', 'src/console/probe.ts', 'generated/console.routes.ts'),
  ...breaksByValue('only-gateways-open-sockets', 'src/services/geo/probe.ts', ...clients, ...sockets),
  ...breaksByValue('only-gateways-open-sockets', 'src/http/probe.ts', 'node:http', 'ioredis'),
  ...breaksByValue('only-db-connects-to-postgres', 'src/services/geo/probe.ts', 'pg', 'knex'),
  ...breaks('only-http-knows-express', 'src/services/geo/probe.ts', 'express', 'passport', 'multer'),
  ...breaks('only-the-worker-knows-agenda', 'src/services/geo/probe.ts', 'agenda'),
  ...breaks('client-stands-alone', 'src/client/probe.ts', 'undici', 'node:crypto'),
  ...breaks('tables-are-for-statements', 'src/apps/probe.ts', 'generated/tables.ts'),
  ...breaks('tables-are-for-statements', 'src/web/console/probe.tsx', 'generated/tables.ts'),
  ...breaks('starts-need-no-tools', 'scripts/seed/probe.ts', 'mocha', '@redocly/openapi-core'),
  ...breaksByValue('sdks-when-configured', 'src/dependencies.ts', 'src/gateways/files/s3.ts'),
]

/** A file, and a global that it connects with. */
const globalProbes = [
  ['src/services/geo/fetches.ts', 'fetch'],
  ['src/store/connects.ts', 'WebSocket'],
  ['src/jobs/listens.ts', 'EventSource'],
] as const

const probes = [...layerProbes, ...roomProbes, ...hiddenProbes, ...otherProbes]

const isOurs = (path: string) => /^(src|scripts|test|generated)\//.test(path)
/** Returns the text of the import: a path from file to file, or a package. */
function specifier(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to)
  return isOurs(to) ? path.replace(/^(?!\.)/, './') : to
}

/**
 * Makes a tree with nothing in it but probes and what they import, beside the packages and compiler options that we
 * have.
 */
function plant(folder: string): void {
  const files = new Map<string, string>()
  for (const [, from, to, what = 'types'] of probes) {
    const statement = what === 'types' ? 'import type { Probe } from' : 'import'
    files.set(from, `${files.get(from) ?? ''}${statement} '${specifier(from, to)}'\n`)
    if (isOurs(to)) files.set(to, files.get(to) ?? '')
  }
  for (const [file, global] of globalProbes) files.set(file, `export const probe = ${global}\n`)
  for (const [path, text] of files) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), `${text}export {}\n`)
  }
  for (const name of ['biome.json', 'node_modules', 'package.json', 'tsconfig.json']) {
    symlinkSync(join(root, name), join(folder, name))
  }
  const configuration = {
    extends: join(root, '.dependency-cruiser.cjs'),
    options: { preserveSymlinks: true },
  }
  writeFileSync(join(folder, 'configuration.json'), JSON.stringify(configuration))
}

async function cruise(folder: string): Promise<Set<string>> {
  const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const options = ['--config', 'configuration.json', '--output-type', 'json']
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cruiser, ...options, 'src', 'scripts', 'test'],
    { cwd: folder, maxBuffer: 64_000_000 },
  )
  const { modules }: Cruised = JSON.parse(stdout)
  const reports = modules.flatMap(({ source, dependencies }) =>
    dependencies.flatMap(({ protocol = '', module, rules = [] }) =>
      rules.map(({ name }) => `${name}: ${source} imports ${protocol}${module}`),
    ),
  )
  return new Set(reports)
}

describe('Import rules', () => {
  describe('report', () => {
    let folder: string
    let reports: Set<string>
    before(async () => {
      folder = realpathSync(mkdtempSync(join(tmpdir(), 'import-rules-')))
      plant(folder)
      reports = await cruise(folder)
    })
    after(() => rmSync(folder, { recursive: true }))

    for (const { name } of rules) {
      it(`what breaks ${name}`, () => {
        const broken = probes.filter(([rule]) => rule === name)
        expect(broken, 'probes').to.not.have.length(0)
        const expected = broken.map(([, from, to]) => `${name}: ${from} imports ${specifier(from, to)}`)
        expect(expected.filter((report) => !reports.has(report))).to.deep.equal([])
      })
    }

    // Biome finds what needs no import.
    it('what opens a connection by a global outside of gateways', async () => {
      const biome = join(root, 'node_modules/.bin/biome')
      const lint = promisify(execFile)(
        biome,
        ['lint', '--only=style/noRestrictedGlobals', '--reporter=github', 'src'],
        { cwd: folder },
      )
      const { stdout } = await lint.catch((error) => error)
      for (const [file, global] of globalProbes) expect(stdout).to.match(new RegExp(`${file}.*${global}`))
    })
  })

  it('say each why it is there', () => {
    expect(rules.filter(({ comment }) => !comment)).to.deep.equal([])
  })

  it('know every folder and file of src as a part of a layer', () => {
    const layers = rules.filter(({ name }) => name.startsWith('layer-')).flatMap(({ from }) => from.path!)
    const isKnown = (path: string) => layers.some((layer) => new RegExp(layer).test(path))
    const paths = readdirSync(join(root, 'src'), { withFileTypes: true }).map((entry) =>
      entry.isDirectory() ? `src/${entry.name}/` : `src/${entry.name}`,
    )
    expect(paths.filter((path) => !isKnown(path))).to.deep.equal([])
  })
})

describe('The rooms of the services', () => {
  const services = join(root, 'src/services')
  const entries = readdirSync(services, { withFileTypes: true })
  const rooms = named('room-')
  const isFile = (room: string) => entries.some((entry) => entry.name === `${room}.ts`)
  const sources = (room: string) =>
    isFile(room) ? [`${room}.ts`] : readdirSync(join(services, room)).map((file) => join(room, file))

  const allSources = (room: string) =>
    isFile(room)
      ? sources(room)
      : readdirSync(join(services, room), { recursive: true, encoding: 'utf8' }).map((file) =>
          join(room, file),
        )

  it('are the ones that have a line in the table of needs', () => {
    expect(entries.map(({ name }) => basename(name, '.ts'))).to.have.members(rooms)
  })

  // More than that is more than one subject.
  it('hold no more than a dozen files each', () => {
    expect(rooms.filter((room) => sources(room).length > 12)).to.deep.equal([])
  })

  it('need only what stands above them and what they import', () => {
    for (const [place, room] of rooms.entries()) {
      const files = allSources(room).filter((file) => file.endsWith('.ts'))
      const text = files.map((file) => readFileSync(join(services, file), 'utf8')).join('\n')
      const imported = new Set(
        [...text.matchAll(/from '(?:\.\.?\/)+([a-z-]+)(?:\/|\.ts)/g)].map(([, folder]) => folder!),
      )
      const needs = needsOf(room)
      expect(rooms.slice(0, place), room).to.include.members(needs)
      expect([...imported], room).to.include.members(needs)
    }
  })

  it('have each file that they hide', () => {
    const files = rooms.flatMap(allSources)
    expect(files).to.include.members(named('hidden-').map((file) => `${file}.ts`))
  })

  /** Returns the rooms that a rule lets a room import, beside itself and `shared`. */
  function needsOf(room: string): string[] {
    const { to } = rules.find(({ name }) => name === `room-${room}`)!
    return to.pathNot!.slice(2).map((pattern) => /^\^src\/services\/([a-z-]+)/.exec(pattern)![1]!)
  }
})
