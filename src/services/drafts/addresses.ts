// Delivery addresses that a merchant writes.

import type { components } from '../../../generated/apps.types.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { requirePhone } from '../../base/phone.ts'
import { requireParts } from '../geo/address-formats.ts'
import { isCountry } from '../geo/countries.ts'
import type { TaxAddress } from '../taxes/order-taxation.ts'

/**
 * Returns an address as an order keeps it. Throws unknownCountry, and invalidRequest for one that lacks a part that its
 * country requires, or whose telephone number can be none.
 */
export function addressOf(given: components['schemas']['NewDraftAddress']): components['schemas']['Address'] {
  const { name, phone = '', line1, line2 = null, city = '', state = '', country, postalCode = null } = given
  if (!isCountry(country)) throw new Refusal('unknownCountry')
  requireParts(given, 'shippingAddress.')
  requirePhone(phone, country, 'shippingAddress.phone')
  return { _id: newId(), name, phone, line1, line2, city, state, country, postalCode, lat: null, lng: null }
}

/**
 * Returns the part of an address that taxes depend on. A provider of taxes is asked between two runs of the same work, and
 * finds its answer by the question: the id of an address is new each time.
 */
export const taxAddressOf = ({
  country,
  state = '',
  city = '',
  postalCode = null,
}: TaxAddress): TaxAddress => ({
  ...{ country, state, city, postalCode },
})
