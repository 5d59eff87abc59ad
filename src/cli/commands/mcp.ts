import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Command } from 'commander'
import { root } from '../../base/root.ts'
import { docsServer } from '../../mcp/docs-tools.ts'
import { answer, type Resource, rpcError, rpcErrors } from '../../mcp/protocol.ts'
import { release } from '../release.ts'

export function defineMcp(command: Command): void {
  command
    .addHelpText(
      'after',
      '\nEditors start it by themselves, with this command as their server. It reads files of this installation, needs no service\nand calls nothing. The tools that work in a store are at /api/mcp of the Apps API.',
    )
    .action(serve)
}

/** Answers a message per line until the client closes its end. */
async function serve(): Promise<void> {
  const server = docsServer({
    version: release,
    contractOf: (surface) => JSON.parse(readFileSync(join(root, `generated/${surface}.json`), 'utf8')),
    guides: guidesIn(guidesFolder()),
  })
  for await (const line of createInterface({ input: process.stdin })) {
    if (!line.trim()) continue
    const message = parse(line)
    const reply =
      message === undefined
        ? rpcError(null, rpcErrors.parse, 'The message is not JSON')
        : await answer(server, message)
    if (reply) process.stdout.write(`${JSON.stringify(reply)}\n`)
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** A checkout has the sources of the guides; an installation what `make docs` made of them. */
function guidesFolder(): string {
  const sources = join(root, 'docs/guides')
  return existsSync(sources) ? sources : join(root, 'dist/docs')
}

function guidesIn(folder: string): Resource[] {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.md')) : []
  return files.sort().map((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    const slug = basename(file, '.md')
    const [title = slug, lead = ''] = text.split('\n\n', 2)
    return {
      uri: `storefront://guides/${slug}`,
      name: title.replace(/^# /, ''),
      description: lead.replaceAll(/\s+/g, ' '),
      read: () => text,
    }
  })
}
