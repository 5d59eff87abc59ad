import { expect } from 'chai'
import { pino } from 'pino'
import type { Database } from '../../src/db/database.ts'
import { reportUnopenedKeys } from '../../src/jobs/vault-keys.ts'
import { service } from '../support/service.ts'

describe('The look for keys that open nothing', () => {
  it('stops no start where a table is too long to be looked through in time', async () => {
    const slow = {
      raw: () => Promise.reject(Object.assign(new Error('canceling statement'), { code: '57014' })),
    } as unknown as Database
    const lines: string[] = []
    const log = pino({ base: null }, { write: (line) => void lines.push(line) })
    await reportUnopenedKeys(slow, { ...service().dependencies, log })
    expect(lines.map((line) => JSON.parse(line).level)).to.eql([40])
    expect(lines[0]).to.include('VAULT_KEYS').and.include('canceling statement')
  })
})
