import type { Catalogue } from './catalogue.ts'
import { type Node, nodes, numbers, type Part, textOf } from './tree.ts'

/** A value as PostgreSQL knows it: its type, whether it may be null, and what is in it if it is built as JSON. */
export interface Value {
  type: number | null
  nullable: boolean
  members?: Map<string, Value>
  items?: Value
}

/** A query with those around it, whose tables and common table expressions it can name. */
interface Scope {
  query: Node
  outer: Scope | null
  certain: Set<string>
}

/** The fields in which nodes have the type of their value. */
const typeFields = [
  ...['vartype', 'consttype', 'paramtype', 'funcresulttype', 'opresulttype', 'coalescetype', 'casetype'],
  ...['resulttype', 'aggtype', 'wintype', 'array_typeid', 'minmaxtype', 'refrestype', 'row_typeid', 'type'],
]
const boolean = 16

/** These return null for arguments that are not null. */
const partial =
  /^(jsonb?_(object_field|array_element|extract_path)(_text)?|array_(length|upper|lower|position|ndims)|regexp_match|textregexsubstr|substring|nullif|lag|lead|first_value|last_value|nth_value|to_reg\w+|jsonb_path_query_first)$/
/** These return a value for arguments that are null. */
const total =
  /^(jsonb?_build_(object|array)|concat|format|num_nulls|num_nonnulls|quote_nullable|count|row_number|rank|dense_rank|array_append|array_prepend|array_cat|json_strip_nulls|refuse)$/
/** Functions in `from` whose columns are never null. */
const filled =
  /^(unnest|generate_series|regexp_split_to_table|jsonb?_array_elements(_text)?|jsonb?_object_keys)$/

/**
 * Returns the values of a statement's columns, by their places, as its analysed tree tells them. `parameters` says
 * which of the parameters may be null.
 */
