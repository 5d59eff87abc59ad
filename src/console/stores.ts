import type { StoresHandlers } from '../../generated/console.routes.ts'
import type { Environment } from '../environment.ts'

export const storesHandlers = (_environment: Environment): StoresHandlers => ({}) as StoresHandlers
