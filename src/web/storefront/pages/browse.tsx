import type { components } from '../api.ts'
import { type PageContext, usePage } from '../page-context.tsx'
import { ProductGrid } from '../parts/cards.tsx'
import { lastPage, Paging, pageIn } from '../parts/pages.tsx'
import { goTo, page, type Reply } from '../reply.tsx'
import { searchedIn } from '../stores.ts'
import { wishesOf } from './wishlist.tsx'

const sorts = ['newest', 'price', '-price', 'name'] as const
type Sort = (typeof sorts)[number]

/** Lists products by words, category, price and stock. The address has everything that was chosen. */
export async function productsPage(context: PageContext, categoryId?: string): Promise<Reply> {
  const { client, url, words } = context
  const filters = filtersIn(url)
  const category = categoryId ?? filters.category
  const [list, { categories }, wished, current] = await Promise.all([
    client.products.list({ ...filters, category, page: pageIn(url), limit: 24 }),
    client.categories.list({ limit: 100 }),
    wishesOf(context),
    categoryId ? client.categories.get(categoryId) : null,
  ])
  const last = lastPage(context, list.pagination)
  if (last) return last
  const isNarrowed = [...url.searchParams].some(([name, value]) => name !== 'sort' && value)
  const title = current?.name ?? (filters.query ? words.browse.found(filters.query) : words.browse.title)
  return page(
    context,
    { title, at: '/products', image: list.products[0]?.images[0] },
    <div class="browse">
      <header class="heading">
        <h1>{title}</h1>
        <p aria-live="polite">{words.browse.count(list.pagination.total)}</p>
      </header>
      <Filters categories={categories} filters={filters} category={category} />
      {list.products.length > 0 ? (
        <div>
          <h2 class="hidden">{words.browse.results}</h2>
          <ProductGrid products={list.products} wished={wished} eager={4} />
          <Paging pagination={list.pagination} />
        </div>
      ) : (
        <p class="empty">
          {isNarrowed || categoryId ? (
            <>
              {words.browse.none} <a href="/products">{words.browse.clear}</a>
            </>
          ) : (
            words.browse.nothing
          )}
        </p>
      )}
    </div>,
  )
}

/** The search in the header looks where this store has something that can be searched. */
export async function searchPage(context: PageContext): Promise<Reply> {
  const query = new URLSearchParams({ query: context.url.searchParams.get('query') ?? '' })
  return goTo(context, `/${searchedIn(context.store) ?? 'products'}?${query}`)
}

function filtersIn({ searchParams }: URL) {
  const text = (name: string) => searchParams.get(name)?.trim().slice(0, 200) || undefined
  const amount = (name: string) => {
    const value = Number(text(name) ?? Number.NaN)
    return value >= 0 && value <= 1e12 ? value : undefined
  }
  const sort = sorts.find((one) => one === text('sort')) ?? ('newest' as Sort)
  return {
    query: text('query'),
    category: text('category'),
    minPrice: amount('minPrice'),
    maxPrice: amount('maxPrice'),
    inStock: searchParams.has('inStock') || undefined,
    sort,
  }
}

function Filters(props: {
  categories: components['schemas']['Category'][]
  filters: ReturnType<typeof filtersIn>
  category: string | undefined
}) {
  const { words, store } = usePage()
  const { filters, category } = props
  const narrowed = filters.minPrice ?? filters.maxPrice ?? filters.inStock
  return (
    <form action="/products" class="filters" data-submit>
      <fieldset class="chips">
        <legend class="hidden">{words.browse.categories}</legend>
        <Chip value="" name={words.browse.everything} checked={!category} />
        {props.categories.map(({ _id, slug, name }) => (
          <Chip key={_id} value={slug} name={name} checked={category === slug || category === _id} />
        ))}
      </fieldset>
      {filters.query && <input type="hidden" name="query" value={filters.query} />}
      <details open={narrowed !== undefined}>
        <summary>{words.browse.narrow}</summary>
        <div class="fields">
          <label>
            {words.browse.minPrice(store.currency.symbol)}
            <input type="number" name="minPrice" min="0" step="any" value={filters.minPrice} />
          </label>
          <label>
            {words.browse.maxPrice(store.currency.symbol)}
            <input type="number" name="maxPrice" min="0" step="any" value={filters.maxPrice} />
          </label>
          <label>
            {words.browse.sort}
            <select name="sort">
              {sorts.map((sort) => (
                <option key={sort} value={sort} selected={sort === filters.sort}>
                  {words.browse.sorts[sort]}
                </option>
              ))}
            </select>
          </label>
          <label class="check">
            <input type="checkbox" name="inStock" checked={filters.inStock === true} />
            {words.browse.inStock}
          </label>
        </div>
      </details>
      <button class="quiet button">{words.browse.show}</button>
    </form>
  )
}

function Chip({ value, name, checked }: { value: string; name: string; checked: boolean }) {
  return (
    <label class="chip">
      <input type="radio" name="category" value={value} checked={checked} />
      {name}
    </label>
  )
}
