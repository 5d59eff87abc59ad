import type { AgentsHandlers } from '../../generated/apps.routes.ts'
import * as agents from '../services/agents/agents.ts'

export const agentsHandlers: AgentsHandlers = {
  listAgents: ({ db, shop, query }) => agents.list(db, shop, query),
  getAgent: ({ db, shop, params }) => agents.get(db, shop, params.id),
  updateAgent: ({ db, shop, params, body }) => agents.update(db, shop, params.id, body),
}
