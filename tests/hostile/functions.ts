/** Every exported function that reads text, found by its type: what is new is found, too. */
import ts from "typescript"
import type { Program } from "./program.ts"
import { makerOf, type Maker } from "./values.ts"

export interface Reader {
  readonly path: string
  /** As it is exported; of an object's function, with the object's name before it. */
  readonly name: string
  /** The makers of the arguments; null where only a recipe can make them. */
  readonly makers: readonly Maker[] | null
}

/**
 * Answers whether a function answers later: it reaches for files, databases or others, with texts that others here have
 * read before.
 */
const isLater = (checker: ts.TypeChecker, signature: ts.Signature): boolean => {
  const answer = signature.getReturnType()
  return (answer.isUnion() ? answer.types : [answer]).some(
    (one) => checker.getPropertyOfType(one, "then") !== undefined,
  )
}

const readerOf = ({ checker }: Program, path: string, name: string, type: ts.Type): readonly Reader[] => {
  const [signature] = type.getCallSignatures()
  if (signature === undefined || isLater(checker, signature)) return []
  const types = signature.getParameters().map((one) => checker.getTypeOfSymbol(one))
  const [first] = types
  if (first === undefined) return []
  const makers = types.map((one) => makerOf(checker, one))
  const made = makers.flatMap((maker) => maker ?? [])
  if (made.length === makers.length) return made.some(({ texts }) => texts > 0) ? [{ path, name, makers: made }] : []
  return (first.flags & ts.TypeFlags.String) === 0 ? [] : [{ path, name, makers: null }]
}

const exportedBy = (program: Program, path: string): readonly Reader[] => {
  const { checker, sourceOf } = program
  const module = checker.getSymbolAtLocation(sourceOf(path))
  if (module === undefined) return []
  return checker.getExportsOfModule(module).flatMap((symbol) => {
    if ((symbol.flags & (ts.SymbolFlags.Variable | ts.SymbolFlags.Function)) === 0) return []
    const type = checker.getTypeOfSymbol(symbol)
    if (type.getCallSignatures().length > 0) return readerOf(program, path, symbol.name, type)
    // Functions of an object that the house made; those of arrays and maps are the language's.
    return checker
      .getPropertiesOfType(type)
      .filter(({ declarations }) => declarations?.every((one) => !/node_modules/u.test(one.getSourceFile().fileName)))
      .flatMap((part) => readerOf(program, path, `${symbol.name}.${part.name}`, checker.getTypeOfSymbol(part)))
  })
}

export const readersIn = (program: Program, paths: readonly string[]): readonly Reader[] =>
  paths.flatMap((path) => exportedBy(program, path))
