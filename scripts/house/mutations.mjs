/** Small mistakes that a source could have: each turns one expression into another that compiles, and means something else. */
// @ts-check
import ts from "typescript"

/** @typedef {{ readonly start: number, readonly end: number, readonly to: string }} Mutation */

/** @type {ReadonlyMap<ts.SyntaxKind, string>} */
const otherOperators = new Map([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, "!=="],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, "==="],
  [ts.SyntaxKind.LessThanToken, "<="],
  [ts.SyntaxKind.LessThanEqualsToken, "<"],
  [ts.SyntaxKind.GreaterThanToken, ">="],
  [ts.SyntaxKind.GreaterThanEqualsToken, ">"],
  [ts.SyntaxKind.AmpersandAmpersandToken, "||"],
  [ts.SyntaxKind.BarBarToken, "&&"],
  [ts.SyntaxKind.PlusToken, "-"],
  [ts.SyntaxKind.MinusToken, "+"],
  [ts.SyntaxKind.AsteriskToken, "/"],
])

/**
 * Answers what one node could be instead, as replacements of parts of it.
 *
 * @returns {readonly { readonly part: ts.Node, readonly to: string }[]}
 */
const instead = (/** @type {ts.Node} */ node, /** @type {ts.SourceFile} */ file) => {
  const text = (/** @type {ts.Node} */ part) => part.getText(file)
  if (ts.isBinaryExpression(node)) {
    const { operatorToken, left } = node
    if (operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) return [{ part: node, to: text(left) }]
    const other = otherOperators.get(operatorToken.kind)
    return other === undefined ? [] : [{ part: operatorToken, to: other }]
  }
  if (ts.isConditionalExpression(node))
    return [node.whenTrue, node.whenFalse].map((kept) => ({ part: node, to: `(${text(kept)})` }))
  if (ts.isIfStatement(node)) return ["true", "false"].map((answer) => ({ part: node.expression, to: answer }))
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [{ part: node, to: text(node.operand) }]
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ part: node, to: "false" }]
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [{ part: node, to: "true" }]
  if (ts.isNumericLiteral(node)) return [{ part: node, to: `(${text(node)} + 1)` }]
  if (ts.isStringLiteral(node) && isFreeText(node)) return [{ part: node, to: '"mutant"' }]
  if (ts.isExpressionStatement(node)) return [{ part: node, to: ";" }]
  if (ts.isArrowFunction(node) && ts.isCallExpression(node.body)) return [{ part: node.body, to: "undefined" }]
  if (ts.isSpreadAssignment(node)) return [{ part: node.expression, to: "{}" }]
  if (ts.isReturnStatement(node) && node.expression !== undefined) return [{ part: node.expression, to: "undefined" }]
  return []
}

/** Names of events and paths of the contract have types of their own: the compiler would notice another one. */
const isFreeText = (/** @type {ts.StringLiteral} */ node) =>
  !ts.isPropertyAssignment(node.parent) && !node.text.startsWith("/")

/** Nothing of these is there when the program runs, or it is no expression. */
const isLeftOut = (/** @type {ts.Node} */ node) =>
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node)

/**
 * Every mutation of a source.
 *
 * @returns {readonly Mutation[]}
 */
export const mutationsOf = (/** @type {string} */ path, /** @type {string} */ source) => {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  /** @type {Mutation[]} */
  const found = []
  const visit = (/** @type {ts.Node} */ node) => {
    if (isLeftOut(node)) return
    for (const { part, to } of instead(node, file)) found.push({ start: part.getStart(file), end: part.end, to })
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** The source with the mistake in it. */
export const mutated = (/** @type {string} */ source, /** @type {Mutation} */ { start, end, to }) =>
  source.slice(0, start) + to + source.slice(end)
