import type { WebhooksHandlers } from '../../generated/console.routes.ts'
import type { Environment } from '../environment.ts'

export const webhooksHandlers = (_environment: Environment): WebhooksHandlers => ({}) as WebhooksHandlers
