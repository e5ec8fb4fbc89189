/** The fields, variables and answers of functions that an expression takes its value from. */
import ts from "typescript"
import type { Fields } from "./fields.ts"
import type { Client } from "./program.ts"
import type { Symbols } from "./symbols.ts"
import { bare } from "./units.ts"

export const isFunction = (node: ts.Node): node is ts.FunctionLikeDeclaration =>
  ts.isArrowFunction(node) ||
  ts.isFunctionExpression(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isMethodDeclaration(node)

export interface Sources {
  readonly of: (node: ts.Node) => readonly number[]
  readonly ofDeclaration: (declaration: ts.Declaration | null) => readonly number[]
}

const childrenOf = (node: ts.Node): readonly ts.Node[] => {
  const found: ts.Node[] = []
  node.forEachChild((child) => void found.push(child))
  return found
}

export const sourcesIn = ({ checker }: Client, symbols: Symbols, fields: Fields): Sources => {
  /** The field that a name in a destructuring stands for. */
  const ofBinding = (binding: ts.BindingElement): readonly number[] => {
    if (!ts.isObjectBindingPattern(binding.parent) || binding.dotDotDotToken !== undefined) return []
    const name = binding.propertyName ?? binding.name
    if (!ts.isIdentifier(name) && !ts.isStringLiteral(name)) return []
    return fields.ofType(checker.getTypeAtLocation(binding.parent), name.text)
  }

  const ofDeclaration: Sources["ofDeclaration"] = (declaration) => {
    if (declaration === null) return []
    if (ts.isBindingElement(declaration)) {
      const found = ofBinding(declaration)
      return found.length > 0 ? found : [fields.idOf(declaration, "value")]
    }
    if (ts.isVariableDeclaration(declaration)) {
      const value = declaration.initializer === undefined ? null : bare(declaration.initializer)
      return value !== null && isFunction(value) ? [fields.resultOf(value)] : [fields.idOf(declaration, "value")]
    }
    if (ts.isFunctionDeclaration(declaration)) return [fields.resultOf(declaration)]
    return ts.isParameter(declaration) ? [fields.idOf(declaration, "value")] : []
  }

  const ofAll = (nodes: readonly ts.Node[]): readonly number[] => [...new Set(nodes.flatMap(of))]

  /** A record is made of nothing: each of its fields is followed for itself. */
  function of(node: ts.Node): readonly number[] {
    if (ts.isIdentifier(node)) return ofDeclaration(symbols.declarationOf(symbols.at(node)))
    if (ts.isPropertyAccessExpression(node)) {
      const symbol = symbols.at(node.name)
      const own = fields.of(symbol)
      if (own.length > 0) return own
      const declared = ofDeclaration(symbols.declarationOf(symbol))
      return declared.length > 0 ? declared : of(node.expression)
    }
    if (ts.isElementAccessExpression(node)) {
      const own = ts.isStringLiteral(node.argumentExpression) ? fields.of(symbols.at(node.argumentExpression)) : []
      return own.length > 0 ? own : ofAll([node.expression, node.argumentExpression])
    }
    if (isFunction(node)) return [fields.resultOf(node)]
    if (ts.isObjectLiteralExpression(node) || ts.isTypeNode(node)) return []
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return []
    return ofAll(childrenOf(node))
  }
  return { of, ofDeclaration }
}
