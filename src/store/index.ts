import type { Handlers } from '../../generated/store.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import { authHandlers } from './auth.ts'
import { bannersHandlers } from './banners.ts'
import { blogsHandlers } from './blogs.ts'
import { bookingsHandlers } from './bookings.ts'
import { cartHandlers } from './cart.ts'
import { categoriesHandlers } from './categories.ts'
import { commentsHandlers } from './comments.ts'
import { countryHandlers } from './country.ts'
import { couponsHandlers } from './coupons.ts'
import { feedsHandlers } from './feeds.ts'
import { foodsHandlers } from './foods.ts'
import { libraryHandlers } from './library.ts'
import { newsletterHandlers } from './newsletter.ts'
import { ordersHandlers } from './orders.ts'
import { paymentsHandlers } from './payments.ts'
import { productsHandlers } from './products.ts'
import { pushSubscriptionsHandlers } from './push-subscriptions.ts'
import { returnsHandlers } from './returns.ts'
import { reviewsHandlers } from './reviews.ts'
import { servicesHandlers } from './services.ts'
import { shippingHandlers } from './shipping.ts'
import { shippingAddressHandlers } from './shipping-address.ts'
import { shopHandlers } from './shop.ts'
import { stockAlertsHandlers } from './stock-alerts.ts'
import { timeAlertsHandlers } from './time-alerts.ts'
import { wishlistHandlers } from './wishlist.ts'

export const storeHandlers = (dependencies: Dependencies): Handlers => ({
  auth: authHandlers(dependencies),
  shop: shopHandlers(dependencies),
  feeds: feedsHandlers,
  products: productsHandlers,
  foods: foodsHandlers,
  services: servicesHandlers,
  bookings: bookingsHandlers(dependencies),
  categories: categoriesHandlers,
  returns: returnsHandlers(dependencies),
  reviews: reviewsHandlers,
  wishlist: wishlistHandlers,
  cart: cartHandlers(dependencies),
  orders: ordersHandlers(dependencies),
  payments: paymentsHandlers(dependencies),
  coupons: couponsHandlers,
  library: libraryHandlers(dependencies),
  blogs: blogsHandlers,
  banners: bannersHandlers,
  'stock-alerts': stockAlertsHandlers(dependencies),
  'time-alerts': timeAlertsHandlers(dependencies),
  newsletter: newsletterHandlers(dependencies),
  'push-subscriptions': pushSubscriptionsHandlers(dependencies),
  comments: commentsHandlers,
  shipping: shippingHandlers(dependencies),
  'shipping-address': shippingAddressHandlers(dependencies),
  country: countryHandlers,
})
