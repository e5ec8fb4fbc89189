/** Asks the compiler for what names stand for, and which strings a type allows. */
import ts from "typescript"
import { ownName, type Client } from "./program.ts"

export interface Symbols {
  readonly at: (node: ts.Node) => ts.Symbol | undefined
  /** The declaration in the client's own sources, if it is there. */
  readonly declarationOf: (symbol: ts.Symbol | undefined) => ts.Declaration | null
  /** The types that a generic one is used with. */
  readonly argumentsOf: (type: ts.Type) => readonly ts.Type[]
  readonly literalsOf: (type: ts.Type) => readonly string[]
  /** The strings that a field of a type may be. */
  readonly literalsAt: (type: ts.Type, name: string) => readonly string[]
}

export const symbolsOf = ({ checker }: Client): Symbols => {
  const literalsOf: Symbols["literalsOf"] = (type) =>
    (type.isUnion() ? type.types : [type]).flatMap((one) => (one.isStringLiteral() ? [one.value] : []))
  return {
    at: (node) => {
      const found = checker.getSymbolAtLocation(node)
      return found !== undefined && (found.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(found) : found
    },
    declarationOf: (symbol) => {
      const found = symbol?.valueDeclaration ?? symbol?.declarations?.[0]
      return found !== undefined && ownName(found.getSourceFile()) !== null ? found : null
    },
    argumentsOf: (type) =>
      type.aliasTypeArguments ?? ("target" in type ? checker.getTypeArguments(type as ts.TypeReference) : []),
    literalsOf,
    literalsAt: (type, name) => {
      const property = checker.getPropertyOfType(type, name)
      return property === undefined ? [] : literalsOf(checker.getTypeOfSymbol(property))
    },
  }
}

/** The type of a name that a file exports. */
export const exportedType = ({ checker, fileNamed }: Client, file: string, name: string): ts.Type => {
  const source = fileNamed(file)
  const module = source === undefined ? undefined : checker.getSymbolAtLocation(source)
  const found = module === undefined ? undefined : checker.tryGetMemberInModuleExports(name, module)
  if (found === undefined)
    throw new Error(`src/${file} exports no ${name}: scripts/contract/impact looks for it there.`)
  return checker.getDeclaredTypeOfSymbol(found)
}
