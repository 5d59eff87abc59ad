import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../src/base/root.ts'
import { callsOf } from '../../src/contract/calls.ts'
import {
  addressOf,
  callerOf,
  type Document,
  follow,
  type Parameter,
  type Schema,
} from '../../src/contract/document.ts'
import type { PublishedName } from '../generate/contract.ts'
import { samplesOf } from './samples.ts'

/** The names of the surfaces on the pages. */
export const titles: Record<PublishedName, string> = {
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

/** Returns the contract of a surface as it is published; webhooks have one of their own. */
export async function publishedOf(surface: PublishedName): Promise<Document> {
  const contract: Document = JSON.parse(await readFile(join(root, `generated/${surface}.json`), 'utf8'))
  if (surface === 'apps') withoutWebhooks(contract)
  return contract
}

/**
 * Returns the contract of a surface as the reference shows it: with code samples, with a field to paste a token
 * into, and without what only the service itself reads. The published contract has none of this: its `security`
 * is policy.
 */
export async function documentOf(surface: PublishedName): Promise<Document> {
  const contract = await publishedOf(surface)
  if (surface !== 'webhooks') contract.servers = [{ url: addressOf(contract), description: 'This service.' }]
  // The page would show a button that leads nowhere.
  delete contract.info.contact
  switchOff(contract, Object.values(contract.components?.parameters ?? {}))
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
    switchOff(contract, operation.parameters)
    for (const body of Object.values(operation.requestBody?.content ?? {}))
      if (surface !== 'webhooks') body.example = withoutRecords(contract, body.schema, body.example)
  }
  return contract
}

/**
 * Switches optional parameters off, but shows their values: the reference sends whatever has an example, a default or
 * words to choose from, so that somebody's first call would find nothing.
 */
function switchOff(contract: Document, parameters: ShownParameter[] = []): void {
  for (const parameter of parameters) {
    if (parameter.$ref || parameter.required || parameter['x-shown']) continue
    const schema = follow(contract, parameter.schema ?? {})
    const value = parameter.example ?? schema.example ?? schema.default ?? schema.enum?.[0]
    if (value !== undefined) parameter.examples = { example: { value, 'x-disabled': true } }
    delete parameter.example
  }
}

interface ShownParameter extends Parameter {
  example?: unknown
  examples?: Record<string, { value: unknown; 'x-disabled': true }>
}

const isId = (value: unknown) => /^[0-9a-f]{24}$/.test(String(value))

/**
 * Removes optional members that name a record from the example of a body, `resource` with `resourceId`: the reference
 * sends the example as it is, and no store has these records.
 */
function withoutRecords(contract: Document, schema: Schema, example: unknown): unknown {
  const { properties, required = [], items } = follow(contract, schema)
  if (Array.isArray(example)) return example.map((each) => withoutRecords(contract, items ?? {}, each))
  if (typeof example !== 'object' || example === null || !properties) return example
  const members = Object.entries(example)
  const stays = (name: string, value: unknown) =>
    required.includes(name) || properties[name]?.['x-shown'] || !isId(value)
  return Object.fromEntries(
    members
      .filter(
        ([name, value]) =>
          stays(name, value) && members.every(([id, of]) => id !== `${name}Id` || stays(id, of)),
      )
      .map(([name, value]) => [name, withoutRecords(contract, properties[name] ?? {}, value)]),
  )
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
