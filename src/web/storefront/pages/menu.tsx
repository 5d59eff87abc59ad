import { dayInput } from '../../ui/date-time.ts'
import type { components } from '../api.ts'
import { breadcrumbs, menu, menuItem, organization, serviceThing } from '../discovery/structured-data.ts'
import { type Modifiable, modifiable } from '../goods/modifiers.ts'
import { priceNotes } from '../goods/price-notes.ts'
import { learnReductions, pricesOf } from '../goods/reductions.ts'
import type { Wish } from '../islands/buy-box.tsx'
import { type PageContext, placeOf, usePage } from '../page-context.tsx'
import { Row } from '../parts/cards.tsx'
import { DietaryFacts, DietaryFilter, dietaryIn } from '../parts/dietary.tsx'
import { OpenNow } from '../parts/hours.tsx'
import { Island } from '../parts/island.tsx'
import { Description } from '../parts/markdown.tsx'
import { MenuTimes } from '../parts/menu-times.tsx'
import { lastPage, Paging, pageIn } from '../parts/pages.tsx'
import { page, type Reply } from '../reply.tsx'
import { ChooseTime, GuestFields, slotsOf } from './bookings.tsx'
import { Gallery, type Pictured } from './product.tsx'
import { WaitForTime } from './time-alerts.tsx'

type Schemas = components['schemas']

/** Shows the dishes of a restaurant, by course. */
export async function foodsPage(context: PageContext): Promise<Reply> {
  const { client, url, words, store } = context
  const query = url.searchParams.get('query')?.trim().slice(0, 200) || undefined
  const dietary = dietaryIn(url, words.dietary)
  const list = await client.foods.list({ query, ...dietary, page: pageIn(url), limit: 100 })
  const last = lastPage(context, list.pagination)
  if (last) return last
  const [hours] = await Promise.all([client.shop.getHours(), learnReductions(context, list.foods)])
  const place = placeOf(context)
  const byCourse = coursesOf(context, list.foods)
  const isFiltered = Object.values(dietary).some(Boolean)
  return page(
    context,
    {
      title: words.nav.foods,
      at: '/foods',
      image: list.foods[0]?.images[0],
      keeps: ['query', 'page', 'diet', 'without'],
      things: [menu(place, words.nav.foods, byCourse), organization(place, hours)],
    },
    <>
      <header class="heading">
        <h1>{query ? words.browse.found(query) : words.nav.foods}</h1>
        <OpenNow hours={hours} />
      </header>
      <DietaryFilter foods={list.foods} />
      {list.foods.length === 0 && isFiltered && <p class="empty">{words.dietary.none}</p>}
      {list.foods.length === 0 && !query && !isFiltered && <p class="empty">{words.browse.nothing}</p>}
      {list.foods.length === 0 && query && (
        <p class="empty">
          {words.browse.none} <a href="/foods">{words.browse.clear}</a>{' '}
          {store.sells.includes('products') && (
            <a href={`/products?${new URLSearchParams({ query })}`}>{words.food.inPantry}</a>
          )}
        </p>
      )}
      <Courses of={byCourse} />
      <Paging pagination={list.pagination} />
    </>,
  )
}

/** Returns dishes by the names of their courses, in the order in which they were given. */
export function coursesOf({ words }: PageContext, foods: Schemas['Food'][]): Map<string, Schemas['Food'][]> {
  const byCourse = new Map<string, Schemas['Food'][]>()
  for (const food of foods) {
    const name = food.category?.name ?? words.food.others
    byCourse.set(name, [...(byCourse.get(name) ?? []), food])
  }
  return byCourse
}

/** Shows dishes by their courses. */
export function Courses({ of: byCourse }: { of: Map<string, Schemas['Food'][]> }) {
  const { words } = usePage()
  return (
    <>
      {byCourse.size > 1 && (
        <nav class="chips" aria-label={words.food.courses}>
          {[...byCourse.keys()].map((name, place) => (
            <a key={name} class="chip" href={`#course-${place}`}>
              {name}
            </a>
          ))}
        </nav>
      )}
      {[...byCourse].map(([name, foods], course) => (
        <section class="section" key={name} id={`course-${course}`}>
          <header>
            <h2>{name}</h2>
          </header>
          <div class="rows">
            {foods.map((food, place) => (
              <Row
                key={food._id}
                id={food._id}
                path={`/foods/${food._id}`}
                image={food.images[0]}
                name={food.name}
                description={food.description}
                price={food.price}
                aside={
                  !food.available
                    ? words.product.soldOut
                    : food.offeredNow === false
                      ? words.hours.notNow
                      : food.diet?.map((one) => words.dietary.diets[one]).join(', ')
                }
                first={course === 0 && place < 2}
              />
            ))}
          </div>
        </section>
      ))}
    </>
  )
}

