/** Refuses contracts with a path that names a parameter which its operation does not have: nobody knows which one it is. */
import { placeOf, recordAt, Unsound } from "../source/parse.ts"
import type { Contracts } from "../source/read.ts"
import { callsIn } from "./calls.ts"

/** Answers the contracts. Throws `Unsound`, in the words that the linter has for it. */
export const withPathParameters = (contracts: Contracts): Contracts => {
  for (const tree of contracts.values())
    for (const { path, operation, parameters } of callsIn(tree, recordAt(tree.root, "paths"), false))
      for (const [index, [, name]] of [...path.matchAll(/\{([^}]*)\}/gu)].entries())
        if (!parameters.has(`path ${index}`))
          throw new Unsound(
            `The operation does not define the path parameter \`{${name}}\` expected by path \`${path}\`.`,
            placeOf(operation, "parameters"),
          )
  return contracts
}
