import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** A fenced block of a guide. `info` is what follows the fence: `js`, `sh`, `py verify`. */
export interface Snippet {
  info: string
  code: string
}

/** Returns the blocks of a guide, in their order. */
export function snippetsOf(guide: string): Snippet[] {
  const text = readFileSync(`docs/guides/${guide}.md`, 'utf8')
  return [...text.matchAll(/^```([a-z ]+)\n(.*?)^```/gms)].map(([, info, code]) => ({
    info: info!,
    code: code!,
  }))
}

/** Returns whether a program is installed. */
export function isInstalled(program: string, ...args: string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0
}

/** Writes a script to a folder with its own packages and data, and runs it to its end. */
export async function runScript(
  name: string,
  code: string,
  command: string[],
  input = '',
): Promise<{ status: number | null; output: string }> {
  const folder = resolve(`.data/snippets-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  try {
    writeFileSync(join(folder, name), code)
    const child = spawn(command[0]!, [...command.slice(1), join(folder, name)], { cwd: folder })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    child.stdin.on('error', () => {}).end(input)
    const status = await new Promise<number | null>((ended) => child.on('close', ended))
    return { status, output }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
