/** The wire types: which fields are of which schema, and which units take a schema as a parameter. */
import ts from "typescript"
import type { Fields } from "./fields.ts"
import { ownName, type Client } from "./program.ts"
import type { Symbols } from "./symbols.ts"
import type { Units } from "./units.ts"

type ByKey = Record<string, number[]>

interface WireTypes {
  readonly carriers: ByKey
  readonly takers: ByKey
}

const isGenerated = (file: ts.SourceFile): boolean => ownName(file)?.startsWith("sdk/generated/") === true

export const wireTypesIn = (client: Client, symbols: Symbols, fields: Fields, units: Units): WireTypes => {
  const carriers: ByKey = {}
  const takers: ByKey = {}
  for (const file of client.files.filter(isGenerated)) {
    const name = (node: ts.Node): void => {
      if (ts.isPropertySignature(node)) fields.idOf(node, "field")
      ts.forEachChild(node, name)
    }
    name(file)
  }
  const keyOf = new Map(Object.entries(fields.wire).flatMap(([key, ids]) => ids.map((id) => [id, key] as const)))

  /** The schemas that a type names, but those within its fields. */
  const schemasIn = (node: ts.Node, isDeep: boolean, seen = new Set<ts.Node>()): readonly string[] => {
    if (seen.has(node)) return []
    seen.add(node)
    if (ts.isIndexedAccessTypeNode(node) && ts.isLiteralTypeNode(node.indexType)) {
      const keys = fields.of(symbols.at(node.indexType.literal)).flatMap((id) => keyOf.get(id) ?? [])
      if (keys.length > 0) return keys
    }
    if (isDeep && ts.isTypeReferenceNode(node)) {
      const declared = symbols.declarationOf(symbols.at(node.typeName))
      const isWire = declared !== null && isGenerated(declared.getSourceFile())
      if (declared !== null && !isWire && (ts.isTypeAliasDeclaration(declared) || ts.isInterfaceDeclaration(declared)))
        return schemasIn(declared, isDeep, seen)
    }
    const found: string[] = []
    node.forEachChild((child) => {
      if (isDeep || !ts.isPropertySignature(child)) found.push(...schemasIn(child, isDeep, seen))
    })
    return found
  }

  const look = (node: ts.Node): void => {
    const isWire = isGenerated(node.getSourceFile())
    if (isWire && ts.isPropertySignature(node) && node.type !== undefined)
      for (const key of schemasIn(node.type, false)) (carriers[key] ??= []).push(fields.idOf(node, "field"))
    if (!isWire && ts.isParameter(node) && node.type !== undefined) {
      const unit = units.around(node)
      if (unit !== null) for (const key of schemasIn(node.type, true)) (takers[key] ??= []).push(unit)
    }
    ts.forEachChild(node, look)
  }
  const takes = /^(?:events|commands|sdk)\//u
  for (const file of client.files) if (takes.test(ownName(file) ?? "")) look(file)
  return { carriers, takers }
}
