// How the tables that hold personal data are described, and the conditions that select a person's rows.

/**
 * A table with rows about a person, selected by SQL with `:userId` and `:email`, and the columns that the person may
 * read.
 */
export interface Kept {
  /** The name in an export, unique among a table's sections. */
  section: string
  table: string
  of: string
  columns: string[]
  /** The unique column by which the rows are ordered. */
  key?: string
}

/** SQL that is true for rows that name the account. */
export const theirs = 'user_id = :userId'
/** SQL that is true for rows that name the e-mail address. */
export const toThem = 'email = :email'
/** SQL that is true for what belongs to a person's orders; with the store, because indexes begin with it. */
export const ofOrders = '(shop_id, order_id) in (select shop_id, id from orders where user_id = :userId)'
/**
 * SQL that is true for a person's customer records: those linked to the account, and those with its address that belong
 * to an order which the person placed as a guest, if the sign-in named no store.
 */
export const theirCustomers = `(user_id = :userId or user_id is null and email = :email) and (shop_id, id) in (
  select own.shop_id, own.id from customers own where own.user_id = :userId
  union select orders.shop_id, orders.customer_id from orders where orders.user_id = :userId)`
/** SQL that is true for the drafts of a person's orders, and for those that were written to the person's address. */
export const theirDrafts = `(shop_id, id) in (select shop_id, id from orders where user_id = :userId
  union select own.shop_id, own.id from draft_orders own where own.email = :email)`
/** SQL that is true for what belongs to a person's passes. */
export const ofPasses =
  '(shop_id, entitlement_id) in (select shop_id, id from entitlements where user_id = :userId)'
/** SQL that is true for a person's entries in activity logs: people's entries have an address until they are erased. */
export const theirEntries = 'actor_id = :userId and address is not null'
export const times = ['created_at', 'updated_at']
