/** Finds where something may come that no client knows yet: kinds of hub messages, and names of refusals (spec §8). */
import type { ContractTree } from "../source/contract-tree.ts"
import type { ShapeOf } from "../normal/shape-of.ts"
import { isSaid } from "../source/parse.ts"

/** Clients ignore unknown kinds of messages (E3), and have general words for unknown refusals. */
export interface Open {
  /** The rules by which an alternative or a value more is judged there. */
  readonly kindOf: (where: string, field: "enum" | "oneOf") => readonly [object: string, field: string]
}

const refusals = new Set(["ProblemType", "FieldError"])

interface Kinds {
  readonly union: string
  /** The fields that tell the kinds apart. */
  readonly fields: readonly string[]
}

const messageKinds = (tree: ContractTree, shapeOf: ShapeOf): readonly Kinds[] => {
  const hooks = tree.root["webhooks"]
  return Object.values(isSaid(hooks) ? hooks : {}).flatMap((item) => {
    const { node } = tree.resolve(item)
    const body = tree.resolve(tree.resolve(node["post"]).node["requestBody"]).node["content"]
    return Object.values(isSaid(body) ? body : {}).flatMap((media) => {
      const shape = shapeOf(tree.resolve(media).node["schema"], "told")
      const discriminator = shape.keywords.get("discriminator")
      const field = isSaid(discriminator) ? String(discriminator["propertyName"]) : "type"
      const union = shape.name ?? "message"
      // One kind alone is one of several to come.
      const { node: written } = tree.resolve(tree.resolve(media).node["schema"])
      const several = [written["oneOf"] ?? written["anyOf"] ?? []].flat()
      const kinds = several.map((one) => shapeOf(one, "told").name ?? union)
      return [{ union, fields: kinds.map((name) => `${name}.${field}`) }]
    })
  })
}

export const openEnds = (sides: readonly (readonly [ContractTree, ShapeOf])[]): Open => {
  const kinds = sides.flatMap(([tree, shapeOf]) => messageKinds(tree, shapeOf))
  const unions = new Set(kinds.map(({ union }) => union))
  const fields = new Set(kinds.flatMap((one) => one.fields))
  return {
    kindOf: (where, field) => {
      if (refusals.has(where)) return ["Refusal", "{name}"]
      return (field === "oneOf" ? unions : fields).has(where) ? ["Message", "{kind}"] : ["Schema", field]
    },
  }
}
