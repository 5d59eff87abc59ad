import { createLink } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import type { AnchorHTMLAttributes } from 'react'

/**
 * Leads from a page to the list that it belongs to. The router takes the list for the page that is shown, because its
 * address is the beginning of the present one: screen readers would say so.
 */
export const BackLink = createLink(({ children, ...link }: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...link} className="back" aria-current={false}>
    <ChevronLeft size={16} aria-hidden="true" />
    {children}
  </a>
))
