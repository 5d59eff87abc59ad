import { execFile, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { tsImport } from 'tsx/esm/api'
import { build } from '../../scripts/generate/build.ts'
import type { Document } from '../../scripts/generate/contract.ts'
import { objectsIn } from '../../scripts/generate/extensions.ts'
import { publishedRules } from '../../scripts/generate/rules.ts'

const run = promisify(execFile)

describe('make gen', () => {
  let folder: string
  const source = (name: string) => join(folder, 'openapi', name)

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'generate-'))
    await cp('openapi', join(folder, 'openapi'), { recursive: true })
    await mkdir(join(folder, 'generated'))
    await writeFile(join(folder, 'generated/store.json'), 'as it was')
  })
  afterEach(() => rm(folder, { recursive: true }))

  /** Writes something else into the first place of a source that reads like this; returns the line of it. */
  async function change(name: string, from: string, to: string): Promise<number> {
    const text = await readFile(source(name), 'utf8')
    expect(text).to.include(from)
    await writeFile(source(name), text.replace(from, to))
    return text.slice(0, text.indexOf(from)).split('\n').length
  }

  const generate = () => build(join(folder, 'openapi'), join(folder, 'generated'))

  async function expectProblems(expected: [name: string, line: number, subject: string, message: RegExp][]) {
    const problems = await generate()
    const told = problems.map(({ file, line, subject }) => `${file}:${line} ${subject}`)
    const wanted = expected.map(([name, line, subject]) => `${relative('', source(name))}:${line} ${subject}`)
    expect(told).to.have.members(wanted)
    for (const [name, line, , message] of expected) {
      const at = problems.filter(({ file, line: at }) => file === relative('', source(name)) && at === line)
      expect(at.map((problem) => problem.message).join('\n')).to.match(message)
    }
    expect(await readdir(join(folder, 'generated'))).to.eql(['store.json'])
    expect(await readFile(join(folder, 'generated/store.json'), 'utf8')).to.equal('as it was')
    expect(await readdir(folder)).to.have.members(['openapi', 'generated'])
  }

  it('tells of ends that are announced by halves or too late', async () => {
    const line = await change(
      'store/shop.yaml',
      'operationId: getShop\n',
      'operationId: getShop\n    deprecated: true\n',
    )
    await expectProblems([['store/shop.yaml', line + 1, 'getShop', /belong together/]])
    const soon = "deprecated: true\n    x-deprecated-since: '2026-11-01'\n    x-sunset: '2026-12-01'"
    await change('store/shop.yaml', 'deprecated: true', soon)
    await expectProblems([['store/shop.yaml', line + 3, 'getShop', /less than 180 days/]])
  })

  it('tells of extensions, refusals and topics that it does not know by file, line and operation, and writes nothing', async () => {
    await expectProblems([
      [
        'apps/orders.yaml',
        await change('apps/orders.yaml', 'x-idempotent: true', 'x-idempotant: true'),
        'markOrderPaid',
        /x-idempotant is not an extension/,
      ],
      [
        'apps/orders.yaml',
        await change('apps/orders.yaml', 'orderNotDeletable]', 'orderNotErasable]'),
        'deleteOrder',
        /orderNotErasable is not a refusal of src\/base\/errors\.ts/,
      ],
      [
        'store/auth.yaml',
        await change('store/auth.yaml', 'x-guest: refused', 'x-guest: refuse'),
        'updateMe',
        /x-guest must be refused/,
      ],
      [
        'apps/tasks.yaml',
        await change('apps/tasks.yaml', 'resource: tasks', 'resource: task'),
        'createTask',
        /task is not a topic of src\/base\/scopes\.ts/,
      ],
      [
        'apps/shop.yaml',
        await change('apps/shop.yaml', 'action: settings.updated', 'action: settings.changed'),
        'updateShop',
        /x-activity must name an action of src\/base\/activity\.ts/,
      ],
      [
        'console/tokens.yaml',
        await change('console/tokens.yaml', 'x-enum: storeScopes', 'x-enum: scopes'),
        'schema StoreScope',
        /x-enum must be/,
      ],
    ])
  })

  it('tells of what the linter finds in the published contract by the line that an author wrote', async () => {
    await expectProblems([
      [
        'apps/orders.yaml',
        await change('apps/orders.yaml', 'count: 128', 'count: many'),
        'countOrders',
        /must be integer/,
      ],
      [
        'apps/orders.yaml',
        // The line at which the parameter begins, because none is about what it is.
        (await change('apps/orders.yaml', '      description: The id of the order, not its number.\n', '')) -
          3,
        '',
        /description/,
      ],
      [
        'shared/common.yaml',
        // This is the line at which the schema begins, because none is about its maximum.
        (await change('shared/common.yaml', 'maximum: 1000000000000\n', '\n')) - 3,
        'schema Amount',
        /number without a maximum/,
      ],
      [
        'store/auth.yaml',
        // This is the line at which the description begins.
        (await change('store/auth.yaml', 'also for guests.', 'also for {name}.')) - 1,
        'getMe',
        /says \{name\} to its readers/,
      ],
    ])
  })

  it('tells of a reference that leads nowhere and of text that is not YAML', async () => {
    await expectProblems([
      [
        'apps/orders.yaml',
        await change('apps/orders.yaml', "schemas/StoreOrder' }", "schemas/Ordre' }"),
        'listOrders',
        /resolve/,
      ],
      [
        'console.yaml',
        // This is the line at which the parser cannot go on.
        (await change(
          'console.yaml',
          'security: [{ accountToken: [] }]',
          'security: [{ accountToken: [] }',
        )) + 1,
        '',
        /./,
      ],
    ])
  })

  it('tells of a key that is written twice by its line alone, in a file that others refer to', async () => {
    const twice = await change(
      'shared/common.yaml',
      'maximum: 1000000000000\n',
      'maximum: 1\n    maximum: 2\n',
    )
    await expectProblems([['shared/common.yaml', twice + 1, '', /duplicated mapping key/]])
  })

  it('tells of what would otherwise fail in its own code by file and line', async () => {
    const scope = 'security: [{ appToken: [READ_ORDERS] }]'
    await expectProblems([
      [
        'apps/orders.yaml',
        await change('apps/orders.yaml', scope, scope.replace('READ_ORDERS', 'READ_ODRERS')),
        'listOrders',
        /READ_ODRERS is not a scope of src\/base\/scopes\.ts/,
      ],
      [
        'apps/notes.yaml',
        await change('apps/notes.yaml', 'x-event: {', 'x-event: [pinned] # {'),
        'createNote',
        /x-event must be an object/,
      ],
      [
        'apps/tasks.yaml',
        await change('apps/tasks.yaml', 'x-refusals: [', 'x-refusals: [toString, '),
        'createTask',
        /toString is not a refusal/,
      ],
    ])
  })

  it('tells of text in braces, which YAML reads as an object', async () => {
    const from = /^ +description: Returns the newest orders first.*$/m.exec(
      await readFile(source('apps/orders.yaml'), 'utf8'),
    )![0]
    const line = await change('apps/orders.yaml', from, '    description: { Pins, a note }')
    await expectProblems([
      ['apps/orders.yaml', line, 'listOrders', /Expected type `string` but got `object`/],
    ])
  })

  it('writes the contracts and their code into an empty folder, as they are committed', async () => {
    expect(await generate()).to.eql([])
    // make schema writes the tables.
    const files = (await readdir('generated')).filter((file) => file !== 'tables.ts')
    expect(await readdir(join(folder, 'generated'))).to.have.members(files)
    for (const file of files) {
      const [made, committed] = await Promise.all(
        [join(folder, 'generated'), 'generated'].map((from) => readFile(join(from, file), 'utf8')),
      )
      expect(made === committed, file).to.equal(true)
    }
  })

  it('makes scopes and topics of one table: an entry of it is all that a new topic needs, also while it watches', async () => {
    const entry = "READ_LOYALTY: { allows: 'See points and hear of changes to them.', topics: ['loyalty'] },"
    const ours = [
      'scripts/generate',
      'scripts/generate.sh',
      'scripts/generate.ts',
      'scripts/build',
      'src/base',
    ]
    const names = ['contract/document', 'http/handler', 'http/agents/statuses', 'base/violations']
    const modules = names.map((name) => `src/${name}.ts`)
    for (const part of [...ours, ...modules]) await cp(part, join(folder, part), { recursive: true })
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
    await symlink(resolve('node_modules'), join(folder, 'node_modules'))
    const [right, wrong, spare] = ['resource: tasks', 'resource: loyalty', 'resource: points']
    await change('apps/tasks.yaml', right, wrong)
    await change('apps/tasks.yaml', right, spare)

    const watching = spawn('sh', ['-c', 'exec sh scripts/generate.sh 2>&1'], {
      cwd: folder,
      env: { ...process.env, WATCH: '1' },
      detached: true,
    })
    const lines = createInterface(watching.stdout)[Symbol.asyncIterator]()
    const hear = async (words: RegExp) => {
      const heard: string[] = []
      for (let line = ''; !words.test(line); heard.push(line)) {
        const { value, done } = await lines.next()
        expect(done, heard.join('\n')).to.equal(false)
        line = value
      }
      return heard.join('\n')
    }
    try {
      await hear(/2 problems/)
      await hear(/Waiting/)
      const table = await readFile('src/base/scopes.ts', 'utf8')
      await writeFile(
        join(folder, 'src/base/scopes.ts'),
        table.replace('READ_INVENTORY: {', `${entry}\n  $&`),
      )
      expect(await hear(/1 problem /))
        .to.include('points is not a topic')
        .and.not.include('loyalty')
      await hear(/Waiting/)
      await change('apps/tasks.yaml', spare, right)
      await hear(/generated\/ is made/)
    } finally {
      process.kill(-watching.pid!)
    }

    const again = async () => {
      const { stderr } = await run('sh', ['scripts/generate.sh'], { cwd: folder })
      expect(stderr).to.equal('')
      return readFile(join(folder, 'generated/console.json'), 'utf8')
    }
    const before = await readFile(join(folder, 'generated/console.json'), 'utf8')
    await writeFile(join(folder, 'generated/console.json'), 'edited')
    expect(await again(), 'made once more of the same sources').to.equal(before)
    const [was, is] = ['Show the page that confirms a device', 'Show a page that confirms a device']
    await change('console/devices.yaml', was, is)
    expect(await again(), 'made of a source that has changed').to.equal(before.replace(was, is))

    const made = async (name: string) =>
      JSON.parse(await readFile(join(folder, `generated/${name}.json`), 'utf8')) as Document
    const [apps, console, webhooks] = await Promise.all(['apps', 'console', 'webhooks'].map(made))
    const flows = apps!.components!.securitySchemes!.appToken!.flows
    expect(flows.authorizationCode.scopes.READ_LOYALTY).to.equal('See points and hear of changes to them.')
    expect(console!.components!.schemas!.AppScope!.enum).to.include('READ_LOYALTY')
    expect(console!.components!.schemas!.StoreScope!.enum).to.include('READ_LOYALTY')
    expect(webhooks!.components!.schemas!.Resource!.enum).to.include('loyalty')
    expect(webhooks!.webhooks!.change!.post!.description).to.include('| loyalty | `READ_LOYALTY` |')
    const runtime: typeof import('../../src/base/scopes.ts') = await tsImport(
      join(folder, 'src/base/scopes.ts'),
      pathToFileURL('test/').href,
    )
    expect(runtime.scopeOfResource.loyalty).to.equal('READ_LOYALTY')
    expect(runtime.scopesByPermission.get('loyalty:view')).to.eql(['READ_LOYALTY'])
  })
})

