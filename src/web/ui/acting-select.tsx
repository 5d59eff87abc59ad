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
        if (event.key === 'Escape') setChosen(undefined)
        if (event.key !== 'Enter' || chosen === undefined) return
        event.preventDefault()
        take(chosen)
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
