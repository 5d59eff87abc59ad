import type { IslandWords } from '../words.ts'

type Sent<Data> = { data: Data; problem: null } | { data: null; problem: string }

/** Sends a form of this shop, and returns the outcome. A shopper who must sign in first is sent to do so. */
export async function send<Data>(
  path: string,
  fields: FormData | Record<string, string>,
  words: IslandWords,
): Promise<Sent<Data>> {
  try {
    const body = new URLSearchParams(fields as Record<string, string>)
    const reply = await fetch(path, { method: 'POST', body, headers: { accept: 'application/json' } })
    const data = await reply.json()
    if (reply.ok) return { data, problem: null }
    if (data.signIn)
      location.href = `/sign-in?next=${encodeURIComponent(location.pathname + location.search)}`
    return { data: null, problem: data.message ?? words.failed }
  } catch {
    return { data: null, problem: words.failed }
  }
}

let hiding: ReturnType<typeof setTimeout> | undefined

/** Shows a message for a moment, and announces it to screen readers. */
export function say(text: string): void {
  const said = document.getElementById('said')!
  clearTimeout(hiding)
  said.textContent = text
  said.classList.add('shown')
  hiding = setTimeout(() => said.classList.remove('shown'), 4_000)
}

/** Shows how many things are in the cart. */
export function showCount(count: number): void {
  const place = document.querySelector<HTMLElement>('[data-cart-count]')!
  place.textContent = String(count)
  place.hidden = count === 0
}
