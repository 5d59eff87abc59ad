import { type StoreScope, scopes } from '../../src/base/scopes.ts'
import {
  callerOf,
  type Document,
  type Operation,
  operationsOf,
  type SurfaceName,
  scopesOf,
  takesAnyScope,
} from './contract.ts'

/**
 * Says in the description of each operation who may call it. Renderers show `security` in their own ways, some not
 * at all, and none of them says what a guest may not do.
 */
export function addAccess(surface: SurfaceName, contract: Document): void {
  for (const { operation } of operationsOf(contract)) {
    const words = [accessWords(surface, contract, operation)]
    if (operation['x-recent-sign-in']) words.push('The sign-in must be recent.')
    operation.description = `${operation.description.trimEnd()}\n\n**Access:** ${words.join(' ')}`
  }
}

function accessWords(surface: SurfaceName, contract: Document, operation: Operation): string {
  const caller = callerOf(contract, operation)
  if (caller === 'nobody') return 'no token is needed.'
  if (surface === 'apps')
    return scopeWords(scopesOf(contract, operation) as StoreScope[], takesAnyScope(contract, operation))
  if (surface === 'console') return 'a signed-in account.'
  const who = operation['x-guest'] === 'refused' ? 'a signed-in shopper' : 'a guest or a signed-in shopper'
  return caller === 'anyone' ? `everybody. With a token, ${who}.` : `${who}.`
}

function scopeWords(names: StoreScope[], any: boolean): string {
  if (names.length === 0) return 'any token of the store.'
  const listed = names.map((name) => {
    const isFirstParty = 'firstParty' in scopes[name] ? ", which only the merchant's own tools can hold" : ''
    return `\`${name}\`${isFirstParty}`
  })
  return `a token with the scope ${listed.join(any ? ' or ' : ' and ')}.`
}
