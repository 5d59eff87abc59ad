import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../src/base/root.ts'
import { callsOf } from '../../src/contract/calls.ts'
import { addressOf, callerOf, type Document } from '../../src/contract/document.ts'
import type { SurfaceName } from '../generate/contract.ts'
import { samplesOf } from './samples.ts'

/** The names of the surfaces on the pages. */
export const titles: Record<SurfaceName, string> = {
  store: 'Store API',
  apps: 'Apps API',
  console: 'Console API',
  webhooks: 'Webhooks',
}

/** This scheme has one field to paste a token into, as well as OAuth, which needs an app to try. */
const pastedToken = {
  type: 'http',
  scheme: 'bearer',
  description: 'A token that starts with `app_`: the one that `make start` shows, or one from the console.',
}

/**
 * Returns the contract of a surface as the reference shows it: with code samples, with a field to paste a token
 * into, and without what only the service itself reads. The published contract has none of this: its `security`
 * is policy.
 */
export async function documentOf(surface: SurfaceName): Promise<Document> {
  const contract: Document = JSON.parse(await readFile(join(root, `generated/${surface}.json`), 'utf8'))
  if (surface !== 'webhooks') contract.servers = [{ url: addressOf(contract), description: 'This service.' }]
  // The page would show a button that leads nowhere.
  delete contract.info.contact
  if (surface === 'apps') withoutWebhooks(contract)
  leaveOptional(Object.values(contract.components?.parameters ?? {}))
  const schemes = contract.components!.securitySchemes
  if (schemes?.appToken) schemes.pastedToken = pastedToken
  for (const tag of (contract as { tags?: { name: string; 'x-displayName'?: string }[] }).tags ?? [])
    tag['x-displayName'] = displayName(tag.name)
  for (const call of callsOf(contract)) {
    const { operation } = call
    const samples = surface === 'webhooks' ? [] : samplesOf(contract, call, surface)
    if (schemes?.appToken && callerOf(contract, operation) !== 'nobody')
      operation.security = [{ pastedToken: [] }, ...(operation.security ?? [])]
    Object.assign(operation, { 'x-codeSamples': samples })
    leaveOptional(operation.parameters)
  }
  return contract
}

/**
 * Removes the examples of filters: the reference fills in whatever has one, so that somebody's first call would find
 * nothing.
 */
function leaveOptional(parameters: object[] = []): void {
  for (const parameter of parameters as {
    in?: string
    required?: boolean
    example?: unknown
    'x-shown'?: true
  }[])
    if (parameter.in === 'query' && !parameter.required && !parameter['x-shown']) delete parameter.example
}

/** The webhooks have a page of their own. */
function withoutWebhooks(contract: Document): void {
  const named = Object.values(contract.webhooks ?? {}).flatMap(({ post }) => post?.tags ?? [])
  contract.tags = contract.tags?.filter(({ name }) => !named.includes(name))
  delete contract.webhooks
}

function displayName(tag: string): string {
  if (tag === 'kyc') return 'Identity checks'
  if (tag === 'oauth') return 'OAuth 2.0'
  return tag[0]!.toUpperCase() + tag.slice(1).replaceAll('-', ' ')
}
