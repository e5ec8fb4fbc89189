/** Where code decides by one member of an enumeration: it compares with it, or asks the database for rows that have it. */
// @ts-check
import ts from "typescript"

/**
 * @typedef {{
 *   readonly file: string,
 *   readonly line: number,
 *   readonly text: string,
 *   readonly enumeration: import("./members-enumerations.mjs").Enumeration,
 * }} Decision
 */

const isComparison = (/** @type {ts.Node} */ node) =>
  ts.isBinaryExpression(node) &&
  (node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken ||
    node.operatorToken.kind === ts.SyntaxKind.ExclamationEqualsEqualsToken)

/** The texts of a union, beside which conditions of a database take expressions; undefined where there are not several. */
const textsOf = (/** @type {ts.Type} */ type) => {
  const texts = (type.isUnion() ? type.types : [type]).flatMap((one) => (one.isStringLiteral() ? [one.value] : []))
  return texts.length > 1 ? texts : undefined
}

/**
 * Answers what a text is compared with, as a type; undefined where it is compared with nothing.
 *
 * @param {ts.StringLiteral} text
 * @param {ts.TypeChecker} checker
 */
const otherSide = (text, checker) => {
  const { parent } = text
  if (isComparison(parent)) {
    const { left, right } = /** @type {ts.BinaryExpression} */ (parent)
    return checker.getTypeAtLocation(left === text ? right : left)
  }
  const list = ts.isArrayLiteralExpression(parent) ? parent : text
  const call = list.parent
  const isCondition = ts.isCallExpression(call) && call.arguments.length === 3 && call.arguments[2] === list
  return isCondition ? checker.getContextualType(text) : undefined
}

/**
 * @param {ts.SourceFile} source
 * @param {string} file
 * @param {ts.TypeChecker} checker
 * @param {readonly import("./members-enumerations.mjs").Enumeration[]} enumerations
 * @returns {readonly Decision[]}
 */
export const decisionsIn = (source, file, checker, enumerations) => {
  /** @type {Decision[]} */
  const decisions = []
  const visit = (/** @type {ts.Node} */ node) => {
    ts.forEachChild(node, visit)
    if (!ts.isStringLiteral(node)) return
    const type = otherSide(node, checker)
    const values = type === undefined ? undefined : textsOf(type)
    if (values === undefined) return
    const fitting = enumerations.filter(
      ({ members }) => members.has(node.text) && values.every((value) => members.has(value)),
    )
    // Enumerations that are alike, such as the tabs of deals and of applications, go by the first of their names.
    const least = Math.min(...fitting.map(({ members }) => members.size))
    const alike = fitting
      .filter(({ members }) => members.size === least)
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    const [enumeration] = alike
    if (enumeration === undefined || alike.some((one) => one.file === file)) return
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
    decisions.push({ file, line, text: node.text, enumeration })
  }
  visit(source)
  return decisions
}
