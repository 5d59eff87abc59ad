import { useState } from 'preact/hooks'
import { formatFor } from '../format.ts'
import { choiceIn, extraOf, type Modifiable } from '../goods/modifiers.ts'
import { quantitiesUpTo } from '../goods/quantities.ts'
import type { Option } from '../goods/variant-options.ts'
import { Icon } from '../parts/icon.tsx'
import type { IslandWords } from '../words.ts'
import { openDrawer } from './drawer.ts'
import { ModifierFields } from './modifier-fields.tsx'
import { OptionChips, type Choice as VariantChoice } from './option-chips.tsx'
import { say, send, showCount } from './send.ts'

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
  /** The path of its page. */
  path: string
  /** The formatted price; a variant has its own. */
  price: string
  before: string | null
  /** Notes below the price. */
  notes: string[]
  options: Option[]
  choices: VariantChoice[]
  /** The values that are chosen when the page comes. */
  picked: string[]
  /** The stock; null if it does not run out. */
  stock: number | null
  /** How many of it one order may have. */
  least?: number | undefined
  most?: number | undefined
  wishes: Wish[]
  /** True if it can be renewed automatically at the end of its term. */
  renews: boolean
  /** The label of the button. */
  action: string
  /** True if more than one can be bought at once. */
  many: boolean
  /** Missing where there is nothing to choose. */
  modifiers?: Modifiable | undefined
  words: IslandWords
}

const lowerOf = (stock: number | null, most: number | undefined) =>
  most === undefined ? stock : Math.min(stock ?? most, most)

/** Chooses a variant, a quantity and other options, and puts it in the cart. */
export function BuyBox(props: BuyBoxProps) {
  const { options, choices, words } = props
  const [picked, pick] = useState(props.picked)
  const [busy, hold] = useState(false)
  const modified = useModifiers(props)
  const variant = choices.find(({ values }) => values.every((value, place) => value === picked[place]))
  const isMade = choices.length === 0 || variant !== undefined
  const { before, notes, stock, ...shown } = variant ?? { ...props, stock: isMade ? props.stock : 0 }
  const price = modified?.price ?? shown.price
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    hold(true)
    const { data, problem } = await send<{ count: number; drawer: string }>(
      '/cart/items',
      new FormData(event.target as HTMLFormElement),
      words,
    )
    hold(false)
    if (!data) return say(problem)
    showCount(data.count)
    openDrawer(data.drawer)
  }
  return (
    <form class="buy" method="post" action="/cart/items" onSubmit={submit} onInput={modified?.onInput}>
      <p class="price large" aria-live="polite">
        {isMade && price}
        {isMade && before && (
          <s>
            <span class="hidden">{words.before} </span>
            {before}
          </s>
        )}
        {isMade && notes.map((note) => <small key={note}>{note}</small>)}
      </p>
      <input type="hidden" name="productId" value={props.productId} />
      {options.map((option, place) => (
        <OptionChips
          key={option.field}
          option={option}
          place={place}
          choices={choices}
          picked={picked}
          onPick={(value) => pick(picked.with(place, value))}
          words={words}
        />
      ))}
      {modified?.fields}
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
          <input type="checkbox" name="autoRenew" value="true" />
          {words.renew}
        </label>
      )}
      {stock !== null && <Stock left={stock} isMade={isMade} words={words} />}
      <div class="buttons">
        {props.many && stock !== 0 && (
          <label class="quantity">
            <span class="hidden">{words.quantity}</span>
            <select name="quantity">
              {quantitiesUpTo(lowerOf(stock, props.most), props.least).map((count) => (
                <option key={count} selected={count === props.modifiers?.line?.quantity}>
                  {count}
                </option>
              ))}
            </select>
          </label>
        )}
        <BuyButton {...props} isGone={stock === 0} isMade={isMade} busy={busy} />
        {options.length > 0 && (
          <button class="quiet button unscripted" formmethod="get" formaction={props.path} formnovalidate>
            {words.showChoice}
          </button>
        )}
      </div>
    </form>
  )
}

/** The fields for modifiers, and the price with what is chosen. */
function useModifiers({ modifiers, words }: Pick<BuyBoxProps, 'modifiers' | 'words'>) {
  const [choices, choose] = useState(modifiers?.chosen ?? [])
  if (!modifiers) return null
  const { groups, price, currency, language, line } = modifiers
  const { money } = formatFor(language, currency)
  return {
    price: price === null ? null : money(price + extraOf(groups, choices)),
    onInput: ({ currentTarget }: { currentTarget: HTMLFormElement }) =>
      choose(choiceIn(groups, new FormData(currentTarget))),
    fields: (
      <>
        <input type="hidden" name="of" value={modifiers.of} />
        {line && <input type="hidden" name="line" value={line._id} />}
        <ModifierFields groups={groups} choices={choices} money={money} words={words} />
      </>
    ),
  }
}

type Buying = Pick<BuyBoxProps, 'action' | 'words' | 'options'> &
  Record<'isGone' | 'isMade' | 'busy', boolean>

/** Without scripts another choice may be there, so then the button of one that is not works all the same. */
function BuyButton({ action, words, options, isGone, isMade, busy }: Buying) {
  const text = isMade ? (isGone ? words.soldOut : action) : words.notMade
  const button = (name: string, how: string, disabled: boolean) => (
    <button
      class={`button wide-button ${how}`}
      disabled={disabled}
      aria-disabled={busy}
      aria-busy={busy || undefined}
    >
      {name}
    </button>
  )
  if (!isGone || options.length === 0) return button(text, '', isGone)
  return (
    <>
      {button(text, 'scripted', true)}
      {button(action, 'unscripted', false)}
    </>
  )
}

function Stock({ left, isMade, words }: { left: number; isMade: boolean; words: IslandWords }) {
  const few = left <= 5 ? words.few.replace('{n}', String(left)) : words.inStock
  return (
    <p class={left === 0 ? 'stock none' : left <= 5 ? 'stock few' : 'stock'} role="status">
      <Icon name={left === 0 ? 'alert' : 'check'} />
      {!isMade ? words.notMade : left === 0 ? words.soldOut : few}
    </p>
  )
}
