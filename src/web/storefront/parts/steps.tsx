interface StepsProps {
  names: string[]
  /** The place of the step that has been reached. */
  at: number
  label?: string
}

/** Shows the steps of a process, and the current one. */
export function Steps({ names, at, label }: StepsProps) {
  return (
    <ol class="steps" aria-label={label}>
      {names.map((name, place) => (
        <li key={name} class={place <= at ? 'reached' : ''} aria-current={place === at ? 'step' : undefined}>
          {name}
        </li>
      ))}
    </ol>
  )
}
