import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { below, type Document, operationsOf, type Schema, type SurfaceName, successesOf } from './contract.ts'
import { announcedEnds } from './deprecation.ts'
import {
  knownExtensions,
  knownRefusals,
  knownScopes,
  knownTopics,
  type LocatedNode,
  objectsIn,
} from './extensions.ts'
import { type Finding, isObject } from './origins.ts'
import { topicsMark } from './topics.ts'

type Rule = (contract: Document, surface: SurfaceName) => Iterable<Finding>

/** The rules that a contract must satisfy before anything can be added to it. */
const sourceRules: Rule[] = [
  knownExtensions,
  knownRefusals,
  knownScopes,
  knownTopics,
  announcedEnds,
  oneSuccess,
  tableOfTopics,
]

/** Looks at the objects of a published contract, or at its names. */
export type PublishedRule = (objects: LocatedNode[], contract: Document) => Iterable<Finding>

/** The rules that a published contract must satisfy. */
export const publishedRules = {
  boundedNumbers,
  typedConstants,
  noDefaultsInBodies,
  portablePatterns,
  describedProperties,
  describedMembers,
  noPlaceholders,
  noGlobalNames,
  ownNames,
} satisfies Record<string, PublishedRule>

/** Returns the findings on a contract as its authors wrote it. */
export function sourceFindings(contract: Document, surface: SurfaceName): Finding[] {
  return sourceRules.flatMap((rule) => [...rule(contract, surface)])
}

/** Returns the findings on a contract as it is published. */
export function publishedFindings(contract: Document): Finding[] {
  const objects = objectsIn(contract, '#')
  return Object.values(publishedRules).flatMap((rule) => [...rule(objects, contract)])
}

function* oneSuccess(contract: Document): Iterable<Finding> {
  for (const { pointer, operation } of operationsOf(contract)) {
    const { length } = successesOf(operation)
    if (length !== 1)
      yield { pointer: below(pointer, 'responses'), message: `has ${length} success replies, not one` }
  }
}

function* tableOfTopics(contract: Document, surface: SurfaceName): Iterable<Finding> {
  const description = contract.webhooks?.change?.post?.description
  if (surface === 'webhooks' && !description?.includes(topicsMark)) {
    yield {
      pointer: '#/webhooks/change/post/description',
      message: `has no ${topicsMark} for the table of topics`,
    }
  }
}

/** Finds numbers without a maximum, for which the validator accepts 1e400 as Infinity. */
function* boundedNumbers(objects: LocatedNode[]): Iterable<Finding> {
  for (const [{ type, maximum, const: only }, pointer] of objects) {
    const isNumber = [type].flat().some((name) => name === 'number' || name === 'integer')
    if (isNumber && maximum === undefined && only === undefined)
      yield { pointer, message: 'is a number without a maximum' }
  }
}

/** Finds constants without a type, which client generators turn into untyped members. */
function* typedConstants(objects: LocatedNode[]): Iterable<Finding> {
  for (const [schema, pointer] of objects) {
    if (typeof schema.const !== 'boolean' || schema.type !== undefined) continue
    yield { pointer, message: 'is a constant without `type: boolean`' }
  }
}

/** Finds members of a body with a default, which the types of openapi-typescript require callers to send (860). */
function* noDefaultsInBodies(objects: LocatedNode[]): Iterable<Finding> {
  for (const [schema, pointer] of objects) {
    for (const [name, member] of Object.entries((schema.properties ?? {}) as Record<string, Schema>)) {
      if (!isObject(member) || !('default' in member)) continue
      yield {
        pointer: `${pointer}/properties/${name}`,
        message: `${name} has a \`default\`: say it in the description`,
      }
    }
  }
}

/** Finds patterns with look-arounds, which the engines of Python's Pydantic and of Go do not know (863). */
function* portablePatterns(objects: LocatedNode[]): Iterable<Finding> {
  for (const [{ pattern }, pointer] of objects) {
    if (typeof pattern !== 'string' || !/\(\?<?[=!]/.test(pattern)) continue
    yield { pointer: below(pointer, 'pattern'), message: 'is a pattern with a look-around' }
  }
}

function* describedProperties(objects: LocatedNode[]): Iterable<Finding> {
  for (const [schema, pointer] of objects) {
    if (!pointer.startsWith('#/components/schemas')) continue
    for (const [name, property] of Object.entries((schema.properties ?? {}) as Record<string, Schema>)) {
      if (property.description) continue
      yield { pointer: `${pointer}/properties/${name}`, message: `${name} has no description` }
    }
  }
}

/** Finds objects without declared members, which could hold anything. */
function* describedMembers(objects: LocatedNode[]): Iterable<Finding> {
  for (const [schema, pointer] of objects) {
    if (schema.type !== 'object' || 'properties' in schema || 'additionalProperties' in schema) continue
    yield { pointer, message: 'is an object without `properties` or `additionalProperties`' }
  }
}

/**
 * Finds braces in prose, left by a message whose placeholders were not filled in. In code, braces are part of
 * a path template.
 */
function* noPlaceholders(objects: LocatedNode[]): Iterable<Finding> {
  for (const [{ description }, pointer] of objects) {
    if (typeof description !== 'string') continue
    const [braces] = /\{\w+\}/.exec(description.replace(/`[^`]*`/g, '')) ?? []
    if (braces) yield { pointer: below(pointer, 'description'), message: `says ${braces} to its readers` }
  }
}

/** Finds schemas named like a global of browsers, which the class of a generated client would hide. */
function* noGlobalNames(_: LocatedNode[], { components }: Document): Iterable<Finding> {
  for (const name of Object.keys(components?.schemas ?? {})) {
    if (!globalNames().has(name)) continue
    yield { pointer: `#/components/schemas/${name}`, message: `${name} is the name of a global of browsers` }
  }
}

/** Some generators make a type of each schema and of each parameter, side by side. */
function* ownNames(_: LocatedNode[], { components }: Document): Iterable<Finding> {
  for (const name of Object.keys(components?.parameters ?? {})) {
    if (!components!.schemas?.[name]) continue
    yield { pointer: `#/components/parameters/${name}`, message: `${name} is the name of a schema, too` }
  }
}

let globals: Set<string> | undefined
function globalNames(): Set<string> {
  const { resolve } = createRequire(import.meta.url)
  const library = (name: string) => readFileSync(resolve(`typescript/lib/lib.${name}.d.ts`), 'utf8')
  const declared = /^(?:declare var|interface) (\w+)/gm
  globals ??= new Set(
    ['dom', 'es5', 'es2015.collection', 'es2015.promise'].flatMap((name) =>
      [...library(name).matchAll(declared)].map(([, global]) => global!),
    ),
  )
  return globals
}
