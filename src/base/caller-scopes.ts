import type { Installation } from './context.ts'
import { Refusal } from './errors.ts'
import type { StoreScope } from './scopes.ts'

/** A caller, by what it may do. */
export type Caller = Pick<Installation, 'scopes'>

/** Throws insufficientScope for a caller without the scope of what its call names. */
export function requireScope({ scopes }: Caller, required: StoreScope): void {
  if (scopes.includes(required)) return
  throw new Refusal('insufficientScope', {
    values: { permissions: required },
    data: { required: [required], granted: scopes },
  })
}
