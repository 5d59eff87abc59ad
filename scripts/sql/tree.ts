/** A node of the tree that PostgreSQL makes of a statement, with its label under `node`. */
export interface Node {
  node: string
  [field: string]: Part
}
export type Part = Node | Part[] | string | null | undefined

/**
 * Reads a tree as PostgreSQL prints it (`nodeToString` in its sources): `{LABEL :field value}`, lists in parentheses,
 * bytes in brackets, `<>` for nothing.
 */
export function readTree(text: string): Node {
  const tokens = text.match(/\{[A-Z_]+|[{}()[\]]|(?:\\.|[^\s{}()[\]\\])+/g) ?? []
  let at = 0
  const list = (end: string): Part[] => {
    const parts: Part[] = []
    while (tokens[at] !== end) parts.push(part())
    at += 1
    return parts
  }
  const part = (): Part => {
    const token = tokens[at++]!
    if (token === '(') return list(')')
    if (token === '[') return list(']')
    if (token === '<>') return null
    if (!token.startsWith('{')) return token.replaceAll(/\\(.)/g, '$1')
    const made: Node = { node: token.slice(1) }
    while (tokens[at] !== '}') {
      const field = tokens[at++]!.slice(1)
      const values: Part[] = []
      // A constant is its length and its bytes; everything else is one value.
      while (tokens[at] !== '}' && !isField(tokens[at]!)) values.push(part())
      made[field] = values.length > 1 ? values : values[0]
    }
    at += 1
    return made
  }
  return part() as Node
}

const isField = (token: string) => /^:[a-z_A-Z]/.test(token)

export const nodes = (part: Part): Node[] => (Array.isArray(part) ? (part as Node[]) : [])

/** Returns the members of a set of numbers, which is printed as `(b 1 2)`, or of a list of them: `(i 1 2)`. */
export const numbers = (part: Part): number[] => (Array.isArray(part) ? part.slice(1).map(Number) : [])

/** Returns the text of a constant: four bytes with its length and then its characters, or those with a zero at the end. */
export function textOf({ constvalue, constlen }: Node): string | null {
  const bytes = Array.isArray(constvalue) ? constvalue[1] : null
  if (!Array.isArray(bytes)) return null
  const characters = constlen === '-2' ? bytes.slice(0, -1) : bytes.slice(4)
  return Buffer.from(characters.map(Number)).toString()
}
