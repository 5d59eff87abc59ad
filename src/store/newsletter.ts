import type { NewsletterHandlers } from '../../generated/store.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import * as newsletter from '../services/content/newsletter.ts'

export const newsletterHandlers = (dependencies: Dependencies): NewsletterHandlers => ({
  subscribeToNewsletter: async ({ db, shop, body, ip }) =>
    newsletter.subscribe(db, dependencies, shop, { email: body.email, ip }),
  confirmNewsletter: async ({ db, shop, body }) => newsletter.confirm(db, shop, body.token),
  unsubscribeFromNewsletter: async ({ db, shop, body }) => newsletter.unsubscribe(db, shop, body.token),
  unsubscribeWithOneClick: async ({ db, shop, params }) => newsletter.unsubscribe(db, shop, params.token),
})
