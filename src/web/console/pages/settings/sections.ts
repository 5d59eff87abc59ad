import {
  Banknote,
  Blocks,
  CreditCard,
  Globe,
  History,
  IdCard,
  KeyRound,
  type LucideIcon,
  MessageSquareText,
  ShieldCheck,
  Store,
  Truck,
  Users,
} from 'lucide-react'
import type { Key } from '../../../words/words.ts'

export interface Section {
  to: `/stores/$storeId/settings${SettingsPath}`
  words: Key
  icon: LucideIcon
  exact?: boolean
}

type SettingsPath =
  | ''
  | '/contact'
  | '/shipping'
  | '/payments'
  | '/domains'
  | '/staff'
  | '/roles'
  | '/apps'
  | '/payouts'
  | '/identity'
  | '/activity'
  | '/ownership'

/** The menu of the settings has these parts, in this order. The palette finds them too. */
export const sections: Section[] = [
  { to: '/stores/$storeId/settings', words: 'general.title', icon: Store, exact: true },
  { to: '/stores/$storeId/settings/contact', words: 'contact.title', icon: MessageSquareText },
  { to: '/stores/$storeId/settings/shipping', words: 'shipping.title', icon: Truck },
  { to: '/stores/$storeId/settings/payments', words: 'payments.title', icon: CreditCard },
  { to: '/stores/$storeId/settings/domains', words: 'domains.title', icon: Globe },
  { to: '/stores/$storeId/settings/staff', words: 'staff.title', icon: Users },
  { to: '/stores/$storeId/settings/roles', words: 'roles.title', icon: ShieldCheck },
  { to: '/stores/$storeId/settings/apps', words: 'installed.title', icon: Blocks },
  { to: '/stores/$storeId/settings/payouts', words: 'payouts.title', icon: Banknote },
  { to: '/stores/$storeId/settings/identity', words: 'identity.title', icon: IdCard },
  { to: '/stores/$storeId/settings/activity', words: 'activity.title', icon: History },
  { to: '/stores/$storeId/settings/ownership', words: 'ownership.title', icon: KeyRound },
]
