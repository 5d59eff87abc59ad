/**
 * Every action in a store's activity log, in the contract's words. `make gen` writes them into the description of `GET
 * /activity`; an operation names its own in `x-activity`.
 */
export const activities = {
  'staff.signed_in': 'The owner or a staff member signed in to the console.',
  'staff.factor_added':
    'The owner or a staff member switched on a second factor for signing in to the console.',
  'staff.factor_removed': 'The owner or a staff member switched off the second factor.',
  'staff.invited': 'A person was invited to the staff.',
  'staff.uninvited': 'An invitation to the staff was withdrawn.',
  'staff.added': 'A person accepted an invitation to the staff.',
  'staff.updated': 'A staff member was given another role.',
  'staff.removed': 'A staff member was removed.',
  'staff.suspended': 'The platform suspended the account of the owner or of a staff member.',
  'staff.reinstated': 'The platform lifted the suspension of the account.',
  'role.created': 'A role was created.',
  'role.updated': 'A role was changed.',
  'role.deleted': 'A role was deleted.',
  'token.created': 'A first-party token was created.',
  'token.revoked': 'A first-party token was revoked.',
  'app.installed': 'An app was installed.',
  'app.scopes_changed': 'The scopes of an installed app were changed.',
  'app.uninstalled': 'An app was uninstalled.',
  'app.suspended': 'The platform suspended an installed app, or the account of its developer.',
  'app.resumed': 'The platform lifted the suspension of the app.',
  'order.marked_paid': 'An order was marked as paid by hand, or a part of it was.',
  'order.edited': 'The lines, the address or the shipping of an order were changed.',
  'draft_order.sent': 'A draft order was mailed to its customer with a payment link.',
  'draft_order.completed': 'A draft order was made an order.',
  'payment_link.created': 'A link by which anybody can pay an order was made.',
  'refund.created': 'Money was refunded to a shopper, here or at the payment provider.',
  'refund.retried': 'A refused refund was retried.',
  'return.approved': 'A return was approved.',
  'return.refused': 'A return was refused.',
  'return.received': 'The goods of a return arrived.',
  'return.closed': 'A return was closed.',
  'payout_method.created': 'A payout method was added.',
  'payout_method.updated': 'A payout method was changed.',
  'payout_method.deleted': 'A payout method was deleted.',
  'payout.paid': 'The platform paid money out to the store.',
  'payout.failed': 'A payout to the store failed.',
  'payment_method.created': 'A payment method was added.',
  'payment_method.updated': 'A payment method was changed.',
  'payment_method.deleted': 'A payment method was deleted.',
  'kyc.created': 'An identity check was submitted.',
  'kyc.approved': 'The platform approved an identity check.',
  'kyc.rejected': 'The platform rejected an identity check.',
  'domain.created': 'A domain was claimed.',
  'domain.deleted': 'A domain was released.',
  'domain.freed': 'The platform let others claim a domain that the store had given up.',
  'settings.updated': "The store's settings were changed.",
  'settings.factor_required': 'The owner made a second factor mandatory for everyone who works in the store.',
  'settings.factor_optional': 'The owner made the second factor optional again.',
  'store.created': 'The store was opened.',
  'store.transfer_offered': 'The owner offered the store to another person.',
  'store.transfer_withdrawn': 'The offer of the store was withdrawn.',
  'store.transferred': 'The store was handed over to another owner.',
  'store.closed': 'The store was closed.',
  'store.suspended': 'The platform suspended the store.',
  'store.reinstated': 'The platform lifted the suspension of the store.',
} as const

/** Operators' actions that concern no single store. */
export const platformActivities = {
  'account.suspended': 'An account was suspended.',
  'account.reinstated': 'The suspension of an account was lifted.',
  'account.signed_out': 'An account was signed out everywhere.',
  'app.suspended': 'An app was suspended.',
  'app.resumed': 'The suspension of an app was lifted.',
  'account.factor_removed': 'The second factor of an account was removed.',
  'merchant.invited': 'An e-mail address was allowed to open stores.',
  'merchant.uninvited': 'An e-mail address was no longer allowed to open stores.',
} as const

export type Activity = keyof typeof activities
export type PlatformActivity = keyof typeof platformActivities

/**
 * The kinds of actors: a person who owns or works for a store, an installed app, a shopper with an account, a guest (or
 * any unidentified caller), a payment provider reporting something, one of our jobs, or an operator.
 */
export const actorKinds = ['account', 'app', 'shopper', 'guest', 'provider', 'job', 'operator'] as const
export type ActorKind = (typeof actorKinds)[number]
