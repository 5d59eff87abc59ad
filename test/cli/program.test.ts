import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { promisify } from 'node:util'
import { expect } from 'chai'
import type { Command } from 'commander'
import { builtScript } from '../../scripts/build/bundle.ts'
import { createProgram } from '../../src/cli/program.ts'
import { sampledTest } from '../support/sample.ts'
import { service } from '../support/service.ts'
import { storefront } from './command-line.ts'

const run = promisify(execFile)
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

describe('the command line', () => {
  it('runs in a checkout as it is, by the command that package.json names', async () => {
    const { bin } = JSON.parse(readFileSync('package.json', 'utf8'))
    const { stdout } = await run(bin.storefront, ['--version'])
    expect(stdout).to.equal(`${version}\n`)
  })

  it('has help for every command, with --json, and without colours where nobody sees them', async () => {
    for (const args of [['--help'], ['store', 'list', '--help']]) {
      const { code, stdout } = await storefront(args)
      expect(code).to.equal(0)
      expect(stdout).to.match(/--json +print JSON/)
      expect(stdout).not.to.include('\u001b')
    }
    for (const command of leaves(await createProgram())) {
      expect(command.helpInformation(), pathOf(command).join(' ')).to.match(/--json +print JSON/)
      expect(command.description(), pathOf(command).join(' ')).to.match(/^[a-z].*[^.]$/s)
    }
  })

  it('ends with 2 and one line for what is no command', async () => {
    for (const [args, line] of [
      [['docktor'], "storefront: unknown command 'docktor' (Did you mean doctor?)\n"],
      [['migrate', '--fast'], "storefront: unknown option '--fast'\n"],
    ] as const) {
      const { code, stdout, stderr } = await storefront([...args])
      expect([code, stdout, stderr]).to.deep.equal([2, '', line])
    }
  })

  sampledTest('refuses what says nothing, and a day that is none', async () => {
    const empty = 'It must not be empty.'
    for (const [args, reason] of [
      [['store', 'suspend', 'x', '--reason', ''], empty],
      [['account', 'suspend', 'a@b.example', '--reason', ' '], empty],
      [['account', 'sign-out', 'a@b.example', '--operator', ''], empty],
      [['payout', 'paid', 'x', '--method', 'y', '--amount', '1', '--reference', ''], empty],
      [
        ['payout', 'paid', 'x', '--method', 'y', '--amount', '79,90', '--reference', 'z'],
        'with a point before its decimals',
      ],
      [
        ['payout', 'paid', 'x', '--method', 'y', '--amount', '0x10', '--reference', 'z'],
        'with a point before its decimals',
      ],
      [
        ['payout', 'paid', 'x', '--method', 'y', '--amount', '1e3', '--reference', 'z'],
        'with a point before its decimals',
      ],
      [['seed', '--products', '1', '--owner', 'a@b.example', '--name', ''], empty],
      [['merchant', 'invite', 'nobody'], 'It must be a single e-mail address.'],
      [['figures', '--since', '5'], 'It must be a date or a time in ISO 8601'],
      [['figures', '--since', '2026-02-31'], 'It must be a date or a time in ISO 8601'],
      [['replay', '--since', '5'], 'It must be a date or a time in ISO 8601'],
      [['login', '--console', 'console.example'], 'It must be an address such as'],
    ] as const) {
      const { code, stdout, stderr } = await storefront([...args])
      expect([code, stdout], args.join(' ')).to.deep.equal([2, ''])
      expect(stderr).to.include(reason)
    }
  })

  it('ends quietly where the reader of its output has seen enough, and with one line where nobody can write it', async () => {
    const command = `'${process.execPath}' '${builtScript('src/cli/main.ts')}' --help`
    const { stderr } = await run('sh', ['-c', `${command} | true`])
    expect(stderr).to.equal('')
    if (!existsSync('/dev/full')) return
    const { code, stderr: full } = await run('sh', ['-c', `${command} >/dev/full`]).catch((error) => error)
    expect([code, full]).to.deep.equal([1, 'storefront: no space left on device\n'])
  })

  it('runs as a user without a name, as in containers', async () => {
    const nameless =
      "import os from 'node:os'; import { syncBuiltinESMExports } from 'node:module'; os.userInfo = () => { throw new Error('ENOENT') }; syncBuiltinESMExports()"
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(nameless)}`
    const { code, stdout } = await storefront(['account', 'suspend', '--help'], { NODE_OPTIONS })
    expect(code).to.equal(0)
    expect(stdout).to.match(/your name for the log \(default: "user\s+\d+"\)/)
  })

  sampledTest('ends with 1 and one line where it cannot do it, as JSON for machines', async () => {
    const env = { DATABASE_URL: 'postgres://somebody:secret@127.0.0.1:1/none' }
    const { code, stdout, stderr } = await storefront(['migrate'], env)
    expect([code, stdout]).to.deep.equal([1, ''])
    expect(stderr).to.match(/^storefront: the database 127\.0\.0\.1:1\/none does not respond: .+\n$/)
    expect(stderr).not.to.include('secret')
    const machine = await storefront(['migrate', '--json'], env)
    expect(JSON.parse(machine.stderr).error).to.match(/^the database/)
  })

  sampledTest('says in one line that the connection to the database was lost while it ran', async () => {
    const { url, close } = await cutAt('"shops"."closed_at"')
    const { code, stderr } = await storefront(['store', 'list'], { DATABASE_URL: url })
    expect([code, stderr]).to.deep.equal([1, 'storefront: the connection to the database was lost\n'])
    close()
  })

  it('asks for a database where none is named and none runs here', async () => {
    const { code, stderr } = await storefront(['migrate'], { DATABASE_URL: '', DATA_FOLDER: '.data/nowhere' })
    expect([code, stderr]).to.deep.equal([
      1,
      'storefront: set DATABASE_URL, or start the service with its embedded PostgreSQL here\n',
    ])
  })
})

function leaves(command: Command): Command[] {
  return command.commands.length === 0 ? [command] : command.commands.flatMap(leaves)
}

function pathOf(command: Command): string[] {
  return command.parent ? [...pathOf(command.parent), command.name()] : []
}

/** Returns the URL of the database through a server that breaks a connection off at a statement with a certain text. */
async function cutAt(text: string): Promise<{ url: string; close: () => void }> {
  const url = new URL(service().databaseUrl)
  const { hostname, port } = url
  const server = createServer((caller) => {
    const database = connect(Number(port), hostname)
    caller.on('data', (data) => (data.includes(text) ? database.destroy() : database.write(data)))
    database.on('data', (data) => caller.write(data))
    for (const [one, other] of [
      [caller, database],
      [database, caller],
    ] as const)
      one.on('error', () => {}).on('close', () => other.end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return { url: url.href, close: () => server.close() }
}
