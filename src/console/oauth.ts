import type { OauthHandlers } from '../../generated/console.routes.ts'
import type { Environment } from '../environment.ts'

export const oauthHandlers = (_environment: Environment): OauthHandlers => ({}) as OauthHandlers
