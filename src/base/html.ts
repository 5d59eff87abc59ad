// HTML templates with escaping (XSS protection).

/** Markup of our own; any other text is escaped where it is put into a page. */
export interface Markup {
  markup: string
}

/** Returns the markup of a template: texts among its values are escaped, markup is not. */
export function html(strings: TemplateStringsArray, ...values: (string | Markup | Markup[])[]): Markup {
  const written = values.map((value) =>
    typeof value === 'string' ? escapeText(value) : join([value].flat()),
  )
  return { markup: String.raw({ raw: strings }, ...written) }
}

/** Escapes a text for the content of an element and for a quoted attribute. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

function join(parts: Markup[]): string {
  return parts.map(({ markup }) => markup).join('')
}
