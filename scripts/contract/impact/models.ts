/** The recipes of the read models: which event changes which fields of which state. */
import ts from "typescript"
import type { Fields } from "./fields.ts"
import type { Graph, Recipe } from "./graph.ts"
import { ownName, type Client } from "./program.ts"
import type { Symbols } from "./symbols.ts"
import { nameOf, type Units } from "./units.ts"
import type { Uses } from "./uses.ts"

export const recipesIn = (
  { checker, files }: Client,
  symbols: Symbols,
  fields: Fields,
  units: Units,
  uses: Uses,
): Graph["recipes"] => {
  const isOfModels = (unit: number): boolean => units.all[unit]?.room === "projections"
  const recipesOf = (call: ts.CallExpression): readonly Recipe[] => {
    const [name, , table] = call.arguments
    const declared = symbols.declarationOf(symbols.at(call.expression))
    const isProjection = declared !== null && ownName(declared.getSourceFile()) === "projections/projection.ts"
    if (!isProjection || name === undefined || table === undefined || !ts.isObjectLiteralExpression(table)) return []
    const [state] = symbols.argumentsOf(checker.getTypeAtLocation(call))
    if (state === undefined) return []
    const own = new Set(checker.getPropertiesOfType(state).flatMap((property) => fields.of(property)))
    return table.properties.flatMap((entry) => {
      const unit = units.at(entry)
      if (unit === null) return []
      const touched = [...uses.reached([unit], isOfModels)].flatMap((one) => [...uses.of(one).nodes])
      const recipe = { event: nameOf(entry.name), unit, model: nameOf(name) }
      return [{ ...recipe, touched: [...new Set(touched)].filter((one) => own.has(one)) }]
    })
  }
  const recipes: Recipe[] = []
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) recipes.push(...recipesOf(node))
    ts.forEachChild(node, look)
  }
  for (const file of files) if (ownName(file)?.startsWith("projections/") === true) look(file)
  return recipes
}
