/** Numbers the fields, variables and answers of functions; the same field of a union's members is several of them. */
import ts from "typescript"
import type { GraphNode } from "./graph.ts"
import { ownName, type Client } from "./program.ts"
import { nameOf, placeIn, type Units } from "./units.ts"

const isField = (node: ts.Node): node is ts.PropertySignature | ts.ObjectLiteralElementLike | ts.PropertyDeclaration =>
  ts.isPropertySignature(node) ||
  ts.isPropertyAssignment(node) ||
  ts.isShorthandPropertyAssignment(node) ||
  ts.isMethodSignature(node) ||
  ts.isPropertyDeclaration(node)

const generated = /^sdk\/generated\/(\w+)\.ts$/u

/** The service and the way to what is declared in the wire types, such as `core schemas.Price.rate`. */
const wireKeyOf = (node: ts.Node): string | null => {
  const [, service] = generated.exec(ownName(node.getSourceFile()) ?? "") ?? []
  if (service === undefined) return null
  const steps: string[] = []
  let at = node
  for (; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isPropertySignature(at)) steps.unshift(nameOf(at.name))
    if (ts.isInterfaceDeclaration(at) && at.name.text !== "components") steps.unshift(at.name.text)
  }
  return `${service} ${steps.join(".")}`
}

export class Fields {
  readonly nodes: GraphNode[] = []
  readonly wire: Record<string, number[]> = {}
  readonly unitOfResult: Record<number, number> = {}
  readonly #ids = new Map<ts.Node, number>()
  readonly #results = new Map<ts.Node, number>()
  readonly #generic = new Map<ts.Node, boolean>()
  readonly #checker: ts.TypeChecker
  readonly #units: Units

  constructor({ checker }: Client, units: Units) {
    this.#checker = checker
    this.#units = units
  }

  idOf(node: ts.Node, kind: "field" | "value"): number {
    const known = this.#ids.get(node)
    if (known !== undefined) return known
    const name = "name" in node ? nameOf(node.name as ts.Node) : ""
    const key = kind === "field" ? wireKeyOf(node) : null
    const id = this.nodes.push({ ...placeIn(node, name), kind }) - 1
    this.#ids.set(node, id)
    if (key !== null) (this.wire[key] ??= []).push(id)
    return id
  }

  resultOf(node: ts.SignatureDeclaration): number {
    const known = this.#results.get(node)
    if (known !== undefined) return known
    const id = this.nodes.push({ ...placeIn(node, ""), kind: "result" }) - 1
    this.#results.set(node, id)
    const unit = this.#units.around(node)
    if (unit !== null) this.unitOfResult[id] = unit
    return id
  }

  /** The fields that a symbol stands for; none of libraries'. */
  of(symbol: ts.Symbol | undefined): readonly number[] {
    return (symbol?.declarations ?? [])
      .filter((one) => isField(one) && ownName(one.getSourceFile()) !== null)
      .map((one) => this.idOf(one, "field"))
  }

  ofType(type: ts.Type, name: string): readonly number[] {
    const parts = type.isUnion() ? type.types : [type]
    return [...new Set(parts.flatMap((part) => this.of(this.#checker.getPropertyOfType(part, name))))]
  }

  /** Answers whether what is declared is one thing here and another there, as in a container: nothing flows through it. */
  isGeneric(node: ts.Node): boolean {
    const known = this.#generic.get(node)
    if (known !== undefined) return known
    const type = "type" in node ? (node.type as ts.Node | undefined) : undefined
    let found = false
    const look = (one: ts.Node): void => {
      if (ts.isTypeReferenceNode(one)) {
        const symbol = this.#checker.getSymbolAtLocation(one.typeName)
        if (symbol !== undefined && (symbol.flags & ts.SymbolFlags.TypeParameter) !== 0) found = true
      }
      if (!found) ts.forEachChild(one, look)
    }
    if (type !== undefined) look(type)
    this.#generic.set(node, found)
    return found
  }
}
