import { relative, resolve } from 'node:path'
import ts from 'typescript'

/** A statement as TypeScript is told of it: its place, and the types of its values and of its rows. */
export interface Claim {
  file: string
  line: number
  column: number
  values: ts.Type
  row: ts.Type
}

/** Parses files with all that they import, as tsconfig.json says. */
export function openProgram(files: string[]): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, files, include: [] }, ts.sys, process.cwd())
  return ts.createProgram(
    files.map((file) => resolve(file)),
    options,
  )
}

const makers = new Set(['statement', 'lookUp'])
const home = /\/src\/db\/statement\.ts$/

/** Finds the calls that make statements (src/db/statement.ts), with the types that they claim. */
export function claimsIn(program: ts.Program, files: string[]): Claim[] {
  const checker = program.getTypeChecker()
  const claims: Claim[] = []
  for (const file of files) {
    const source = program.getSourceFile(resolve(file))!
    if (!/\b(statement|lookUp)</.test(source.text) || home.test(source.fileName)) continue
    const visit = (node: ts.Node): void => {
      ts.forEachChild(node, visit)
      if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return
      const [values, row] = node.typeArguments ?? []
      if (!makers.has(node.expression.text) || !values || !row || !isOurs(checker, node.expression)) return
      const { line, character } = source.getLineAndCharacterOfPosition(node.getStart())
      claims.push({
        file: relative(process.cwd(), resolve(file)),
        line: line + 1,
        column: character + 1,
        values: checker.getTypeFromTypeNode(values),
        row: checker.getTypeFromTypeNode(row),
      })
    }
    visit(source)
  }
  return claims
}

function isOurs(checker: ts.TypeChecker, name: ts.Identifier): boolean {
  const symbol = checker.getSymbolAtLocation(name)
  const known = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  return known?.declarations?.some((one) => home.test(one.getSourceFile().fileName)) ?? false
}
