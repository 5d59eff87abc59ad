import { useState } from 'preact/hooks'
import { Icon } from '../parts/icon.tsx'
import type { IslandWords } from '../words.ts'
import { say, send } from './send.ts'

interface HeartProps {
  productId: string
  name: string
  wished: boolean
  words: IslandWords
}

/** Puts a product on the wishlist, and takes it off again. */
export function Heart({ productId, name, wished, words }: HeartProps) {
  const [on, turn] = useState(wished)
  const submit = async (event: Event) => {
    event.preventDefault()
    turn(!on)
    const { problem } = await send('/wishlist', { productId, wished: String(!on) }, words)
    if (problem) turn(on)
    say(problem ?? (on ? words.unwished : words.wished))
  }
  return (
    <form class="heart" method="post" action="/wishlist" onSubmit={submit}>
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="wished" value={String(!on)} />
      <button aria-pressed={on} aria-label={`${words.wish}: ${name}`} title={words.wish}>
        <Icon name="heart" filled={on} />
      </button>
    </form>
  )
}
