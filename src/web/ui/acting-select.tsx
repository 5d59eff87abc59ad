import { type SelectHTMLAttributes, useRef, useState } from 'react'
import { type Option, optionsOf } from './field.tsx'

interface ActingSelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  value: string
  options: Option[]
  onTake: (value: string) => void
}

/**
 * Shows a list whose choice does something at once. Keys come to an option past others, so what they choose is taken by
 * Enter or when the focus goes on; Escape gives it up.
 */
export function ActingSelect({ value, options, onTake, ...select }: ActingSelectProps) {
  const isByKeys = useRef(false)
  const [chosen, setChosen] = useState<string>()
  const take = (to = value) => {
    setChosen(undefined)
    if (to !== value) onTake(to)
  }
  return (
    <select
      className="input select"
      {...select}
      value={chosen ?? value}
      onPointerDown={() => {
        isByKeys.current = false
      }}
      onKeyDown={(event) => {
        isByKeys.current = true
        if (chosen === undefined || (event.key !== 'Enter' && event.key !== 'Escape')) return
        // It ends the choice and nothing else: neither is the form sent nor the dialog closed.
        event.preventDefault()
        take(event.key === 'Enter' ? chosen : value)
      }}
      onChange={({ currentTarget }) =>
        isByKeys.current ? setChosen(currentTarget.value) : take(currentTarget.value)
      }
      onBlur={() => {
        isByKeys.current = false
        take(chosen)
      }}
    >
      {optionsOf(options)}
    </select>
  )
}