export async function foodPage(context: PageContext, id: string): Promise<Reply> {
  const food = await context.client.foods.get(id)
  await learnReductions(context, [food])
  const { price } = pricesOf(context, food)
  const modifiers = await modifiable(context, 'foods', { ...food, price })
  const { words } = context
  const place = placeOf(context)
  const steps: [string, string][] = [
    [words.nav.foods, '/foods'],
    [food.name, `/foods/${food._id}`],
  ]
  const wishes: Wish[] = [
    { name: 'Request', label: words.food.request, type: 'text', hint: words.food.requestHint },
  ]
  return page(
    context,
    {
      title: food.name,
      description: food.description,
      image: food.images[0],
      at: '/foods',
      things: [menuItem(place, food), breadcrumbs(place, steps), organization(place)],
    },
    <OneThing thing={food} back={['/foods', food.category?.name ?? words.nav.foods]}>
      <MenuTimes food={food} />
      <DietaryFacts food={food} />
      <Order
        thing={food}
        wishes={wishes}
        action={words.food.add}
        stock={food.available ? null : 0}
        many
        modifiers={modifiers}
      />
    </OneThing>,
  )
}

export async function servicesPage(context: PageContext): Promise<Reply> {
  const { client, url, words } = context
  const { services, pagination } = await client.services.list({ page: pageIn(url), limit: 24 })
  const last = lastPage(context, pagination)
  if (last) return last
  await learnReductions(context, services)
  return page(
    context,
    { title: words.nav.services, at: '/services', image: services[0]?.images[0], keeps: ['page'] },
    <>
      <header class="heading">
        <h1>{words.nav.services}</h1>
      </header>
      {services.length === 0 && <p class="empty">{words.browse.nothing}</p>}
      <div class="rows">
        {services.map((service, place) => (
          <Row
            key={service._id}
            id={service._id}
            path={`/services/${service._id}`}
            image={service.images[0]}
            name={service.name}
            description={service.description}
            price={service.price}
            aside={service.durationMinutes ? words.service.minutes(service.durationMinutes) : undefined}
            first={place < 2}
          />
        ))}
      </div>
      <Paging pagination={pagination} />
    </>,
  )
}

export async function servicePage(context: PageContext, id: string): Promise<Reply> {
  const service = await context.client.services.get(id)
  await learnReductions(context, [service])
  const slots = service.bookable ? await slotsOf(context, id) : null
  const { words, store } = context
  const place = placeOf(context)
  const steps: [string, string][] = [
    [words.nav.services, '/services'],
    [service.name, `/services/${service._id}`],
  ]
  const tomorrow = dayInput(Date.now() + 86_400_000, store.timeZone)
  const wishes: Wish[] = [
    { name: 'Date', label: words.service.date, type: 'date', required: true, min: tomorrow },
    { name: 'Time', label: words.service.time, type: 'time', required: true },
    { name: 'Note', label: words.service.note, type: 'text', hint: words.service.noteHint },
  ]
  return page(
    context,
    {
      title: service.name,
      description: service.description,
      image: service.images[0],
      at: '/services',
      things: [serviceThing(place, service), breadcrumbs(place, steps), organization(place)],
    },
    <OneThing thing={service} back={['/services', words.nav.services]}>
      {service.durationMinutes && <p class="fact">{words.service.minutes(service.durationMinutes)}</p>}
      {slots ? (
        <>
          <p class="fact">{context.money(service.price)}</p>
          <ChooseTime
            action={`/services/${id}/book`}
            path={`/services/${id}`}
            button={words.bookings.book}
            slots={slots}
          >
            <GuestFields />
          </ChooseTime>
          <WaitForTime service={id} slots={slots} />
        </>
      ) : (
        <>
          <Order thing={service} wishes={wishes} action={words.service.book} stock={null} many={false} />
          <p class="small">{words.service.agreed}</p>
        </>
      )}
    </OneThing>,
  )
}

function OneThing(props: {
  thing: Pictured & { description: string }
  back: [path: string, name: string]
  children: preact.ComponentChildren
}) {
  const { thing, back } = props
  return (
    <article class="product">
      <Gallery of={thing} />
      <div class="details">
        <p class="crumb">
          <a href={back[0]}>{back[1]}</a>
        </p>
        <h1>{thing.name}</h1>
        <Description text={thing.description} />
        {props.children}
      </div>
    </article>
  )
}

function Order(props: {
  thing: { _id: string; price: number }
  wishes: Wish[]
  action: string
  stock: number | null
  many: boolean
  modifiers?: Modifiable | undefined
}) {
  const context = usePage()
  const { money } = context
  const { thing, ...rest } = props
  const shown = pricesOf(context, thing)
  const { price, before } = shown
  return (
    <Island
      name="BuyBox"
      props={{
        ...rest,
        productId: thing._id,
        price: money(price),
        path: '',
        before: before === null ? null : money(before),
        notes: priceNotes(thing, shown, context),
        options: [],
        choices: [],
        picked: [],
        renews: false,
      }}
    />
  )
}
