import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

/** The folder in which the tools of other makers are installed: they are no packages of the product. */
export const tools = resolve('.data/generators')
const lock = 'test/generators/package-lock.json'

/** Installs the tools where the lock file has changed since. Says why, and returns false, where it cannot. */
export async function installTools(): Promise<boolean> {
  const installed = join(tools, 'node_modules/.package-lock.json')
  const known = join(tools, 'package-lock.json')
  if (existsSync(installed) && existsSync(known) && readFileSync(known).equals(readFileSync(lock)))
    return true
  mkdirSync(tools, { recursive: true })
  copyFileSync('test/generators/package.json', join(tools, 'package.json'))
  copyFileSync(lock, known)
  const env = { ...process.env, SCARF_ANALYTICS: 'false' }
  const install = ['ci', '--no-audit', '--no-fund', '--ignore-scripts']
  return promisify(execFile)('npm', install, { cwd: tools, env }).then(
    () => true,
    ({ message }: Error) => {
      console.log(`      The tools could not be installed, so nothing is tried: ${message.split('\n')[0]}`)
      return false
    },
  )
}

/** The tools are many packages and take minutes of a processor, so `make generators` alone asks for them. */
export const wanted = process.env.GENERATORS ? describe : describe.skip
