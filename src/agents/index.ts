import type { Handlers } from '../../generated/agents.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import { catalogHandlers } from './catalog.ts'

export const agentsHandlers = (_dependencies: Dependencies): Handlers => ({
  catalog: catalogHandlers,
})
