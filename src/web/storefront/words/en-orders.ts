export const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** The next step for each kind of goods; the sentences begin with `when`. */
function stepsWhen(when: string) {
  const say = (text: string) => (when ? `${when} ${text}` : text.charAt(0).toUpperCase() + text.slice(1))
  return {
    download: say('your files are in your library.'),
    service: say('we write to you before the day to agree on the time.'),
    collect: {
      food: (order: number) => say(`we prepare your order. Collect it here, and name order ${order}:`),
      product: (order: number) =>
        say(
          `we pack your order, and write to you when it is ready. Collect it here, and name order ${order}:`,
        ),
    },
    deliver: {
      food: say('we prepare your order and bring it to you.'),
      product: say('we pack your order, and write to you when it leaves.'),
    },
    agree: {
      food: say('we prepare your order.'),
      product: say('we prepare your order, and write to you about how you get it.'),
    },
  }
}

/** The texts about orders: paying for them, what happens next, their parcels. */
export const orderWords = {
  billing: {
    title: 'Who is the invoice for?',
    why: 'The tax on your order can depend on where you live.',
    here: 'Use this address',
    heading: 'Invoice',
    same: 'The invoice has the address of the delivery.',
    choose: 'Choose the address for the invoice',
    other: 'Another address for the invoice',
    company: 'Company',
  },
  taxId: {
    label: 'VAT number',
    who: 'if a business buys',
    check: 'Check',
    states: {
      verified: (name: string | null) => (name ? `Confirmed: ${name}` : 'The number is confirmed.'),
      not_found: () => 'The register does not know this number, so you pay the tax.',
      unknown: () =>
        'The register does not answer at the moment, so you pay the tax. Check again in a while.',
      not_checked: () => 'The number goes on your invoice. It changes no tax.',
    },
  },
  payment: {
    choose: 'How do you want to pay?',
    none: 'This store takes no payments at the moment. Please get in touch.',
    leaving: 'One moment',
    leavingText: 'You are on your way to the payment page. Your order is kept for you.',
    go: 'Go to the payment page',
    link: 'Pay an order',
    linkFor: (order: string, amount: string) => `Order ${order}: ${amount}`,
    linkForNew: (amount: string) => `Your order: ${amount}`,
    linkPaid: (order: string) => `Order ${order} is paid. Thank you.`,
    linkEnded: 'There is nothing to pay here any more. Ask whoever sent you this link.',
    payerEmail: 'Your e-mail address, for the receipt of the payment service',
    look: 'Look again',
  },
  transfer: {
    title: 'Are you paying by bank transfer?',
    text: (order: string) =>
      `Transfer the amount to this account with the reference “Order ${order}”. Then let us know here.`,
    amount: 'Amount',
    bank: 'Bank',
    bankCode: 'Bank code',
    name: 'Account name',
    number: 'Account number',
    girocode: 'QR code of the transfer',
    girocodeText: 'Or scan this code with your banking app, which fills in the transfer.',
    reference: 'Reference of the transfer',
    url: 'Link to the receipt',
    note: 'Anything else that helps us find it',
    file: 'A picture or PDF of the transfer',
    sentFile: 'File',
    fileHint: 'Up to 10 MB. Only you and the store can see it.',
    tooLarge: 'The file is larger than 10 MB. A picture of the screen is enough.',
    hint: 'Fill in at least one of these, so that we can find your transfer.',
    send: 'I have sent the money',
    correct: 'Correct what you told us',
  },
  orders: {
    title: 'Your orders',
    none: 'You have no orders yet.',
    number: (number: number) => `Order ${number}`,
    collect: 'Collect it here:',
    numberField: 'Order number',
    find: 'Find it',
    notFound: 'There is no order with this number and e-mail address.',
    thanks: 'Thank you for your order',
    exchangeOf: (number: string) => `Instead of goods of order ${number}`,
    waiting: 'We are waiting for your payment',
    giveUp: 'Pay another way',
    declined: 'The payment was declined',
    tryAgain: 'Nothing has been charged. Check the details and the limit of your card, or try another card.',
    tryOther: 'Another way to pay may work better: choose it below.',
    tryBank: 'Your bank can tell you why it said no.',
    open: 'This order has not been paid yet',
    pay: (amount: string) => `Pay ${amount}`,
    complete: 'Complete the order',
    cancel: 'Cancel the order',
    cancelText: 'Nothing has been charged. This cannot be undone.',
    cancelNow: 'Yes, cancel it',
    cancelled: 'The order has been cancelled.',
    couponTaken: 'The coupon has been applied.',
    proofSent: 'Thank you. We will look for it at the bank.',
    proofSeen: 'You have told us about your transfer',
    statuses: {
      pending: 'Not paid yet',
      processing: 'Being prepared',
      paid: 'Paid',
      cancelled: 'Cancelled',
      refunded: 'Refunded',
    },
    payments: {
      unpaid: 'Not paid yet',
      pending: 'Waiting for payment',
      awaiting_confirmation: 'Transfer reported',
      paid: 'Paid',
      refunded: 'Refunded',
      partially_refunded: 'Partly refunded',
      failed: 'Payment declined',
    },
  },
  next: {
    title: 'What happens next',
    over: 'What this means',
    questions: 'Questions? Write to us:',
    minutes: (n: number) => count(n, 'minute', 'minutes'),
    hours: (n: number) => count(n, 'hour', 'hours'),
    days: (n: number) => count(n, 'day', 'days'),
    kept: (time: string) => `We keep the order for you for another ${time}; after that it is cancelled.`,
    pay: (amount: string) => `Pay ${amount}. Nothing has been charged yet.`,
    payAgain: (amount: string) => `Try again to pay ${amount}.`,
    confirmFree: 'Complete the order. There is nothing to pay.',
    confirming:
      'Your payment is being confirmed. This page shows it as soon as it is; you do not need to pay again.',
    payOnSight: (amount: string, name: string) => `You pay ${amount} later: ${name.toLowerCase()}.`,
    transfer: (amount: string, order: number) =>
      `Transfer ${amount} with the reference “Order ${order}”, then let us know.`,
    lookingForTransfer: (amount: string) =>
      `We look for your transfer of ${amount} at the bank, and write to you once it is there.`,
    transferCame: (amount: string) => `Your transfer of ${amount} has arrived.`,
    paidBy: (amount: string, method: string) =>
      `${amount} is paid by ${method}. The receipt is in your e-mails.`,
    paid: (amount: string) => `${amount} is paid. The receipt is in your e-mails.`,
    free: 'There was nothing to pay.',
    cancelled:
      'Nothing is sent, and nothing more is charged. If you have paid already, the money comes back to you.',
    refunded: 'The money goes back the way it came. Banks take a few days to show it.',
    partlyRefunded: 'A part of the money goes back the way it came. Banks take a few days to show it.',
    download: 'Your files are in your library now.',
    parcels: {
      pending: 'Your parcel is packed. We write to you when it leaves.',
      in_transit: 'Your parcel is on its way to you.',
      delivered: 'Your parcel has been delivered. Tell us if anything is wrong with it.',
    },
    /** By when it happens: after the payment, once a reported transfer has arrived, or now. */
    oncePaid: stepsWhen('As soon as you have paid,'),
    onceArrived: stepsWhen('As soon as the money has arrived,'),
    now: stepsWhen(''),
  },
  shipments: {
    pending: 'Your parcel is being prepared',
    in_transit: 'Your parcel is on its way',
    delivered: 'Your parcel has been delivered',
    cancelled: 'This shipment was cancelled',
    steps: { pending: 'Prepared', in_transit: 'On its way', delivered: 'Delivered' },
    expected: (day: string) => `expected on ${day}`,
    follow: 'Follow the parcel',
  },
}
