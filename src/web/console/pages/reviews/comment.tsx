import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/reviews.ts'
import { useChange } from '../../shell/change.ts'
import { ConfirmChange } from '../../shell/confirm-change.tsx'
import { useStore } from '../../shell/store.tsx'
import { type Comment, subjectQuery } from './queries.ts'
import { VoiceActions } from './voice-actions.tsx'

/** Shows a comment, what it is about, and what can be done about it. */
export function CommentLine({ comment }: { comment: Comment }) {
  const { author, body, hidden, reports, parentId, fromStore, createdAt } = comment
  return (
    <li className={hidden ? 'voice-hidden' : undefined}>
      <div className="row">
        <span className="strong">{authorOf(comment)}</span>
        {fromStore && author?.name && <Badge tone="info">{t('comments.from-store')}</Badge>}
        {hidden && <Badge tone="warn">{t('reviews.hidden')}</Badge>}
        {reports > 0 && <Badge tone="bad">{t('comments.reports', { count: reports })}</Badge>}
      </div>
      <p className="prose voice-text">{body}</p>
      <p className="muted small">
        {t(parentId ? 'comments.answer-on' : 'comments.on')} <Subject comment={comment} /> ·{' '}
        <Time at={createdAt} />
      </p>
      <CommentActions comment={comment} />
    </li>
  )
}

const authorOf = ({ author, fromStore }: Comment) =>
  author?.name ?? t(fromStore ? 'comments.store' : 'reviews.somebody')

/** Shows the record that is commented on, by name once that is known. */
function Subject({ comment }: { comment: Comment }) {
  const current = useStore()
  const { data: name } = useQuery(subjectQuery(current, comment))
  const words = name ?? t(`comments.of-${comment.resource}`)
  if (comment.resource === 'product' || name === null) return <>{words}</>
  const params = { storeId: current.storeId, postId: comment.resourceId }
  return (
    <Link to="/stores/$storeId/content/$postId" params={params}>
      {words}
    </Link>
  )
}

function CommentActions({ comment }: { comment: Comment }) {
  const { api } = useStore()
  const [open, setOpen] = useState<'answer' | 'delete'>()
  const { _id, hidden } = comment
  const show = useChange({
    send: () => api.comments.update(_id, { hidden: !hidden }),
    changes: ['comments'],
    done: t(hidden ? 'comments.is-shown' : 'comments.is-hidden'),
  })
  const close = () => setOpen(undefined)
  return (
    <>
      <VoiceActions
        label={t('comments.actions', { name: authorOf(comment) })}
        answer={t('reviews.answer')}
        hidden={hidden}
        show={show}
        onOpen={setOpen}
      />
      {open === 'answer' && <AnswerComment comment={comment} onClose={close} />}
      {open === 'delete' && <DeleteComment comment={comment} onClose={close} />}
    </>
  )
}

interface DialogProps {
  comment: Comment
  onClose: () => void
}

function AnswerComment({ comment: { _id, body }, onClose }: DialogProps) {
  const { api } = useStore()
  const answer = useChange({
    send: (text: string) => api.comments.create({ parentId: _id, body: text }),
    changes: ['comments'],
    done: t('reviews.answered'),
    after: onClose,
  })
  return (
    <FormDialog
      title={t('comments.answer-title')}
      onClose={onClose}
      action={t('reviews.send-answer')}
      sending={answer}
      onSubmit={(values) => answer.mutate(values.text('body'))}
    >
      <blockquote className="voice-answer prose">{body}</blockquote>
      <TextArea
        name="body"
        label={t('reviews.your-answer')}
        hint={t('reviews.answer-hint')}
        maxLength={5000}
        rows={5}
        data-focus
        required
      />
    </FormDialog>
  )
}

function DeleteComment({ comment, onClose }: DialogProps) {
  const { api } = useStore()
  return (
    <ConfirmChange
      title={t('comments.delete-title', { name: authorOf(comment) })}
      action={t('reviews.delete')}
      send={() => api.comments.delete(comment._id)}
      changes={['comments']}
      done={t('comments.deleted')}
      onClose={onClose}
    >
      {t('comments.delete-lead')}
    </ConfirmChange>
  )
}
