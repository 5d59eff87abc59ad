import { type components, isRefusal } from '../api.ts'
import { breadcrumbs } from '../discovery/structured-data.ts'
import { learnReductions } from '../goods/reductions.ts'
import { readPrice } from '../islands/price-field.tsx'
import { type PageContext, placeOf, usePage } from '../page-context.tsx'
import { ProductGrid } from '../parts/cards.tsx'
import { Crumbs, wayToCategory } from '../parts/crumbs.tsx'
import { Island } from '../parts/island.tsx'
import { Description } from '../parts/markdown.tsx'
import { lastPage, Paging, pageIn } from '../parts/pages.tsx'
import { goTo, movedTo, page, type Reply } from '../reply.tsx'
import { searchedIn } from '../stores.ts'
import { wishesOf } from './wishlist.tsx'

const sorts = ['newest', 'price', '-price', 'name'] as const
type Sort = (typeof sorts)[number]
type Category = components['schemas']['Category']
/** A category, or one above it as that has it. */
type Shown = Pick<Category, '_id' | 'name' | 'slug'>

/** Lists products by words, category, price and stock. The address has all choices. */
export async function productsPage(context: PageContext, categoryId?: string): Promise<Reply> {
  const { client, url, words } = context
  const filters = filtersIn(context)
  const category = categoryId ?? filters.category
  const [list, { categories }, wished, current, below] = await Promise.all([
    client.products.list({ ...filters, category, page: pageIn(url), limit: 24 }),
    client.categories.list({ parent: '-', limit: 100 }),
    wishesOf(context),
    categoryId ? client.categories.get(categoryId) : categoryIn(context, filters.category),
    category ? client.categories.list({ parent: category, limit: 100 }) : null,
  ])
  const moved = categoryId && current && movedTo(context, '/categories', current)
  if (moved) return moved
  const last = lastPage(context, list.pagination)
  if (last) return last
  await learnReductions(context, list.products)
  // A category has one address, whether it was followed or chosen among the filters.
  const shown = current ?? undefined
  const isNarrowed = [...url.searchParams].some(([name, value]) => name !== 'sort' && value)
  const followed = categoryId ? shown : undefined
  const title = followed?.name ?? (filters.query ? words.browse.found(filters.query) : words.browse.title)
  return page(
    context,
    {
      title,
      at: '/products',
      ...(followed?.description && { description: followed.description }),
      image: followed?.image ?? list.products[0]?.images[0],
      ...(shown ? { path: `/categories/${shown.slug}` } : {}),
      keeps: [...(shown ? [] : ['category']), 'query', 'minPrice', 'maxPrice', 'inStock', 'sort', 'page'],
      ...(shown && { things: [breadcrumbs(placeOf(context), wayToCategory(shown))] }),
    },
    <div class="browse">
      <header class="heading">
        {followed && <Crumbs way={wayToCategory(followed).slice(0, -1)} />}
        <h1>{title}</h1>
        {followed?.description && <Description text={followed.description} />}
        <p aria-live="polite">{words.browse.count(list.pagination.total)}</p>
      </header>
      <Filters
        categories={aroundOf(categories, shown, below?.categories)}
        filters={filters}
        category={category}
      />
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

/** Returns the category that a filter names; null if there is none. */
async function categoryIn({ client }: PageContext, asked: string | undefined) {
  if (asked === undefined) return null
  try {
    return await client.categories.get(asked)
  } catch (error) {
    if (isRefusal(error) && error.status === 404) return null
    throw error
  }
}

/** Returns the categories to choose from: those at the top, the way to the one that is shown, and those below it. */
function aroundOf(top: Shown[], shown: Category | undefined, below: Shown[] = []): Shown[] {
  if (!shown) return top
  const [first, ...way] = [...shown.ancestors, shown]
  const inside = [...way, ...below]
  return top.some(({ _id }) => _id === first!._id)
    ? top.flatMap((one) => (one._id === first!._id ? [one, ...inside] : [one]))
    : [...top, first!, ...inside]
}

/** The search in the header opens the first searchable section of this store. */
export async function searchPage(context: PageContext): Promise<Reply> {
  const query = new URLSearchParams({ query: context.url.searchParams.get('query') ?? '' })
  return goTo(context, `/${searchedIn(context.store) ?? 'products'}?${query}`)
}

const typedIn = ({ searchParams }: URL, name: string) =>
  searchParams.get(name)?.trim().slice(0, 200) || undefined

/** Returns the filters of the list; an unreadable price is reported next to its field, and filters nothing. */
function filtersIn({ url, store }: PageContext) {
  const text = (name: string) => typedIn(url, name)
  const amount = (name: string) => readPrice(text(name) ?? '', store.currency).value
  const sort = sorts.find((one) => one === text('sort')) ?? ('newest' as Sort)
  return {
    query: text('query'),
    category: text('category'),
    minPrice: amount('minPrice'),
    maxPrice: amount('maxPrice'),
    inStock: url.searchParams.has('inStock') || undefined,
    sort,
  }
}

function Filters(props: {
  categories: Shown[]
  filters: ReturnType<typeof filtersIn>
  category: string | undefined
}) {
  const { words, store, url } = usePage()
  const { filters, category } = props
  const isNarrowed = ['minPrice', 'maxPrice', 'inStock'].some((name) => typedIn(url, name))
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
      <details open={isNarrowed}>
        <summary>{words.browse.narrow}</summary>
        <div class="fields">
          <Price name="minPrice" label={words.browse.minPrice(store.currency.symbol)} />
          <Price name="maxPrice" label={words.browse.maxPrice(store.currency.symbol)} />
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

function Price({ name, label }: { name: string; label: string }) {
  const { store, language, url } = usePage()
  const { code, symbol } = store.currency
  const value = typedIn(url, name) ?? ''
  return <Island name="PriceField" props={{ name, label, value, language, currency: { code, symbol } }} />
}

function Chip({ value, name, checked }: { value: string; name: string; checked: boolean }) {
  return (
    <label class="chip">
      <input type="radio" name="category" value={value} checked={checked} />
      {name}
    </label>
  )
}
