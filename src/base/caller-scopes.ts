import type { Installation } from './context.ts'
import { Refusal } from './errors.ts'
import type { StoreScope } from './scopes.ts'

/** A caller, by what it may do. */
export type Caller = Pick<Installation, 'scopes'>

/** Throws insufficientScope for a caller without a scope of what its call names. */
export function requireScopes({ scopes }: Caller, required: StoreScope[]): void {
  const missing = required.filter((scope) => !scopes.includes(scope))
  if (missing.length === 0) return
  throw new Refusal('insufficientScope', {
    values: { permissions: missing.join(', ') },
    data: { required, granted: scopes },
  })
}

/** Throws insufficientScope for a caller without the scope of what its call names. */
export const requireScope = (caller: Caller, required: StoreScope): void => requireScopes(caller, [required])
