import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { Menu } from '../../ui/menu.tsx'
import { t } from '../../words/words.ts'

/** Further actions on the record of a page, such as its deletion, which must not be the first thing that a thumb meets. */
export function MoreMenu({ children }: { children: ReactNode }) {
  return (
    <Menu
      trigger={<Ellipsis size={18} aria-hidden="true" />}
      triggerClass="button button-plain icon-button"
      label={t('common.more')}
      align="end"
    >
      {children}
    </Menu>
  )
}
