import type { NewsletterHandlers } from '../../generated/apps.routes.ts'
import * as readers from '../services/content/newsletter-readers.ts'

export const newsletterHandlers: NewsletterHandlers = {
  listNewsletterSubscribers: ({ db, shop, query }) => readers.list(db, shop, query),
  exportNewsletterSubscribers: async ({ db, shop, query }) => readers.exportAll(db, shop, query.query),
  deleteNewsletterSubscriber: ({ db, shop, params }) => readers.remove(db, shop, params.id),
}
