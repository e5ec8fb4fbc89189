/** What changed between two states of the contracts, told so that a developer of the client knows what to do. */
import { hubChanges } from "./sdk-hubs.mjs"
import { schemaComparison } from "./sdk-schemas.mjs"

const methods = ["get", "post", "put", "delete"]

/**
 * @typedef {{
 *   readonly service: string,
 *   readonly isBreaking: boolean,
 *   readonly where: string,
 *   readonly what: string,
 *   readonly schema: string | null,
 *   readonly operation: string | null,
 *   readonly way?: "asked" | "told",
 * }} Change
 */

export const operationsOf = (document) =>
  new Map(
    Object.entries(document?.paths ?? {}).flatMap(([path, item]) =>
      methods
        .filter((method) => item[method] !== undefined)
        .map((method) => [`${method.toUpperCase()} ${path}`, item[method]]),
    ),
  )

const parametersOf = (document, operation) =>
  (operation.parameters ?? []).map((one) =>
    one.$ref === undefined ? one : document.components.parameters[one.$ref.split("/").at(-1)],
  )

const responseOf = (document, response) =>
  response.$ref === undefined ? response : document.components.responses[response.$ref.split("/").at(-1)]

const successOf = (operation) => Object.keys(operation.responses).find((status) => status.startsWith("2"))

const schemaOf = (document, response) =>
  response === undefined ? undefined : responseOf(document, response).content?.["application/json"]?.schema

const answerOf = (document, operation) => schemaOf(document, operation.responses[successOf(operation)])

const isError = (status) => !/^[23]/u.test(status)

/** Answers for who has a copy: nobody hears them who didn't ask so. */
const copiesOf = (operation) => Object.keys(operation.responses).filter((status) => status.startsWith("3"))

const bodyOf = (operation) => {
  const content = operation.requestBody?.content ?? {}
  return content["application/json"]?.schema ?? content["multipart/form-data"]?.schema
}

const waysIn = (document, operation) => operation.security ?? document.security ?? []

const typeOf = (operation) => Object.keys(operation.requestBody?.content ?? {})[0]

const headersOf = (document, operation) =>
  Object.keys(responseOf(document, operation.responses[successOf(operation)] ?? {}).headers ?? {})

/** Whether a caller must be signed in. */
const needsToken = (document, operation) => {
  const ways = waysIn(document, operation)
  return ways.length > 0 && ways.every((way) => Object.keys(way).length > 0)
}

/** What a caller must be, besides signed in. */
const rolesOf = (document, operation) => [...new Set(waysIn(document, operation).flatMap(Object.values).flat())]

