import type { components } from '../api.ts'
import { useVisit, type Visit } from '../visit.tsx'
import { Island } from './island.tsx'

type Comment = components['schemas']['PublicComment']

export interface Thread extends Comment {
  replies: Comment[]
}

/** Returns the newest comments on a product or a post, with what was answered. */
export async function commentsOf(
  { client }: Visit,
  resource: 'product' | 'blog',
  resourceId: string,
): Promise<Thread[]> {
  const { comments } = await client.comments.list({ resource, resourceId, limit: 20 })
  return Promise.all(
    comments.map(async (comment) => {
      if (comment.replyCount === 0) return { ...comment, replies: [] }
      const { replies } = await client.comments.listReplies(comment._id, { limit: 20 })
      return { ...comment, replies }
    }),
  )
}

/** Shows the comments on a page, and a form for a new one. */
export function Comments(props: { resource: 'product' | 'blog'; resourceId: string; threads: Thread[] }) {
  const { words } = useVisit()
  const { resource, resourceId } = props
  return (
    <section class="section comments" id="comments">
      <header>
        <h2>{words.comments.title}</h2>
      </header>
      <CommentForm resource={resource} resourceId={resourceId} label={words.comments.write} />
      {props.threads.map((thread) => (
        <div key={thread._id}>
          <CommentText comment={thread} />
          <div class="replies">
            {thread.replies.map((reply) => (
              <CommentText key={reply._id} comment={reply} />
            ))}
            {!thread.removed && (
              <details class="fold">
                <summary>{words.comments.reply}</summary>
                <CommentForm
                  resource={resource}
                  resourceId={resourceId}
                  parentId={thread._id}
                  label={words.comments.reply}
                />
              </details>
            )}
          </div>
        </div>
      ))}
    </section>
  )
}

function CommentText({ comment }: { comment: Comment }) {
  const { words, store, date } = useVisit()
  const { _id: commentId, author, body, fromStore, likes, dislikes, isLiked, isDisliked } = comment
  const name = fromStore ? store.name : (author?.name ?? words.reviews.somebody)
  if (comment.removed) return <p class="said empty">{words.comments.removed}</p>
  return (
    <article class="said">
      <p class="small">
        <strong>{name}</strong> · {date(comment.createdAt)}
      </p>
      <p>{body}</p>
      <Island name="Likes" props={{ commentId, likes, dislikes, isLiked, isDisliked }} />
    </article>
  )
}

function CommentForm(props: { resource: string; resourceId: string; parentId?: string; label: string }) {
  const { words } = useVisit()
  return (
    <form method="post" action="/comments" class="write">
      <input type="hidden" name="resource" value={props.resource} />
      <input type="hidden" name="resourceId" value={props.resourceId} />
      {props.parentId && <input type="hidden" name="parentId" value={props.parentId} />}
      <label>
        {props.label}
        <textarea name="body" rows={2} required maxLength={5000} />
      </label>
      <button class="quiet button">{words.comments.send}</button>
    </form>
  )
}
