import type { Reader } from './reader.ts'
import type { Limits } from './settings.ts'

/** The maximum of any limit. */
const most = 1_000_000

/** Reads the limits. An out-of-range value is reported as a problem, and the default is returned. */
export function readLimits(read: Reader): Limits {
  return {
    storeRate: read.integer('THROTTLE_STORE_RATE', 200, 0, most),
    storeBurst: read.integer('THROTTLE_STORE_BURST', 400, 0, most),
    addressRate: read.integer('THROTTLE_ADDRESS_RATE', 50, 0, most),
    addressBurst: read.integer('THROTTLE_ADDRESS_BURST', 100, 0, most),
    signInPerMinute: read.integer('THROTTLE_SIGN_IN', 300, 0, most),
    trackingPerHour: read.integer('THROTTLE_TRACKING', 20, 0, most),
    wrongCouponsPerHour: read.integer('THROTTLE_COUPONS', 1000, 0, most),
    courierCallsPerHour: read.integer('COURIER_CALLS_PER_HOUR', 30, 0, most),
    addressCallsPerHour: read.integer('ADDRESS_CALLS_PER_HOUR', 600, 0, most),
    viesCallsPerHour: read.integer('VIES_CALLS_PER_HOUR', 60, 0, most),
    paymentCallsPerHour: read.integer('PAYMENT_CALLS_PER_HOUR', 1200, 0, most),
    dnsCallsPerHour: read.integer('DNS_CALLS_PER_HOUR', 100, 0, most),
    taxCallsPerHour: read.integer('TAX_CALLS_PER_HOUR', 60, 0, most),
    pushCallsPerSecond: read.integer('PUSH_CALLS_PER_SECOND', 50, 0, most),
    codesPerHourAndAddress: read.integer('CODES_PER_HOUR_AND_ADDRESS', 5, 0, most),
    codesPerHourAndIp: read.integer('CODES_PER_HOUR_AND_IP', 100, 0, most),
    codesPerDayAndAddress: read.integer('CODES_PER_DAY_AND_ADDRESS', 100, 0, most),
    wrongCodesPerHourAndIp: read.integer('WRONG_CODES_PER_HOUR_AND_IP', 100, 0, most),
    cardTriesPerOrder: read.integer('CARD_TRIES_PER_ORDER', 10, 0, most),
    cardTriesPerHourAndAddress: read.integer('CARD_TRIES_PER_HOUR_AND_ADDRESS', 30, 0, most),
    paymentLookUpSeconds: read.integer('PAYMENT_LOOK_UP_SECONDS', 3, 0, 3600),
    unpaidOrdersPerShopper: read.integer('UNPAID_ORDERS_PER_SHOPPER', 5, 0, most),
    unpaidOrdersPerAddress: read.integer('UNPAID_ORDERS_PER_ADDRESS', 20, 0, most),
    storesPerOwner: read.integer('STORES_PER_OWNER', 100, 0, most),
    mailsPerHourAndRecipient: read.integer('MAILS_PER_HOUR_AND_RECIPIENT', 10, 0, most),
    mailsPerHourAndAddress: read.integer('MAILS_PER_HOUR_AND_ADDRESS', 30, 0, most),
    webhookCallsPerSecond: read.integer('WEBHOOK_CALLS_PER_SECOND', 25, 1, most),
    mailsPerHourAndStore: read.integer('MAILS_PER_HOUR_AND_STORE', 1000, 0, most),
  }
}
