import type { Console } from '../api/client.ts'

type Type = Console<'Notices'>['mailed'][number]

/** The words of the choice of e-mails about a store. */
export const notices = {
  title: 'What you get by e-mail',
  lead: 'This is your own choice. Everybody on the team has theirs, and gets only what their role lets them see.',
  digest: 'A summary of each day',
  digestHint: 'What was sold yesterday, and what is waiting, at 7 in the morning.',
  each: 'An e-mail for each',
  saved: 'Your choice has been saved',
  types: {
    order_placed: 'New order',
    order_paid: 'Paid order',
    transfer_unconfirmed: 'Bank transfer to confirm',
    return_requested: 'Return or withdrawal',
    low_stock: 'Low stock',
    payment_disputed: 'Disputed payment',
    refund_failed: 'Refund that failed',
    grant_failed: 'Download that could not be given',
    pass_renewed: 'Renewed pass',
    payout_paid: 'Payout',
    payout_failed: 'Payout that failed',
    kyc_decided: 'Identity check',
    webhook_disabled: 'App that stopped listening',
  } satisfies Record<Type, string>,
} as const
