import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { SureButton } from '../../../ui/sure-button.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/reviews.ts'
import { useChange } from '../../shell/change.ts'
import { ConfirmChange } from '../../shell/confirm-change.tsx'
import { RecordInShop } from '../../shell/shop-link.tsx'
import { useStore } from '../../shell/store.tsx'
import type { Review } from './queries.ts'
import { Stars } from './stars.tsx'
import { VoiceActions } from './voice-actions.tsx'

/** Shows a review with the answer of the store, and what can be done about it. */
export function ReviewLine({ review }: { review: Review }) {
  const { storeId } = useStore()
  const { author, rating, title, body, verifiedPurchase, hidden, reply, product, productName } = review
  return (
    <li className={hidden ? 'voice-hidden' : undefined}>
      <div className="row">
        <Stars rating={rating} />
        {title && <span className="strong">{title}</span>}
        {hidden && <Badge tone="warn">{t('reviews.hidden')}</Badge>}
        {verifiedPurchase && <Badge tone="good">{t('reviews.verified')}</Badge>}
      </div>
      {body && <p className="prose voice-text">{body}</p>}
      <p className="muted small">
        {author.name ?? t('reviews.somebody')} ·{' '}
        <Link
          to="/stores/$storeId/reviews"
          params={{ storeId }}
          search={{ product }}
          aria-label={t('reviews.of-product', { product: productName })}
        >
          {productName}
        </Link>
        <RecordInShop path={`/products/${product}#reviews`} name={productName} /> ·{' '}
        <Time at={review.createdAt} />
      </p>
      {reply && (
        <div className="voice-answer stack-tight">
          <p className="small muted">
            {t('reviews.your-answer')} · <Time at={reply.createdAt} />
          </p>
          <p className="prose">{reply.body}</p>
        </div>
      )}
      <ReviewActions review={review} />
    </li>
  )
}

function ReviewActions({ review }: { review: Review }) {
  const { api } = useStore()
  const [open, setOpen] = useState<'answer' | 'delete'>()
  const { _id, hidden, reply, author, productName } = review
  const show = useChange({
    send: () => api.reviews.update(_id, { hidden: !hidden }),
    changes: ['reviews'],
    done: t(hidden ? 'reviews.is-shown' : 'reviews.is-hidden'),
  })
  const by = { name: author.name ?? t('reviews.somebody'), product: productName }
  const close = () => setOpen(undefined)
  return (
    <>
      <VoiceActions
        label={t('reviews.actions', by)}
        answer={t(reply ? 'reviews.edit-answer' : 'reviews.answer')}
        hidden={hidden}
        show={show}
        onOpen={setOpen}
      />
      {open === 'answer' && <AnswerReview review={review} onClose={close} />}
      {open === 'delete' && <DeleteReview review={review} onClose={close} />}
    </>
  )
}

/** The public answer to a review. */
function AnswerReview({ review: { _id, reply, title, body }, onClose }: DialogProps) {
  const { api } = useStore()
  const answer = useChange({
    send: (text: string) => api.reviews.update(_id, { reply: text }),
    changes: ['reviews'],
    done: t('reviews.answered'),
    after: onClose,
  })
  return (
    <FormDialog
      title={t('reviews.answer-title')}
      onClose={onClose}
      action={t('reviews.send-answer')}
      extra={reply && <RemoveAnswer reviewId={_id} onDone={onClose} />}
      sending={answer}
      onSubmit={(values) => answer.mutate(values.text('reply'))}
    >
      {(body || title) && <blockquote className="voice-answer prose">{body || title}</blockquote>}
      <TextArea
        name="reply"
        label={t('reviews.your-answer')}
        hint={t('reviews.answer-hint')}
        defaultValue={reply?.body}
        maxLength={2000}
        rows={5}
        data-focus
        required
      />
    </FormDialog>
  )
}

function RemoveAnswer({ reviewId, onDone }: { reviewId: string; onDone: () => void }) {
  const { api } = useStore()
  const remove = useChange({
    send: () => api.reviews.update(reviewId, { reply: null }),
    changes: ['reviews'],
    done: t('reviews.answer-removed'),
    after: onDone,
  })
  return (
    <SureButton
      words={t('reviews.remove-answer')}
      sure={t('reviews.remove-answer-sure')}
      sending={remove}
      onSure={() => remove.mutate()}
    />
  )
}

interface DialogProps {
  review: Review
  onClose: () => void
}

function DeleteReview({ review: { _id, author }, onClose }: DialogProps) {
  const { api } = useStore()
  return (
    <ConfirmChange
      title={t('reviews.delete-title', { name: author.name ?? t('reviews.somebody') })}
      action={t('reviews.delete')}
      send={() => api.reviews.delete(_id)}
      changes={['reviews']}
      done={t('reviews.deleted')}
      onClose={onClose}
    >
      {t('reviews.delete-lead')}
    </ConfirmChange>
  )
}
