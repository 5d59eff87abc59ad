import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Command, Option } from 'commander'
import { root } from '../../base/root.ts'
import { parseUrl } from '../../base/url.ts'
import type { Document } from '../../contract/document.ts'
import { printing, UsageError } from '../command.ts'
import { junitOf } from '../contract/junit.ts'
import { type Played, play } from '../contract/play.ts'
import { counted, paint } from '../output.ts'

interface Options {
  surface: string
  token?: string
  shop?: string
  writes?: boolean
  junit?: string
}

export function defineContract(contract: Command): void {
  contract
    .command('check <url>')
    .description('call the server at an address with the examples of the contract, and check its replies')
    .addOption(
      new Option('--surface <name>', 'the surface at the address')
        .choices(['store', 'apps', 'console'])
        .default('store'),
    )
    .addOption(
      new Option(
        '--token <token>',
        "the caller's token; without it, only operations that need none are called",
      ).env('STOREFRONT_TOKEN'),
    )
    .option('--shop <id>', 'the store to call, by default that of the examples')
    .option('--writes', 'also call the operations that write; never use it on a server whose data matters')
    .option('--junit <file>', 'write a JUnit report')
    .action(
      printing(async (url: string, { surface, junit, ...caller }: Options) => {
        const document: Document = JSON.parse(await readFile(join(root, `generated/${surface}.json`), 'utf8'))
        const played = await play(document, { ...caller, url: baseOf(url) })
        if (junit) await writeFile(junit, junitOf(surface, played))
        const wrong = played.filter(({ findings }) => findings.length > 0)
        const data = { surface, calls: played.length, findings: wrong }
        return { data, text: textOf(played, wrong), failed: wrong.length > 0 }
      }),
    )
}

/** Accepts an address with or without the API's version. */
function baseOf(url: string): string {
  if (!parseUrl(url) || !/^https?:/.test(url)) throw new UsageError(`${url} is not the address of a server`)
  return url.replace(/\/+$/, '').replace(/\/api\/v1$/, '')
}

function textOf(played: Played[], wrong: Played[]): string {
  const lines = wrong.flatMap(({ operationId, check, request, findings }) => [
    `${paint('red', '✗')} ${operationId} ${check}`,
    paint('dim', `  ${request}`),
    ...findings.map((finding) => `  ${finding}`),
    '',
  ])
  const operations = new Set(played.map(({ operationId }) => operationId)).size
  const sound = new Set(
    played.filter(({ status }) => status !== null && status < 300).map(({ operationId }) => operationId),
  ).size
  const found =
    wrong.length === 0
      ? 'all replies match the contract'
      : `${wrong.length} ${wrong.length === 1 ? 'reply does' : 'replies do'} not match the contract`
  return [
    ...lines,
    `${counted(played.length, 'call')} of ${counted(operations, 'operation')}, ${sound} of them successful: ${found}`,
  ].join('\n')
}
