import type { components } from '../api.ts'
import { usePage } from '../page-context.tsx'
import { Stars } from './cards.tsx'
import { Day } from './day.tsx'
import { Paging } from './pages.tsx'

type Schemas = components['schemas']

/** Shows the reviews of a product, and a form for a new one. */
export function Reviews(props: {
  productId: string
  summary: Schemas['ReviewSummary']
  list: Schemas['ListReviewsResponse']['data']
  /** The reason why a form of this page came back. */
  problem: string | null
}) {
  const { words, form } = usePage()
  const { summary, list, productId } = props
  const problem = form.get('productId') === productId ? props.problem : null
  return (
    <section class="section reviews" id="reviews">
      <header>
        <h2>{words.reviews.title}</h2>
      </header>
      <div class="columns">
        <div>
          {summary.count > 0 ? <Summary summary={summary} /> : <p class="empty">{words.reviews.none}</p>}
          <details class="fold" open={problem !== null}>
            <summary class="quiet button">{words.reviews.write}</summary>
            <ReviewForm productId={productId} problem={problem} />
          </details>
        </div>
        <div>
          {list.reviews.map(({ _id, author, rating, title, body, verifiedPurchase, createdAt }) => (
            <article class="said" key={_id}>
              <Stars average={rating} />
              {title && <h3>{title}</h3>}
              {body && <p class="written">{body}</p>}
              <p class="small">
                {author.name ?? words.reviews.somebody}
                {verifiedPurchase && ` · ${words.reviews.verified}`} · <Day at={createdAt} />
              </p>
            </article>
          ))}
          <Paging pagination={list.pagination} within="reviews" label={words.reviews.title} />
        </div>
      </div>
    </section>
  )
}

function Summary({ summary }: { summary: Schemas['ReviewSummary'] }) {
  const { words } = usePage()
  return (
    <>
      <p class="average">
        <strong>{summary.average}</strong>
        <Stars average={summary.average} count={summary.count} />
      </p>
      <dl class="bars">
        {([5, 4, 3, 2, 1] as const).map((stars) => (
          <div key={stars}>
            <dt>{words.reviews.stars(stars)}</dt>
            <dd>
              <meter
                min="0"
                max={summary.count}
                value={summary.histogram[stars]}
                aria-label={words.reviews.stars(stars)}
              />
              {summary.histogram[stars]}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** A review that was refused is still in its form, with the reason. */
function ReviewForm({ productId, problem }: { productId: string; problem: string | null }) {
  const { words, form } = usePage()
  const typed = (name: string) => (problem === null ? '' : (form.get(name) ?? ''))
  return (
    <form method="post" action="/reviews" class="fields">
      {problem && (
        <p class="problem whole" role="alert" tabIndex={-1}>
          {problem}
        </p>
      )}
      <input type="hidden" name="productId" value={productId} />
      <label>
        {words.reviews.rating}
        <select name="rating" required>
          <option value="">{words.reviews.choose}</option>
          {[5, 4, 3, 2, 1].map((stars) => (
            <option key={stars} value={stars} selected={typed('rating') === String(stars)}>
              {words.reviews.stars(stars)}
            </option>
          ))}
        </select>
      </label>
      <label class="whole">
        {words.reviews.heading} <span class="small">{words.islands.address.optional}</span>
        <input name="title" maxLength={200} value={typed('title')} />
      </label>
      <label class="whole">
        {words.reviews.text} <span class="small">{words.islands.address.optional}</span>
        <textarea name="body" rows={4} maxLength={5000} value={typed('body')} />
      </label>
      <button class="button">{words.reviews.send}</button>
    </form>
  )
}
