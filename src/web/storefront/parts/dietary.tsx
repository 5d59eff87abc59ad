import type { components } from '../api.ts'
import { usePage } from '../page-context.tsx'

type Schemas = components['schemas']
type Food = Schemas['Food']
type Allergen = Schemas['Allergen']
type Diet = Schemas['Diet']

const known = <Name extends string>(names: Record<Name, string>, given: string[]) =>
  given.filter((one): one is Name => one in names)

/** Returns the diet and the allergens that the address of a page filters by; what is unknown is left out. */
export function dietaryIn(
  { searchParams }: URL,
  { diets, allergens }: { diets: Record<Diet, string>; allergens: Record<Allergen, string> },
) {
  const [diet] = known(diets, searchParams.getAll('diet'))
  const without = known(allergens, searchParams.getAll('without'))
  return { diet, without: without.length > 0 ? without.join(',') : undefined }
}

/** Says what a dish contains and for whom it is, as far as the merchant has said. */
export function DietaryFacts({ food }: { food: Pick<Food, 'allergens' | 'diet'> }) {
  const { words } = usePage()
  const { allergens, diet = [] } = food
  const named = words.dietary
  return (
    <>
      {diet.length > 0 && <p class="fact">{named.suits(diet.map((one) => named.diets[one]).join(', '))}</p>}
      {allergens && (
        <p class="fact">
          {allergens.length > 0
            ? named.contains(allergens.map((one) => named.allergens[one]).join(', '))
            : named.containsNone}
        </p>
      )}
    </>
  )
}

/** Lets readers choose dishes by diet and allergens; nothing where no dish says anything of them. */
export function DietaryFilter({ foods }: { foods: Food[] }) {
  const { words, url } = usePage()
  const { title, diet, any, without, apply, diets, allergens } = words.dietary
  const chosen = dietaryIn(url, words.dietary)
  const isFiltered = chosen.diet !== undefined || chosen.without !== undefined
  if (!isFiltered && !foods.some((food) => food.allergens || food.diet?.length)) return null
  return (
    <details class="filter" open={isFiltered}>
      <summary class="quiet button">{title}</summary>
      <form action="/foods" class="stack">
        <fieldset class="chips">
          <legend>{diet}</legend>
          {[['', any] as const, ...Object.entries(diets)].map(([value, name]) => (
            <label key={value} class="chip">
              <input type="radio" name="diet" value={value} checked={value === (chosen.diet ?? '')} /> {name}
            </label>
          ))}
        </fieldset>
        <fieldset class="chips">
          <legend>{without}</legend>
          {Object.entries(allergens).map(([value, name]) => (
            <label key={value} class="chip">
              <input
                type="checkbox"
                name="without"
                value={value}
                checked={chosen.without?.split(',').includes(value) ?? false}
              />{' '}
              {name}
            </label>
          ))}
        </fieldset>
        <button class="button">{apply}</button>
      </form>
    </details>
  )
}
