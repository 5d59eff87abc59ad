import { existsSync } from 'node:fs'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { inTurns, masked, openLog } from '../../src/base/log.ts'
import type { Config } from '../../src/config/config.ts'
import { spentSince } from '../support/until.ts'

describe('A line of the log', () => {
  it('names nobody: e-mail addresses keep their first letter and their domain', () => {
    expect(masked('{"detail":"Key (email)=(ada.lovelace+shop@mail.example.com) already exists."}')).to.equal(
      '{"detail":"Key (email)=(a***@mail.example.com) already exists."}',
    )
    expect(masked('550 5.1.1 <ada@example.com>: unknown, <b@example.org> too')).to.equal(
      '550 5.1.1 <a***@example.com>: unknown, <b***@example.org> too',
    )
  })
  it('tells the network of a caller and not the address', () => {
    expect(masked('{"ip":"203.0.113.77","other":"2001:db8:85a3:8d3:1319:8a2e:370:7348"}')).to.equal(
      '{"ip":"203.0.113.0","other":"2001:db8:85a3::"}',
    )
    expect(masked('{"ip":"2001:db8::7"}')).to.equal('{"ip":"2001:db8:0::"}')
  })
  it('keeps what tells of no person: times, versions, ids, and the addresses of own machines', () => {
    for (const line of [
      '{"time":1764000000000,"at":"2026-11-22T09:30:00.500Z","ms":12.5,"v":"18.4.1"}',
      'connect ECONNREFUSED 127.0.0.1:5432, ::1, 10.1.2.3 and 192.168.0.7',
      'at file:///srv/app/dist/main.js:12:34 (node:internal:55:6)',
      '{"id":"6b02ac3ef1028b9b19b50464","npm":"@scope/name"}',
    ])
      expect(masked(line)).to.equal(line)
  })
  it('is masked in no time, whatever is in it', () => {
    const before = process.cpuUsage()
    for (const piece of ['a', '1.', ':', 'f:', 'a@']) masked(piece.repeat(50_000))
    expect(spentSince(before)).to.be.below(2_000)
  })
})

describe('A log that cannot be written', () => {
  const full = '/dev/full'
  it('leaves the calls that it would tell of alone, and the process running', async function () {
    if (!existsSync(full)) this.skip()
    const dataFolder = await mkdtemp(join(tmpdir(), 'log-'))
    await symlink(full, join(dataFolder, 'service.log'))
    const log = openLog({ production: false, dataFolder, logLevel: 'info' } as Config)
    for (let line = 0; line < 3; line += 1) log.info('nobody reads this')
    await rm(dataFolder, { recursive: true })
  })
})

describe('The lines of the log', () => {
  const written: string[] = []
  const lines = inTurns({ write: (text) => void written.push(text) })
  const atExit = process.listeners('exit').at(-1)!
  after(() => void process.off('exit', atExit))
  beforeEach(() => written.splice(0))

  it('are written once for each turn of the event loop, in their order', async () => {
    for (const line of ['a\n', 'b\n']) lines.write(line)
    await Promise.resolve().then(() => lines.write('c\n'))
    expect(written).to.eql([])
    await new Promise(setImmediate)
    lines.write('d\n')
    await new Promise(setImmediate)
    expect(written).to.eql(['a\nb\nc\n', 'd\n'])
  })

  it('are written before the process ends, and at once by a fatal error', async () => {
    for (const flush of [() => atExit(0), lines.flushSync]) {
      lines.write('a\n')
      flush()
      expect(written.splice(0)).to.eql(['a\n'])
      await new Promise(setImmediate)
      expect(written).to.eql([])
    }
  })
})
