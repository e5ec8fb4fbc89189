/** Follows values of one type that are taken for one of another: each field is the one of the same name. */
import ts from "typescript"
import type { Fields } from "./fields.ts"
import { ownName, type Client } from "./program.ts"
import type { Symbols } from "./symbols.ts"

/** Records within records are followed so deep. */
export const deepest = 4

export type Flow = (from: Iterable<number>, to: Iterable<number>) => void

export interface Takes {
  readonly take: (from: ts.Type | undefined, to: ts.Type | undefined, depth?: number) => void
  /** The fields of a name, but those of containers for anything. */
  readonly openFields: (type: ts.Type, name: string) => readonly number[]
  /** The members of a union that a record can be, by its fields of which only one value is meant. */
  readonly membersFor: (literal: ts.ObjectLiteralExpression, type: ts.Type) => readonly ts.Type[]
  /** Takes the argument of a call for the parameters and the body of its operation. */
  readonly send: (call: ts.CallExpression) => void
}

export const takesIn = ({ checker }: Client, symbols: Symbols, fields: Fields, flow: Flow): Takes => {
  const openFields: Takes["openFields"] = (type, name) => {
    const symbol = checker.getPropertyOfType(type, name)
    // One that can be a single value only takes none from anybody, as the type of an event.
    if (symbol === undefined || checker.getTypeOfSymbol(symbol).isStringLiteral()) return []
    return (symbol.declarations ?? []).some((one) => fields.isGeneric(one)) ? [] : fields.of(symbol)
  }
  const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type])
  const isRecord = (type: ts.Type): boolean => (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0

  const taken = new Map<ts.Type, Set<ts.Type>>()
  const isNew = (from: ts.Type, to: ts.Type): boolean => {
    const known = taken.get(from) ?? new Set()
    if (known.has(to)) return false
    taken.set(from, known.add(to))
    return true
  }

  const take: Takes["take"] = (from, to, depth = 0) => {
    if (from === undefined || to === undefined || from === to || depth > deepest || !isNew(from, to)) return
    const [element, wanted] = [from, to].map((type) => checker.getIndexTypeOfType(type, ts.IndexKind.Number))
    if (element !== undefined && wanted !== undefined) take(element, wanted, depth + 1)
    else if (to.isUnion() || from.isUnion())
      for (const one of partsOf(from)) for (const other of partsOf(to)) take(one, other, depth + 1)
    else if (isRecord(from) && isRecord(to))
      for (const property of checker.getPropertiesOfType(to)) {
        const own = checker.getPropertyOfType(from, property.name)
        if (own === undefined || own === property) continue
        const [left, right] = [fields.of(own), openFields(to, property.name)]
        if (left.length === 0 || right.length === 0 || left.join() === right.join()) continue
        flow(left, right)
        take(checker.getTypeOfSymbol(own), checker.getTypeOfSymbol(property), depth + 1)
      }
  }

  const membersFor: Takes["membersFor"] = (literal, type) => {
    if (!type.isUnion()) return [type]
    const known = literal.properties.flatMap((one) => {
      if (!ts.isPropertyAssignment(one) || !ts.isIdentifier(one.name)) return []
      const values = symbols.literalsOf(checker.getTypeAtLocation(one.initializer))
      return values.length === 0 ? [] : [[one.name.text, values] as const]
    })
    return type.types.filter((member) =>
      known.every(([name, values]) => {
        if (checker.getPropertyOfType(member, name) === undefined) return false
        const wanted = symbols.literalsAt(member, name)
        return wanted.length === 0 || values.some((value) => wanted.includes(value))
      }),
    )
  }

  const at = (type: ts.Type | undefined, ...names: readonly string[]): ts.Type | undefined =>
    names.reduce<ts.Type | undefined>((inner, name) => {
      const open = inner === undefined ? undefined : checker.getNonNullableType(inner)
      const property = open === undefined ? undefined : checker.getPropertyOfType(open, name)
      return property === undefined ? undefined : checker.getTypeOfSymbol(property)
    }, type)

  const send: Takes["send"] = ({ expression, arguments: [path, sent] }) => {
    if (!ts.isPropertyAccessExpression(expression) || path === undefined || sent === undefined) return
    const [paths] = symbols.argumentsOf(checker.getTypeAtLocation(expression.expression))
    const file = paths?.symbol?.declarations?.[0]?.getSourceFile()
    if (file === undefined || ownName(file)?.startsWith("sdk/generated/") !== true) return
    const given = checker.getTypeAtLocation(sent)
    for (const one of symbols.literalsOf(checker.getTypeAtLocation(path))) {
      const operation = at(paths, one, expression.name.text.toLowerCase())
      take(at(given, "body"), at(operation, "requestBody", "content", "application/json"))
      take(at(given, "params"), at(operation, "parameters"))
    }
  }
  return { take, openFields, membersFor, send }
}
