import type { ReactNode } from 'react'

/** Something that the palette found and can go to. */
export interface Find {
  key: string
  group: string
  words: string
  more?: string
  icon: ReactNode
  go: () => void
}
