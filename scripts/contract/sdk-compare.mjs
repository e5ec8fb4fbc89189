/** Compares two states of the contracts, and reports the changes so that a developer of the client knows what to do. */
import { contentChanges } from "./sdk-contents.mjs"
import { hubChanges } from "./sdk-hubs.mjs"
import { operationChanges, operationsOf } from "./sdk-operations.mjs"
import { schemaComparison } from "./sdk-schemas.mjs"

/**
 * @typedef {{
 *   readonly service: string,
 *   readonly isBreaking: boolean,
 *   readonly where: string,
 *   readonly what: string,
 *   readonly schema: string | null,
 *   readonly operation: string | null,
 *   readonly way?: "asked" | "answered",
 * }} Change
 */

const messageOf = (item) => item?.post?.requestBody?.content

const messageChanges = (old, now, compare) => {
  const changes = []
  const note = (where, what, isBreaking) => changes.push({ where, what, isBreaking, schema: null, way: "answered" })
  return [...contentChanges(messageOf(old), messageOf(now), "answered", "message", note, compare), ...changes]
}

/** Where the service is found, and what a token is: they are so for each of its operations. */
const serviceChanges = (before, after) => {
  const changes = []
  const note = (where, what, isBreaking) =>
    changes.push({ where, what, isBreaking, schema: null, operation: null, way: "asked" })
  const [addresses, newAddresses] = [before, after].map(({ servers = [] }) => servers.map(({ url }) => url))
  for (const url of newAddresses) if (!addresses.includes(url)) note(`the address ${url}`, "is new", false)
  for (const url of addresses) if (!newAddresses.includes(url)) note(`the address ${url}`, "is gone", true)
  const [schemes, newSchemes] = [before, after].map(({ components }) => components?.securitySchemes ?? {})
  for (const name of new Set([...Object.keys(schemes), ...Object.keys(newSchemes)])) {
    const [was, is] = [schemes[name] ?? {}, newSchemes[name] ?? {}].map(
      // The look of a token is a hint for people.
      ({ description: _, bearerFormat: __, ...scheme }) => JSON.stringify(scheme),
    )
    if (was !== is) note(`access by ${name}`, `is ${is}, was ${was}`, schemes[name] !== undefined)
  }
  return changes
}

/**
 * Where something may come that no client knows yet: kinds of hub messages, which it ignores (E3), and names of
 * refusals, for which it has general words (spec §8).
 */
const openEnds = (documents) => {
  const kinds = documents.flatMap((document) =>
    Object.values(document.webhooks ?? {}).flatMap((item) => {
      const name = messageOf(item)?.["application/json"]?.schema?.$ref?.split("/").at(-1)
      const several = document.components?.schemas?.[name]?.oneOf?.map(({ $ref }) => $ref?.split("/").at(-1))
      return several === undefined ? [] : [name, ...several.map((one) => `${one}.type`)]
    }),
  )
  return new Set(["message", "ProblemType", "FieldError", ...kinds])
}

/**
 * All changes, those that break a client first.
 *
 * @param {Readonly<Record<string, any>>} before documents by service
 * @param {Readonly<Record<string, any>>} after
 * @returns {Change[]}
 */
export const changesOf = (before, after) => {
  /** @type {Change[]} */
  const changes = []
  for (const service of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, now] = [before[service] ?? {}, after[service] ?? {}]
    const compare = schemaComparison(old, now)
    const isOpen = openEnds([old, now])
    const add = (operation, found) => {
      // A change of a named schema is reported once, whichever operation came across it first.
      for (const one of found) {
        const isBreaking = one.isBreaking && !(one.what.startsWith("may also be") && isOpen.has(one.where))
        changes.push({ service, operation: one.schema === null ? operation : null, ...one, isBreaking })
      }
    }
    const [known, wanted] = [operationsOf(old), operationsOf(now)]
    for (const [name, operation] of wanted) {
      const was = known.get(name)
      if (was === undefined) add(name, [{ where: "operation", what: "is new", isBreaking: false, schema: null }])
      else add(name, operationChanges(old, now, was, operation, compare))
    }
    for (const name of known.keys())
      if (!wanted.has(name)) add(name, [{ where: "operation", what: "is gone", isBreaking: true, schema: null }])
    // A service that comes or goes says so by its operations.
    if (before[service] !== undefined && after[service] !== undefined) add(null, serviceChanges(old, now))
    add(
      "hubs",
      hubChanges(old, now).map((one) => ({ ...one, schema: null, way: "answered" })),
    )
    const [hooks, newHooks] = [old.webhooks ?? {}, now.webhooks ?? {}]
    for (const [name, item] of Object.entries(newHooks))
      if (hooks[name] === undefined) add(name, [{ where: "message", what: "is new", isBreaking: false, schema: null }])
      else add(name, messageChanges(hooks[name], item, compare))
    for (const name of Object.keys(hooks))
      if (newHooks[name] === undefined)
        add(name, [{ where: "message", what: "is gone", isBreaking: true, schema: null }])
  }
  return changes.toSorted((a, b) => Number(b.isBreaking) - Number(a.isBreaking))
}
