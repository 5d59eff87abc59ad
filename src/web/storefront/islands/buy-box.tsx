import { useState } from 'preact/hooks'
import { Icon } from '../parts/icon.tsx'
import type { IslandWords } from '../words.ts'
import { say, send, showCount } from './send.ts'

export interface Choice {
  id: string
  name: string
  /** The formatted price. */
  price: string
  /** The price before a reduction. */
  before: string | null
  quantity: number
}

/** Something that the shopper tells us about a dish or a booking; it becomes an option of the cart line. */
export interface Wish {
  name: string
  label: string
  type: 'text' | 'date' | 'time'
  required?: boolean
  min?: string
  hint?: string
}

interface BuyBoxProps {
  productId: string
  /** The formatted price; a variant has its own. */
  price: string
  before: string | null
  /** The property by which the variants differ, such as a size. */
  choosing: string
  choices: Choice[]
  /** The stock; null if it does not run out. */
  stock: number | null
  wishes: Wish[]
  /** True if it can be renewed automatically at the end of its term. */
  renews: boolean
  /** The label of the button. */
  action: string
  /** True if more than one can be bought at once. */
  many: boolean
  words: IslandWords
}

/** Chooses a variant, a quantity and other options, and puts it in the cart. */
export function BuyBox(props: BuyBoxProps) {
  const { choices, words } = props
  const [chosen, choose] = useState(choices.find(({ quantity }) => quantity > 0)?.id ?? choices[0]?.id)
  const [busy, hold] = useState(false)
  const variant = choices.find(({ id }) => id === chosen)
  const left = variant ? variant.quantity : props.stock
  const before = variant ? variant.before : props.before
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    hold(true)
    const form = new FormData(event.target as HTMLFormElement)
    const { data, problem } = await send<{ count: number }>('/cart/items', form, words)
    hold(false)
    if (data) showCount(data.count)
    say(problem ?? words.added)
  }
  return (
    <form class="buy" method="post" action="/cart/items" onSubmit={submit}>
      <p class="price large" aria-live="polite">
        {variant?.price ?? props.price}
        {before && (
          <s>
            <span class="hidden">{words.before} </span>
            {before}
          </s>
        )}
      </p>
      <input type="hidden" name="productId" value={props.productId} />
      {choices.length > 0 && (
        <fieldset class="chips">
          <legend>{props.choosing}</legend>
          {choices.map(({ id, name, price, quantity }) => (
            <label key={id} class="chip">
              <input
                type="radio"
                name="variantId"
                value={id}
                checked={id === chosen}
                disabled={quantity === 0}
                onChange={() => choose(id)}
              />
              {name}
              {price !== props.price && <span class="small"> {price}</span>}
            </label>
          ))}
        </fieldset>
      )}
      {props.wishes.map(({ name, label, type, required = false, min, hint }) => (
        <label key={name}>
          {label}
          {type === 'text' ? (
            <input name={`option.${name}`} required={required} maxLength={200} placeholder={hint} />
          ) : (
            <input type={type} name={`option.${name}`} required={required} min={min} />
          )}
        </label>
      ))}
      {props.renews && (
        <label class="check">
          <input type="checkbox" name="autoRenew" value="true" checked />
          {words.renew}
        </label>
      )}
      {left !== null && <Stock left={left} words={words} />}
      <div class="buttons">
        {props.many && left !== 0 && (
          <label class="quantity">
            <span class="hidden">{words.quantity}</span>
            <select name="quantity">
              {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(
                (count) => count <= (left ?? 10) && <option key={count}>{count}</option>,
              )}
            </select>
          </label>
        )}
        <button
          class="button wide-button"
          disabled={left === 0}
          aria-disabled={busy}
          aria-busy={busy || undefined}
        >
          {left === 0 ? words.soldOut : props.action}
        </button>
      </div>
    </form>
  )
}

function Stock({ left, words }: { left: number; words: IslandWords }) {
  const text = left === 0 ? words.soldOut : left <= 5 ? words.few.replace('{n}', String(left)) : words.inStock
  return (
    <p class={left === 0 ? 'stock none' : left <= 5 ? 'stock few' : 'stock'}>
      <Icon name={left === 0 ? 'alert' : 'check'} />
      {text}
    </p>
  )
}
