/** Finds which units and fields each unit names, and where fields are read. Loading a component ahead is no use of it. */
import ts from "typescript"
import type { Fields } from "./fields.ts"
import type { Graph, Site } from "./graph.ts"
import type { Client } from "./program.ts"
import type { Symbols } from "./symbols.ts"
import { bare, nameOf, type Units } from "./units.ts"

interface Used {
  readonly units: ReadonlySet<number>
  readonly nodes: ReadonlySet<number>
}

const isTag = ({ parent }: ts.Node): boolean =>
  ts.isJsxOpeningElement(parent) ||
  ts.isJsxSelfClosingElement(parent) ||
  (ts.isPropertyAccessExpression(parent) && parent.name.parent === parent && isTag(parent))

export class Uses {
  readonly sites: Site[] = []
  readonly #used: { readonly units: Set<number>; readonly nodes: Set<number> }[]
  readonly #client: Client
  readonly #symbols: Symbols
  readonly #fields: Fields
  readonly #units: Units

  constructor(client: Client, symbols: Symbols, fields: Fields, units: Units) {
    this.#client = client
    this.#symbols = symbols
    this.#fields = fields
    this.#units = units
    this.#used = units.all.map(() => ({ units: new Set<number>(), nodes: new Set<number>() }))
    for (const file of client.files) this.#visit(file)
  }

  #isLoadable(node: ts.Node): boolean {
    const { aliasSymbol, symbol } = this.#client.checker.getTypeAtLocation(node)
    return (aliasSymbol ?? symbol)?.name === "Loadable"
  }

  /** The entry of a table of handlers, which the type of the table has no declaration for. */
  #entryOf({ expression, name }: ts.PropertyAccessExpression): number | null {
    const table = this.#symbols.declarationOf(this.#symbols.at(expression))
    if (table === null || !ts.isVariableDeclaration(table) || table.initializer === undefined) return null
    const value = bare(table.initializer)
    if (!ts.isObjectLiteralExpression(value)) return null
    const entry = value.properties.find((one) => nameOf(one.name) === name.text)
    return entry === undefined ? null : this.#units.at(entry)
  }

  /** Answers the unit or the fields that a name stands for. */
  #named(node: ts.Identifier): { readonly unit: number | null; readonly nodes: readonly number[] } {
    const { parent } = node
    if (ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === node)
      return {
        unit: null,
        nodes: this.#fields.ofType(this.#client.checker.getTypeAtLocation(parent.parent), node.text),
      }
    if (ts.isPropertyAssignment(parent) && parent.name === node) return { unit: null, nodes: [] }
    const symbol = ts.isShorthandPropertyAssignment(parent)
      ? this.#client.checker.getShorthandAssignmentValueSymbol(parent)
      : this.#symbols.at(node)
    const nodes = this.#fields.of(symbol)
    if (nodes.length > 0) return { unit: null, nodes }
    const declaration = this.#symbols.declarationOf(symbol)
    if (declaration === null)
      return {
        unit: ts.isPropertyAccessExpression(parent) && parent.name === node ? this.#entryOf(parent) : null,
        nodes: [],
      }
    const unit = this.#units.at(declaration)
    return { unit: unit !== null && this.#isLoadable(node) && !isTag(node) ? null : unit, nodes: [] }
  }

  #visit(node: ts.Node): void {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return
    const around = ts.isIdentifier(node) ? this.#units.around(node) : null
    const used = around === null ? undefined : this.#used[around]
    if (ts.isIdentifier(node) && around !== null && used !== undefined) {
      const { unit, nodes } = this.#named(node)
      if (unit !== null && unit !== around) used.units.add(unit)
      if (nodes.length > 0) {
        const file = node.getSourceFile()
        const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
        for (const one of nodes) {
          used.nodes.add(one)
          this.sites.push({ node: one, unit: around, line: line + 1 })
        }
      }
    }
    ts.forEachChild(node, (child) => this.#visit(child))
  }

  of(unit: number): Used {
    return this.#used[unit] ?? { units: new Set(), nodes: new Set() }
  }

  /** The units that are named within a part of one. */
  unitsWithin(node: ts.Node): readonly number[] {
    const found = new Set<number>()
    const look = (one: ts.Node): void => {
      const unit = ts.isIdentifier(one) ? this.#named(one).unit : null
      if (unit !== null) found.add(unit)
      ts.forEachChild(one, look)
    }
    look(node)
    return [...found]
  }

  /** The units that are reached from some, going only through those that are wanted. */
  reached(from: Iterable<number>, isWanted: (unit: number) => boolean): ReadonlySet<number> {
    const all = new Set(from)
    for (const unit of all) for (const next of this.of(unit).units) if (isWanted(next)) all.add(next)
    return all
  }

  toJSON(): Graph["uses"] {
    return this.#used.map(({ units, nodes }) => ({ units: [...units], nodes: [...nodes] }))
  }
}
