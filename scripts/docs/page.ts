import { html, type Markup } from '../../src/base/html.ts'
import { type PublishedName, surfaces } from '../generate/contract.ts'
import { titles } from './contracts.ts'
import { type Guide, groups } from './guides.ts'

interface Page {
  title: string
  description: string
  /** The file of the page, by which the navigation knows where the reader is. */
  file: string
  /** The class of its body. */
  kind: 'home' | 'guide' | 'reference'
  head?: Markup
  body: Markup
  scripts?: Markup
}

const none: Markup = { markup: '' }

/** Returns the frame of every page: the header with the references and the search. */
function page({ title, description, file, kind, head = none, body, scripts = none }: Page): string {
  const here = (target: string) => (target === file ? html` aria-current="page"` : none)
  const references = surfaces.map(
    (surface) =>
      html`<a href="${surface}.html"${here(`${surface}.html`)}>${titles[surface]}</a>
`,
  )
  const isGuide = kind === 'guide' ? html` aria-current="true"` : none
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<link rel="icon" href="icon.svg">
<link rel="stylesheet" href="portal.css">
<script src="theme.js"></script>
${head}</head>
<body class="${kind}">
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="index.html"><img src="icon.svg" alt="" width="24" height="24"><span>Storefront <b>Docs</b></span></a>
<nav aria-label="Documentation" id="sections">
<a href="quick-start.html"${isGuide}>Guides</a>
${references}</nav>
<button type="button" class="find" id="find"><svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="9" cy="9" r="5.5"/><path d="m13 13 4 4"/></svg><span>Search</span><kbd aria-hidden="true">Ctrl K</kbd></button>
<button type="button" class="icon" id="theme" aria-label="Change between light and dark"><svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="6.5"/><path class="half" d="M10 3.5a6.5 6.5 0 0 1 0 13z"/></svg></button>
</header>
${body}
<dialog id="search" aria-label="Search">
<input type="search" placeholder="Search guides, operations and errors" aria-label="Search guides, operations and errors" autocomplete="off" spellcheck="false" role="combobox" aria-expanded="true" aria-controls="results">
<ul id="results" role="listbox" aria-label="Results"></ul>
<p class="hint" role="status"></p>
</dialog>
<script src="portal.js"></script>
${scripts}</body>
</html>
`.markup
}

/** Makes the first page: where to begin, and an overview. */
export function indexPage(guides: Guide[]): string {
  const bySlug = new Map(guides.map((guide) => [guide.slug, guide]))
  const cards = (slugs: string[]) =>
    slugs.map((slug) => {
      const { title, lead } = bySlug.get(slug)!
      return html`<li><a href="${slug}.html"><b>${title}</b><span>${firstSentence(lead)}</span></a></li>
`
    })
  const sections = groups.map(
    ({ title, slugs }) => html`<section><h2>${title}</h2><ul class="cards">
${cards(slugs)}</ul></section>
`,
  )
  const references = surfaces.map(
    (surface) =>
      html`<li><a href="${surface}.html"><b>${titles[surface]}</b><span>${about[surface]}</span></a></li>
`,
  )
  return page({
    title: 'Storefront Commerce Service: documentation',
    description: 'Guides and references of the Store API, the Apps API, the Console API and the webhooks.',
    file: 'index.html',
    kind: 'home',
    body: html`<main id="content">
<h1>Sell things, and build on what sells</h1>
<p class="lead">One service for stores, their shoppers and the apps around them. Begin with a store page that works in five minutes, or look up an operation.</p>
<p class="actions"><a class="main" href="quick-start.html">Quick start</a><a href="install-an-app.html">Build an app</a></p>
<section><h2>References</h2><ul class="cards">
${references}</ul></section>
${sections}</main>`,
  })
}

/** Makes the page that is shown for one that does not exist. */
export function notFoundPage(): string {
  return page({
    title: 'This page does not exist · Storefront Docs',
    description: 'The address may be mistyped, or the page may have moved.',
    file: 'not-found.html',
    kind: 'home',
    body: html`<main id="content">
<h1>This page does not exist</h1>
<p class="lead">The address may be mistyped, or the page may have moved. The search finds guides, operations and errors.</p>
<p class="actions"><a class="main" href="index.html">All guides and references</a></p>
</main>`,
  })
}

const about: Record<PublishedName, string> = {
  store: 'What the pages of a store call: catalogue, carts, orders, payments, the library of a shopper.',
  apps: "What installed apps and the merchant's own tools call, with a token of one store.",
  console: 'What merchants and developers call: stores, staff, apps, tokens and OAuth 2.0.',
  webhooks: 'What the service sends to an app when a store changes.',
}

function firstSentence(text: string): string {
  return /^.*?[.](?=\s|$)/s.exec(text)?.[0] ?? text
}

/** Makes the page of a guide, between the list of all of them and that of its sections. */
export function guidePage(guide: Guide, guides: Guide[]): string {
  const order = groups.flatMap(({ slugs }) => slugs).map((slug) => guides.find((one) => one.slug === slug)!)
  const next = order[order.indexOf(guide) + 1]
  const links = groups.map(({ title, slugs }) => {
    const own = slugs.map((slug) => {
      const current = slug === guide.slug ? html` aria-current="page"` : none
      return html`<li><a href="${slug}.html"${current}>${guides.find((one) => one.slug === slug)!.title}</a></li>
`
    })
    return html`<p>${title}</p><ul>
${own}</ul>
`
  })
  const sections = guide.sections
    .filter(({ level }) => level === 2)
    .map(
      ({ title, anchor }) => html`<li><a href="#${anchor!}">${title}</a></li>
`,
    )
  const contents =
    sections.length > 1 && sections.length < 40
      ? html`<nav class="toc" aria-label="On this page"><p>On this page</p><ul>
${sections}</ul></nav>`
      : none
  return page({
    title: `${guide.title} · Storefront Docs`,
    description: guide.lead,
    file: `${guide.slug}.html`,
    kind: 'guide',
    body: html`<div class="columns">
<details class="guides" id="guides"><summary>All guides</summary><nav aria-label="Guides">${links}</nav></details>
<main id="content"><p class="as-markdown"><a href="${guide.slug}.md">View as Markdown</a><button type="button" data-copy-page="${guide.slug}.md">Copy as Markdown</button></p>
<article>
${{ markup: guide.html }}</article>
${next ? html`<p class="next"><a href="${next.slug}.html"><span>Next</span><b>${next.title}</b></a></p>` : none}
</main>
${contents}
</div>`,
  })
}

/** Makes the reference of a surface, which Scalar draws in the browser. */
export function referencePage(surface: PublishedName): string {
  return page({
    title: `${titles[surface]} · Storefront Docs`,
    description: about[surface],
    file: `${surface}.html`,
    kind: 'reference',
    // The service inserts a new one for each request; a file server without a policy needs none.
    head: html`<meta property="csp-nonce" content="{nonce}">
`,
    body: html`<main id="content" data-contract="contracts/${surface}.json" data-surface="${surface}"><p class="waiting">Loading the reference…</p><div id="reference"></div></main>`,
    scripts: html`<script src="nonce.js"></script>
<script src="scalar.js"></script>
<script src="reference.js"></script>
`,
  })
}
