import { createLink } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import type { AnchorHTMLAttributes } from 'react'

/**
 * Links from a page to the list that it belongs to. The router mistakes the list for the current page, because its
 * address is a prefix of the current one, and screen readers would say so.
 */
export const BackLink = createLink(({ children, ...link }: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...link} className="back" aria-current={false}>
    <ChevronLeft size={16} aria-hidden="true" />
    {children}
  </a>
))
