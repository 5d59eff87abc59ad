import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { storeRoute } from '../../shell/routes.tsx'
import { readNoteFilters, readTaskFilters } from './filters.ts'

const tasksRoute = createRoute({
  path: '/tasks',
  getParentRoute: () => storeRoute,
  validateSearch: readTaskFilters,
  component: lazyRouteComponent(() => import('./tasks.tsx'), 'TasksPage'),
})

const notesRoute = createRoute({
  path: '/tasks/notes',
  getParentRoute: () => storeRoute,
  validateSearch: readNoteFilters,
  component: lazyRouteComponent(() => import('./notes.tsx'), 'NotesPage'),
})

export const officeRoutes = [tasksRoute, notesRoute] as const
