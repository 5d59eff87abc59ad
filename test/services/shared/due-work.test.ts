import { expect } from 'chai'
import { pino } from 'pino'
import { openDatabase } from '../../../src/db/database.ts'
import { eachDue } from '../../../src/services/shared/due-work.ts'
import { service } from '../../support/service.ts'

describe('Records that are due', () => {
  /** Works on one record, and returns the level of what is logged of it. */
  async function levelOf(work: () => Promise<unknown>): Promise<string> {
    const lines: { level: string }[] = []
    const formatters = { level: (level: string) => ({ level }) }
    const log = pino({ formatters }, { write: (line: string) => void lines.push(JSON.parse(line)) })
    const due = [1]
    await eachDue<number>(log, new AbortController().signal, {
      take: async (limit) => due.splice(0, limit),
      work,
      atOnce: 1,
      failure: 'a record could not be worked on',
      nameOf: (record) => ({ record }),
    })
    expect(lines).to.have.length(1)
    return lines[0]!.level
  }

  it('are logged as a warning where the connection broke, because they are tried again', async () => {
    const db = openDatabase(service().databaseUrl, 1, 'test', 8)
    const level = await levelOf(() => db.raw('select pg_terminate_backend(pg_backend_pid())'))
    await db.destroy()
    expect(level).to.equal('warn')
  })

  it('are logged as an error where they fail by themselves', async () => {
    expect(await levelOf(() => service().db.raw('select 1 / 0'))).to.equal('error')
  })
})
