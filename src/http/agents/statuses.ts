import { type RefusalName, refusals } from '../../base/errors.ts'
import { ofAgents, refusalsOfAll } from '../handler.ts'

/** Refusals that are about the request or the service, not about what the store sells and to whom. */
const ofProtocol = new Set<RefusalName>([
  ...refusalsOfAll,
  ...ofAgents,
  'invalidRequest',
  'malformedJson',
  'malformedUri',
  'bodyTooLarge',
  'unsupportedMediaType',
  'headersTooLarge',
  'pathNotFound',
  'methodNotAllowed',
  'storeSuspended',
  'idempotencyMismatch',
  'idempotencyInFlight',
])

/**
 * Returns the status with which agents are refused: that of the protocol for errors of the request, and 200 for what a
 * rule of the store refuses, which is an outcome like others.
 */
export function statusForAgents(name: RefusalName): number {
  if (name === 'idempotencyMismatch') return 409
  if (name === 'agentCapabilitiesIncompatible' || !ofProtocol.has(name)) return 200
  return refusals[name][0]
}
