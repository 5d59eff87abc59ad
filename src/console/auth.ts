import type { AuthHandlers } from '../../generated/console.routes.ts'
import type { Environment } from '../environment.ts'

export const authHandlers = (_environment: Environment): AuthHandlers => ({}) as AuthHandlers
