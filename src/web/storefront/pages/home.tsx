import type { components } from '../api.ts'
import { organization } from '../discovery/structured-data.ts'
import { learnReductions } from '../goods/reductions.ts'
import { type PageContext, placeOf, usePage } from '../page-context.tsx'
import { PostCard, ProductGrid, Row } from '../parts/cards.tsx'
import { Icon } from '../parts/icon.tsx'
import { Picture } from '../parts/picture.tsx'
import { page, type Reply } from '../reply.tsx'
import type { Kind } from '../stores.ts'
import { wishesOf } from './wishlist.tsx'

type Schemas = components['schemas']

export async function homePage(context: PageContext): Promise<Reply> {
  const { client, store, words } = context
  const { type, sells } = store
  const shows = (kind: Kind, of: boolean) => of && sells.includes(kind)
  const hasProducts = sells.includes('products')
  const [banners, categories, products, foods, services, posts, wished] = await Promise.all([
    client.banners.list({ placement: 'home', limit: 3 }).then(({ banners }) => banners),
    hasProducts
      ? client.categories.list({ parent: '-', limit: 12 }).then(({ categories }) => categories)
      : [],
    hasProducts ? client.products.list({ limit: 60 }).then(({ products }) => products) : [],
    shows('foods', type === 'restaurant') ? client.foods.list({ limit: 6 }).then(({ foods }) => foods) : [],
    shows('services', type === 'business')
      ? client.services.list({ limit: 6 }).then(({ services }) => services)
      : [],
    store.has.blogs ? client.blogs.list({ limit: 2 }).then(({ blogs }) => blogs) : [],
    wishesOf(context),
  ])
  await learnReductions(context, [...products.slice(0, 8), ...foods, ...services])
  const [hero, ...others] = banners
  const lead = hero ?? {
    title: store.name,
    image: products[0]?.images[0] ?? foods[0]?.images[0] ?? services[0]?.images[0] ?? null,
    link: null,
  }
  return page(
    context,
    { title: store.name, image: lead.image ?? undefined, things: [organization(placeOf(context))] },
    <>
      <Hero
        title={lead.title}
        image={lead.image}
        link={lead.link ?? (sells[0] ? `/${sells[0]}` : null)}
        look={lead.link ? words.home.look : sells[0] && words.home.looks[sells[0]]}
      />
      {sells.length === 0 && <p class="empty">{words.home.nothing}</p>}
      {type !== 'restaurant' && <Categories categories={categories} products={products} />}
      {foods.length > 0 && (
        <Section title={words.home.foods} more="/foods">
          <div class="rows">
            {foods.map((food) => (
              <Row
                key={food._id}
                id={food._id}
                path={`/foods/${food._id}`}
                image={food.images[0]}
                {...food}
              />
            ))}
          </div>
        </Section>
      )}
      {services.length > 0 && (
        <Section title={words.home.services} more="/services">
          <div class="rows">
            {services.map((service) => (
              <Row
                key={service._id}
                id={service._id}
                path={`/services/${service._id}`}
                image={service.images[0]}
                aside={service.durationMinutes ? words.service.minutes(service.durationMinutes) : undefined}
                {...service}
              />
            ))}
          </div>
        </Section>
      )}
      {products.length > 0 && (
        <Section title={type === 'restaurant' ? words.home.pantry : words.home.products} more="/products">
          <ProductGrid products={products.slice(0, 8)} wished={wished} />
        </Section>
      )}
      {others.map((banner) => (
        <Hero key={banner._id} small title={banner.title} image={banner.image} link={banner.link} />
      ))}
      {posts.length > 0 && (
        <Section title={words.home.blog} more="/blogs">
          <div class="posts">
            {posts.map((post) => (
              <PostCard key={post._id} post={post} />
            ))}
          </div>
        </Section>
      )}
    </>,
  )
}

interface HeroProps {
  title: string
  image: string | null
  link: string | null
  /** The words of the link. */
  look?: string | undefined
  small?: boolean
}

function Hero(props: HeroProps) {
  const { words } = usePage()
  const Title = props.small ? 'h2' : 'h1'
  return (
    <section class={props.small ? 'hero small-hero' : 'hero'}>
      <div>
        <Title>{props.title}</Title>
        {props.link && (
          <a class="button" href={props.link}>
            {props.look ?? words.home.look} <Icon name="arrow" />
          </a>
        )}
      </div>
      <Picture src={props.image} place="hero" first={!props.small} />
    </section>
  )
}

function Section(props: { title: string; more: string; children: preact.ComponentChildren }) {
  const { words } = usePage()
  return (
    <section class="section">
      <header>
        <h2>{props.title}</h2>
        <a href={props.more}>
          {words.home.all} <span class="hidden">{props.title}</span> <Icon name="arrow" />
        </a>
      </header>
      {props.children}
    </section>
  )
}

/** Shows a tile for each category at the top, with its picture or that of one of its products. */
function Categories({
  categories,
  products,
}: {
  categories: Schemas['Category'][]
  products: Schemas['Product'][]
}) {
  const { words } = usePage()
  const tiles = categories.flatMap((category) => {
    const own = products.find(({ category: its }) =>
      [its, ...(its?.ancestors ?? [])].some((one) => one?._id === category._id),
    )
    return own || category.image ? [{ ...category, image: category.image ?? own?.images[0] }] : []
  })
  if (tiles.length < 2) return null
  return (
    <nav class="tiles" aria-label={words.browse.categories}>
      {tiles.slice(0, 6).map(({ slug, name, image }) => (
        <a key={slug} href={`/categories/${slug}`}>
          <Picture src={image} place="tile" />
          <span>{name}</span>
        </a>
      ))}
    </nav>
  )
}