describe('A rule of the contract', () => {
  const broken: Record<keyof typeof publishedRules, object> = {
    boundedNumbers: { Price: { type: ['number', 'null'] } },
    typedConstants: { Price: { const: true } },
    noDefaultsInBodies: {
      Price: { properties: { paid: { type: 'boolean', default: false, description: 'Paid.' } } },
    },
    portablePatterns: { Price: { type: 'string', pattern: '^(?!0)' } },
    describedProperties: { Price: { properties: { amount: { type: 'string' } } } },
    describedMembers: { Price: { properties: { options: { type: 'object' } } } },
    noPlaceholders: { Price: { description: 'Not enough of {name}' } },
    noGlobalNames: { Notification: { type: 'string' } },
    ownNames: { Page: { type: 'string' } },
  }
  const sound = {
    Price: {
      description: 'Read it with `GET /prices/{id}`.',
      properties: {
        amount: { type: 'number', maximum: 1, description: 'How much.' },
        paid: { type: 'boolean', const: true, description: 'Always true.' },
        options: { type: 'object', additionalProperties: true, description: 'Any.' },
        currency: { $ref: '#/components/schemas/Currency', description: 'The currency of the amount.' },
      },
      example: { amount: { type: 'number' } },
    },
  }
  for (const [name, rule] of Object.entries(publishedRules)) {
    it(`finds what breaks it and nothing else: ${name}`, () => {
      const findings = (schemas: object) => {
        const parameters: object = { Page: { name: 'page', in: 'query' } }
        const contract = { components: { schemas, parameters } } as Document
        return [...rule(objectsIn(contract, '#'), contract)]
      }
      expect(findings(broken[name as keyof typeof broken])).to.have.length(1)
      expect(findings(sound)).to.eql([])
    })
  }
})
