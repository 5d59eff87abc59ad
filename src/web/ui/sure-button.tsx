import { useState } from 'react'
import { Button } from './button.tsx'
import type { Sending } from './form.tsx'
import { Problem } from './states.tsx'

interface SureButtonProps {
  words: string
  /** The words of the second press, which does it. */
  sure: string
  sending: Sending
  onSure: () => void
}

/** Shows a button of a dialog for what cannot be taken back: it is pressed twice. */
export function SureButton({ words, sure, sending, onSure }: SureButtonProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      {sending.error ? <Problem error={sending.error} /> : null}
      <Button look="danger" busy={sending.isPending} onClick={isAsking ? onSure : () => setAsking(true)}>
        {isAsking ? sure : words}
      </Button>
    </>
  )
}
