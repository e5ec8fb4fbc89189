/** Finds hub messages that say nothing: what the client is told is their body. */
import type { ContractTree } from "./contract-tree.ts"
import { isSaid, placeOf } from "./parse.ts"

/** A sentence for each, with its file and line where it came from a file. */
export const bodilessHooks = (tree: ContractTree): readonly string[] => {
  const hooks = tree.root["webhooks"]
  return Object.entries(isSaid(hooks) ? hooks : {}).flatMap(([name, written]) => {
    const { node: item } = tree.resolve(written)
    const { node: body } = tree.resolve(tree.resolve(item["post"]).node["requestBody"])
    const content = body["content"]
    if (isSaid(content) && isSaid(content["application/json"])) return []
    const place = placeOf(item, "post") ?? placeOf(written)
    return [`${place === null ? "" : `${place.file}:${place.line}: `}${name} has no body in JSON.`]
  })
}
