import type { ComponentProps, FunctionComponent } from 'preact'
import { type IslandName, islands } from '../islands/index.ts'
import { usePage } from '../page-context.tsx'

type PropsOf<Name extends IslandName> = Omit<ComponentProps<(typeof islands)[Name]>, 'words'>

/**
 * Draws a part of a page that scripts bring to life. It is drawn here first, so that it can be read and used without
 * them; the browser draws it again from the same properties.
 */
export function Island<Name extends IslandName>({ name, props }: { name: Name; props: PropsOf<Name> }) {
  const { words } = usePage()
  // The name and its properties belong together, which a look-up in a union cannot express.
  const Part = islands[name] as unknown as FunctionComponent<object>
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Part {...{ ...props, words: words.islands }} />
    </div>
  )
}
