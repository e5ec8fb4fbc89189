/** Every regular expression that is written in the sources, found by the compiler's parser. */
import ts from "typescript"
import { parsed } from "./program.ts"

export interface Expression {
  readonly path: string
  /** From 1. */
  readonly line: number
  readonly text: string
}

const flagsOf = (text: string): string => text.slice(text.lastIndexOf("/") + 1)
const patternOf = (text: string): string => text.slice(1, text.lastIndexOf("/"))

/** Tried at every place of a text, not only until it is found: `replace` with a `g`. */
export const everywhere = (text: string): RegExp =>
  new RegExp(patternOf(text), `${flagsOf(text).replaceAll(/[gy]/gu, "")}g`)

const isBuilt = (node: ts.Node): boolean =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === "RegExp"

/** Literals by their text; those that are put together by `RegExp` are told apart, for nothing can be read of them. */
export const expressionsIn = (path: string) => {
  const source = parsed(path)
  const literals: Expression[] = []
  const built: string[] = []
  const visit = (node: ts.Node): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
    if (ts.isRegularExpressionLiteral(node)) literals.push({ path, line, text: node.text })
    if (isBuilt(node)) built.push(path)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { literals, built }
}
