/**
 * Who may import whom: a table of the layers' needs, one of the rooms' and one of hidden files; what a table cannot say
 * has a rule of its own. test/import-rules.slow.test.ts breaks each of them.
 */

// What every layer may use: `base` knows types of `db`, and dependencies.ts opens the gateways.
const basics = ['base', 'config', 'dependencies']
// A surface is given all it works with; it knows what it can refuse, what a token may do, and how HTML and URLs are written.
const ofHandlers = ['services', 'dependencies', 'base/errors', 'base/html', 'base/scopes', 'base/url']
const handlers = 'A handler is three lines that call a service; whatever else it imports is a rule in the wrong place.'

/** A folder or file of src, and the others that it may import: nothing that is not named here. */
const layers = {
  basics: { files: basics, needs: ['db', 'gateways'], why: 'What everybody imports can know nobody.' },
  db: {
    needs: ['base/clock', 'base/errors', 'base/root', 'base/tracing', 'config'],
    why: 'Connections and statements serve every rule and know none: they need units of time, the SettingError, the folder of the migrations, and the Refusal that SQL can cause. Figures are counted here and read from here: their registry would be a fifth of what a command of operators costs.',
  },
  gateways: { needs: basics, why: 'A gateway speaks a wire format; what it means is decided by a service.' },
  services: {
    needs: [...basics, 'db', 'gateways'],
    why: 'Rules must run from jobs and tests alike, where there is no request.',
  },
  events: {
    needs: [...basics, 'db', 'gateways', 'services'],
    why: 'Events leave the same way whoever caused them: a handler, a job or a test.',
  },
  jobs: {
    needs: [...basics, 'db', 'gateways', 'services', 'events'],
    why: 'A job is a clock for services and events; it plays no request.',
  },
  store: { needs: ofHandlers, why: handlers },
  agents: { needs: ofHandlers, why: handlers },
  apps: { needs: ofHandlers, why: handlers },
  console: { needs: ofHandlers, why: handlers },
  http: {
    needs: [...basics, 'contract', 'db', 'gateways', 'services', 'events', 'mcp'],
    why: 'The pipeline is given its handlers, so that it is the same for each surface.',
  },
  surfaces: {
    needs: [...basics, 'db', 'store', 'apps', 'console', 'agents', 'http'],
    why: 'It brings a contract, its handlers and the pipeline together, with no worker.',
  },
  start: {
    needs: [...basics, 'db', 'gateways', 'http', 'jobs', 'surfaces'],
    why: 'The one place that knows all parts of the service knows no rule of it.',
  },
  client: { needs: [], why: 'It runs in browsers and on other machines, where there is nothing of the service.' },
  web: { needs: ['client'], why: 'The pages run in browsers and know the service by its contract alone.' },
  contract: { needs: ['base/errors'], why: 'It reads the published contract, whoever serves it.' },
  mcp: {
    needs: ['base/errors', 'base/remedies', 'contract'],
    why: 'It turns a contract into tools for agents, whoever calls the operations and whatever carries the messages.',
  },
  cli: {
    needs: [...basics, 'contract', 'db', 'gateways', 'services', 'events', 'client', 'mcp'],
    why: 'A command is what a handler is: a few lines around a service, or for developers a call of the client.',
  },
  run: { needs: [...basics, 'start'], why: 'It reads the settings and starts; the rest is for start.ts.' },
  main: { needs: ['run'], why: 'It runs as soon as it is imported: there is nothing in it but that.' },
}

