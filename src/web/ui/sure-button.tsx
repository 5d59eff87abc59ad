import { type MouseEvent, useState } from 'react'
import { Button } from './button.tsx'
import type { Sending } from './form.tsx'
import { Problem } from './states.tsx'

interface SureButtonProps {
  words: string
  /** The label for the second press, which acts. */
  sure: string
  sending: Sending
  onSure: () => void
}

/**
 * A button of a dialog for what cannot be undone: it must be pressed twice, with time to read its second label. A
 * double click is one press, and so is a key that is held down.
 */
export function SureButton({ words, sure, sending, onSure }: SureButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const press = ({ detail: clicks }: MouseEvent) => {
    if (!isAsking) setAsking(true)
    else if (clicks < 2) onSure()
  }
  return (
    <>
      {sending.error ? <Problem error={sending.error} /> : null}
      <Button
        look="danger"
        busy={sending.isPending}
        onClick={press}
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        {isAsking ? sure : words}
      </Button>
    </>
  )
}
