import type { RecordChange } from '../../base/context.ts'
import type { Dependencies } from '../../dependencies.ts'

/** The dependencies of renewals besides the database; `record` notifies the store's apps. */
export type RenewalContext = Pick<Dependencies, 'log' | 'vault' | 'cardProviders'> & { record: RecordChange }
