import type { BlogsHandlers } from '../../generated/store.routes.ts'
import * as blogs from '../services/content/blogs.ts'

export const blogsHandlers: BlogsHandlers = {
  listBlogs: ({ db, shop, query }) => blogs.listPublished(db, shop, query),
  getBlog: ({ db, shop, params }) => blogs.getPublished(db, shop, params.id),
}