export function valuesOf(tree: Node, catalogue: Catalogue, parameters: boolean[]): Value[] {
  const functionOf = (oid: Part) => catalogue.functions.get(Number(oid)) ?? { name: '', strict: false }
  const isStrict = (oid: Part) => functionOf(oid).strict
  const enter = (query: Node, outer: Scope | null): Scope => ({
    query,
    outer,
    certain: certainIn(query, isStrict),
  })
  return outputs(enter(tree, null)).map(({ expr, scope }) => valueFor(expr, scope))

  /** Returns the columns of a query: what is selected, or returned by a statement that writes. */
  function outputs(scope: Scope): { expr: Part; scope: Scope }[] {
    const { query } = scope
    const list = query.commandType === '1' ? query.targetList : query.returningList
    return nodes(list)
      .filter(({ resjunk }) => resjunk !== 'true')
      .map(({ expr }) => ({ expr, scope }))
  }

  function valueFor(expr: Part, scope: Scope): Value {
    const node = expr as Node
    return { type: typeOf(node), ...known(node, scope) }
  }

  function isNullable(expr: Part, scope: Scope): boolean {
    return valueFor(expr, scope).nullable
  }

  function known(node: Node, scope: Scope): Partial<Value> & { nullable: boolean } {
    switch (node.node) {
      case 'VAR':
        return columnOf(node, scope)
      case 'CONST':
        return { nullable: node.constisnull === 'true' }
      case 'PARAM':
        return { nullable: node.paramkind !== '0' || (parameters[Number(node.paramid) - 1] ?? true) }
      case 'COERCEVIAIO':
        return { nullable: isNullable(node.arg, scope) }
      case 'RELABELTYPE':
      case 'COERCETODOMAIN':
      case 'ARRAYCOERCEEXPR':
      case 'COLLATEEXPR':
      case 'CONVERTROWTYPEEXPR': {
        const { type: _, ...value } = valueFor(node.arg, scope)
        return value
      }
      case 'COALESCEEXPR':
      case 'COALESCE':
      case 'MINMAXEXPR':
      case 'MINMAX':
        return alternatives(nodes(node.args), scope, 'every')
      case 'CASEEXPR':
      case 'CASE':
        return cases(node, scope)
      case 'AGGREF':
        return aggregate(node, scope)
      case 'FUNCEXPR':
      case 'OPEXPR':
      case 'WINDOWFUNC':
        return call(node, scope)
      case 'SUBLINK':
        return subquery(node, scope)
      case 'NULLIFEXPR':
      case 'SUBSCRIPTINGREF':
      case 'FIELDSELECT':
        return { nullable: true }
      case 'SCALARARRAYOPEXPR':
        return { nullable: nodes(node.args).some((arg) => isNullable(arg, scope)) }
      case 'BOOLEXPR':
        return { nullable: nodes(node.args).some((arg) => isNullable(arg, scope)) }
      case 'NULLTEST':
      case 'BOOLEANTEST':
      case 'DISTINCTEXPR':
      case 'ARRAYEXPR':
      case 'ARRAY':
      case 'ROWEXPR':
      case 'ROW':
      case 'SQLVALUEFUNCTION':
      case 'GROUPINGFUNC':
        return { nullable: false }
      default:
        throw new Error(`scripts/sql/values.ts does not know whether a ${node.node} may be null`)
    }
  }

  /** Where a condition holds, the columns that it demands are not null. */
  function cases({ args, defresult }: Node, scope: Scope) {
    const values = nodes(args).map(({ expr, result }) => {
      const held = certainIn({ node: 'QUERY', jointree: { node: 'FROMEXPR', quals: expr } }, isStrict)
      return valueFor(result, { ...scope, certain: new Set([...scope.certain, ...held]) })
    })
    const rest = defresult ? valueFor(defresult, scope) : { type: null, nullable: true }
    return taken([...values, rest], 'some')
  }

  function alternatives(exprs: Part[], scope: Scope, which: 'some' | 'every') {
    return taken(
      exprs.map((expr) => valueFor(expr, scope)),
      which,
    )
  }

  /** Merges what is known of several values, any of which may be taken. */
  function taken(values: Value[], which: 'some' | 'every') {
    const built = values.filter(({ members, items }) => members ?? items)
    return {
      ...(built.length === 1 ? { members: built[0]!.members, items: built[0]!.items } : {}),
      nullable: values[which](({ nullable }) => nullable),
    }
  }

  function aggregate(node: Node, scope: Scope) {
    const { name } = functionOf(node.aggfnoid)
    const args = nodes(node.args).map(({ expr }) => valueFor(expr, scope))
    const grouped = nodes(scope.query.groupClause).length > 0 && !node.aggfilter
    const items = /^(jsonb?_agg|array_agg)$/.test(name) ? args[0] : undefined
    return {
      nullable: name !== 'count' && !(grouped && (items || args.every(({ nullable }) => !nullable))),
      items: items && { ...items, nullable: items.nullable && !node.aggfilter },
    }
  }

  function call(node: Node, scope: Scope) {
    const { name, strict } = functionOf(node.funcid ?? node.opfuncid ?? node.winfnoid)
    const args = nodes(node.args)
    const missing = () => args.some((arg) => isNullable(arg, scope))
    return {
      nullable: !total.test(name) && (partial.test(name) || !strict || missing()),
      members: /^jsonb?_build_object$/.test(name) ? membersOf(args, scope) : undefined,
      items: /^jsonb?_build_array$/.test(name) && args.length === 1 ? valueFor(args[0]!, scope) : undefined,
    }
  }

  function membersOf(args: Node[], scope: Scope): Map<string, Value> | undefined {
    const members = new Map<string, Value>()
    for (let at = 0; at < args.length; at += 2) {
      const key = constantOf(args[at]!)
      if (key === null) return undefined
      members.set(key, valueFor(args[at + 1]!, scope))
    }
    return members
  }

  function subquery(node: Node, scope: Scope): Partial<Value> & { nullable: boolean } {
    const inner = enter(node.subselect as Node, scope)
    const [first] = outputs(inner)
    if (node.subLinkType === '0') return { nullable: false }
    if (node.subLinkType === '6') return { nullable: false, items: valueFor(first!.expr, first!.scope) }
    if (node.subLinkType !== '4') return { nullable: true, type: boolean }
    const value = valueFor(first!.expr, first!.scope)
    return { ...value, nullable: value.nullable || !hasOneRow(inner.query) }
  }

  function columnOf(node: Node, scope: Scope): Partial<Value> & { nullable: boolean } {
    let at = scope
    for (let up = Number(node.varlevelsup); up > 0; up--) at = at.outer!
    const place = Number(node.varattno)
    const certain = at.certain.has(keyOf(node))
    const value = inTable(nodes(at.query.rtable)[Number(node.varno) - 1]!, place, at)
    const isOuter = numbers(node.varnullingrels).length > 0 || node.varreturningtype === '1'
    return { ...value, nullable: !certain && (isOuter || value.nullable) }
  }

  /** Returns the value of a column of a table, a join or a query in `from`. */
  function inTable(table: Node, place: number, scope: Scope): Partial<Value> & { nullable: boolean } {
    if (place <= 0) return { nullable: false }
    switch (table.rtekind) {
      case '0':
        return { nullable: !catalogue.required.has(`${table.relid}.${place}`) }
      case '1':
        return ofQuery(enter(table.subquery as Node, scope), place)
      case '2':
        return valueFor(nodes(table.joinaliasvars)[place - 1], scope)
      case '3':
        return ofFunction(table, scope)
      case '5':
        return either(nodes(table.values_lists).map((row) => valueFor(nodes(row)[place - 1], scope)))
      case '6': {
        let at = scope
        for (let up = Number(table.ctelevelsup); up > 0; up--) at = at.outer!
        const common = nodes(at.query.cteList).find(({ ctename }) => ctename === table.ctename)
        if (!common || table.self_reference === 'true') return { nullable: true }
        return ofQuery(enter(common.ctequery as Node, at), place)
      }
      case '9':
        return valueFor(nodes(table.groupexprs)[place - 1], scope)
      default:
        return { nullable: true }
    }
  }

  function ofQuery(scope: Scope, place: number): Partial<Value> & { nullable: boolean } {
    const { query } = scope
    // The parts of a union are its tables.
    if (query.setOperations && query.node === 'QUERY') {
      const parts = nodes(query.rtable).filter(
        ({ rtekind, inFromCl }) => rtekind === '1' && inFromCl === 'false',
      )
      return either(parts.map((part) => ofQuery(enter(part.subquery as Node, scope), place)))
    }
    const found = outputs(scope)[place - 1]
    return found ? valueFor(found.expr, found.scope) : { nullable: true }
  }

  function ofFunction(table: Node, scope: Scope) {
    const [first] = nodes(table.functions)
    const call = first?.funcexpr as Node
    const { name } = functionOf(call?.funcid)
    const [arg] = nodes(call?.args)
    const items =
      /^(unnest|jsonb?_array_elements)$/.test(name) && arg ? valueFor(arg, scope).items : undefined
    return { ...items, type: null, nullable: !filled.test(name) }
  }

  function typeOf(node: Node): number | null {
    if (node.node === 'SUBLINK' && node.subLinkType !== '4') return null
    const field = typeFields.find((name) => node[name] !== undefined)
    return field ? Number(node[field]) : null
  }
}

