import type { Handlers } from '../../generated/apps.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import { activityHandlers } from './activity.ts'
import { agentsHandlers } from './agents.ts'
import { appHandlers } from './app.ts'
import { bannersHandlers } from './banners.ts'
import { blogsHandlers } from './blogs.ts'
import { bookingsHandlers } from './bookings.ts'
import { categoriesHandlers } from './categories.ts'
import { commentsHandlers } from './comments.ts'
import { customFieldsHandlers } from './custom-fields.ts'
import { customersHandlers } from './customers.ts'
import { deliveriesHandlers } from './deliveries.ts'
import { digitalAccessHandlers } from './digital-access.ts'
import { discountsHandlers } from './discounts.ts'
import { dispatchHandlers } from './dispatch.ts'
import { domainsHandlers } from './domains.ts'
import { draftOrdersHandlers } from './draft-orders.ts'
import { eventsHandlers } from './events.ts'
import { exportsHandlers } from './exports.ts'
import { feedsHandlers } from './feeds.ts'
import { foodsHandlers } from './foods.ts'
import { importsHandlers } from './imports.ts'
import { invoicesHandlers } from './invoices.ts'
import { kitchenHandlers } from './kitchen.ts'
import { kycHandlers } from './kyc.ts'
import { modifierGroupsHandlers } from './modifier-groups.ts'
import { newsletterHandlers } from './newsletter.ts'
import { notesHandlers } from './notes.ts'
import { notificationsHandlers } from './notifications.ts'
import { ordersHandlers } from './orders.ts'
import { paymentsHandlers } from './payments.ts'
import { payoutsHandlers } from './payouts.ts'
import { picturesHandlers } from './pictures.ts'
import { productsHandlers } from './products.ts'
import { redirectsHandlers } from './redirects.ts'
import { refundsHandlers } from './refunds.ts'
import { resourcesHandlers } from './resources.ts'
import { returnsHandlers } from './returns.ts'
import { reviewsHandlers } from './reviews.ts'
import { rolesHandlers } from './roles.ts'
import { salesHandlers } from './sales.ts'
import { scriptsHandlers } from './scripts.ts'
import { servicesHandlers } from './services.ts'
import { shippingHandlers } from './shipping.ts'
import { shopHandlers } from './shop.ts'
import { stockHandlers } from './stock.ts'
import { tablesHandlers } from './tables.ts'
import { tasksHandlers } from './tasks.ts'
import { taxesHandlers } from './taxes.ts'

export const appsHandlers = (dependencies: Dependencies): Handlers => ({
  orders: ordersHandlers(dependencies),
  'draft-orders': draftOrdersHandlers(dependencies),
  products: productsHandlers,
  stock: stockHandlers,
  exports: exportsHandlers(dependencies),
  feeds: feedsHandlers,
  redirects: redirectsHandlers,
  imports: importsHandlers,
  foods: foodsHandlers,
  'custom-fields': customFieldsHandlers,
  'modifier-groups': modifierGroupsHandlers,
  kitchen: kitchenHandlers,
  tables: tablesHandlers(dependencies),
  services: servicesHandlers,
  bookings: bookingsHandlers(dependencies),
  resources: resourcesHandlers,
  categories: categoriesHandlers,
  customers: customersHandlers(dependencies),
  shipping: shippingHandlers(dependencies),
  dispatch: dispatchHandlers(dependencies),
  discounts: discountsHandlers,
  taxes: taxesHandlers(dependencies),
  payments: paymentsHandlers(dependencies),
  refunds: refundsHandlers(dependencies),
  invoices: invoicesHandlers(dependencies),
  blogs: blogsHandlers,
  tasks: tasksHandlers,
  notes: notesHandlers,
  agents: agentsHandlers,
  scripts: scriptsHandlers,
  banners: bannersHandlers,
  comments: commentsHandlers,
  roles: rolesHandlers,
  payouts: payoutsHandlers(dependencies),
  kyc: kycHandlers(dependencies),
  notifications: notificationsHandlers,
  domains: domainsHandlers(dependencies),
  activity: activityHandlers,
  app: appHandlers,
  events: eventsHandlers,
  deliveries: deliveriesHandlers,
  'digital-access': digitalAccessHandlers(dependencies),
  shop: shopHandlers(dependencies),
  sales: salesHandlers,
  pictures: picturesHandlers(dependencies),
  returns: returnsHandlers(dependencies),
  reviews: reviewsHandlers,
  newsletter: newsletterHandlers,
})
