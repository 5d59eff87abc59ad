// Messages and outcomes for agents, in the shape of the protocol.

import type { components } from '../../../generated/agents.types.ts'
import type { Refusal, RefusalName } from '../../base/errors.ts'
import { version } from './protocol.ts'

export type Message = components['schemas']['Message']

/** The codes of the protocol for what stores refuse; others keep their own. */
const codes: Partial<Record<RefusalName, string>> = {
  outOfStock: 'out_of_stock',
  guestShareReached: 'out_of_stock',
  modifierSoldOut: 'out_of_stock',
  foodNotOffered: 'item_unavailable',
  orderNotFound: 'not_found',
  productNotFound: 'item_unavailable',
  variantRequired: 'item_unavailable',
  notDeliveredThere: 'address_undeliverable',
  unknownCountry: 'address_undeliverable',
}

/** Returns a refusal as an error message, about the part of the reply at `path`. */
export function messageOf(
  { refusal, code, message }: Refusal,
  severity: NonNullable<Message['severity']>,
  path?: string,
): Message {
  return { type: 'error', code: codes[refusal] ?? code, content: message, severity, ...(path && { path }) }
}

/** Returns the body of a reply that has no record, because a rule of the store refused it. */
export function failure(refusal: Refusal): components['schemas']['Failure'] {
  return { ucp: { version, status: 'error' }, messages: [messageOf(refusal, 'unrecoverable')] }
}
