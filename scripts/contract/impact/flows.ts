/**
 * Follows values through the client's sources, field by field: what is read of one record and put into another flows from
 * the one field to the other, whichever objects carry it. A function's answer takes what it returns and what it decides
 * by. Containers for anything are passed by: what comes out of one was put there by somebody else, too.
 */
import ts from "typescript"
import type { Fields } from "./fields.ts"
import { ownName, type Client } from "./program.ts"
import { isFunction, sourcesIn } from "./sources.ts"
import type { Symbols } from "./symbols.ts"
import { deepest, takesIn, type Flow } from "./takes.ts"
import { bare } from "./units.ts"

const isAssignment = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
  node.operatorToken.kind <= ts.SyntaxKind.LastAssignment

/** The function around a node. */
const functionAround = (node: ts.Node): ts.FunctionLikeDeclaration | null => {
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent) if (isFunction(at)) return at
  return null
}

const isRecord = (node: ts.Expression): boolean => ts.isObjectLiteralExpression(bare(node))

/** Answers the nodes that take their value from each node. */
export const flowsIn = (
  client: Client,
  symbols: Symbols,
  files: readonly ts.SourceFile[],
  fields: Fields,
): readonly (readonly number[])[] => {
  const { checker } = client
  const flows: Set<number>[] = []
  const flow: Flow = (from, to) => {
    const ends = [...to]
    for (const one of from) for (const end of ends) if (one !== end) (flows[one] ??= new Set()).add(end)
  }
  const sources = sourcesIn(client, symbols, fields)
  const { take, openFields, membersFor, send } = takesIn(client, symbols, fields, flow)

  const takeExpression = (node: ts.Expression): void => {
    if (!isRecord(node)) take(checker.getTypeAtLocation(node), checker.getContextualType(node))
  }

  const fillRecord = (literal: ts.ObjectLiteralExpression): void => {
    const contextual = checker.getContextualType(literal)
    const members = contextual === undefined ? [] : membersFor(literal, contextual)
    const fill = (one: ts.ObjectLiteralElementLike, name: string, from: readonly number[]): void => {
      const own = fields.idOf(one, "field")
      flow(from, [own])
      for (const member of members) flow([own], openFields(member, name))
    }
    for (const one of literal.properties) {
      if (ts.isPropertyAssignment(one)) {
        const name = ts.isIdentifier(one.name) || ts.isStringLiteral(one.name) ? one.name.text : ""
        fill(one, name, sources.of(one.initializer))
        takeExpression(one.initializer)
      } else if (ts.isShorthandPropertyAssignment(one)) {
        const declared = symbols.declarationOf(checker.getShorthandAssignmentValueSymbol(one))
        fill(one, one.name.text, sources.ofDeclaration(declared))
        for (const member of members) {
          const wanted = checker.getPropertyOfType(member, one.name.text)
          if (wanted !== undefined) take(checker.getTypeAtLocation(one.name), checker.getTypeOfSymbol(wanted))
        }
      } else if (ts.isSpreadAssignment(one)) {
        for (const member of members) take(checker.getTypeAtLocation(one.expression), member, deepest - 1)
      }
    }
  }

  /** The field that an assignment changes: `draft.byKey[key].seen = …` changes `seen`, `draft.pages[key] = …` `pages`. */
  const targetOf = (node: ts.Expression): { readonly ends: readonly number[]; readonly keys: readonly number[] } => {
    if (ts.isElementAccessExpression(node)) {
      const { ends, keys } = targetOf(node.expression)
      return { ends, keys: [...keys, ...sources.of(node.argumentExpression)] }
    }
    return ts.isParenthesizedExpression(node) ? targetOf(node.expression) : { ends: sources.of(node), keys: [] }
  }

  const isSilent = (node: ts.SignatureDeclaration): boolean => {
    const signature = checker.getSignatureFromDeclaration(node)
    const type = signature === undefined ? undefined : checker.getReturnTypeOfSignature(signature)
    return type !== undefined && (type.flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined | ts.TypeFlags.Never)) !== 0
  }

  /** Answers with all values but those that the function was handed: they are its caller's, and counted there. */
  const answer = (around: ts.FunctionLikeDeclaration | null, from: readonly number[]): void => {
    if (around === null || isSilent(around)) return
    const handed = new Set(around.parameters.map((one) => fields.idOf(one, "value")))
    flow(
      from.filter((one) => !handed.has(one)),
      [fields.resultOf(around)],
    )
  }

  const hand = (call: ts.CallExpression | ts.NewExpression): void => {
    const declared = checker.getResolvedSignature(call)?.declaration
    const parameters = declared !== undefined && ownName(declared.getSourceFile()) !== null ? declared.parameters : null
    for (const [index, argument] of (call.arguments ?? []).entries()) {
      takeExpression(argument)
      const parameter = parameters?.[index]
      if (parameter !== undefined && ts.isParameter(parameter) && !fields.isGeneric(parameter))
        flow(sources.of(argument), [fields.idOf(parameter, "value")])
      // A library calls back with what it was called on.
      if (parameters === null && isFunction(argument))
        for (const one of argument.parameters) flow(sources.of(call.expression), [fields.idOf(one, "value")])
    }
    if (ts.isCallExpression(call)) send(call)
  }

  const declare = ({ name, type, initializer }: ts.VariableDeclaration): void => {
    if (initializer === undefined) return
    const from = isFunction(bare(initializer)) ? [] : sources.of(initializer)
    if (ts.isIdentifier(name)) flow(from, [fields.idOf(name.parent, "value")])
    else if (ts.isArrayBindingPattern(name))
      for (const one of name.elements) if (ts.isBindingElement(one)) flow(from, [fields.idOf(one, "value")])
    if (type !== undefined) takeExpression(initializer)
  }

  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) fillRecord(node)
    else if (ts.isVariableDeclaration(node)) declare(node)
    else if (isAssignment(node)) {
      const { ends, keys } = targetOf(node.left)
      flow([...sources.of(node.right), ...keys], ends)
    } else if (ts.isForOfStatement(node) && ts.isVariableDeclarationList(node.initializer)) {
      for (const one of node.initializer.declarations)
        if (ts.isIdentifier(one.name)) flow(sources.of(node.expression), [fields.idOf(one, "value")])
    } else if (ts.isIfStatement(node) || ts.isSwitchStatement(node) || ts.isWhileStatement(node)) {
      answer(functionAround(node), sources.of(node.expression))
    } else if (ts.isReturnStatement(node) && node.expression !== undefined) {
      answer(functionAround(node), sources.of(node.expression))
      takeExpression(node.expression)
    } else if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) {
      answer(node, sources.of(node.body))
    } else if (ts.isCallExpression(node) || ts.isNewExpression(node)) hand(node)
    ts.forEachChild(node, visit)
  }
  for (const file of files) visit(file)
  return fields.nodes.map((_, id) => [...(flows[id] ?? [])])
}
