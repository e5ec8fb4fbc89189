/** The enumerations of the domain, and each source as it is with a member more. */
// @ts-check
import ts from "typescript"

/**
 * @typedef {{
 *   readonly name: string,
 *   readonly file: string,
 *   readonly members: ReadonlySet<string>,
 *   readonly added: string,
 *   readonly list: ts.Node,
 * }} Enumeration `added`: the name that the new member gets; `list`: the array, record or union that it is added to.
 */

const isExported = (/** @type {ts.Statement} */ statement) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

const unwrapped = (/** @type {ts.Expression} */ expression) => {
  let inner = expression
  while (ts.isAsExpression(inner) || ts.isSatisfiesExpression(inner)) inner = inner.expression
  return inner
}

/** The array or record of a constant, by which a type is written as `(typeof constant)[number]` or `keyof typeof constant`. */
const listOf = (/** @type {ts.SourceFile} */ file, /** @type {string} */ name) => {
  for (const statement of file.statements)
    if (ts.isVariableStatement(statement))
      for (const { name: own, initializer } of statement.declarationList.declarations)
        if (own.getText() === name && initializer !== undefined) {
          const list = unwrapped(initializer)
          if (ts.isArrayLiteralExpression(list) || ts.isObjectLiteralExpression(list)) return list
        }
  return undefined
}

/** Answers where a member is added; undefined for a type that follows from others. */
const sourceOf = (/** @type {ts.SourceFile} */ file, /** @type {ts.TypeNode} */ type) => {
  if (ts.isUnionTypeNode(type)) return type.types.every((one) => ts.isLiteralTypeNode(one)) ? type : undefined
  const constant = /^(?:keyof typeof (\w+)|\(typeof (\w+)\)\[number\])$/u.exec(type.getText())
  return constant === null ? undefined : listOf(file, constant[1] ?? constant[2] ?? "")
}

/**
 * @param {ts.Program} program
 * @param {(file: ts.SourceFile) => string} nameOf
 * @returns {readonly Enumeration[]}
 */
export const enumerationsOf = (program, nameOf) => {
  const checker = program.getTypeChecker()
  return program
    .getSourceFiles()
    .filter((file) => nameOf(file).startsWith("src/domain/"))
    .flatMap((file) =>
      file.statements.flatMap((statement) => {
        if (!ts.isTypeAliasDeclaration(statement) || !isExported(statement)) return []
        const type = checker.getTypeAtLocation(statement.name)
        const list = sourceOf(file, statement.type)
        if (list === undefined || !type.isUnion() || !type.types.every((one) => one.isStringLiteral())) return []
        const name = statement.name.text
        const members = new Set(type.types.map((one) => /** @type {ts.StringLiteralType} */ (one).value))
        return [{ name, file: nameOf(file), members, added: `Unheard${name}`, list }]
      }),
    )
}

/** Writes the new member in an array, a record of numbers or of other values, or a union. */
const addition = (/** @type {ts.Node} */ list, /** @type {string} */ added) => {
  if (ts.isUnionTypeNode(list)) return ` | "${added}"`
  if (ts.isArrayLiteralExpression(list)) return `${list.elements.hasTrailingComma ? "" : ","} "${added}"`
  const record = /** @type {ts.ObjectLiteralExpression} */ (list)
  const last = record.properties.at(-1)
  const value = last !== undefined && ts.isPropertyAssignment(last) ? last.initializer.getText() : "0"
  return `${record.properties.hasTrailingComma ? "" : ","} ${added}: ${value}`
}

const endOf = (/** @type {ts.Node} */ list) => (ts.isUnionTypeNode(list) ? list.end : list.end - 1)

/**
 * The texts of all files that hold enumerations, each with its new member.
 *
 * @param {ts.Program} program
 * @param {readonly Enumeration[]} enumerations
 * @param {(file: ts.SourceFile) => string} nameOf
 * @returns {ReadonlyMap<string, string>}
 */
export const extended = (program, enumerations, nameOf) => {
  const texts = new Map()
  for (const file of program.getSourceFiles()) {
    const own = enumerations.filter((one) => one.file === nameOf(file))
    if (own.length === 0) continue
    let { text } = file
    for (const { list, added } of own.toSorted((one, other) => endOf(other.list) - endOf(one.list))) {
      const at = endOf(list)
      text = text.slice(0, at) + addition(list, added) + text.slice(at)
    }
    texts.set(nameOf(file), text)
  }
  return texts
}
