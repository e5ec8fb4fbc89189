/** Parts the sources into units: what stands at the top of a file, and the entries of tables of functions there. */
import ts from "typescript"
import type { Place, Unit } from "./graph.ts"
import { ownName } from "./program.ts"

const rooms = ["events/wire", "events", "commands", "projections", "domain", "sdk", "feeds", "ui"]

const roomOf = (name: string): string => rooms.find((room) => name.startsWith(`${room}/`)) ?? "start"

export const placeIn = (node: ts.Node, name: string): Place => {
  const file = node.getSourceFile()
  const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
  return { name, file: ownName(file) ?? "", line: line + 1 }
}

/** Answers an expression without the types that it is said to be of. */
export const bare = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node

/** The tables of handlers and recipes: each entry is a unit of its own. */
const tableOf = (declaration: ts.VariableDeclaration): ts.ObjectLiteralExpression | null => {
  if (declaration.initializer === undefined) return null
  const value = bare(declaration.initializer)
  if (ts.isObjectLiteralExpression(value)) return value
  const last = ts.isCallExpression(value) ? value.arguments.at(-1) : undefined
  return last !== undefined && ts.isObjectLiteralExpression(last) ? last : null
}

const hasTables = new Set(["commands", "projections"])

export const nameOf = (node: ts.Node | undefined): string =>
  node === undefined ? "" : ts.isIdentifier(node) || ts.isStringLiteralLike(node) ? node.text : node.getText()

export class Units {
  readonly all: Unit[] = []
  readonly #known = new Map<ts.Node, number>()

  #add(node: ts.Node, name: string): number {
    const place = placeIn(node, name)
    this.all.push({ ...place, room: roomOf(place.file) })
    this.#known.set(node, this.all.length - 1)
    return this.all.length - 1
  }

  constructor(files: readonly ts.SourceFile[]) {
    for (const file of files) {
      const room = roomOf(ownName(file) ?? "")
      for (const statement of file.statements) {
        if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
          this.#add(statement, nameOf(statement.name))
        if (!ts.isVariableStatement(statement)) continue
        for (const declaration of statement.declarationList.declarations) {
          this.#add(declaration, nameOf(declaration.name))
          const table = hasTables.has(room) ? tableOf(declaration) : null
          for (const entry of table?.properties ?? [])
            if (entry.name !== undefined) this.#add(entry, nameOf(entry.name))
        }
      }
    }
  }

  /** The unit of a declaration itself. */
  at(node: ts.Node): number | null {
    return this.#known.get(node) ?? null
  }

  /** The unit around a node. */
  around(node: ts.Node): number | null {
    for (let at: ts.Node | undefined = node; at !== undefined; at = at.parent) {
      const found = this.#known.get(at)
      if (found !== undefined) return found
    }
    return null
  }
}
