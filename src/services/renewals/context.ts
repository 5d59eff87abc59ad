import type { RecordChange } from '../../context.ts'
import type { Dependencies } from '../../dependencies.ts'

/** What renewing needs beside the database: `record` tells the store's apps. */
export type RenewalContext = Pick<Dependencies, 'log' | 'vault' | 'cardProviders'> & { record: RecordChange }
