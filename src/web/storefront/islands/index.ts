import { AddressFields } from './address-fields.tsx'
import { BuyBox } from './buy-box.tsx'
import { Heart } from './heart.tsx'
import { Likes } from './likes.tsx'
import { PaymentWatch } from './payment-watch.tsx'
import { PriceField } from './price-field.tsx'
import { PushSwitch } from './push-switch.tsx'

/** The components that run in the browser, by the names that the pages use. */
export const islands = { AddressFields, BuyBox, Heart, Likes, PaymentWatch, PriceField, PushSwitch }
export type IslandName = keyof typeof islands
