import { breadcrumbs } from '../discovery/structured-data.ts'
import { fail } from '../failures.tsx'
import { type PageContext, placeOf, takeProblem } from '../page-context.tsx'
import { PostCard } from '../parts/cards.tsx'
import { Comments, commentsOf } from '../parts/comments.tsx'
import { Day } from '../parts/day.tsx'
import { Markdown } from '../parts/markdown.tsx'
import { lastPage, Paging, Prose, pageIn } from '../parts/pages.tsx'
import { Picture } from '../parts/picture.tsx'
import { json, movedTo, page, type Reply } from '../reply.tsx'
import { policies as promises } from '../stores.ts'

export async function blogsPage(context: PageContext): Promise<Reply> {
  const { client, words, url } = context
  const tag = url.searchParams.get('tag')?.slice(0, 64) || undefined
  const { blogs, pagination } = await client.blogs.list({ tag, page: pageIn(url), limit: 12 })
  const last = lastPage(context, pagination)
  if (last) return last
  return page(
    context,
    { title: tag ?? words.nav.blog, at: '/blogs', keeps: ['tag', 'page'] },
    <>
      <header class="heading">
        {tag && (
          <p class="crumb">
            <a href="/blogs">{words.nav.blog}</a>
          </p>
        )}
        <h1>{tag ?? words.nav.blog}</h1>
      </header>
      {blogs.length === 0 && <p class="empty">{tag ? words.browse.none : words.browse.nothing}</p>}
      <h2 class="hidden">{words.browse.results}</h2>
      <div class="posts">
        {blogs.map((post, place) => (
          <PostCard key={post._id} post={post} first={place < 2} />
        ))}
      </div>
      <Paging pagination={pagination} />
    </>,
  )
}

export async function blogPage(context: PageContext, slug: string): Promise<Reply> {
  const { client, words } = context
  const problem = takeProblem(context)
  const post = await client.blogs.get(slug)
  const moved = movedTo(context, '/blogs', post)
  if (moved) return moved
  const comments = await commentsOf(context, 'blog', post._id)
  return page(
    context,
    {
      title: post.title,
      description: post.excerpt,
      image: post.cover ?? undefined,
      at: '/blogs',
      path: `/blogs/${post.slug}`,
      things: [
        breadcrumbs(placeOf(context), [
          [words.nav.blog, '/blogs'],
          [post.title, `/blogs/${post.slug}`],
        ]),
      ],
    },
    <>
      <article class="story">
        <header>
          <p class="crumb">
            <a href="/blogs">{words.nav.blog}</a>
          </p>
          <h1>{post.title}</h1>
          {post.publishedAt && (
            <p class="small">
              <Day at={post.publishedAt} />
            </p>
          )}
        </header>
        {post.cover && <Picture src={post.cover} place="post" first />}
        <Markdown text={post.content} />
        {post.tags.length > 0 && (
          <p class="chips">
            {post.tags.map((tag) => (
              <a key={tag} class="chip" href={`/blogs?tag=${encodeURIComponent(tag)}`}>
                {tag}
              </a>
            ))}
          </p>
        )}
      </article>
      <Comments resource="blog" resourceId={post._id} list={comments} problem={problem} />
    </>,
  )
}

export async function policyPage(context: PageContext, name: string): Promise<Reply> {
  const { client, words } = context
  const known = promises.find((one) => one === name)
  if (!known) return fail(context, null)
  const policies = await client.shop.getPolicies()
  const title = words.policies[known]
  return page(
    context,
    { title },
    <article class="story">
      <h1>{title}</h1>
      <div class="prose">
        <Prose text={policies[known] || words.failures.unwritten} />
      </div>
    </article>,
  )
}

/** Shows the page on which a reader enters the code from the newsletter's e-mail. */
export function newsletterPage(context: PageContext): Promise<Reply> {
  const { words } = context
  return page(
    context,
    { title: words.newsletter.title, personal: true },
    <section class="plain">
      <h1>{words.newsletter.title}</h1>
      <p class="lead">{words.newsletter.enter}</p>
      <form method="post" action="/newsletter/confirm">
        <label>
          {words.newsletter.code}
          <input name="token" required maxLength={128} autocomplete="off" />
        </label>
        <label class="check">
          <input type="checkbox" name="end" value="true" />
          {words.newsletter.end}
        </label>
        <button class="button">{words.newsletter.confirm}</button>
      </form>
    </section>,
  )
}

/** Suggests addresses while one is typed. Without a provider there are none. */
export async function suggestPlaces({ client, url }: PageContext): Promise<Reply> {
  const [input = '', country] = [
    url.searchParams.get('input')?.slice(0, 200),
    url.searchParams.get('country'),
  ]
  const { data } = await client.shippingAddress
    .autocompleteAddress({ input, ...(country ? { country } : {}) })
    .settled()
  return json(200, data?.map(({ description }) => description) ?? [])
}

/** Returns what the form of an address shows for a country. */
export async function describeCountry({ client, url }: PageContext): Promise<Reply> {
  const shortName = url.searchParams.get('country') ?? ''
  const [states, format] = await Promise.all([
    client.country.listStates({ shortName }).settled(),
    client.country.getAddressFormat(shortName).settled(),
  ])
  if (!states.data || !format.data) return json(404, {})
  return json(200, { states: states.data, parts: format.data.parts })
}
