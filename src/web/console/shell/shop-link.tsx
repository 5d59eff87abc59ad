import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { settingsQuery } from '../../api/settings.ts'
import { buttonClass } from '../../ui/button.tsx'
import { t } from '../../words/words.ts'
import { useStore } from './store.tsx'

/**
 * Returns the address of a page of the shop; null if shoppers cannot open it, or if it is not known: a store without a
 * domain has a shop only on a developer's own machine.
 */
function useShopAddress(path: string): string | null {
  const { domain, closedAt, suspension } = useStore().store
  const { data: settings } = useQuery(settingsQuery)
  if (closedAt || suspension) return null
  if (!domain.endsWith('.localhost')) return `https://${domain}${path}`
  return settings?.shopPort ? `http://${domain}:${settings.shopPort}${path}` : null
}

/** Links to the first page of the shop, from every page of the console. */
export function ShopLink() {
  const address = useShopAddress('/')
  if (!address) return null
  return (
    <a href={address} target="_blank" rel="noreferrer" className="bell" title={t('shell.shop')}>
      <ExternalLink size={18} aria-hidden="true" />
      <span className="hidden-text">{t('shell.shop')}</span>
    </a>
  )
}

interface RecordInShopProps {
  /** The path of its page in the shop. */
  path: string
  /** The name of the record, where several of these links are on one page. */
  name?: string
}

/** Links from a record to its page in the shop: as a button, or as an icon where the record is one of many. */
export function RecordInShop({ path, name }: RecordInShopProps) {
  const address = useShopAddress(path)
  if (!address) return null
  const label = name && t('shell.in-shop-of', { name })
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      className={name ? `${buttonClass('quiet')} icon-button` : buttonClass()}
      aria-label={label}
      title={label}
    >
      <ExternalLink size={16} aria-hidden="true" />
      {!name && t('shell.in-shop')}
    </a>
  )
}
