import type { components } from '../api.ts'
import { breadcrumbs, organization, productThing } from '../discovery/structured-data.ts'
import { comesOut, shipsFrom } from '../goods/backorders.ts'
import { type Modifiable, modifiable } from '../goods/modifiers.ts'
import { priceNotes } from '../goods/price-notes.ts'
import { learnReductions, pricesOf } from '../goods/reductions.ts'
import { chosenIn, optionsOf, valuesOf } from '../goods/variant-options.ts'
import { type PageContext, placeOf, takeProblem, usePage } from '../page-context.tsx'
import { BackInStock } from '../parts/back-in-stock.tsx'
import { ProductGrid, Stars } from '../parts/cards.tsx'
import { Comments, commentsOf } from '../parts/comments.tsx'
import { Crumbs, wayToCategory } from '../parts/crumbs.tsx'
import { Island } from '../parts/island.tsx'
import { Description } from '../parts/markdown.tsx'
import { Prose, pageIn, pageWithin } from '../parts/pages.tsx'
import { Picture } from '../parts/picture.tsx'
import { Reviews } from '../parts/reviews.tsx'
import { TaxNote } from '../parts/totals.tsx'
import { movedTo, page, type Reply } from '../reply.tsx'
import { wishesOf } from './wishlist.tsx'

type Product = components['schemas']['Product']
export type Pictured = Pick<Product, 'images' | 'imageAlts' | 'name'>

export async function productPage(context: PageContext, slug: string): Promise<Reply> {
  const { client, url } = context
  const problem = takeProblem(context)
  const place = placeOf(context)
  const product = await client.products.get(slug)
  const moved = movedTo(context, '/products', product)
  if (moved) return moved
  const [related, reviews, summary, comments, wished, policies] = await Promise.all([
    client.products.listRelatedProducts(product._id).then(({ products }) => products),
    pageWithin(pageIn(url, 'reviews'), (page) =>
      client.reviews.list({ productId: product._id, page, limit: 5 }),
    ),
    client.reviews.getSummary({ productId: product._id }),
    commentsOf(context, 'product', product._id),
    wishesOf(context),
    client.shop.getPolicies(),
  ])
  await learnReductions(context, [product, ...related.slice(0, 4)])
  const price = product.variants.length > 0 ? null : pricesOf(context, product).price
  const modifiers = await modifiable(context, 'products', { ...product, price })
  return page(
    context,
    {
      title: product.name,
      description: product.description,
      image: product.images[0],
      at: '/products',
      path: `/products/${product.slug}`,
      things: [
        productThing(place, product),
        breadcrumbs(place, wayTo(context, product)),
        organization(place),
      ],
    },
    <>
      <article class="product">
        <Gallery of={product} />
        <div class="details">
          {product.category && <Crumbs way={wayToCategory(product.category)} />}
          <h1>{product.name}</h1>
          <Facts of={product} />
          {summary.count > 0 && (
            <a class="rated" href="#reviews">
              <Stars average={summary.average} count={summary.count} />
            </a>
          )}
          <ProductBuyBox product={product} modifiers={modifiers} />
          <BackInStock product={product} />
          <Island
            name="Heart"
            props={{ productId: product._id, name: product.name, wished: wished.has(product._id) }}
          />
          <Description text={product.description} />
          <Promises product={product} policies={policies} />
        </div>
      </article>
      <Reviews productId={product._id} summary={summary} list={reviews} problem={problem} />
      <Comments resource="product" resourceId={product._id} list={comments} problem={problem} />
      {related.length > 0 && (
        <section class="section">
          <header>
            <h2>{context.words.product.related}</h2>
          </header>
          <ProductGrid products={related.slice(0, 4)} wished={wished} />
        </section>
      )}
    </>,
  )
}

function wayTo({ words }: PageContext, { category, name, slug }: Product): [name: string, path: string][] {
  const way: [name: string, path: string][] = category
    ? wayToCategory(category)
    : [[words.browse.title, '/products']]
  return [...way, [name, `/products/${slug}`]]
}

/** Names the brand, and the condition of goods that are not new. */
function Facts({ of: { vendor, condition } }: { of: Product }) {
  const { words } = usePage()
  const facts = [vendor, condition && condition !== 'new' && words.product.condition[condition]].filter(
    Boolean,
  )
  return facts.length > 0 ? <p class="facts">{facts.join(' · ')}</p> : null
}

