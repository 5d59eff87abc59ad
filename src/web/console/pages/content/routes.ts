import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readPage } from '../../../ui/search.ts'
import { storeRoute } from '../../shell/routes.tsx'

const postsRoute = createRoute({
  path: '/content',
  getParentRoute: () => storeRoute,
  validateSearch: readPage,
  component: lazyRouteComponent(() => import('./posts.tsx'), 'PostsPage'),
})

const bannersRoute = createRoute({
  path: '/content/banners',
  getParentRoute: () => storeRoute,
  component: lazyRouteComponent(() => import('./banners.tsx'), 'BannersPage'),
})

/** The id of a post that is not saved yet is `new`. */
const postRoute = createRoute({
  path: '/content/$postId',
  getParentRoute: () => storeRoute,
  component: lazyRouteComponent(() => import('./post.tsx'), 'PostPage'),
})

export const contentRoutes = [postsRoute, bannersRoute, postRoute] as const