/** A room of src/services and the rooms that it needs, each of which stands above it. Any may use `shared`. */
const rooms = {
  shared: [],
  geo: [],
  messaging: [],
  activity: ['messaging'],
  amounts: [],
  hours: [],
  'menu-times': ['hours'],
  areas: [],
  taxes: ['amounts', 'geo'],
  'tax-providers': ['geo', 'taxes'],
  goods: [],
  stock: ['goods', 'messaging'],
  skus: [],
  'category-tree': [],
  'custom-fields': [],
  modifiers: ['amounts'],
  catalog: ['amounts', 'category-tree', 'custom-fields', 'goods', 'menu-times', 'modifiers', 'skus', 'stock'],
  batches: ['catalog'],
  prices: ['catalog'],
  promotions: ['amounts'],
  people: ['custom-fields', 'messaging'],
  permissions: ['messaging'],
  staff: ['messaging', 'permissions'],
  // A person who enters an account or an identity must work for the store, whose owner is mailed
  // (decisions owners-are-mailed-about-money-and-power and giving-access-locks-the-store): so `payments` below.
  office: ['activity', 'permissions'],
  digital: ['catalog', 'goods', 'messaging', 'people'],
  pictures: ['digital'],
  invoices: ['amounts', 'messaging', 'modifiers', 'pictures', 'taxes'],
  // Cancelling an exchange gives back what its goods were credited with.
  credits: [],
  'mail-parts': ['credits', 'digital', 'goods', 'messaging', 'modifiers', 'taxes'],
  'working-days': ['geo'],
  orders: [
    ...['catalog', 'credits', 'digital', 'geo', 'goods', 'invoices', 'mail-parts', 'messaging', 'modifiers', 'promotions'],
    ...['stock', 'taxes', 'working-days'],
  ],
  kitchen: ['catalog', 'hours', 'modifiers', 'orders'],
  emails: ['mail-parts', 'messaging', 'orders'],
  coupons: ['amounts', 'orders', 'promotions', 'taxes'],
  transfers: ['credits', 'digital', 'messaging', 'orders'],
  sales: [],
  // What people hear of a store is in its own words: notifications, figures and orders.
  notices: ['messaging', 'orders', 'permissions', 'sales'],
  accounting: ['invoices', 'sales', 'taxes'],
  parcels: ['orders'],
  shipping: ['amounts', 'areas', 'catalog', 'geo', 'goods', 'modifiers', 'orders', 'parcels'],
  packing: ['invoices', 'orders', 'parcels', 'shipping'],
  dispatch: ['goods', 'orders', 'shipping'],
  payments: ['activity', 'amounts', 'coupons', 'credits', 'digital', 'invoices', 'messaging', 'orders', 'permissions', 'taxes'],
  bookings: ['hours', 'messaging', 'orders', 'payments'],
  'booking-mails': ['messaging'],
  'booking-calendars': [],
  cancelling: ['orders', 'payments'],
  collecting: ['credits', 'digital', 'orders', 'payments'],
  tables: ['collecting', 'credits', 'orders'],
  renewals: ['amounts', 'digital', 'mail-parts', 'messaging', 'orders', 'payments', 'taxes'],
  checkout: [
    ...['amounts', 'bookings', 'catalog', 'coupons', 'geo', 'goods', 'hours', 'menu-times', 'messaging', 'modifiers', 'orders', 'payments'],
    'people',
    ...['promotions', 'shipping', 'tables', 'tax-providers', 'taxes'],
  ],
  drafts: [
    ...['amounts', 'catalog', 'checkout', 'collecting', 'geo', 'messaging', 'modifiers', 'orders', 'people'],
    ...['promotions', 'stock', 'tax-providers', 'taxes'],
  ],
  edits: [
    ...['amounts', 'bookings', 'catalog', 'checkout', 'coupons', 'drafts', 'orders', 'payments', 'promotions', 'stock', 'taxes'],
  ],
  exchanges: ['amounts', 'collecting', 'credits', 'drafts', 'orders', 'payments'],
  returns: ['drafts', 'exchanges', 'messaging', 'orders', 'payments'],
  agents: ['catalog', 'goods'],
  'agent-checkouts': ['agents', 'checkout', 'collecting', 'orders', 'payments', 'shipping'],
  stores: ['geo', 'permissions', 'shipping', 'staff'],
  content: ['catalog', 'messaging', 'stores'],
  redirects: [],
  feeds: ['catalog', 'geo', 'goods', 'promotions', 'shipping'],
  restocks: ['catalog', 'messaging', 'stores'],
  'booking-alerts': ['bookings', 'hours', 'messaging', 'stores'],
  imports: ['amounts', 'catalog', 'content', 'coupons', 'goods', 'orders', 'people', 'pictures', 'redirects', 'stock'],
  // What is exported is written in the columns that imports read.
  exports: ['amounts', 'digital', 'imports'],
  developer: ['permissions', 'stores'],
  webhooks: ['developer'],
  platform: ['messaging', 'people', 'stores'],
  'sign-in': ['activity', 'bookings', 'checkout', 'digital', 'messaging', 'orders', 'people', 'permissions', 'shipping'],
  'provider-callbacks': ['orders', 'payments', 'renewals'],
  'provider-reports': ['orders', 'payments', 'provider-callbacks'],
}

/** The files of a room that nobody outside of it imports, but for tests of that room. */
const hidden = {
  geo: ['city-places', 'gazetteer'],
  office: ['recurrence'],
  catalog: ['items', 'product-writing/fields', 'product-writing/products', 'product-writing/variants'],
  staff: ['dashboard-pages', 'ownership'],
  dispatch: ['booking'],
  payments: ['settlement'],
  renewals: [
    'charge-amounts',
    'charge-refunds',
    'charges',
    'due-passes',
    'mails',
    'pass-changes',
    'pass-columns',
    'settlement',
  ],
  'sign-in': ['one-time-codes'],
}

