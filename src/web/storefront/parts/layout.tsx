import type { ComponentChildren } from 'preact'
import { assetUrl, fontUrls } from '../assets.ts'
import { canonicalOf } from '../discovery/canonical.ts'
import { jsonLd, type Thing } from '../discovery/structured-data.ts'
import { isSignedIn, type PageContext, usePage } from '../page-context.tsx'
import { type Kind, searchedIn } from '../stores.ts'
import { Icon } from './icon.tsx'
import { sharedPicture } from './picture.tsx'

export interface PageHead {
  title: string
  description?: string
  /** The picture that represents the page when it is shared; it is also the first to load. */
  image?: string | undefined
  /** The link of the navigation to which the page belongs. */
  at?: string
  /** True if search engines should not index it. */
  personal?: boolean
  /** The path of its record, which may be found under others too. */
  path?: string
  /** The parameters of its address that decide what it lists. */
  keeps?: string[]
  /** The subjects of the page, for search engines. */
  things?: Thing[]
}

/** Draws the frame of every page: the head, the navigation and the foot. */
export function Layout({
  head,
  cartCount,
  children,
}: {
  head: PageHead
  cartCount: number
  children: ComponentChildren
}) {
  const { store, language, words, url } = usePage()
  const address = canonicalOf(url, head.keeps, head.path)
  const title = head.title === store.name ? store.name : `${head.title} · ${store.name}`
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {head.description && <meta name="description" content={head.description} />}
        {head.personal && <meta name="robots" content="noindex" />}
        <OpenGraph head={head} title={title} address={address} />
        {fontUrls(store.currency.symbol).map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={assetUrl('style.css')} />
        <link rel="stylesheet" href="/theme.css" />
        {store.logo && <link rel="icon" href={store.logo} />}
        {!head.personal && <link rel="canonical" href={address} />}
        {head.things && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing in the JSON can end the element
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(head.things) }} />
        )}
        <script type="module" src={assetUrl('islands/browser.tsx')} />
      </head>
      <body data-words={JSON.stringify(words.islands)}>
        <a class="skip" href="#content">
          {words.nav.skip}
        </a>
        <Header at={head.at} cartCount={cartCount} />
        <SeatBar />
        <NoticeBar />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <dialog id="drawer" class="drawer" aria-labelledby="drawer-title" />
        <div id="said" class="toast" role="status" />
      </body>
    </html>
  )
}

/** Describes the page for those who show a link to it, as messengers do; they take PNG and JPEG only. */
function OpenGraph({ head, title, address }: { head: PageHead; title: string; address: string }) {
  const { store, language } = usePage()
  const picture = sharedPicture(head.image)
  const image = picture ?? sharedPicture(store.logo)
  const properties = {
    type: 'website',
    title,
    url: address,
    site_name: store.name,
    locale: language.replace('-', '_'),
    description: head.description,
    image,
    'image:alt': image && head.title,
  }
  return (
    <>
      {Object.entries(properties).map(
        ([name, content]) => content && <meta key={name} property={`og:${name}`} content={content} />,
      )}
      {image && <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />}
    </>
  )
}

