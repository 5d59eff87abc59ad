import { type KeyboardEvent, type ReactNode, useId } from 'react'

interface Tab<Name extends string> {
  name: Name
  label: string
}

interface TabsProps<Name extends string> {
  label: string
  tabs: Tab<Name>[]
  current: Name
  onChange: (name: Name) => void
  /** The panel of the current tab. */
  children: ReactNode
}

/** Views of one thing. The arrows go from tab to tab. For the filters of a list, see `Choices`. */
export function Tabs<Name extends string>({ label, tabs, current, onChange, children }: TabsProps<Name>) {
  const id = useId()
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const at = tabs.findIndex(({ name }) => name === current)
    const to = tabs.at((at + step) % tabs.length)!
    onChange(to.name)
    document.getElementById(`${id}-${to.name}`)?.focus()
  }
  return (
    <>
      <div role="tablist" aria-label={label} className="tabs" onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            id={`${id}-${tab.name}`}
            type="button"
            role="tab"
            aria-selected={tab.name === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab.name === current ? 0 : -1}
            onClick={() => tab.name !== current && onChange(tab.name)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  )
}

/** A choice of a few, all in sight: the status by which a list is filtered. */
export function Choices<Name extends string>({
  label,
  tabs,
  current,
  onChange,
}: Omit<TabsProps<Name>, 'children'>) {
  return (
    <fieldset className="choices">
      <legend className="hidden-text">{label}</legend>
      {tabs.map((tab) => (
        <button
          key={tab.name}
          type="button"
          aria-pressed={tab.name === current}
          onClick={() => onChange(tab.name)}
        >
          {tab.label}
        </button>
      ))}
    </fieldset>
  )
}
