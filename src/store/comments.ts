import type { CommentsHandlers } from '../../generated/store.routes.ts'
import * as reactions from '../services/content/comment-reactions.ts'
import * as comments from '../services/content/comments.ts'

export const commentsHandlers: CommentsHandlers = {
  listComments: ({ db, shop, shopper, query }) => comments.list(db, shop, shopper, query),
  createComment: ({ db, shop, shopper, body }) => comments.create(db, shop, shopper, body),
  updateComment: ({ db, shop, shopper, params, body }) =>
    comments.update(db, shop, shopper, params.commentId, body.body),
  deleteComment: ({ db, shop, shopper, params }) => comments.remove(db, shop, shopper, params.commentId),
  listCommentReplies: ({ db, shop, shopper, params, query }) =>
    comments.listReplies(db, shop, shopper, params.commentId, query),
  likeComment: ({ db, shop, shopper, params }) =>
    reactions.toggle(db, shop, shopper, { id: params.commentId, liked: true }),
  dislikeComment: ({ db, shop, shopper, params }) =>
    reactions.toggle(db, shop, shopper, { id: params.commentId, liked: false }),
  reportComment: ({ db, shop, shopper, params, body }) =>
    reactions.report(db, shop, shopper, params.commentId, body.reason),
}
