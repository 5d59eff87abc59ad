import type { TasksHandlers } from '../../generated/apps.routes.ts'
import * as occurrences from '../services/office/task-occurrences.ts'
import * as tasks from '../services/office/tasks.ts'

export const tasksHandlers: TasksHandlers = {
  listTasks: ({ db, shop, query }) => tasks.list(db, shop, query),
  createTask: ({ db, shop, installation, body }) => tasks.create(db, shop, installation, body),
  getTask: ({ db, shop, params }) => tasks.get(db, shop, params.id),
  updateTask: ({ db, shop, params, body }) => tasks.update(db, shop, params.id, body),
  deleteTask: ({ db, shop, params }) => tasks.remove(db, shop, params.id),
  listTaskOccurrences: ({ db, shop, params, query }) => occurrences.list(db, shop, params.id, query),
  updateTaskOccurrence: ({ db, shop, installation, params, body }) =>
    occurrences.setStatus(db, shop, installation, params, body.status),
}
