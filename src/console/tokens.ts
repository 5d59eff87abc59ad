import type { TokensHandlers } from '../../generated/console.routes.ts'

export const tokensHandlers = {} as TokensHandlers