function Header({ at, cartCount }: { at: string | undefined; cartCount: number }) {
  const context = usePage()
  const { store, words } = context
  const kinds = store.sells.map((kind) => [`/${kind}`, kindName(context, kind)] as const)
  const links = store.has.blogs ? [...kinds, ['/blogs', words.nav.blog] as const] : kinds
  return (
    <header class="top">
      <div class="wide">
        <a class="brand" href="/">
          {store.logo && <img src={store.logo} alt="" width="36" height="36" />}
          <span>{store.name}</span>
        </a>
        <nav class="sections" aria-label={words.nav.sections}>
          {links.map(([path, name]) => (
            <a key={path} href={path} aria-current={at === path ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
        {searchedIn(store) && (
          <search>
            <form action="/search" class="search">
              <Icon name="search" />
              <input
                type="search"
                name="query"
                value={context.url.searchParams.get('query') ?? ''}
                placeholder={words.nav.search}
                aria-label={words.nav.search}
                maxLength={200}
              />
            </form>
          </search>
        )}
        <nav class="own" aria-label={words.nav.own}>
          <OwnLink path="/wishlist" icon="heart" name={words.nav.wishlist} at={at} />
          <OwnLink
            path={isSignedIn(context) ? '/account' : '/sign-in'}
            icon="person"
            name={isSignedIn(context) ? words.nav.account : words.nav.signIn}
            at={at}
          />
          <OwnLink path="/cart" icon="bag" name={words.nav.cart} at={at}>
            <span class="count" data-cart-count hidden={cartCount === 0}>
              {cartCount}
            </span>
          </OwnLink>
        </nav>
      </div>
    </header>
  )
}

/** Returns the name of a kind of item in this store: next to a menu, products are the pantry. */
function kindName({ words, store }: PageContext, kind: Kind): string {
  return kind === 'products' && store.type === 'restaurant' ? words.nav.pantry : words.nav[kind]
}

function OwnLink(props: {
  path: string
  icon: Parameters<typeof Icon>[0]['name']
  name: string
  at: string | undefined
  children?: ComponentChildren
}) {
  return (
    <a href={props.path} title={props.name} aria-current={props.at === props.path ? 'page' : undefined}>
      <Icon name={props.icon} />
      <span class="hidden">{props.name}</span>
      {props.children}
    </a>
  )
}

/** Says to which table orders are brought. */
function SeatBar() {
  const { seat, words } = usePage()
  if (!seat) return null
  return (
    <div class="seat">
      <a href={`/table/${seat.code}`}>{words.table.at(seat.name)}</a>
      <form method="post" action="/table/leave">
        <button class="link">{words.table.leave}</button>
      </form>
    </div>
  )
}

function NoticeBar() {
  const { notice } = usePage()
  if (!notice) return null
  return (
    <div
      class={notice.bad ? 'notice bad' : 'notice'}
      role={notice.bad ? 'alert' : 'status'}
      tabIndex={notice.bad ? -1 : undefined}
    >
      <Icon name={notice.bad ? 'alert' : 'check'} />
      {notice.text}
    </div>
  )
}

function Footer() {
  const { store, words } = usePage()
  const { email, phone, address } = store.contact
  const socials = Object.entries(store.socials).filter(([, link]) => link)
  return (
    <footer class="foot">
      <div class="wide">
        <section class="letter">
          <h2>{words.newsletter.title}</h2>
          <p>{words.newsletter.text}</p>
          <form method="post" action="/newsletter" class="inline">
            <input
              type="email"
              name="email"
              required
              maxLength={254}
              autocomplete="email"
              placeholder={words.fields.emailHint}
              aria-label={words.fields.email}
            />
            <button class="button">{words.newsletter.subscribe}</button>
          </form>
        </section>
        <section>
          <h2>{words.foot.help}</h2>
          <ul>
            <li>
              <a href="/track">{words.foot.track}</a>
            </li>
            <li>
              <a href="/withdraw">{words.withdraw.link}</a>
            </li>
            {store.has.policies.map((name) => (
              <li key={name}>
                <a href={`/policies/${name}`}>{words.policies[name]}</a>
              </li>
            ))}
          </ul>
        </section>
        {(email || phone || address || socials.length > 0) && (
          <section>
            <h2>{words.foot.contact}</h2>
            <ul>
              {email && (
                <li>
                  <a href={`mailto:${email}`}>{email}</a>
                </li>
              )}
              {phone && (
                <li>
                  <a href={`tel:${phone}`}>{phone}</a>
                </li>
              )}
              {address && <li>{address}</li>}
              {socials.map(([name, link]) => (
                <li key={name}>
                  <a href={link} rel="noreferrer">
                    {words.socials[name as keyof typeof words.socials] ?? name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <p class="wide small">{store.name}</p>
    </footer>
  )
}
