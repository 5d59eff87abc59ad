import ts from 'typescript'
import type { Catalogue, Described } from './catalogue.ts'
import type { Claim } from './claims.ts'
import { type Value, valuesOf } from './values.ts'

const { Any, Unknown, Null, Undefined, Never, TypeParameter, StringLike, NumberLike, BooleanLike } =
  ts.TypeFlags

export interface Difference {
  /** A column, a member of JSON in one, or a parameter. */
  name: string
  message: string
}

/** Compares what TypeScript claims of a statement with what PostgreSQL says, and returns what differs. */
export function differences(
  program: ts.Program,
  claim: Pick<Claim, 'values' | 'row'>,
  names: string[],
  { parameters, columns, tree }: Described,
  catalogue: Catalogue,
): Difference[] {
  const checker = program.getTypeChecker()
  const found: Difference[] = []
  const report = (name: string, message: string) => found.push({ name, message: `${name} ${message}` })
  const written = new Map<string, ts.Type>()
  for (const [at, name] of names.entries()) {
    const type = memberType(claim.values, name)
    if (!type) report(`:${name}`, 'is not among the values')
    else {
      written.set(name, type)
      if (!checker.getPropertyOfType(claim.values, name)) continue
      const wanted = catalogue.types.get(parameters[at]!)
      if (!fits(wanted, type, true))
        report(`:${name}`, `is ${wanted ?? 'of an unknown type'}, not ${text(type)}`)
    }
  }
  const mayBeNull = names.map((name) => !written.has(name) || has(written.get(name)!, Null | Any | Unknown))
  const values = tree ? valuesOf(tree, catalogue, mayBeNull) : []
  if (claim.row.flags & Never) return found
  const members = new Map(
    columns.map(({ name, type }, at) => [name, { ...(values[at] ?? { nullable: true }), type }]),
  )
  compareMembers(members, claim.row, '')
  return found

  function compareMembers(members: Map<string, Value>, type: ts.Type, path: string): void {
    if (type.flags & (Any | Unknown)) return
    const bare = checker.getNonNullableType(type)
    if (checker.getIndexInfosOfType(bare).length > 0) return
    for (const property of checker.getPropertiesOfType(bare)) {
      const value = members.get(property.name)
      const claimed = checker.getTypeOfSymbol(property)
      if (value) compareValue(value, claimed, `${path}${property.name}`)
      else if (!(property.flags & ts.SymbolFlags.Optional))
        report(`${path}${property.name}`, 'is not returned')
    }
    // A column that nobody reads does no harm; a member of JSON may be on its way to a reply.
    for (const name of path ? members.keys() : [])
      if (!checker.getPropertyOfType(bare, name)) report(`${path}${name}`, 'is not in the type of the rows')
  }

  function compareValue(
    { type: oid, nullable, members, items }: Value,
    claimed: ts.Type,
    path: string,
  ): void {
    if (claimed.flags & (Any | Unknown)) return
    if (nullable && !has(claimed, Null | Any | Unknown | TypeParameter))
      report(path, `may be null, and is claimed to be ${text(claimed)}`)
    const bare = checker.getNonNullableType(claimed)
    const read = oid === null ? 'Json' : catalogue.types.get(oid)
    if (!fits(read, bare, false)) report(path, `is ${read ?? 'of an unknown type'}, not ${text(claimed)}`)
    if (members && read === 'Json') compareMembers(members, bare, `${path}.`)
    const [element] = checker.isArrayType(bare) ? checker.getTypeArguments(bare as ts.TypeReference) : []
    if (items && element) compareValue(items, element, `${path}[]`)
  }

  /** Returns the type of a member; of a record of any names, that of all. */
  function memberType(type: ts.Type, name: string): ts.Type | undefined {
    const property = checker.getPropertyOfType(type, name)
    return property ? checker.getTypeOfSymbol(property) : checker.getIndexInfosOfType(type)[0]?.type
  }

  function has(type: ts.Type, flags: number): boolean {
    return type.isUnion() ? type.types.some((one) => has(one, flags)) : (type.flags & flags) !== 0
  }

  /** Tells whether values of a type of PostgreSQL are of a type of TypeScript, or are written from it. */
  function fits(read: string | undefined, type: ts.Type, writing: boolean): boolean {
    if (type.isUnion()) return type.types.every((one) => fits(read, one, writing))
    if (type.flags & (Any | Unknown | Null | Undefined | TypeParameter)) return true
    if (!read) return false
    if (read.endsWith('[]')) {
      const [element] = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference) : []
      return element ? fits(read.slice(0, -2), element, writing) : false
    }
    if (read === 'Json') return !writing || (type.flags & StringLike) !== 0
    if (read === 'string') return (type.flags & StringLike) !== 0 || (writing && isDate(type))
    if (read === 'number') return (type.flags & NumberLike) !== 0
    if (read === 'boolean') return (type.flags & BooleanLike) !== 0
    return writing ? (type.flags & StringLike) !== 0 : type.symbol?.name === read
  }

  function text(type: ts.Type): string {
    return checker.typeToString(type)
  }
}

const isDate = (type: ts.Type) => type.symbol?.name === 'Date'
