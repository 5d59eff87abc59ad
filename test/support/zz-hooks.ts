import { writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { takeProblems } from './contract.ts'
import { startService, stopService } from './service.ts'

const session = new Session()
export const mochaHooks = {
  async beforeAll() {
    session.connect()
    await session.post('Profiler.enable')
    await startService()
    await session.post('Profiler.start')
  },
  afterEach() {
    takeProblems()
  },
  async afterAll(this: any) {
    const { profile } = await session.post('Profiler.stop')
    writeFileSync('/tmp/suite/t.cpuprofile', JSON.stringify(profile))
    await stopService()
  },
}
