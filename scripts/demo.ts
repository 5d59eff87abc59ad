/**
 * `make demo`: a whole purchase and a tour over HTTP, each step with its request and its reply. Exits with 0
 * or 1.
 */
import { readConfig } from '../src/config/config.ts'
import { purchase } from './demo/purchase.ts'
import { ensureService } from './demo/service.ts'

let stop = async () => {}
try {
  const { publicUrls } = readConfig(process.env)
  stop = await ensureService(publicUrls.store)
  console.log(`\n${await purchase(publicUrls)}`)
} catch (error) {
  console.log(`\nThe demo failed: ${(error as Error).message}`)
  process.exitCode = 1
} finally {
  await stop()
}
