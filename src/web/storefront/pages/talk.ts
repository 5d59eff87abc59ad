import { done, goTo, json, type Reply } from '../reply.tsx'
import { ensureVisitor, type Visit } from '../visit.tsx'

/** Has what was written go back to its page where it is refused, at the form in which it was written. */
function keepText(visit: Visit, part: string): void {
  visit.returnsForm = /^\/(products|blogs)\/./.test(visit.from)
  visit.from = `${visit.from.replace(/#.*/, '')}#${part}`
}

/** Sends a review. */
export async function review(visit: Visit): Promise<Reply> {
  const { client, form, words } = visit
  keepText(visit, 'reviews')
  await client.reviews.create({
    productId: form.get('productId') ?? '',
    rating: Number(form.get('rating')),
    title: form.get('title') ?? '',
    body: form.get('body') ?? '',
  })
  return goTo(visit, visit.from, words.reviews.thanks)
}

/** Sends a comment, or an answer to one. */
export async function comment(visit: Visit): Promise<Reply> {
  const { client, form, words } = visit
  const parentId = form.get('parentId')
  keepText(visit, 'comments')
  await client.comments.create({
    resource: form.get('resource') === 'blog' ? 'blog' : 'product',
    resourceId: form.get('resourceId') ?? '',
    body: form.get('body') ?? '',
    ...(parentId ? { parentId } : {}),
  })
  return goTo(visit, visit.from, words.comments.thanks)
}

export async function likeComment(visit: Visit, commentId: string): Promise<Reply> {
  await ensureVisitor(visit)
  return done(visit, await visit.client.comments.like(commentId))
}

export async function dislikeComment(visit: Visit, commentId: string): Promise<Reply> {
  await ensureVisitor(visit)
  return done(visit, await visit.client.comments.dislike(commentId))
}

/** Sends a request for the newsletter; the service writes to the address, known or not. */
export async function subscribe(visit: Visit): Promise<Reply> {
  const email = visit.form.get('email') ?? ''
  await visit.client.newsletter.subscribeToNewsletter({ email })
  return visit.wantsData ? json(200, {}) : goTo(visit, '/newsletter', visit.words.newsletter.sent)
}

/** Confirms or ends a subscription with the code from the e-mail. */
export async function confirmNewsletter(visit: Visit): Promise<Reply> {
  const { client, form, words } = visit
  const token = form.get('token')?.trim() ?? ''
  if (form.get('end') === 'true') {
    await client.newsletter.unsubscribeFromNewsletter({ token })
    return goTo(visit, '/', words.newsletter.ended)
  }
  await client.newsletter.confirm({ token })
  return goTo(visit, '/', words.newsletter.confirmed)
}
