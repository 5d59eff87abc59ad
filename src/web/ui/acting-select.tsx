import { type SelectHTMLAttributes, useRef, useState } from 'react'
import { type Option, optionsOf } from './field.tsx'

interface ActingSelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  value: string
  options: Option[]
  onTake: (value: string) => void
}

/**
 * A select that acts on its choice at once. Keys pass other options on the way, so a choice by keyboard counts on Enter
 * or when the focus moves on; Escape cancels it.
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
        // It ends only the choice: neither is the form sent nor the dialog closed.
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
