import { Badge } from '../../../ui/badge.tsx'
import { t } from '../../../words/words.ts'
import { type Item, isFood, isProduct } from './kinds.ts'

/** Shows that shoppers do not see it or, if they do, what keeps them from buying it. */
export function ItemBadge({ item }: { item: Item }) {
  if (!item.listed) return <Badge>{t('catalogue.hidden')}</Badge>
  if (isProduct(item) && !item.inStock) return <Badge tone="warn">{t('catalogue.sold-out')}</Badge>
  if (isFood(item) && !item.available) return <Badge tone="warn">{t('catalogue.unavailable')}</Badge>
  return <Badge tone="good">{t('catalogue.listed')}</Badge>
}

/** Shows the first picture, or a grey square. */
export function Thumbnail({ images: [first] }: Pick<Item, 'images'>) {
  return first ? (
    <img src={first} alt="" loading="lazy" className="thumbnail" />
  ) : (
    <span className="thumbnail" aria-hidden="true" />
  )
}