/** Matches folders and files of these names: `config` is both config.ts and what is in config/. */
const named = (folder, names) => names.map((name) => `^${folder}/${name}(/|\\.ts$)`)

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const layerRules = Object.entries(layers).map(([name, { files = [name], needs, why }]) =>
  rule(
    `layer-${name}`,
    why,
    { path: named('src', files) },
    { path: '^(src|scripts|test)/', pathNot: named('src', [...files, ...needs]) },
  ),
)

const roomRules = Object.entries(rooms).map(([room, needs]) =>
  rule(
    `room-${room}`,
    `What ${room} knows is in the table of needs; another room there is a decision, and has to stand above it.`,
    { path: named('src/services', [room]) },
    { path: '^src/services/', pathNot: named('src/services', [room, 'shared', ...needs]) },
  ),
)

const hiddenRules = Object.entries(hidden).flatMap(([room, files]) =>
  files.map((file) =>
    rule(
      `hidden-${room}/${file}`,
      `The other files of ${room} are its doors; what is behind them can change without a look at anything else.`,
      { path: '^(src|scripts|test)/', pathNot: `^(src|test)/services/${room}/` },
      { path: named('src/services', [`${room}/${file}`]) },
    ),
  ),
)

const { devDependencies: tools } = require('./test/package.json')
const packages = (...names) => names.map((name) => `^node_modules/(@types/)?${name}/`)

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...layerRules,
    ...roomRules,
    ...hiddenRules,
    rule(
      'no-cycles',
      'A circle means that its files are one file: none is understood or changed without the others. Types count.',
      {},
      { circular: true },
    ),
    rule(
      'nothing-unresolved',
      'An import that is not resolved to a file escapes every rule about that file.',
      {},
      { couldNotResolve: true },
    ),
    rule(
      'handlers-import-types',
      'What a handler works with is given to it; it calls nothing but services and refuses by errors.ts.',
      { path: '^src/(store|apps|console|agents)/' },
      { path: '^(src/dependencies|generated/|node_modules/)', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'only-gateways-open-sockets',
      'There is one place to look for every connection that leaves the building, and for its limits. biome.json says the same of fetch.',
      { path: '^src/', pathNot: ['^src/gateways/', '^src/(base/listen|http/(server|mcp/inject)|web/storefront/(server|discovery/agents))\\.ts$', '^src/config/(providers|proxies)\\.ts$', '^src/(db/wire/cancel|base/network)\\.ts$'] },
      {
        path: [
          '^(http|https|http2|net|tls|dgram|dns)(/|$)',
          ...packages('undici', 'ioredis', 'nodemailer', 'web-push', 'shippo', 'stripe', '@aws-sdk'),
        ],
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'only-db-connects-to-postgres',
      'Connections are counted, limited and closed in one place; services are given theirs. Agenda has a pool of its own.',
      { path: '^src/', pathNot: ['^src/db/', '^src/jobs/worker\\.ts$'] },
      { path: packages('knex', 'pg', '@agendajs'), dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'only-http-knows-express',
      'Rules and handlers are given what was read from a request, never the request.',
      { path: '^src/', pathNot: '^src/http/' },
      { path: packages('express', 'passport', 'multer', 'express-openapi-validator') },
    ),
    rule(
      'only-the-worker-knows-agenda',
      'Agenda is the clock and no more: what is due is in our own tables.',
      { path: '^src/', pathNot: '^src/jobs/worker\\.ts$' },
      { path: packages('agenda') },
    ),
    rule(
      'client-stands-alone',
      'Those who install the client install nothing else, and a browser has no modules of Node.',
      { path: '^src/client/' },
      { pathNot: '^(src/client/|generated/)' },
    ),
    rule(
      'tables-are-for-statements',
      'Whoever follows the contract need not change with a table: the types of rows are for those who write SQL.',
      { path: '^src/(gateways|store|apps|console|agents|client|web|contract)/' },
      { path: '^generated/tables\\.ts$' },
    ),
    rule(
      'starts-need-no-tools',
      'make start and make build install what package.json names; the tools of test/package.json come with the first test or check.',
      { path: '^(src|scripts)/', pathNot: '^scripts/(generate|bench|pictures|paint)(/|\\.ts$)' },
      { path: packages(...Object.keys(tools)) },
    ),
    rule(
      'sdks-when-configured',
      'They take a quarter of the time that the service takes to start: it waits for those that it uses.',
      { path: '^src/', pathNot: '^src/gateways/' },
      {
        path: '^src/gateways/(payments/stripe/|couriers/shippo\\.ts|files/s3\\.ts)',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
