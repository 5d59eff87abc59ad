import { useNavigate } from '@tanstack/react-router'
import { type MouseEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { Form, type FormValues } from '../../../ui/form.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { listIn, listText } from '../../../ui/list-text.ts'
import { t } from '../../../words/writing.ts'
import { useChange } from '../../shell/change.ts'
import { PictureField } from '../../shell/picture-field.tsx'
import { useStore } from '../../shell/store.tsx'
import { SaveBar, savedBy, type Unsaved } from '../../shell/unsaved.tsx'
import { Editor } from './editor.tsx'
import type { Post } from './queries.ts'

interface PostFormProps {
  post?: Post
  unsaved: Unsaved
  onSaved: (post: Post) => void
}

/** Edits a whole post. It is saved as it is, or saved and published, or unpublished. */
export function PostForm({ post, unsaved, onSaved }: PostFormProps) {
  const { api, storeId, may } = useStore()
  const navigate = useNavigate()
  const [content, setContent] = useState(post?.content ?? '')
  const [cover, setCover] = useState(post?.cover ?? null)
  const isPublished = post?.published ?? false
  // The button that sends the form says whether the post will be published.
  const published = useRef(isPublished)
  const save = useChange({
    send: (values: FormValues) => {
      const becomes = published.current !== isPublished && { published: published.current }
      if (post) return api.blogs.update(post._id, { ...values.changed(bodyOf), ...becomes })
      return api.blogs.create({ ...bodyOf(values), ...becomes })
    },
    changes: ['posts'],
    done: t('posts.saved'),
    after: (saved) => {
      unsaved.saved()
      onSaved(saved)
      if (post) return
      navigate({
        to: '/stores/$storeId/content/$postId',
        params: { storeId, postId: saved._id },
        replace: true,
        ignoreBlocker: true,
      })
    },
  })
  const changeCover = (url: string | null) => {
    setCover(url)
    unsaved.change()
  }
  const submits = (becomes: boolean) => ({
    type: 'submit' as const,
    busy: save.isPending,
    onClick: () => {
      published.current = becomes
    },
  })
  // Enter in a field presses the first submit button, which must not be this one.
  const unpublish = (event: MouseEvent<HTMLButtonElement>) => {
    published.current = false
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <Form {...savedBy(save, unsaved)} locked={!may('WRITE_BLOGS')}>
      <Panel>
        <div className="stack">
          <TextField
            name="title"
            label={t('posts.name')}
            defaultValue={post?.title}
            maxLength={200}
            required
            focused={!post}
          />
          <Editor
            name="content"
            label={t('editor.label')}
            text={content}
            most={200_000}
            onText={setContent}
          />
        </div>
      </Panel>
      <Panel title={t('posts.in-lists')}>
        <div className="columns columns-2">
          <div className="stack">
            <TextArea
              name="excerpt"
              label={t('posts.excerpt')}
              hint={t('posts.excerpt-hint')}
              defaultValue={post?.excerpt}
              maxLength={1000}
              rows={3}
              optional
            />
            <TextField
              name="tags"
              label={t('posts.tags')}
              hint={t('posts.tags-hint')}
              defaultValue={post && listText(post.tags)}
              optional
            />
            <TextField
              name="slug"
              label={t('posts.slug')}
              hint={t('posts.slug-hint')}
              defaultValue={post?.slug}
              maxLength={100}
              pattern="[a-z0-9]+(-[a-z0-9]+)*"
              title={t('posts.slug-hint')}
              optional={!post}
              required={Boolean(post)}
            />
          </div>
          <PictureField name="cover" label={t('posts.cover')} url={cover} onUrl={changeCover} optional />
        </div>
      </Panel>
      <SaveBar isChanged={unsaved.isChanged}>
        {isPublished ? (
          <>
            <Button busy={save.isPending} onClick={unpublish}>
              {t('posts.unpublish')}
            </Button>
            <Button look="main" {...submits(true)}>
              {t('common.save')}
            </Button>
          </>
        ) : (
          <>
            <Button {...submits(false)}>{t('posts.save-draft')}</Button>
            <Button look="main" {...submits(true)}>
              {t('posts.publish')}
            </Button>
          </>
        )}
      </SaveBar>
    </Form>
  )
}

function bodyOf(values: FormValues) {
  return {
    title: values.text('title'),
    slug: values.optional('slug'),
    excerpt: values.text('excerpt'),
    content: values.text('content'),
    cover: values.optional('cover') ?? null,
    tags: [...new Set(listIn(values.text('tags')))],
  }
}
