/** Suggests what somebody may have meant: " (did you mean …?)", or nothing. */
export function suggestion(word: string, names: readonly string[]): string {
  const near = nearest(word, names)
  return near.length > 0 ? ` (did you mean ${near.join(' or ')}?)` : ''
}

/** Returns up to three names nearest to a word, if only a few letters away. */
function nearest(word: string, names: readonly string[]): string[] {
  const most = Math.max(2, Math.floor(word.length * 0.4))
  const measured = names.map((name) => ({ name, far: distance(word.toLowerCase(), name.toLowerCase()) }))
  const least = Math.min(...measured.map(({ far }) => far))
  if (least > most) return []
  return measured.flatMap(({ name, far }) => (far === least ? [name] : [])).slice(0, 3)
}

/** Returns how many letters must be added, removed or replaced (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, n) => n)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1))
    }
    row = next
  }
  return row[b.length]!
}
