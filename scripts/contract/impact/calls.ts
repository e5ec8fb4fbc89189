/** From operations to commands and events: who asks for each, and which events tell what was answered. */
import ts from "typescript"
import type { Call, Graph } from "./graph.ts"
import { ownName, type Client } from "./program.ts"
import { exportedType, type Symbols } from "./symbols.ts"
import { nameOf, type Units } from "./units.ts"
import type { Uses } from "./uses.ts"

const isAsking = (name: string): boolean => /^(?:commands|sdk)\//u.test(name) && !name.startsWith("sdk/generated/")

interface Asked {
  readonly key: string
  readonly unit: number
  readonly line: number
}

type Found = Pick<Graph, "calls" | "dispatchers" | "handlers">

export const callsIn = (client: Client, symbols: Symbols, units: Units, uses: Uses): Found => {
  const { checker } = client
  const eventNames = new Set(symbols.literalsOf(exportedType(client, "events/catalogue.ts", "EventType")))
  const commandNames = new Set(symbols.literalsAt(exportedType(client, "commands/catalogue.ts", "Command"), "type"))

  /** The service of a client such as `core`, by the file that its paths are declared in. */
  const serviceOf = (expression: ts.Expression): string | null => {
    const [paths] = symbols.argumentsOf(checker.getTypeAtLocation(expression))
    const file = paths?.symbol?.declarations?.[0]?.getSourceFile()
    return /^sdk\/generated\/(\w+)\.ts$/u.exec(file === undefined ? "" : (ownName(file) ?? ""))?.[1] ?? null
  }

  const asked: Asked[] = []
  const emitted = new Map<number, Set<string>>()
  const dispatchers: Record<string, number[]> = {}
  const handlers: Record<string, number> = {}

  const ask = (node: ts.Node, key: string): void => {
    const unit = units.around(node)
    const file = node.getSourceFile()
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
    if (unit !== null) asked.push({ key, unit, line: line + 1 })
  }

  const lookAtCall = (node: ts.CallExpression): void => {
    const [path] = node.arguments
    if (!ts.isPropertyAccessExpression(node.expression) || path === undefined) return
    const service = serviceOf(node.expression.expression)
    if (service === null) return
    for (const one of symbols.literalsOf(checker.getTypeAtLocation(path)))
      ask(node, `${service} ${node.expression.name.text} ${one}`)
  }

  /** An upload is said by its method and path in one text, and goes to the core service. */
  const lookAtText = (node: ts.StringLiteral): void => {
    const wanted = checker.getContextualType(node)
    if (wanted !== undefined && (wanted.flags & ts.TypeFlags.TemplateLiteral) !== 0 && /^[A-Z]+ \//u.test(node.text))
      ask(node, `core ${node.text}`)
    else if (wanted?.isUnion() === true && wanted.types.some((one) => (one.flags & ts.TypeFlags.TemplateLiteral) !== 0))
      if (/^[A-Z]+ \//u.test(node.text)) ask(node, `core ${node.text}`)
  }

  const lookAtRecord = (node: ts.ObjectLiteralExpression, isScreen: boolean): void => {
    const unit = units.around(node)
    const type = node.properties.find((one) => nameOf(one.name) === "type")
    if (unit === null || type === undefined || !ts.isPropertyAssignment(type)) return
    for (const name of symbols.literalsOf(checker.getTypeAtLocation(type.initializer))) {
      if (isScreen && commandNames.has(name)) (dispatchers[name] ??= []).push(unit)
      if (!isScreen && eventNames.has(name)) emitted.set(unit, (emitted.get(unit) ?? new Set()).add(name))
    }
  }

  const lookAtTable = (node: ts.VariableDeclaration): void => {
    if (node.type === undefined || node.initializer === undefined || !ts.isObjectLiteralExpression(node.initializer))
      return
    if (checker.getTypeFromTypeNode(node.type).aliasSymbol?.name !== "Handlers") return
    for (const one of node.initializer.properties) {
      const unit = units.at(one)
      if (unit !== null) handlers[nameOf(one.name)] = unit
    }
  }

  for (const file of client.files) {
    const name = ownName(file) ?? ""
    const isScreen = name.startsWith("ui/")
    if (!isScreen && !isAsking(name)) continue
    const look = (node: ts.Node): void => {
      if (ts.isObjectLiteralExpression(node)) lookAtRecord(node, isScreen)
      if (!isScreen && ts.isCallExpression(node)) lookAtCall(node)
      if (!isScreen && ts.isStringLiteral(node)) lookAtText(node)
      if (!isScreen && ts.isVariableDeclaration(node)) lookAtTable(node)
      ts.forEachChild(node, look)
    }
    look(file)
  }

  const users = units.all.map((): number[] => [])
  for (const [unit, { file }] of units.all.entries())
    if (isAsking(file)) for (const used of uses.of(unit).units) users[used]?.push(unit)
  const commandOf = new Map(Object.entries(handlers).map(([name, unit]) => [unit, name]))

  const commandsOf = (unit: number): readonly string[] => {
    const all = new Set([unit])
    for (const one of all) for (const user of users[one] ?? []) all.add(user)
    return [...all].flatMap((one) => commandOf.get(one) ?? [])
  }
  const isOfCommands = (unit: number): boolean => units.all[unit]?.room === "commands"
  const eventsWithin = (unit: number): readonly string[] => {
    const own = emitted.get(unit)
    if (own !== undefined || !commandOf.has(unit)) return [...(own ?? [])]
    return [...uses.reached([unit], isOfCommands)].flatMap((one) => [...(emitted.get(one) ?? [])])
  }
  /** The events of the unit itself, or else those of the nearest that it is used by; a handler tells those of its parts. */
  const eventsOf = (unit: number): readonly string[] => {
    const seen = new Set<number>()
    for (let ring = [unit]; ring.length > 0;) {
      const found = ring.flatMap(eventsWithin)
      if (found.length > 0) return [...new Set(found)]
      for (const one of ring) seen.add(one)
      ring = [...new Set(ring.flatMap((one) => users[one] ?? []))].filter((one) => !seen.has(one))
    }
    return []
  }
  const calls: Record<string, Call[]> = {}
  for (const { key, unit, line } of asked)
    (calls[key] ??= []).push({ unit, line, commands: commandsOf(unit), events: eventsOf(unit) })
  return { calls, dispatchers, handlers }
}
