import './content.css'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Page } from '../../../ui/layout.tsx'
import { Answer } from '../../../ui/states.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/writing.ts'
import { BackLink } from '../../shell/back-link.tsx'
import { ConfirmChange } from '../../shell/confirm-change.tsx'
import { useFresh } from '../../shell/fresh.ts'
import { MoreMenu } from '../../shell/more-menu.tsx'
import { useNewRecord } from '../../shell/new-record.ts'
import { RecordInShop } from '../../shell/shop-link.tsx'
import { useStore } from '../../shell/store.tsx'
import { useUnsaved } from '../../shell/unsaved.tsx'
import { PostForm } from './post-form.tsx'
import { PostBadge } from './posts.tsx'
import { type Post, postQuery } from './queries.ts'

const route = getRouteApi('/signed-in/stores/$storeId/content/$postId')

/** Shows the editor of a new or existing post. */
export function PostPage() {
  const { postId } = route.useParams()
  const { isNew, onCreated } = useNewRecord(postId)
  return isNew ? <Editor onCreated={onCreated} /> : <SavedPost key={postId} postId={postId} />
}

function SavedPost({ postId }: { postId: string }) {
  const asked = useFresh(postQuery(useStore(), postId))
  if (asked.data) return <Editor post={asked.data} />
  return (
    <Page title={t('posts.one')} lead={'\u00a0'} back={<Back />}>
      <Answer to={asked}>{() => null}</Answer>
    </Page>
  )
}

interface EditorProps {
  post?: Post
  onCreated?: (postId: string) => void
}

/** Changes a post: its text, its look in lists, and whether shoppers see it. */
function Editor({ post: newest, onCreated }: EditorProps) {
  const { may } = useStore()
  const [post, setPost] = useState(newest)
  const unsaved = useUnsaved()
  return (
    <Page
      title={post?.title ?? t('posts.new')}
      badge={post && <PostBadge published={post.published} />}
      lead={post && <Standing post={post} />}
      actions={
        post && (
          <>
            {post.published && <RecordInShop path={`/blogs/${post.slug}`} />}
            {may('WRITE_BLOGS') && <DeletePost post={post} onDeleted={unsaved.settle} />}
          </>
        )
      }
      back={<Back />}
    >
      <PostForm
        post={post}
        unsaved={unsaved}
        onSaved={(saved) => {
          setPost(saved)
          if (!post) onCreated?.(saved._id)
        }}
      />
      {unsaved.question}
    </Page>
  )
}

function Standing({ post: { publishedAt, updatedAt } }: { post: Post }) {
  return (
    <>
      {publishedAt && (
        <>
          {t('posts.published-at')} <Time at={publishedAt} inSentence /> ·{' '}
        </>
      )}
      {t('posts.changed-at')} <Time at={updatedAt} inSentence />
    </>
  )
}

function Back() {
  const { storeId } = useStore()
  return (
    <BackLink to="/stores/$storeId/content" params={{ storeId }}>
      {t('posts.title')}
    </BackLink>
  )
}

function DeletePost({ post, onDeleted }: { post: Post; onDeleted: () => void }) {
  const { api, storeId } = useStore()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <MoreMenu>
        <button type="button" className="menu-danger" onClick={() => setAsking(true)}>
          {t('posts.delete')}
        </button>
      </MoreMenu>
      {isAsking && (
        <ConfirmChange
          title={t('posts.delete-title', { title: post.title })}
          action={t('posts.delete')}
          send={() => api.blogs.delete(post._id)}
          changes={['posts']}
          done={t('posts.deleted')}
          after={() => {
            onDeleted()
            navigate({ to: '/stores/$storeId/content', params: { storeId } })
          }}
          onClose={() => setAsking(false)}
        >
          {t('posts.delete-lead')}
        </ConfirmChange>
      )}
    </>
  )
}
