import type { components } from '../api.ts'

type Step = [name: string, path: string]

/** Returns the way to a category from the top, itself included. */
export const wayToCategory = ({
  name,
  slug,
  ancestors = [],
}: components['schemas']['CategoryReference']): Step[] =>
  [...ancestors, { name, slug }].map((one) => [one.name, `/categories/${one.slug}`])

/** Links to what is above a page. */
export function Crumbs({ way }: { way: Step[] }) {
  if (way.length === 0) return null
  return (
    <p class="crumb">
      {way.map(([name, path], place) => (
        <>
          {place > 0 && <span aria-hidden="true"> › </span>}
          <a key={path} href={path}>
            {name}
          </a>
        </>
      ))}
    </p>
  )
}
