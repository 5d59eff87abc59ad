import type { Shop, Shopper } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import type { Transaction } from '../../src/db/database.ts'
import { answer } from '../../src/services/content/comment-moderation.ts'
import * as reactions from '../../src/services/content/comment-reactions.ts'
import * as comments from '../../src/services/content/comments.ts'
import * as reviews from '../../src/services/content/reviews.ts'
import { speakers, voices } from './voices.ts'

/** Creates the accounts of the commenters in the demo stores, in their order. */
export async function makeSpeakers(tx: Transaction): Promise<Shopper[]> {
  const people = speakers.map((speaker) => ({ id: newId(), ...speaker }))
  await tx('users').insert(people)
  const session = { sessionId: '', sessionExpiresAt: '', signedInAt: '', sessionShopId: null, token: '' }
  return people.map((person) => ({ ...person, ...session, guest: false }))
}

/** Writes the reviews and comments of a demo store, the oldest first, and their likes. */
export async function speak(tx: Transaction, shop: Shop, people: Shopper[]): Promise<void> {
  const said = voices[shop.slug] ?? { reviews: [], comments: [] }
  const products = await tx('products').where({ shop_id: shop.id }).whereNotNull('slug').select('id', 'slug')
  const posts = await tx('blogs').where({ shop_id: shop.id }).select('id', 'slug')
  const ids = new Map([...products, ...posts].map(({ id, slug }) => [slug, id]))
  for (const { of, by, ...review } of said.reviews) {
    await reviews.create(tx, shop, people[by]!, { productId: ids.get(of)!, ...review })
  }
  for (const { on, by, answer: reply, likedBy = [], ...comment } of said.comments) {
    const { _id } = await comments.create(tx, shop, people[by]!, { ...comment, resourceId: ids.get(on)! })
    for (const person of likedBy) await reactions.toggle(tx, shop, people[person]!, { id: _id, liked: true })
    if (reply) await answer(tx, shop, { parentId: _id, body: reply })
  }
}
