import {
  Banknote,
  Blocks,
  Bot,
  Clock,
  CornerUpRight,
  CreditCard,
  FileText,
  Globe,
  History,
  IdCard,
  KeyRound,
  type LucideIcon,
  Mail,
  MessageSquareText,
  Percent,
  Rss,
  ShieldCheck,
  Store,
  Truck,
  Users,
} from 'lucide-react'
import type { Key } from '../../../words/words.ts'
import type { Need } from '../../shell/store.tsx'

export interface Section {
  to: `/stores/$storeId/settings${SettingsPath}`
  words: Key
  icon: LucideIcon
  needs?: Need
  exact?: boolean
}

type SettingsPath =
  | ''
  | '/contact'
  | '/shipping'
  | '/hours'
  | '/emails'
  | '/taxes'
  | '/payments'
  | '/invoices'
  | '/feeds'
  | '/agents'
  | '/redirects'
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
  { to: '/stores/$storeId/settings', words: 'general.title', needs: 'WRITE_STORE', icon: Store, exact: true },
  {
    to: '/stores/$storeId/settings/contact',
    words: 'contact.title',
    needs: 'WRITE_STORE',
    icon: MessageSquareText,
  },
  { to: '/stores/$storeId/settings/shipping', words: 'shipping.title', needs: 'WRITE_STORE', icon: Truck },
  { to: '/stores/$storeId/settings/hours', words: 'hours.title', needs: 'WRITE_STORE', icon: Clock },
  { to: '/stores/$storeId/settings/emails', words: 'emails.title', needs: 'WRITE_STORE', icon: Mail },
  { to: '/stores/$storeId/settings/taxes', words: 'taxes.title', needs: 'WRITE_STORE', icon: Percent },
  {
    to: '/stores/$storeId/settings/payments',
    words: 'payments.title',
    needs: 'WRITE_STORE',
    icon: CreditCard,
  },
  {
    to: '/stores/$storeId/settings/invoices',
    words: 'invoices.title',
    needs: 'WRITE_STORE',
    icon: FileText,
  },
  { to: '/stores/$storeId/settings/feeds', words: 'feeds.title', needs: 'WRITE_STORE', icon: Rss },
  { to: '/stores/$storeId/settings/agents', words: 'agents.title', needs: 'WRITE_STORE', icon: Bot },
  { to: '/stores/$storeId/settings/domains', words: 'domains.title', needs: 'READ_DOMAINS', icon: Globe },
  {
    to: '/stores/$storeId/settings/redirects',
    words: 'redirects.title',
    needs: 'WRITE_STORE',
    icon: CornerUpRight,
  },
  { to: '/stores/$storeId/settings/staff', words: 'staff.title', needs: 'owner', icon: Users },
  { to: '/stores/$storeId/settings/roles', words: 'roles.title', needs: 'READ_ROLES', icon: ShieldCheck },
  { to: '/stores/$storeId/settings/apps', words: 'installed.title', icon: Blocks },
  { to: '/stores/$storeId/settings/payouts', words: 'payouts.title', needs: 'READ_PAYOUTS', icon: Banknote },
  { to: '/stores/$storeId/settings/identity', words: 'identity.title', needs: 'READ_KYC', icon: IdCard },
  {
    to: '/stores/$storeId/settings/activity',
    words: 'activity.title',
    needs: 'READ_ACTIVITY',
    icon: History,
  },
  { to: '/stores/$storeId/settings/ownership', words: 'ownership.title', needs: 'owner', icon: KeyRound },
]
