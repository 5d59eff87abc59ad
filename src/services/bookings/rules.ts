// How a service is booked, as its merchant sets it.

import type { components } from '../../../generated/apps.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'

export type Rules = components['schemas']['BookingRules']

/** The rules of a service for which the merchant has set none. */
const usual: Required<Rules> = {
  noticeMinutes: 120,
  daysAhead: 60,
  stepMinutes: null,
  payment: 'order',
  cancelHours: 24,
  lateFeePercent: null,
  reminderHours: 24,
}

const columns = columnList<Rules>({
  noticeMinutes: 'notice_minutes',
  daysAhead: 'days_ahead',
  stepMinutes: 'step_minutes',
  payment: 'payment',
  cancelHours: 'cancel_hours',
  lateFeePercent: 'late_fee / 100::float8',
  reminderHours: 'reminder_hours',
})

/** Returns the rules of a service, which the caller knows to exist. */
export async function rulesOf(db: Database, shop: Shop, service: string): Promise<Rules> {
  const found = await db('booking_rules')
    .where({ shop_id: shop.id, product_id: service })
    .first<Rules | undefined>(db.raw(columns))
  return found ?? usual
}

/** Returns the rules of a service for its merchant; throws serviceNotFound. */
export async function get(db: Database, shop: Shop, service: string): Promise<Rules> {
  await requireService(db, shop, service)
  return rulesOf(db, shop, service)
}

/** Replaces the rules of a service; bookings keep those by which they were made. Throws serviceNotFound. */
export async function set(tx: Transaction, shop: Shop, service: string, rules: Rules): Promise<Rules> {
  await requireService(tx, shop, service)
  await tx('booking_rules')
    .insert({
      ...{ shop_id: shop.id, product_id: service },
      notice_minutes: rules.noticeMinutes,
      days_ahead: rules.daysAhead,
      step_minutes: rules.stepMinutes,
      payment: rules.payment,
      cancel_hours: rules.cancelHours,
      late_fee: rules.lateFeePercent === null ? null : Math.round(rules.lateFeePercent * 100),
      reminder_hours: rules.reminderHours === undefined ? usual.reminderHours : rules.reminderHours,
      updated_at: clock.now(),
    })
    .onConflict(['shop_id', 'product_id'])
    .merge()
  return rulesOf(tx, shop, service)
}

async function requireService(db: Database, shop: Shop, id: string): Promise<void> {
  const service = { shop_id: shop.id, id, kind: 'service', deleted_at: null }
  if (!(await db('products').where(service).first('id'))) throw new Refusal('serviceNotFound')
}
