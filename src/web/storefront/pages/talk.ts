import { ensureVisitor, type PageContext } from '../page-context.tsx'
import { done, goTo, json, type Reply } from '../reply.tsx'

/** Sends a refused text back to its page, to the form where it was written. */
function keepText(context: PageContext, part: string): void {
  context.returnsForm = /^\/(products|blogs)\/./.test(context.from)
  context.from = `${context.from.replace(/#.*/, '')}#${part}`
}

/** Sends a review. */
export async function review(context: PageContext): Promise<Reply> {
  const { client, form, words } = context
  keepText(context, 'reviews')
  await client.reviews.create({
    productId: form.get('productId') ?? '',
    rating: Number(form.get('rating')),
    title: form.get('title') ?? '',
    body: form.get('body') ?? '',
  })
  return goTo(context, context.from, words.reviews.thanks)
}

/** Sends a comment, or an answer to one. */
export async function comment(context: PageContext): Promise<Reply> {
  const { client, form, words } = context
  const parentId = form.get('parentId')
  keepText(context, 'comments')
  await client.comments.create({
    resource: form.get('resource') === 'blog' ? 'blog' : 'product',
    resourceId: form.get('resourceId') ?? '',
    body: form.get('body') ?? '',
    ...(parentId ? { parentId } : {}),
  })
  return goTo(context, context.from, words.comments.thanks)
}

export async function likeComment(context: PageContext, commentId: string): Promise<Reply> {
  await ensureVisitor(context)
  return done(context, await context.client.comments.like(commentId))
}

export async function dislikeComment(context: PageContext, commentId: string): Promise<Reply> {
  await ensureVisitor(context)
  return done(context, await context.client.comments.dislike(commentId))
}

/** Sends a request for the newsletter; the service writes to the address, known or not. */
export async function subscribe(context: PageContext): Promise<Reply> {
  const email = context.form.get('email') ?? ''
  await context.client.newsletter.subscribeToNewsletter({ email })
  return context.wantsData ? json(200, {}) : goTo(context, '/newsletter', context.words.newsletter.sent)
}

/** Confirms or ends a subscription with the code from the e-mail. */
export async function confirmNewsletter(context: PageContext): Promise<Reply> {
  const { client, form, words } = context
  const token = form.get('token')?.trim() ?? ''
  if (form.get('end') === 'true') {
    await client.newsletter.unsubscribeFromNewsletter({ token })
    return goTo(context, '/', words.newsletter.ended)
  }
  await client.newsletter.confirm({ token })
  return goTo(context, '/', words.newsletter.confirmed)
}
