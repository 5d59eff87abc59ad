import { randomUUID } from 'node:crypto'
import type { Config } from '../../src/config.ts'
import { businessCatalogue } from '../seed/business.ts'
import { restaurantCatalogue } from '../seed/restaurant.ts'
import { type Call, call, expect } from './call.ts'
import { awaitMail } from './mailbox.ts'
import type { Bought } from './shopping.ts'
import { signInOnStore } from './sign-in.ts'

type Urls = Config['publicUrls']
type Headers = Record<string, string>
type Ask = ReturnType<typeof askerAt>

/**
 * The shopper looks around, writes a comment, subscribes to the newsletter and unsubscribes, and visits two
 * other stores.
 */
export async function lookAround(urls: Urls, { shopper, email, productId }: Bought): Promise<void> {
  const ask = askerAt(urls, shopper)
  await ask('The shopper sees the banners of the store', 'GET', '/banners?placement=home')
  await ask('The shopper looks at related products', 'GET', `/products/${productId}/related?limit=2`)
  await speak(ask)
  await readNewsletter(urls, ask, email)
  // A token is good at its own store alone: the shopper signs in at each.
  const enter = async (slug: string) =>
    askerAt(urls, await signInOnStore(urls, { origin: originOf(slug) }, email))
  await eat(await enter(restaurantCatalogue.slug))
  await bookService(await enter(businessCatalogue.slug))
}

const once = () => ({ 'idempotency-key': randomUUID() })
const originOf = (slug: string) => `http://${slug}.localhost`

/** Returns a function that calls the Store API as one shopper at one store. */
function askerAt(urls: Urls, headers: Headers) {
  return (title: string, method: Call['method'], path: string, body?: object, more: Headers = {}) =>
    call({ title, method, url: `${urls.store}/api/v1${path}`, headers: { ...headers, ...more }, body })
}

/** The shopper reads a blog post and comments on it. */
async function speak(ask: Ask): Promise<void> {
  const { blogs } = await ask('The shopper looks for a post about shea butter', 'GET', '/blogs?query=shea')
  const post = await ask('The shopper reads it', 'GET', `/blogs/${blogs[0].slug}`)
  const about = { resource: 'blog', resourceId: post._id }
  const { comments } = await ask(
    'The shopper reads what others say',
    'GET',
    `/comments?${new URLSearchParams(about)}&limit=1`,
  )
  const mine = await ask('The shopper comments on it', 'POST', '/comments', {
    ...about,
    body: 'This saved my winter hands.',
  })
  await ask('The shopper adds a reply', 'POST', '/comments', {
    ...about,
    parentId: mine._id,
    body: 'And my pots: they shine.',
  })
  const liked = comments[0] ?? mine
  const { isLiked } = await ask('The shopper likes a comment', 'POST', `/comments/${liked._id}/like`)
  expect(isLiked, true, 'that the comment is liked')
}

/**
 * The shopper subscribes to the newsletter: the form alone is not enough, the code of the e-mail confirms it,
 * and a click unsubscribes again.
 */
async function readNewsletter(urls: Urls, ask: Ask, email: string): Promise<void> {
  await ask('The shopper subscribes to the newsletter', 'POST', '/newsletter/subscribe', { email })
  const { text } = await awaitMail(urls, email, 'An e-mail asks the shopper to confirm', ({ subject }) =>
    subject.startsWith('Confirm your subscription'),
  )
  const [, code] = /^([\w-]{43})$/m.exec(text) ?? []
  if (!code) throw new Error('there is no code in the e-mail of the newsletter')
  await ask('The shopper confirms the subscription with the code', 'POST', '/newsletter/confirm', {
    token: code,
  })
  await call({
    title: 'The mail program unsubscribes with one click',
    method: 'POST',
    url: `${urls.store}/api/v1/newsletter/unsubscribe/${code}`,
    form: { 'List-Unsubscribe': 'One-Click' },
  })
}

/** The shopper orders a meal from the restaurant, paid by bank transfer. */
async function eat(ask: Ask): Promise<void> {
  const { foods } = await ask('At the restaurant, the shopper reads the menu', 'GET', '/foods?limit=2')
  await ask('The shopper adds a dish to the cart', 'POST', '/cart/items', {
    productId: foods[0]._id,
    quantity: 2,
  })
  const methods: { _id: string; paymentOption: { id: string } }[] = await ask(
    'The shopper looks for a way to pay without a card',
    'GET',
    '/payments',
  )
  const transfer = methods.find(({ paymentOption }) => paymentOption.id === 'bank-transfer')
  if (!transfer) return
  const order = await ask('The shopper orders it', 'POST', '/orders', { paymentId: transfer._id }, once())
  const { reference } = await ask(
    'The shopper is told where to send the money',
    'POST',
    `/orders/${order._id}/pay`,
    { paymentId: transfer._id },
    once(),
  )
  const proved = await ask('The shopper reports the transfer', 'POST', `/orders/${order._id}/proof`, {
    reference,
    note: 'Sent this morning.',
  })
  expect(proved.paymentStatus, 'awaiting_confirmation', 'the payment')
}

/** The shopper books a service, which goes into a cart like a product but has no stock. */
async function bookService(ask: Ask): Promise<void> {
  const { services } = await ask(
    'At the bookkeeper’s, the shopper sees the services',
    'GET',
    '/services?limit=2',
  )
  const cart = await ask('The shopper adds one to the cart there', 'POST', '/cart/items', {
    productId: services[0]._id,
    quantity: 1,
  })
  expect(cart.count, 1, 'the number of things in the cart')
}
