import { startProcess } from '../main/process.ts'
import { service } from '../support/service.ts'

export interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

/** Runs a command of the command line in a process of its own, by default on the database of the test run. */
export async function storefront(args: string[], env: Record<string, string> = {}): Promise<Ended> {
  const started = startProcess('src/cli/main.ts', { DATABASE_URL: service().databaseUrl, ...env }, args)
  const code = await started.ended
  return { code, stdout: started.stdout(), stderr: started.stderr() }
}

/** Runs a command that has to succeed; returns what it prints for machines. */
export async function storefrontJson<Data>(args: string[], env: Record<string, string> = {}): Promise<Data> {
  const { code, stdout, stderr } = await storefront([...args, '--json'], env)
  if (code !== 0) throw new Error(`storefront ${args.join(' ')} ended with ${code}: ${stderr || stdout}`)
  return JSON.parse(stdout)
}
