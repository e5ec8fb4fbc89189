/**
 * Random requests by who may ask: a good one of the contract's cases, with as much of it at random as keeps its keys.
 */
import * as fc from "fast-check"
import { isNode } from "../../server/contract/documents.ts"
import type { Ask } from "../contract/asking.ts"
import type { FuzzBody, FuzzRequest } from "./requests.ts"

type Fields = Readonly<Record<string, unknown>>

/** A choice for each field: whether it is random. Keys never are, since those of one request belong together. */
const chosen = (good: Fields, random: Fields, choices: readonly boolean[]): Fields => {
  const names = [...new Set([...Object.keys(good), ...Object.keys(random)])]
  const fields = names.flatMap((name, at) => {
    const isRandom = choices[at % choices.length] === true && !/key/iu.test(name)
    const from = isRandom ? random : good
    return Object.hasOwn(from, name) ? [[name, from[name]] as const] : []
  })
  return Object.fromEntries(fields)
}

const bodyOf = (good: unknown, random: FuzzBody | null, choices: readonly boolean[]): FuzzBody | null => {
  if (good instanceof FormData)
    return random?.kind === "file" && choices[0] === true ? random : { kind: "form", form: good }
  if (good === undefined) return null
  const isMixed = random?.kind === "json" && isNode(random.value) && isNode(good) && !Array.isArray(good)
  return { kind: "json", value: isMixed ? chosen(good, random.value as Fields, choices) : good }
}

/** The good request, as it is where nothing is chosen. */
export const nearby = (good: Ask, random: FuzzRequest, choices: readonly boolean[]): FuzzRequest => {
  const { path = {}, query = {}, header = {}, body } = good
  return {
    operation: random.operation,
    parameters: { path, query: chosen(query, random.parameters.query, choices), header },
    body: bodyOf(body, random.body, choices),
  }
}

/** The choice of which fields are random, the first ones and then again. */
export const choices: fc.Arbitrary<readonly boolean[]> = fc.array(fc.boolean(), { minLength: 12, maxLength: 12 })

export const asItIs: readonly boolean[] = [false]
