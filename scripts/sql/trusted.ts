interface Trusted {
  statements: string[]
  /** Columns, members of JSON in them, and parameters. */
  names: string[]
  why: string
}

/** Claims of statements' types that PostgreSQL cannot know, each with a reason; unneeded entries are reported. */
export const trusted: Trusted[] = [
  {
    statements: ['products.cheapest.after', 'products.dearest.after', 'products.byName.after'],
    names: [':key'],
    why: 'A cursor holds the key of its own order: a price or a name.',
  },
  {
    statements: ['offers.find', 'orderStock.hold'],
    names: ['inVariants', 'name', 'price', 'holdsStock', 'shipped', 'held', 'taxClass'],
    why: 'A line without a product is refused before anything but its productId is read (refuseUnoffered).',
  },
  {
    statements: ['stock.lock'],
    names: ['name', 'onHand', 'held', 'threshold'],
    why: 'An adjustment of what is not there is refused before anything but its productId is read.',
  },
  {
    statements: [
      'products.findAny',
      'feeds.listed',
      'feeds.changed',
      'feeds.deleted',
      'agents.productsByIds',
      'products.findMany',
      'sitemap.products',
      'wishlists.page',
      'wishlists.wish',
    ],
    names: ['product.slug', 'products[].slug', 'entries[].name'],
    why: 'Every product has a slug; foods and services, which are in the same table, have none.',
  },
  {
    statements: ['feeds.leftOut'],
    names: ['reason'],
    why: 'Only products with a reason are counted.',
  },
  {
    statements: ['app_tokens.findLive'],
    names: ['clientId', 'appName'],
    why: 'They are read only where there is an appId: a first-party token has no app.',
  },
  {
    statements: ['orders.lockForPayment'],
    names: ['scale'],
    why: 'The store of an order is referred to, so it is there.',
  },
  {
    statements: ['reviews.page', 'reviews.after', 'reviews.insert', 'reviews.change'],
    names: [
      'reviews[].author',
      'review.author',
      'reviews[].author._id',
      'review.author._id',
      'reviews[].reply.createdAt',
      'review.reply.createdAt',
    ],
    why: 'The author and the store are referred to, and a reply is written along with its time.',
  },
  {
    statements: ['sessions.findLive', 'sessions.findAccess'],
    names: [
      'shopName',
      'shopSlug',
      'shopType',
      'shopCurrency',
      'shopCountry',
      'shopScale',
      'shopHasRules',
      'shopHasCategoryTree',
      'shopPrivateFields',
      'shopTimeZone',
    ],
    why: 'They are read only where there is a shopId (openShopFrom).',
  },
  {
    statements: ['coupons.lockOrder'],
    names: [
      ...['active', 'notStarted', 'expired', 'title', 'code', 'type', 'discount', 'minimumOrderAmount'],
      ...['startDate', 'endDate', 'reduction', 'freeShipping'],
    ],
    why: 'They are read only where there is an _id: the store may have no coupon of this code.',
  },
  {
    statements: ['coupons.redeem'],
    names: ['coupon'],
    why: 'The statement has just written it.',
  },
  {
    statements: ['orders.track'],
    names: ['shippingAddress.city', 'shippingAddress.country'],
    why: 'An address is kept as the contract has it, with both.',
  },
]