function either(values: (Partial<Value> & { nullable: boolean })[]): Partial<Value> & { nullable: boolean } {
  return { ...values[0], nullable: values.some(({ nullable }) => nullable) }
}

function constantOf(node: Node): string | null {
  if (node.node === 'RELABELTYPE' || node.node === 'COERCEVIAIO') return constantOf(node.arg as Node)
  return node.node === 'CONST' ? textOf(node) : null
}

/** A query has exactly one row if it only sums up, or has no tables but others that have one. */
function hasOneRow({ hasAggs, groupClause, havingQual, rtable, jointree, limitCount }: Node): boolean {
  if (limitCount && hasAggs !== 'true') return false
  const quals = (jointree as Node | null)?.quals
  if (hasAggs === 'true') return !groupClause && !havingQual
  const hasOne = ({ rtekind, subquery }: Node) =>
    rtekind === '8' || (rtekind === '1' && hasOneRow(subquery as Node))
  return nodes(rtable).every(hasOne) && !quals
}

const keyOf = ({ varno, varattno }: Node) => `${varno}.${varattno}`

/** Returns the columns that a query's conditions filter to non-null values. */
function certainIn({ jointree }: Node, isStrict: (oid: Part) => boolean): Set<string> {
  const certain = new Set<string>()
  if (!jointree) return certain
  const look = (part: Part) => {
    const node = part as Node | null
    if (!node) return
    if (node.node === 'FROMEXPR') {
      nodes(node.fromlist).forEach(look)
      look(node.quals)
    } else if (node.node === 'JOINEXPR' && node.jointype === '0') {
      look(node.larg)
      look(node.rarg)
      look(node.quals)
    } else if (node.node === 'BOOLEXPR' && node.boolop === 'and') nodes(node.args).forEach(look)
    else if (node.node === 'NULLTEST' && node.nulltesttype === '1') note(node.arg)
    else if (node.node === 'OPEXPR' && isStrict(node.opfuncid)) nodes(node.args).forEach(note)
    else if (node.node === 'SCALARARRAYOPEXPR') note(nodes(node.args)[0])
  }
  const note = (part: Part) => {
    const node = part as Node | undefined
    if (node?.node === 'RELABELTYPE') note(node.arg)
    else if (node?.node === 'VAR' && node.varlevelsup === '0') certain.add(keyOf(node))
    else if ((node?.node === 'OPEXPR' || node?.node === 'FUNCEXPR') && isStrict(node.opfuncid ?? node.funcid))
      nodes(node.args).forEach(note)
  }
  look(jointree)
  return certain
}
