/** From hub messages to events: what the normalisers answer of each, by the type that they have asked it for. */
import ts from "typescript"
import type { Fields } from "./fields.ts"
import type { Graph } from "./graph.ts"
import { ownName, type Client } from "./program.ts"
import { exportedType, type Symbols } from "./symbols.ts"
import { nameOf, type Units } from "./units.ts"

interface Asked {
  /** The expression that the type of the message was read with. */
  readonly by: ts.Expression
  readonly labels: readonly string[]
}

const labelOf = (node: ts.Expression): readonly string[] => (ts.isStringLiteral(node) ? [node.text] : [])

/** The labels of a clause, with those of the empty ones before it. */
const labelsOf = (clause: ts.CaseOrDefaultClause): readonly string[] => {
  const clauses = clause.parent.clauses
  const labels = ts.isCaseClause(clause) ? [...labelOf(clause.expression)] : []
  for (let at = clauses.indexOf(clause) - 1; at >= 0; at--) {
    const before = clauses[at]
    if (before === undefined || before.statements.length > 0 || !ts.isCaseClause(before)) break
    labels.push(...labelOf(before.expression))
  }
  return labels
}

const isIs = (node: ts.Expression): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken

const askedAround = (node: ts.Node): Asked | null => {
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    const { parent } = at
    if (ts.isCaseOrDefaultClause(at)) return { by: at.parent.parent.expression, labels: labelsOf(at) }
    if (ts.isIfStatement(parent) && parent.thenStatement === at && isIs(parent.expression))
      return { by: parent.expression.left, labels: labelOf(parent.expression.right) }
  }
  return null
}

const ofNotice = /^notifications schemas\.(\w+)/u

type Taken = Graph["takers"]

export const noticesIn = (
  client: Client,
  symbols: Symbols,
  fields: Fields,
  units: Units,
  takers: Taken,
): Graph["notices"] => {
  const { checker } = client
  const eventNames = new Set(symbols.literalsOf(exportedType(client, "events/catalogue.ts", "EventType")))
  const notices: Record<string, Record<string, readonly string[]>> = {}
  const keyOf = new Map(Object.entries(fields.wire).flatMap(([key, ids]) => ids.map((id) => [id, key] as const)))

  /** The schemas of the messages that have one of the types, each with those of them. */
  const schemasOf = ({ by, labels }: Asked): readonly (readonly [schema: string, labels: readonly string[]])[] =>
    (symbols.at(ts.isPropertyAccessExpression(by) ? by.name : by)?.declarations ?? []).flatMap((declaration) => {
      if (!ts.isPropertySignature(declaration) || declaration.type === undefined) return []
      const known = symbols.literalsOf(checker.getTypeFromTypeNode(declaration.type))
      const schema = ofNotice.exec(keyOf.get(fields.idOf(declaration, "field")) ?? "")?.[1]
      const own = labels.filter((label) => known.includes(label))
      return schema === undefined ? [] : [[schema, own] as const]
    })

  /** A table of events by the types of messages is asked for those alone. */
  const eventsOf = (node: ts.Expression, labels: readonly string[]): readonly string[] => {
    if (ts.isElementAccessExpression(node)) {
      const table = checker.getTypeAtLocation(node.expression)
      const found = labels.flatMap((label) => symbols.literalsAt(table, label))
      if (found.length > 0) return found
    }
    return symbols.literalsOf(checker.getTypeAtLocation(node))
  }

  const look = (node: ts.Node): void => {
    ts.forEachChild(node, look)
    if (!ts.isObjectLiteralExpression(node)) return
    const type = node.properties.find((one) => nameOf(one.name) === "type")
    if (type === undefined || !ts.isPropertyAssignment(type)) return
    const unit = units.around(node)
    const asked = askedAround(node)
    const keep = (schema: string, label: string, labels: readonly string[]): void => {
      const events = eventsOf(type.initializer, labels).filter((one) => eventNames.has(one))
      const known = (notices[schema] ??= {})
      if (events.length > 0) known[label] = [...new Set([...(known[label] ?? []), ...events])]
    }
    if (asked === null)
      for (const [key, takes] of Object.entries(takers)) {
        const schema = ofNotice.exec(key)?.[1]
        if (schema !== undefined && unit !== null && takes.includes(unit)) keep(schema, "*", [])
      }
    else for (const [schema, labels] of schemasOf(asked)) for (const label of labels) keep(schema, label, [label])
  }
  for (const file of client.files) if (ownName(file)?.startsWith("events/wire/") === true) look(file)
  return notices
}
