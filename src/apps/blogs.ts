import type { BlogsHandlers } from '../../generated/apps.routes.ts'
import * as blogs from '../services/content/blogs.ts'

export const blogsHandlers: BlogsHandlers = {
  listBlogs: ({ db, shop, query }) => blogs.list(db, shop, query),
  createBlog: ({ db, shop, body }) => blogs.create(db, shop, body),
  getBlog: ({ db, shop, params }) => blogs.get(db, shop, params.id),
  updateBlog: ({ db, shop, params, body }) => blogs.update(db, shop, params.id, body),
  deleteBlog: ({ db, shop, params }) => blogs.remove(db, shop, params.id),
}
