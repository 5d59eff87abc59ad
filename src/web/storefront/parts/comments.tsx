import type { components } from '../api.ts'
import { type PageContext, usePage } from '../page-context.tsx'
import { Day } from './day.tsx'
import { Island } from './island.tsx'
import { Paging, pageIn, pageWithin } from './pages.tsx'

type Comment = components['schemas']['PublicComment']

type Pagination = components['schemas']['Pagination']

interface Thread extends Comment {
  replies: Comment[]
  /** Null if nobody has answered the comment. */
  replyPages: Pagination | null
}

interface Threads {
  threads: Thread[]
  pagination: Pagination
}

/** Returns a page of the comments on a product or a post, the newest first, with what was answered. */
export async function commentsOf(
  { client, url }: PageContext,
  resource: 'product' | 'blog',
  resourceId: string,
): Promise<Threads> {
  const { comments, pagination } = await pageWithin(pageIn(url, 'comments'), (page) =>
    client.comments.list({ resource, resourceId, page, limit: 20 }),
  )
  const threads = await Promise.all(
    comments.map(async (comment) => {
      if (comment.replyCount === 0) return { ...comment, replies: [], replyPages: null }
      const { replies, pagination: replyPages } = await pageWithin(pageIn(url, repliesTo(comment)), (page) =>
        client.comments.listReplies(comment._id, { page, limit: 20 }),
      )
      return { ...comment, replies, replyPages }
    }),
  )
  return { threads, pagination }
}

/** The part of a page that has the replies to a comment; its pages are numbered separately. */
const repliesTo = ({ _id }: Comment) => `replies-${_id}`

interface CommentsProps {
  resource: 'product' | 'blog'
  resourceId: string
  list: Threads
  /** The reason why a form of this page came back. */
  problem: string | null
}

/** Shows the comments on a page, and a form for a new one. */
export function Comments({ resource, resourceId, list, problem }: CommentsProps) {
  const { words } = usePage()
  return (
    <section class="section comments" id="comments">
      <header>
        <h2>{words.comments.title}</h2>
      </header>
      <CommentForm {...{ resource, resourceId, problem }} label={words.comments.write} />
      {list.threads.map((thread) => (
        <div key={thread._id}>
          <CommentText comment={thread} />
          <div class="replies" id={repliesTo(thread)}>
            {thread.replies.map((reply) => (
              <CommentText key={reply._id} comment={reply} />
            ))}
            {thread.replyPages && (
              <Paging
                pagination={thread.replyPages}
                within={repliesTo(thread)}
                label={words.comments.replies}
              />
            )}
            {!thread.removed && <ReplyForm {...{ resource, resourceId, problem }} parentId={thread._id} />}
          </div>
        </div>
      ))}
      <Paging pagination={list.pagination} within="comments" label={words.comments.title} />
    </section>
  )
}

function CommentText({ comment }: { comment: Comment }) {
  const { words, store } = usePage()
  const { _id: commentId, author, body, fromStore, likes, dislikes, isLiked, isDisliked } = comment
  const name = fromStore ? store.name : (author?.name ?? words.reviews.somebody)
  if (comment.removed) return <p class="said empty">{words.comments.removed}</p>
  return (
    <article class="said">
      <p class="small">
        <strong>{name}</strong> · <Day at={comment.createdAt} />
      </p>
      <p class="written">{body}</p>
      <Island name="Likes" props={{ commentId, likes, dislikes, isLiked, isDisliked }} />
    </article>
  )
}

interface FormProps {
  resource: string
  resourceId: string
  /** The comment that is answered. */
  parentId?: string
  problem: string | null
}

function ReplyForm(props: FormProps) {
  const { words, form } = usePage()
  return (
    <details class="fold" open={props.problem !== null && form.get('parentId') === props.parentId}>
      <summary>{words.comments.reply}</summary>
      <CommentForm {...props} label={words.comments.reply} />
    </details>
  )
}

/** A comment that was refused is still in its form, with the reason. */
function CommentForm(props: FormProps & { label: string }) {
  const { words, form } = usePage()
  const isBack =
    props.problem !== null &&
    form.get('resourceId') === props.resourceId &&
    form.get('parentId') === (props.parentId ?? null)
  return (
    <form method="post" action="/comments" class="write">
      {isBack && (
        <p class="problem" role="alert" tabIndex={-1}>
          {props.problem}
        </p>
      )}
      <input type="hidden" name="resource" value={props.resource} />
      <input type="hidden" name="resourceId" value={props.resourceId} />
      {props.parentId && <input type="hidden" name="parentId" value={props.parentId} />}
      <label>
        {props.label}
        <textarea
          name="body"
          rows={2}
          required
          maxLength={5000}
          value={isBack ? (form.get('body') ?? '') : ''}
        />
      </label>
      <button class="quiet button">{words.comments.send}</button>
    </form>
  )
}
