import { learnReductions } from '../goods/reductions.ts'
import { ensureVisitor, type PageContext } from '../page-context.tsx'
import { ProductGrid } from '../parts/cards.tsx'
import { lastPage, Paging, pageIn } from '../parts/pages.tsx'
import { done, page, type Reply } from '../reply.tsx'

export async function wishlistPage(context: PageContext): Promise<Reply> {
  const { client, words, session, url } = context
  const list = session ? await client.wishlist.list({ page: pageIn(url), limit: 24 }) : null
  const last = list && lastPage(context, list.pagination)
  if (last) return last
  await learnReductions(context, list?.products ?? [])
  return page(
    context,
    { title: words.nav.wishlist, at: '/wishlist', personal: true },
    <>
      <header class="heading">
        <h1>{words.nav.wishlist}</h1>
      </header>
      {list && list.products.length > 0 ? (
        <>
          <h2 class="hidden">{words.browse.results}</h2>
          <ProductGrid
            products={list.products}
            wished={new Set(list.products.map(({ _id }) => _id))}
            eager={4}
          />
          <Paging pagination={list.pagination} />
        </>
      ) : (
        <p class="empty">
          {words.wishlist.empty} <a href="/products">{words.wishlist.look}</a>
        </p>
      )}
    </>,
  )
}

/** Puts a product on the wishlist, or takes it off. */
export async function wish(context: PageContext): Promise<Reply> {
  const { client, form, words } = context
  await ensureVisitor(context)
  const productId = form.get('productId') ?? ''
  const wished = form.get('wished') === 'true'
  if (wished) await client.wishlist.addItem({ productId })
  else await client.wishlist.removeItem(productId).settled()
  return done(context, { wished }, wished ? words.wishlist.added : words.wishlist.removed)
}

/** Returns the ids of the hundred newest products on the shopper's wishlist. */
export async function wishesOf({ client, session }: PageContext): Promise<Set<string>> {
  if (!session) return new Set()
  const { data } = await client.wishlist.list({ limit: 100 }).settled()
  return new Set(data?.products.map(({ _id }) => _id))
}
