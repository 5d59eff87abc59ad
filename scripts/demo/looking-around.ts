import type { StoreClient } from '../../src/client/store.ts'
import { businessCatalogue } from '../seed/business.ts'
import { restaurantCatalogue } from '../seed/restaurant.ts'
import { ask, type Clients, expect } from './call.ts'
import { awaitMail } from './mailbox.ts'
import type { Bought } from './shopping.ts'
import { signInOnStore } from './sign-in.ts'

/**
 * The shopper looks around, writes a comment, subscribes to the newsletter and unsubscribes, and visits two
 * other stores.
 */
export async function lookAround(clients: Clients, { shopper, email, productId }: Bought): Promise<void> {
  await ask('The shopper sees the banners of the store', shopper.banners.list({ placement: 'home' }))
  await ask('The shopper looks at related products', shopper.products.listRelatedProducts(productId))
  await speak(shopper)
  await readNewsletter(clients, shopper, email)
  // A token is valid only at its own store, so the shopper signs in at each.
  const enter = (slug: string) => signInOnStore(clients, `http://${slug}.localhost`, email)
  await eat(await enter(restaurantCatalogue.slug))
  await bookService(await enter(businessCatalogue.slug))
}

/** The shopper reads a blog post and comments on it. */
async function speak({ blogs, comments }: StoreClient): Promise<void> {
  const found = await ask('The shopper looks for a post about shea butter', blogs.list({ query: 'shea' }))
  const post = await ask('The shopper reads it', blogs.get(found.blogs[0]!.slug))
  const about = { resource: 'blog', resourceId: post._id } as const
  const others = await ask('The shopper reads what others say', comments.list({ ...about, limit: 1 }))
  const mine = await ask(
    'The shopper comments on it',
    comments.create({ ...about, body: 'This saved my winter hands.' }),
  )
  await ask(
    'The shopper adds a reply',
    comments.create({ ...about, parentId: mine._id, body: 'And my pots: they shine.' }),
  )
  const liked = others.comments[0] ?? mine
  const { isLiked } = await ask('The shopper likes a comment', comments.like(liked._id))
  expect(isLiked, true, 'that the comment is liked')
}

/**
 * The shopper subscribes to the newsletter: the form alone is not enough, the code of the e-mail confirms it,
 * and a click unsubscribes again.
 */
async function readNewsletter(clients: Clients, { newsletter }: StoreClient, email: string): Promise<void> {
  await ask('The shopper subscribes to the newsletter', newsletter.subscribeToNewsletter({ email }))
  const { text } = await awaitMail(clients, email, 'An e-mail asks the shopper to confirm', ({ subject }) =>
    subject.startsWith('Confirm your subscription'),
  )
  const [, token] = /^([\w-]{43})$/m.exec(text) ?? []
  if (!token) throw new Error('there is no code in the e-mail of the newsletter')
  await ask('The shopper confirms the subscription with the code', newsletter.confirm({ token }))
  await ask(
    'The mail program unsubscribes with one click',
    clients.store().newsletter.unsubscribeWithOneClick(token),
  )
}

/** The shopper orders a meal from the restaurant, paid by bank transfer. */
async function eat({ foods, cart, payments, orders }: StoreClient): Promise<void> {
  const menu = await ask('At the restaurant, the shopper reads the menu', foods.list({ limit: 2 }))
  const dish = { productId: menu.foods[0]!._id, quantity: 2 }
  await ask('The shopper adds a dish to the cart', cart.addItem(dish))
  const methods = await ask('The shopper looks for a way to pay without a card', payments.list())
  const transfer = methods.find(({ paymentOption }) => paymentOption.id === 'bank-transfer')
  if (!transfer) return
  const order = await ask(
    'The shopper orders it, to pick it up as soon as it is ready',
    orders.create({ paymentId: transfer._id, fulfilment: 'pickup', asap: true }),
  )
  const { reference } = await ask(
    'The shopper is told where to send the money',
    orders.pay(order._id, { paymentId: transfer._id }),
  )
  const proved = await ask(
    'The shopper reports the transfer',
    orders.submitProof(order._id, { reference, note: 'Sent this morning.' }),
  )
  expect(proved.paymentStatus, 'awaiting_confirmation', 'the payment')
}

/** The shopper books a service, which goes into a cart like a product but has no stock. */
async function bookService({ services, cart, bookings }: StoreClient): Promise<void> {
  const offer = await ask('At the bookkeeper’s, the shopper sees the services', services.list({ limit: 50 }))
  const timed = offer.services.find(({ bookable }) => bookable)!._id
  const { slots } = await ask('One of them is sold for a time', bookings.listServiceSlots(timed, {}))
  const [first, later] = [slots[0]!, slots.at(-1)!]
  const [resource] = first.resources.filter((one) => later.resources.includes(one))
  const held = await ask(
    'The shopper books one, which is held',
    bookings.create({ service: timed, startsAt: first.startsAt, resource: resource ?? first.resources[0] }),
  )
  const to = { startsAt: later.startsAt, resource: resource ?? later.resources[0] }
  const moved = await ask('The shopper moves the booking', bookings.move(held._id, to))
  expect(moved.startsAt, later.startsAt, 'the new time of the booking')
  await ask('The shopper cancels it', bookings.cancel(held._id))
  const wanted = { productId: offer.services.find(({ bookable }) => !bookable)!._id, quantity: 1 }
  const filled = await ask('The shopper adds one to the cart there', cart.addItem(wanted))
  expect(filled.count, 1, 'the number of things in the cart')
}
