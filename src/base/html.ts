// HTML templates with escaping (XSS protection).

/** Our own markup; any other text is escaped when it is put into a page. */
export interface Markup {
  markup: string
}

/** Returns the markup of a template: escapes texts among its values, keeps markup. */
export function html(strings: TemplateStringsArray, ...values: (string | Markup | Markup[])[]): Markup {
  const written = values.map((value) =>
    typeof value === 'string' ? escapeText(value) : join([value].flat()),
  )
  return { markup: String.raw({ raw: strings }, ...written) }
}

/** Escapes text for an element's content or a quoted attribute. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

function join(parts: Markup[]): string {
  return parts.map(({ markup }) => markup).join('')
}
