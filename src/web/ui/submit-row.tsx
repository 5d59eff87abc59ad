import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import type { Sending } from './form.tsx'

interface SubmitRowProps {
  sending: Pick<Sending, 'isPending'>
  /** The words on the button. */
  children: ReactNode
  /** A button at the other end of the row that does something else, such as deleting. */
  beside?: ReactNode
}

/** Draws the end of a form on a page: the button that sends it. */
export function SubmitRow({ sending, children, beside }: SubmitRowProps) {
  return (
    <div className={beside ? 'row row-apart' : 'row'}>
      <Button type="submit" look="main" busy={sending.isPending}>
        {children}
      </Button>
      {beside}
    </div>
  )
}
