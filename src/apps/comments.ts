import type { CommentsHandlers } from '../../generated/apps.routes.ts'
import * as moderation from '../services/content/comment-moderation.ts'
import * as comments from '../services/content/comments.ts'

export const commentsHandlers: CommentsHandlers = {
  listComments: ({ db, shop, query }) => moderation.list(db, shop, query),
  createComment: ({ db, shop, body }) => moderation.answer(db, shop, body),
  getComment: ({ db, shop, params }) => moderation.get(db, shop, params.id),
  updateComment: ({ db, shop, params, body }) => moderation.setHidden(db, shop, params.id, body.hidden),
  deleteComment: ({ db, shop, params }) => comments.remove(db, shop, null, params.id),
}
