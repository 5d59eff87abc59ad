// Bank transfers, as e-mails ask for them.

import { girocodeOf } from '../../base/girocode.ts'
import { amountText } from '../../base/money.ts'
import { dueOf } from '../credits/due.ts'
import { withoutLinks } from '../messaging/plain-names.ts'
import type { OrderAmounts } from './amounts.ts'

/** The account of a store; a merchant may have left out any of it. */
export type TransferAccount = Partial<
  Record<'accountNumber' | 'accountName' | 'bankCode' | 'bankName', string>
>

interface Awaited extends OrderAmounts {
  number: number
  shop: { scale: number }
  account?: TransferAccount | null
}

/**
 * Returns what a transfer for an order needs, as lines of a name and a value, and whether the page of the order has a
 * Girocode of it: mail programs show no SVG. Null if no transfer is awaited, or its account is not known.
 */
export function transferOf(order: Awaited): { lines: [string, string][]; hasCode: boolean } | null {
  const { number, account, shop, currency } = order
  if (!account?.accountNumber) return null
  const { accountNumber, accountName = '', bankCode = '', bankName = '' } = account
  const amount = dueOf(order)
  const text = `Order ${number}`
  const facts = [
    ['Amount', amountText(amount, shop.scale, currency)],
    ['Account holder', accountName],
    ['Account number', accountNumber],
    ['Bank', bankName],
    ['Bank code', bankCode],
    ['Reference', text],
  ] satisfies [string, string][]
  return {
    lines: facts.filter(([, value]) => value).map(([name, value]) => [name, withoutLinks(value)]),
    hasCode: girocodeOf({ accountNumber, accountName, bankCode, amount, currency, text }) !== null,
  }
}
