import { scopeOfResource, topicsOf, webhookTopics } from '../../base/scopes.ts'
import { UsageError } from '../command.ts'
import { suggestion } from './nearest.ts'

export const allTopics = Object.keys(scopeOfResource).flatMap(topicsOf)

/** Parses topics separated by commas; `orders` and `orders/*` mean all topics of a resource. */
export function readTopics(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .flatMap((name) => {
      const [resource = '', action = '*'] = name.split('/')
      const found = webhookTopics.filter(
        (topic) => topic === name || (action === '*' && topic.startsWith(`${resource}/`)),
      )
      if (found.length === 0) throw unknownTopic(name)
      return found
    })
}

export function unknownTopic(name: string): UsageError {
  const names = [...allTopics, ...Object.keys(scopeOfResource)]
  return new UsageError(
    `there is no topic ${name}${suggestion(name, names)}; storefront trigger --list shows them`,
  )
}
