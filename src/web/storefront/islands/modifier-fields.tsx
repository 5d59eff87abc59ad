import {
  type Choice,
  fieldsOf,
  firstChoice,
  type Group,
  isSoldOut,
  type ModifierOption,
  piecesOf,
} from '../goods/modifiers.ts'
import type { IslandWords } from '../words.ts'

interface FieldsProps {
  groups: readonly Group[]
  /** Where the groups belong, as in `fieldsOf`. */
  place?: string
  choices: readonly Choice[]
  money(amount: number): string
  words: IslandWords
}

/**
 * Chooses of modifier groups: one option by radio buttons, several by boxes to tick, and numbers of pieces by fields.
 * The fields work without scripts; those of an option that is not chosen count for nothing.
 */
export function ModifierFields({ groups, ...shared }: FieldsProps) {
  return (
    <>
      {groups.map((group) => (
        <GroupFields key={group._id} group={group} {...shared} />
      ))}
    </>
  )
}

function GroupFields({ group, place = '', ...shared }: Omit<FieldsProps, 'groups'> & { group: Group }) {
  const { choices, words } = shared
  const pieces = piecesOf(group, choices)
  const isFull = group.max !== null && pieces >= group.max
  const hint = hintOf(group, words)
  return (
    <fieldset class="modifiers">
      <legend>
        {group.name}
        {hint && <small>{hint}</small>}
      </legend>
      {isSingle(group) && group.min === 0 && (
        <label class="modifier">
          <input type="radio" name={fieldsOf(place, group).option} value="" defaultChecked={pieces === 0} />
          <span>{words.modifiers.none}</span>
        </label>
      )}
      {group.options.map((option) => (
        <OptionField
          key={option._id}
          option={option}
          group={group}
          place={place}
          isFull={isFull}
          {...shared}
        />
      ))}
    </fieldset>
  )
}

const isSingle = ({ max, allowQuantities }: Group) => max === 1 && !allowQuantities

type OptionProps = Omit<FieldsProps, 'groups'> & {
  option: ModifierOption
  group: Group
  place: string
  isFull: boolean
}

function OptionField({ option, group, place, isFull, choices, money, words }: OptionProps) {
  const fields = fieldsOf(place, group)
  const chosen = choices.find(({ groupId, optionId }) => groupId === group._id && optionId === option._id)
  const isGone = isSoldOut(option)
  const name = (
    <span>
      {option.name}
      {isGone && <small> {words.gone}</small>}
    </span>
  )
  const price = option.price > 0 && <small class="extra">+ {money(option.price)}</small>
  return (
    <div class={isGone ? 'modifier-option gone' : 'modifier-option'}>
      {group.allowQuantities ? (
        <label class="modifier">
          <input
            type="text"
            name={fields.pieces(option)}
            inputMode="numeric"
            pattern="[0-9]{1,3}"
            size={3}
            defaultValue={String(chosen?.quantity ?? 0)}
            disabled={isGone}
          />
          {name}
          {price}
        </label>
      ) : (
        <label class="modifier">
          <input
            type={isSingle(group) ? 'radio' : 'checkbox'}
            name={fields.option}
            value={option._id}
            // A browser would stop at a field of an option that is not chosen, and could not show it.
            required={isSingle(group) && group.min > 0 && place === ''}
            defaultChecked={chosen !== undefined}
            disabled={isGone || (!isSingle(group) && isFull && !chosen)}
          />
          {name}
          {price}
        </label>
      )}
      {option.groups.length > 0 && (
        <div class="within">
          <ModifierFields
            groups={option.groups}
            place={fields.within(option)}
            choices={chosen?.modifiers ?? firstChoice(option.groups)}
            money={money}
            words={words}
          />
        </div>
      )}
    </div>
  )
}

/** Returns how much of a group is to be chosen, how much of it is free, and whether its highest price counts. */
function hintOf({ min, max, included, pricing }: Group, { modifiers: words }: IslandWords): string {
  const bounds =
    max === null
      ? min > 0 && words.atLeast.replace('{min}', String(min))
      : min === max
        ? words.exactly.replace('{min}', String(min))
        : min > 0
          ? words.between.replace('{min}', String(min)).replace('{max}', String(max))
          : max > 1 && words.upTo.replace('{max}', String(max))
  const free = included > 0 && words.included.replace('{n}', String(included))
  const highest = pricing === 'highest' && max !== 1 && words.highest
  return [bounds, free, highest].filter(Boolean).join(', ')
}
