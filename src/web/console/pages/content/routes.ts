import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readPage } from '../../../ui/search.ts'
import { storeRoute } from '../../shell/routes.tsx'

const postsRoute = createRoute({
  path: '/content',
  getParentRoute: () => storeRoute,
  validateSearch: readPage,
  component: lazyRouteComponent(() => import('./posts.tsx'), 'PostsPage'),
})

const newPostRoute = createRoute({
  path: '/content/new',
  getParentRoute: () => storeRoute,
  component: lazyRouteComponent(() => import('./post.tsx'), 'NewPostPage'),
})

const bannersRoute = createRoute({
  path: '/content/banners',
  getParentRoute: () => storeRoute,
  component: lazyRouteComponent(() => import('./banners.tsx'), 'BannersPage'),
})

const postRoute = createRoute({
  path: '/content/$postId',
  getParentRoute: () => storeRoute,
  component: lazyRouteComponent(() => import('./post.tsx'), 'PostPage'),
})

export const contentRoutes = [postsRoute, newPostRoute, bannersRoute, postRoute] as const
