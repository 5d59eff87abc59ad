import { resolve } from 'node:path'
import ts from 'typescript'

/** A whole statement that is written as one text for `raw`, and the type of its rows: `any` where it claims none. */
export interface RawStatement {
  line: number
  text: string
  row: ts.Type
}

/** Finds `db.raw<{ rows: Row[] }>('select …')`; one that is composed, or takes identifiers, is not found. */
export function rawStatementsIn(program: ts.Program, file: string): RawStatement[] {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(resolve(file))!
  const found: RawStatement[] = []
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit)
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return
    const [sql] = node.arguments
    if (node.expression.name.text !== 'raw' || !sql || !ts.isStringLiteralLike(sql)) return
    const text = numbered(sql.text)
    if (!/^\s*(select|insert|update|delete|with)\b/i.test(sql.text) || text === null) return
    const claimed = node.typeArguments?.[0]
    const rows = claimed && checker.getPropertyOfType(checker.getTypeFromTypeNode(claimed), 'rows')
    const list = rows && checker.getTypeOfSymbol(rows)
    const row =
      list && checker.isArrayType(list) ? checker.getTypeArguments(list as ts.TypeReference)[0] : null
    found.push({
      line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      text,
      row: row ?? checker.getAnyType(),
    })
  }
  visit(source)
  return found
}

/**
 * Writes the places of bindings as PostgreSQL counts them; null where one is an identifier, whose text is not known.
 */
function numbered(sql: string): string | null {
  if (/(?<!\\)\?\?|(?<![:\w]):[a-z]\w*:/i.test(sql)) return null
  const names: string[] = []
  let unnamed = 0
  return sql
    .replace(/(?<![:\w]):([a-z]\w*)|(?<!\\)\?/gi, (_, name?: string) => {
      if (!name) return `$${++unnamed}`
      if (!names.includes(name)) names.push(name)
      return `$${names.indexOf(name) + 1}`
    })
    .replaceAll('\\?', '?')
}
