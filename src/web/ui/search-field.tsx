import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

interface SearchFieldProps {
  /** The label, which names the things that can be searched for; it is the placeholder too. */
  label: string
  value: string
  onSearch: (text: string) => void
}

/** Searches while somebody types, a third of a second after the last letter. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const sent = useRef(value)
  const latest = useRef(onSearch)
  latest.current = onSearch
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setText(value)
  }, [value])
  useEffect(() => {
    if (text.trim() === sent.current) return
    const timer = setTimeout(() => {
      sent.current = text.trim()
      latest.current(sent.current)
    }, 300)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <span className="input input-group filter-search">
      <span className="affix">
        <Search size={16} aria-hidden="true" />
      </span>
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </span>
  )
}