/** Large pictures side by side: swiped, or shown one by one with the links beneath. */
export function Gallery({ of: { images, imageAlts, name } }: { of: Pictured }) {
  return (
    <div class="gallery">
      <section class="film" tabIndex={images.length > 1 ? 0 : undefined} aria-label={name}>
        {images.length === 0 && <Picture src={null} place="gallery" />}
        {images.map((image, place) => (
          <div id={`picture-${place + 1}`} key={image}>
            <Picture src={image} place="gallery" alt={imageAlts[image] ?? name} first={place === 0} />
          </div>
        ))}
      </section>
      {images.length > 1 && (
        <div class="thumbs">
          {images.map((image, place) => (
            <a key={image} href={`#picture-${place + 1}`} aria-label={`${name} ${place + 1}`}>
              <Picture src={image} place="thumb" />
            </a>
          ))}
        </div>
      )}
    </div>
  )
}

function ProductBuyBox({ product, modifiers }: { product: Product; modifiers: Modifiable | undefined }) {
  const context = usePage()
  const { money, words, url } = context
  const { variants, digital } = product
  const options = optionsOf(variants, words.product.choose)
  const first = variants.find(({ quantity }) => digital || quantity > 0) ?? variants[0]
  const asked = chosenIn(url.searchParams, options)
  const unit = digital?.accessType === 'pass' ? ` ${words.product.perMonth}` : ''
  const { backorder, preorder } = product
  const early = preorder ? [comesOut(context, preorder)] : []
  const laterNotes = ({ quantity }: { quantity: number }) =>
    backorder && quantity === 0 ? [shipsFrom(context, backorder)] : []
  const shownOf = (one: Product | Product['variants'][number]) => {
    const shown = pricesOf(context, one, product)
    return {
      price: `${money(shown.price)}${unit}`,
      before: shown.before === null ? null : money(shown.before),
      notes: [...priceNotes(one, shown, context), ...early, ...laterNotes(one)],
    }
  }
  return (
    <>
      <Island
        name="BuyBox"
        props={{
          productId: product._id,
          path: `/products/${product.slug}`,
          ...shownOf(product),
          options,
          choices: variants.map((variant) => ({
            values: valuesOf(variant, options),
            ...shownOf(variant),
            stock: digital || backorder ? null : variant.quantity,
          })),
          picked: first ? valuesOf(first, options).map((value, place) => asked[place] ?? value) : [],
          stock: digital || backorder ? null : product.quantity,
          ...{ least: product.minPerOrder, most: product.maxPerOrder },
          wishes: [],
          renews: digital?.accessType === 'pass',
          action: preorder ? words.product.preorder : words.product.add,
          many: !digital,
          modifiers,
        }}
      />
      <TaxNote shipped={!digital} />
    </>
  )
}

/** Names who made a product and who answers for it in the EU (Regulation 2023/988, Art. 19). */
function Safety({ product: { manufacturer, responsiblePerson } }: { product: Product }) {
  const { words } = usePage()
  if (!manufacturer && !responsiblePerson) return null
  const parties = [
    [words.product.maker, manufacturer],
    [words.product.responsible, responsiblePerson],
  ] as const
  return (
    <details>
      <summary>{words.product.safety}</summary>
      {parties.map(
        ([title, party]) =>
          party && (
            <p key={title}>
              {title}: {party.name}, {party.address}, <a href={`mailto:${party.email}`}>{party.email}</a>
            </p>
          ),
      )}
    </details>
  )
}

function Promises({
  product,
  policies,
}: {
  product: Product
  policies: components['schemas']['ShopPolicies']
}) {
  const { words } = usePage()
  const delivery = product.digital ? words.product.download[product.digital.accessType] : policies.shipping
  return (
    <div class="folds">
      <Safety product={product} />
      {delivery && (
        <details>
          <summary>{words.policies.shipping}</summary>
          <Prose text={delivery} />
        </details>
      )}
      {policies.refunds && (
        <details>
          <summary>{words.policies.refunds}</summary>
          <Prose text={policies.refunds} />
        </details>
      )}
    </div>
  )
}
