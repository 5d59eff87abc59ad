/** How the addresses of a country are written, as `getAddressFormat` says it. */
export interface AddressLayout {
  layout: string
  latinLayout: string | null
}

const parts = ['name', 'line1', 'line2', 'city', 'state', 'postalCode'] as const
type Written = { [Part in (typeof parts)[number]]?: string | null }

/** The layout of an address until that of its country is known. */
const usual = { layout: '{name}\n{line1}\n{line2}\n{postalCode} {city}\n{state}', latinLayout: null }

/**
 * Returns the lines of an address as its country writes them, without its country. What an address lacks is left out,
 * with the comma before it; what only it has comes last.
 */
export function addressLines(address: Written, { layout, latinLayout }: AddressLayout = usual): string[] {
  const isLatin = !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(address.line1 ?? '')
  const template = (isLatin && latinLayout) || layout
  const others = parts.filter((part) => !template.includes(`{${part}}`)).map((part) => `{${part}}`)
  return [...template.split('\n'), others.join(', ')].flatMap((line) => lineOf(line, address) || [])
}

function lineOf(line: string, address: Written): string {
  let written = ''
  for (const [, before = '', name] of line.matchAll(/([^{]*)\{(\w+)\}/g)) {
    const value = address[name as (typeof parts)[number]]?.trim()
    if (value) written += (written || /[^\s,.-]/.test(before) ? before : '') + value
  }
  return written
}
