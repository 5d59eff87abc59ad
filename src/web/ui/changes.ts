/** Returns the members of a record that have changed: those that a form sends. */
export function changesOf<Fields extends object>(now: Fields, before: Fields): Partial<Fields> {
  const changed = Object.entries(now).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Fields]),
  )
  return Object.fromEntries(changed) as Partial<Fields>
}
