import { resolve } from 'node:path'
import ts from 'typescript'

/** A member of a row, and the column that it is read from; null where it is SQL. */
export interface Read {
  name: string
  column: string | null
}
export interface Place {
  alias: string
  known: Set<string> | null
  table: string | undefined
  /** Its rows may be missing: another table is joined to it or it to another. */
  isOuter: boolean
}

const { Any, Unknown, Null, Undefined, StringLike, TypeParameter } = ts.TypeFlags

/** The types of the columns (generated/tables.ts), with which claimed types of rows are compared. */
export class Rows {
  private readonly checker: ts.TypeChecker
  private readonly rows: ts.Type

  constructor(program: ts.Program) {
    this.checker = program.getTypeChecker()
    const source = program.getSourceFile(resolve('generated/tables.ts'))!
    const symbol = this.checker.getExportsOfModule(this.checker.getSymbolAtLocation(source)!)
    this.rows = this.checker.getDeclaredTypeOfSymbol(symbol.find(({ name }) => name === 'Rows')!)
  }

  /** `certain` has the columns that the query filters to non-null values. */
  differences(claimed: ts.TypeNode, read: Read[], places: Place[], certain: string[]): string[] {
    const row = this.rowOf(this.checker.getTypeFromTypeNode(claimed))
    if (row.flags & (Any | Unknown | TypeParameter)) return []
    const found: string[] = []
    for (const property of this.checker.getPropertiesOfType(row))
      if (!(property.flags & ts.SymbolFlags.Optional) && !read.some(({ name }) => name === property.name))
        found.push(`${property.name} is not read`)
    for (const { name, column } of read) {
      const property = this.checker.getPropertyOfType(row, name)
      const known = column && property && this.typeOf(column, places)
      const type =
        known && column && certain.includes(column) ? this.checker.getNonNullableType(known) : known
      if (!property) found.push(`${name} is not in the type of the rows`)
      else if (type && !this.fits(type, this.checker.getTypeOfSymbol(property)))
        found.push(
          `${name} is ${this.checker.typeToString(type)}, not ${this.checker.typeToString(this.checker.getTypeOfSymbol(property))}`,
        )
    }
    return found
  }

  /** Tells whether an argument is an object, or a list of objects, with this member. */
  hasMember(arg: ts.Expression, name: string): boolean {
    const type = this.rowOf(this.checker.getTypeAtLocation(arg))
    return this.checker.getPropertyOfType(type, name) !== undefined
  }

  /** Returns the row type inside `Row[]` and `Row | undefined`. */
  private rowOf(type: ts.Type): ts.Type {
    const bare = this.checker.getNonNullableType(type)
    return this.checker.isArrayType(bare) ? this.checker.getTypeArguments(bare as ts.TypeReference)[0]! : bare
  }

  private typeOf(column: string, places: Place[]): ts.Type | null {
    const [, alias, name] = /^(?:(\w+)\.)?(\w+)$/.exec(column) ?? []
    const place = places.find((one) => (alias ? one.alias === alias : one.known?.has(name!)))
    const table = place?.table && this.checker.getPropertyOfType(this.rows, place.table)
    const found = table && this.checker.getPropertyOfType(this.checker.getTypeOfSymbol(table), name!)
    return found ? this.checker.getTypeOfSymbol(found) : null
  }

  /** A text may be claimed to be one of some words. */
  private fits(type: ts.Type, claimed: ts.Type): boolean {
    if (this.checker.isTypeAssignableTo(type, claimed)) return true
    const [words] = this.checker.isArrayType(claimed)
      ? this.checker.getTypeArguments(claimed as ts.TypeReference)
      : []
    if (words && this.checker.isArrayType(type))
      return this.fits(this.checker.getTypeArguments(type as ts.TypeReference)[0]!, words)
    const parts = type.isUnion() ? type.types : [type]
    return parts.every(
      (part) =>
        this.checker.isTypeAssignableTo(part, claimed) ||
        (part.flags & ts.TypeFlags.String &&
          (claimed.isUnion() ? claimed.types : [claimed]).some((one) => one.flags & StringLike) &&
          (claimed.isUnion() ? claimed.types : [claimed]).every(
            (one) => one.flags & (StringLike | Null | Undefined),
          )),
    )
  }
}