const operationChanges = (before, after, old, now, compare) => {
  const changes = []
  const note = (where, what, isBreaking) => {
    const way = /^(?:answer|refusal)/u.test(where) ? "told" : "asked"
    changes.push({ where, what, isBreaking, schema: null, way })
  }
  const [status, newStatus] = [successOf(old), successOf(now)]
  if (status !== newStatus) note("answer", `has status ${newStatus}, was ${status}`, true)
  const [token, newToken] = [needsToken(before, old), needsToken(after, now)]
  if (token !== newToken) note("access", newToken ? "needs a token" : "needs no token any more", newToken)

  const [roles, newRoles] = [rolesOf(before, old), rolesOf(after, now)]
  for (const role of newRoles) if (!roles.includes(role)) note("access", `needs the role ${role}`, true)
  for (const role of roles) if (!newRoles.includes(role)) note("access", `needs the role ${role} no more`, false)

  const keyOf = (one) => `${one.in} ${one.name}`
  const known = new Map(parametersOf(before, old).map((one) => [keyOf(one), one]))
  const wanted = new Map(parametersOf(after, now).map((one) => [keyOf(one), one]))
  for (const [key, one] of wanted) {
    const was = known.get(key)
    const where = `parameter ${one.name}`
    if (was === undefined) note(where, one.required === true ? "is new and needed" : "is new", one.required === true)
    else {
      if (was.required !== true && one.required === true) note(where, "is needed", true)
      if (was.required === true && one.required !== true) note(where, "may be absent", false)
      if ((was.explode ?? true) !== (one.explode ?? true)) note(where, "is written otherwise when repeated", true)
      const [usual, newUsual] = [was.schema.default, one.schema.default]
      if (usual !== newUsual) note(where, `is ${newUsual ?? "nothing"} by default, was ${usual ?? "nothing"}`, false)
      changes.push(...compare(was.schema, one.schema, "asked", where, null))
    }
  }
  for (const [key, one] of known) if (!wanted.has(key)) note(`parameter ${one.name}`, "is gone", true)

  const [body, newBody] = [bodyOf(old), bodyOf(now)]
  if (body === undefined && newBody !== undefined) note("body", "is new", now.requestBody.required === true)
  else if (body !== undefined && newBody === undefined) note("body", "is gone", true)
  else {
    const [needed, newNeeded] = [old, now].map((one) => one.requestBody?.required === true)
    if (needed !== newNeeded) note("body", newNeeded ? "is needed" : "may be absent", newNeeded)
    changes.push(...compare(body, newBody, "asked", "body", null))
  }
  const [type, newType] = [typeOf(old), typeOf(now)]
  if (type !== undefined && newType !== undefined && type !== newType) note("body", `is ${newType}, was ${type}`, true)

  const [headers, newHeaders] = [headersOf(before, old), headersOf(after, now)]
  for (const name of newHeaders) if (!headers.includes(name)) note(`answer header ${name}`, "is new", false)
  for (const name of headers) if (!newHeaders.includes(name)) note(`answer header ${name}`, "is gone", true)
  const [answer, newAnswer] = [answerOf(before, old), answerOf(after, now)]
  if (answer !== undefined && newAnswer === undefined) note("answer", "is gone", true)
  else if (answer === undefined && newAnswer !== undefined) note("answer", "is new", false)
  else changes.push(...compare(answer, newAnswer, "told", "answer", null))

  for (const status of copiesOf(now))
    if (old.responses[status] === undefined) note("answer", `may have status ${status}`, false)
  for (const status of copiesOf(old))
    if (now.responses[status] === undefined) note("answer", `has status ${status} no more`, false)

  for (const status of Object.keys(now.responses).filter(isError))
    if (old.responses[status] === undefined) note("refusals", `may have status ${status}`, false)
    else {
      const [said, saidNow] = [schemaOf(before, old.responses[status]), schemaOf(after, now.responses[status])]
      changes.push(...compare(said, saidNow, "told", `refusal ${status}`, null))
    }
  for (const status of Object.keys(old.responses).filter(isError))
    if (now.responses[status] === undefined) note("refusals", `have status ${status} no more`, false)
  const [problems, newProblems] = [old, now].map((one) => one["x-problem-types"] ?? [])
  for (const type of newProblems) if (!problems.includes(type)) note("refusals", `may be ${type}`, false)
  for (const type of problems) if (!newProblems.includes(type)) note("refusals", `are never ${type} any more`, false)
  return changes
}

const messageOf = (item) => item.post.requestBody.content["application/json"].schema

/**
 * Where something may come that no client knows yet: kinds of hub messages, which it ignores (E3), and names of
 * refusals, for which it has general words (spec §8).
 */
const openEnds = (documents) => {
  const kinds = documents.flatMap((document) =>
    Object.values(document.webhooks ?? {}).flatMap((item) => {
      const name = messageOf(item).$ref?.split("/").at(-1)
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
      // What a named schema says is told of once, whichever operation came across it first.
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
    add(
      "hubs",
      hubChanges(old, now).map((one) => ({ ...one, schema: null, way: "told" })),
    )
    const [hooks, newHooks] = [old.webhooks ?? {}, now.webhooks ?? {}]
    for (const [name, item] of Object.entries(newHooks))
      if (hooks[name] === undefined) add(name, [{ where: "message", what: "is new", isBreaking: false, schema: null }])
      else add(name, compare(messageOf(hooks[name]), messageOf(item), "told", "message", null))
    for (const name of Object.keys(hooks))
      if (newHooks[name] === undefined)
        add(name, [{ where: "message", what: "is gone", isBreaking: true, schema: null }])
  }
  return changes.toSorted((a, b) => Number(b.isBreaking) - Number(a.isBreaking))
}
