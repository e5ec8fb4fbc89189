/** The screens: what is drawn below each route, in each modal, and in the frame of every page. */
import ts from "typescript"
import type { Graph, Screen } from "./graph.ts"
import { ownName, type Client } from "./program.ts"
import { exportedType, type Symbols } from "./symbols.ts"
import type { Units } from "./units.ts"
import type { Uses } from "./uses.ts"

interface Found {
  readonly screens: Graph["screens"]
  /** The units that lead to all screens, and are none. */
  readonly switches: ReadonlySet<number>
}

/** The route of a `path`, which may have the name of the product in it. */
const routeOf = (type: ts.Type): string | null => {
  if (type.isStringLiteral()) return type.value
  if ((type.flags & ts.TypeFlags.TemplateLiteral) === 0) return null
  return (type as ts.TemplateLiteralType).texts.join(":product")
}

export const screensIn = (client: Client, symbols: Symbols, units: Units, uses: Uses): Found => {
  const { checker } = client
  const modalNames = new Set(symbols.literalsOf(exportedType(client, "domain/modals.ts", "ModalName")))
  const screens: Screen[] = []
  const switches = new Set<number>()
  const add = (name: string, kind: Screen["kind"], node: ts.Node): void => {
    const around = units.around(node)
    if (around !== null && kind !== "frame") switches.add(around)
    screens.push({ name, kind, units: uses.unitsWithin(node) })
  }

  const isPage = (tag: ts.JsxTagNameExpression): boolean => {
    const declared = symbols.declarationOf(symbols.at(tag))
    return declared !== null && ownName(declared.getSourceFile()) === "ui/routes/Page.tsx"
  }
  const lookAtRoute = (node: ts.JsxElement): void => {
    const path = node.openingElement.attributes.properties.find(
      (one): one is ts.JsxAttribute => ts.isJsxAttribute(one) && one.name.getText() === "path",
    )?.initializer
    if (path === undefined) return
    const value = ts.isJsxExpression(path) ? path.expression : path
    const route =
      value === undefined || ts.isStringLiteral(value) ? value?.text : routeOf(checker.getTypeAtLocation(value))
    if (route !== undefined && route !== null) add(route, "route", node)
  }
  const lookAtModal = (node: ts.CaseClause): void => {
    const { expression } = node.parent.parent
    const all = symbols.literalsOf(checker.getTypeAtLocation(expression))
    if (!ts.isStringLiteral(node.expression) || !modalNames.has(node.expression.text) || all.length < 2) return
    if (all.every((one) => modalNames.has(one))) add(`modal=${node.expression.text}`, "modal", node)
  }
  const look = (node: ts.Node): void => {
    if (ts.isJsxElement(node) && isPage(node.openingElement.tagName)) lookAtRoute(node)
    if (ts.isCaseClause(node)) lookAtModal(node)
    if (ts.isVariableDeclaration(node) && node.name.getText() === "Shell") add("every page", "frame", node)
    ts.forEachChild(node, look)
  }
  const drawn = /^ui\/(?:routes|shell)\//u
  for (const file of client.files) if (drawn.test(ownName(file) ?? "")) look(file)
  return { screens, switches }
}
