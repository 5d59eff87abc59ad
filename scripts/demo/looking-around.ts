import { randomUUID } from 'node:crypto'
import type { Config } from '../../src/config.ts'
import { businessCatalogue } from '../seed/business.ts'
import { restaurantCatalogue } from '../seed/restaurant.ts'
import { type Call, call, expect } from './call.ts'
import { awaitMail } from './mailbox.ts'
import type { Bought } from './shopping.ts'

type Urls = Config['publicUrls']
type Headers = Record<string, string>
type Ask = ReturnType<typeof askerAt>

/** The shopper looks around and speaks, asks for the newsletter and leaves it, and goes to two other stores. */
export async function lookAround(urls: Urls, { shopper, email, productId }: Bought): Promise<void> {
  const ask = askerAt(urls, shopper)
  await ask('The shopper sees the banners of the store', 'GET', '/banners?placement=home')
  await ask('The shopper looks at related products', 'GET', `/products/${productId}/related?limit=2`)
  await speak(ask)
  await readNewsletter(urls, ask, email)
  await eat(askerAt(urls, { ...shopper, origin: originOf(restaurantCatalogue.slug) }))
  await bookService(askerAt(urls, { ...shopper, origin: originOf(businessCatalogue.slug) }))
}

const once = () => ({ 'idempotency-key': randomUUID() })
const originOf = (slug: string) => `http://${slug}.localhost`

/** Makes calls to the Store API as one shopper at one store. */
function askerAt(urls: Urls, headers: Headers) {
  return (title: string, method: Call['method'], path: string, body?: object, more: Headers = {}) =>
    call({ title, method, url: `${urls.store}/api/v1${path}`, headers: { ...headers, ...more }, body })
}

/** The shopper reads a post, and says something about it. */
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

/** Nobody is on the list by a form alone; the code of the e-mail puts them there, and a click takes them off again. */
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

/** A meal from the restaurant, paid by bank transfer. */
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

/** A service goes into a cart as a thing does, and holds no stock. */
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
