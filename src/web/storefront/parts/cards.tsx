import type { components } from '../api.ts'
import { comesOut, shipsFrom } from '../goods/backorders.ts'
import { priceNotes } from '../goods/price-notes.ts'
import { pricesOf } from '../goods/reductions.ts'
import { usePage } from '../page-context.tsx'
import { Day } from './day.tsx'
import { Icon } from './icon.tsx'
import { Island } from './island.tsx'
import { plainOf } from './markdown.tsx'
import { Picture } from './picture.tsx'

type Schemas = components['schemas']

/** Pictures of products side by side; `eager` of them are seen at once. */
export function ProductGrid({
  products,
  wished = new Set(),
  eager = 0,
}: {
  products: Schemas['Product'][]
  wished?: Set<string>
  eager?: number
}) {
  return (
    <ul class="grid">
      {products.map((product, place) => (
        <li key={product._id}>
          <ProductCard product={product} wished={wished.has(product._id)} first={place < eager} />
        </li>
      ))}
    </ul>
  )
}

function ProductCard({
  product,
  wished,
  first,
}: {
  product: Schemas['Product']
  wished: boolean
  first: boolean
}) {
  const context = usePage()
  const { words } = context
  const later = product.backorder && shipsFrom(context, product.backorder)
  return (
    <article class="card">
      <a href={`/products/${product.slug}`}>
        <Picture src={product.images[0]} place="card" first={first} />
        <h3>{product.name}</h3>
      </a>
      <Price product={product} />
      {product.preorder && <p class="small">{comesOut(context, product.preorder)}</p>}
      {!product.inStock && <p class="small">{later ?? words.product.soldOut}</p>}
      <Island name="Heart" props={{ productId: product._id, name: product.name, wished }} />
    </article>
  )
}

/** Shows the price of a product, with the price before a reduction. */
function Price({ product }: { product: Schemas['Product'] }) {
  const context = usePage()
  const { words, money } = context
  const [own, ...others] = [product, ...product.variants].map((one) => ({
    one,
    shown: pricesOf(context, one, product),
  }))
  const cheapest = others.reduce((best, other) => (other.shown.price < best.shown.price ? other : best), own!)
  const { one, shown } = cheapest
  const { price: lowest, before } = shown
  const varies = others.some((other) => other.shown.price !== lowest)
  return (
    <p class="price">
      {varies ? words.product.from(money(lowest)) : money(lowest)}
      {product.digital?.accessType === 'pass' && <span class="small"> {words.product.perMonth}</span>}
      <Before price={before} />
      {priceNotes(one, shown, context).map((note) => (
        <small key={note}>{note}</small>
      ))}
    </p>
  )
}

/** The crossed price before a reduction. */
function Before({ price }: { price: number | null }) {
  const { words, money } = usePage()
  if (price === null) return null
  return (
    <s>
      <span class="hidden">{words.product.before} </span>
      {money(price)}
    </s>
  )
}

/** Stars, to the nearest half of one, and the same in words. */
export function Stars({ average, count }: { average: number; count?: number }) {
  const { words } = usePage()
  const halves = Math.round(average * 2)
  return (
    <span class="stars">
      <span class="hidden">{words.reviews.average(average)}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star" filled={halves >= star * 2 || (halves === star * 2 - 1 && 'half')} />
      ))}
      {count !== undefined && <span class="small">{words.reviews.count(count)}</span>}
    </span>
  )
}

/** Shows a dish or a service in a row: a picture, what it is, and what it costs. */
export function Row(props: {
  id: string
  path: string
  image: string | undefined
  name: string
  description: string
  price: number
  aside?: string | undefined
  first?: boolean
}) {
  const context = usePage()
  const { money } = context
  const shown = pricesOf(context, { _id: props.id, price: props.price })
  return (
    <a class="row" href={props.path}>
      <span class="about">
        <strong>{props.name}</strong>
        <span class="text">{plainOf(props.description)}</span>
        <span class="price">
          {money(shown.price)}
          <Before price={shown.before} />
          {props.aside && <span class="small">{props.aside}</span>}
          {priceNotes(props, shown, context).map((note) => (
            <small key={note}>{note}</small>
          ))}
        </span>
      </span>
      {props.image && <Picture src={props.image} place="row" first={props.first ?? false} />}
    </a>
  )
}

export function PostCard({ post, first = false }: { post: Schemas['BlogSummary']; first?: boolean }) {
  return (
    <article class="post">
      <a href={`/blogs/${post.slug}`}>
        {post.cover && <Picture src={post.cover} place="post" first={first} />}
        <div>
          {post.publishedAt && (
            <p class="small">
              <Day at={post.publishedAt} />
            </p>
          )}
          <h3>{post.title}</h3>
          <p>{post.excerpt}</p>
        </div>
      </a>
    </article>
  )
}
