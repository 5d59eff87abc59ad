import { Button } from '../../../ui/button.tsx'
import { Problem } from '../../../ui/states.tsx'
import { t } from '../../../words/reviews.ts'

interface VoiceActionsProps {
  /** Tells the group from those of other reviews or comments: the words of the buttons are the same. */
  label: string
  answer: string
  hidden: boolean
  /** Shows it to shoppers if it is hidden, and hides it otherwise. */
  show: { error: Error | null; isPending: boolean; mutate: () => void }
  onOpen: (dialog: 'answer' | 'delete') => void
}

/** The actions of a merchant on a review or a comment. */
export function VoiceActions({ label, answer, hidden, show, onOpen }: VoiceActionsProps) {
  return (
    <>
      {show.error ? <Problem error={show.error} /> : null}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
      <div className="row voice-actions" role="group" aria-label={label}>
        <Button look="quiet" onClick={() => onOpen('answer')}>
          {answer}
        </Button>
        <Button look="quiet" busy={show.isPending} onClick={() => show.mutate()}>
          {t(hidden ? 'reviews.show' : 'reviews.hide')}
        </Button>
        <Button look="quiet" onClick={() => onOpen('delete')}>
          {t('reviews.delete')}
        </Button>
      </div>
    </>
  )
}
