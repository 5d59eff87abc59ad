import type { components } from '../api.ts'
import { usePage } from '../page-context.tsx'
import { Picture } from './picture.tsx'

type Line = components['schemas']['ReturnableLine']
type Wanted = components['schemas']['WantedReturnLine']

/** The variants that can be had instead of a line. */
export type Choices = Map<string, { _id: string; name: string }[]>

/**
 * Lets the shopper choose how many pieces of each line go back; `asksWhy` also asks for a reason, which nobody must give,
 * and `choices` for what is wanted instead.
 */
export function ReturnLines({
  lines,
  asksWhy = false,
  choices,
}: {
  lines: Line[]
  asksWhy?: boolean
  choices?: Choices
}) {
  const { words, form } = usePage()
  return (
    <ul class="lines">
      {lines.map((line) => (
        <li key={line.itemId}>
          <Picture src={line.image} place="thumb" />
          <div>
            <h2>
              <bdi>{line.variantName ? `${line.name}, ${line.variantName}` : line.name}</bdi>
            </h2>
            <p class="small">
              {line.excluded ? words.returns.excluded[line.excluded] : words.returns.left(line.quantity)}
            </p>
            {line.quantity > 0 && (
              <label>
                {words.returns.pieces(line.name)}
                <input
                  type="text"
                  name={`quantity-${line.itemId}`}
                  inputMode="numeric"
                  pattern="[0-9]*"
                  size={4}
                  value={form.get(`quantity-${line.itemId}`) ?? (line.excluded ? 0 : onlyOne(lines))}
                />
              </label>
            )}
            {asksWhy && line.quantity > 0 && <Reason itemId={line.itemId} />}
            <Instead itemId={line.itemId} variants={choices?.get(line.itemId) ?? []} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** An order of one thing is all that can be meant. */
const onlyOne = (lines: Line[]) => (lines.length === 1 ? lines[0]!.quantity : 0)

function Reason({ itemId }: { itemId: string }) {
  const { words, form } = usePage()
  const chosen = form.get(`reason-${itemId}`)
  return (
    <label>
      {words.returns.reason}
      <select name={`reason-${itemId}`}>
        <option value="">{words.returns.noReason}</option>
        {Object.entries(words.returns.reasons).map(([reason, text]) => (
          <option key={reason} value={reason} selected={reason === chosen}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

function Instead({ itemId, variants }: { itemId: string; variants: { _id: string; name: string }[] }) {
  const { words, form } = usePage()
  if (variants.length === 0) return null
  const chosen = form.get(`wanted-${itemId}`)
  return (
    <label>
      {words.returns.instead}
      <select name={`wanted-${itemId}`}>
        <option value="">{words.returns.noVariant}</option>
        {variants.map(({ _id, name }) => (
          <option key={_id} value={_id} selected={_id === chosen}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Returns the lines that a form has chosen, as the service takes them. */
export function linesIn(form: URLSearchParams): Wanted[] {
  return [...form].flatMap(([name, value]) => {
    const itemId = /^quantity-([0-9a-f]{24})$/.exec(name)?.[1]
    const quantity = Number(value)
    if (!itemId || !Number.isInteger(quantity) || quantity < 1) return []
    const reason = form.get(`reason-${itemId}`) as Wanted['reason'] | ''
    const variant = form.get('kind') === 'exchange' && form.get(`wanted-${itemId}`)
    return [{ itemId, quantity, ...(reason ? { reason } : {}), ...(variant && { wanted: { variant } }) }]
  })
}
