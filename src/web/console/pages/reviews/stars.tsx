import { Star } from 'lucide-react'
import { t } from '../../../words/reviews.ts'

/** Shows a rating of one to five, as stars and, for screen readers, in words. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="stars" role="img" aria-label={t('reviews.stars', { count: rating })}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          size={16}
          aria-hidden="true"
          className={star > rating ? 'star-empty' : undefined}
          fill={star > rating ? 'none' : 'currentColor'}
        />
      ))}
    </span>
  )
}
