/**
 * Returns SQL for the domain of a store's pages: the own domain that was proved first, otherwise a subdomain that the
 * store has claimed; null if it has neither.
 */
export const domainOf = (shopId: string) => `(select domain from shop_domains
  where shop_domains.shop_id = ${shopId} and state = 'active' and kind <> 'address'
  order by kind <> 'own', verified_at, id limit 1)`
