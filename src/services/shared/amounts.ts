import type { Shop } from '../../context.ts'
import { invalid } from '../../errors.ts'
import { toMinor } from '../../money.ts'

/**
 * Converts an amount that a caller gives, in major units, to whole minor units, rounded half up. Throws
 * invalidRequest, naming the field, where that would make nothing of something (decision 377).
 */
export function minorOf(
  { scale, currency }: Pick<Shop, 'scale' | 'currency'>,
  amount: number,
  field: string,
): number {
  const minor = toMinor(amount, scale)
  if (minor === 0 && amount !== 0) throw invalid(`${field} is less than the smallest unit of ${currency}`)
  return minor
}
