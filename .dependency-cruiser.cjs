/** Imports go one way; each rule says why. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A cycle means that two files are one file.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'services-know-no-http',
      comment: 'Rules must run from jobs and tests alike, where there is no request.',
      severity: 'error',
      from: { path: '^src/services' },
      to: { path: '^(src/(http|store|apps|console|events|jobs)|node_modules/(express|passport))' },
    },
    {
      name: 'handlers-know-no-database',
      comment: 'A handler is three lines that call a service; SQL in it would be a rule in the wrong place.',
      severity: 'error',
      from: { path: '^src/(store|apps|console)' },
      to: { path: '^(src/db|node_modules/(knex|pg))', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing-imports-http',
      comment: 'The pipeline calls handlers, never the other way round; only what starts it may know it.',
      severity: 'error',
      from: { path: '^src/(services|events|jobs|gateways|db|store|apps|console)' },
      to: { path: '^src/http', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-gateways-talk-to-others',
      comment: 'One place to look for every connection that leaves the building.',
      severity: 'error',
      from: { path: '^src', pathNot: '^src/(gateways|db|http)' },
      to: { path: '^node_modules/(undici|nodemailer|shippo|stripe|web-push|@aws-sdk)' },
    },
    {
      name: 'sdks-when-configured',
      comment: 'They take a quarter of the time that the service takes to start: it waits for those that it uses.',
      severity: 'error',
      from: { path: '^src', pathNot: '^src/gateways' },
      to: {
        path: '^src/gateways/(payments/stripe/|couriers/shippo\\.ts|files/s3\\.ts)',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'gateways-know-no-rules',
      comment: 'A gateway speaks a wire format; what it means is decided by a service.',
      severity: 'error',
      from: { path: '^src/gateways' },
      to: { path: '^src/(services|http|store|apps|console|events|jobs|db)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.js', '.json'], exportsFields: ['exports'] },
  },
}
