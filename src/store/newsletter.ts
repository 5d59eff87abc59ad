import type { NewsletterHandlers } from '../../generated/store.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import * as newsletter from '../services/content/newsletter.ts'

export const newsletterHandlers = (dependencies: Dependencies): NewsletterHandlers => ({
  subscribeToNewsletter: ({ db, shop, body, ip }) =>
    newsletter.subscribe(db, dependencies, shop, { email: body.email, ip }),
  confirmNewsletter: ({ db, shop, body }) => newsletter.confirm(db, shop, body.token),
  unsubscribeFromNewsletter: ({ db, shop, body }) => newsletter.unsubscribe(db, shop, body.token),
  unsubscribeWithOneClick: ({ db, shop, params }) => newsletter.unsubscribe(db, shop, params.token),
})
