/** What changed between two states of the contracts, told so that a developer of the client knows what to do. */
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

const answerOf = (document, operation) => {
  const status = successOf(operation)
  return status === undefined
    ? undefined
    : responseOf(document, operation.responses[status]).content?.["application/json"]?.schema
}

const bodyOf = (operation) => {
  const content = operation.requestBody?.content ?? {}
  return content["application/json"]?.schema ?? content["multipart/form-data"]?.schema
}

/** Whether a caller must be signed in. */
const needsToken = (document, operation) => {
  const ways = operation.security ?? document.security ?? []
  return ways.length > 0 && ways.every((way) => Object.keys(way).length > 0)
}

const operationChanges = (before, after, old, now, compare) => {
  const changes = []
  const note = (where, what, isBreaking) => changes.push({ where, what, isBreaking, schema: null })
  const [status, newStatus] = [successOf(old), successOf(now)]
  if (status !== newStatus) note("answer", `has status ${newStatus}, was ${status}`, true)
  const [token, newToken] = [needsToken(before, old), needsToken(after, now)]
  if (token !== newToken) note("access", newToken ? "needs a token" : "needs no token any more", newToken)

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
      changes.push(...compare(was.schema, one.schema, "asked", where, null))
    }
  }
  for (const [key, one] of known) if (!wanted.has(key)) note(`parameter ${one.name}`, "is gone", true)

  const [body, newBody] = [bodyOf(old), bodyOf(now)]
  if (body === undefined && newBody !== undefined) note("body", "is new", now.requestBody.required === true)
  else if (body !== undefined && newBody === undefined) note("body", "is gone", true)
  else changes.push(...compare(body, newBody, "asked", "body", null))

  const [answer, newAnswer] = [answerOf(before, old), answerOf(after, now)]
  if (answer !== undefined && newAnswer === undefined) note("answer", "is gone", true)
  else if (answer === undefined && newAnswer !== undefined) note("answer", "is new", false)
  else changes.push(...compare(answer, newAnswer, "told", "answer", null))

  const [problems, newProblems] = [old, now].map((one) => one["x-problem-types"] ?? [])
  for (const type of newProblems) if (!problems.includes(type)) note("refusals", `may be ${type}`, false)
  for (const type of problems) if (!newProblems.includes(type)) note("refusals", `are never ${type} any more`, false)
  return changes
}

const messageOf = (item) => item.post.requestBody.content["application/json"].schema

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
    const add = (operation, found) => {
      // What a named schema says is told of once, whichever operation came across it first.
      for (const one of found) changes.push({ service, operation: one.schema === null ? operation : null, ...one })
    }
    const [known, wanted] = [operationsOf(old), operationsOf(now)]
    for (const [name, operation] of wanted) {
      const was = known.get(name)
      if (was === undefined) add(name, [{ where: "operation", what: "is new", isBreaking: false, schema: null }])
      else add(name, operationChanges(old, now, was, operation, compare))
    }
    for (const name of known.keys())
      if (!wanted.has(name)) add(name, [{ where: "operation", what: "is gone", isBreaking: true, schema: null }])
    const [hooks, newHooks] = [old.webhooks ?? {}, now.webhooks ?? {}]
    for (const [name, item] of Object.entries(newHooks))
      if (hooks[name] === undefined) add(name, [{ where: "message", what: "is new", isBreaking: false, schema: null }])
      else
        add(
          name,
          compare(messageOf(hooks[name]), messageOf(item), "told", "message", null).map((one) => softened(one)),
        )
    for (const name of Object.keys(hooks))
      if (newHooks[name] === undefined)
        add(name, [{ where: "message", what: "is gone", isBreaking: true, schema: null }])
  }
  return changes.toSorted((a, b) => Number(b.isBreaking) - Number(a.isBreaking))
}

/** Kinds of hub messages that a client does not know are ignored by it (E3). */
const softened = (change) => (change.what.startsWith("may also be") ? { ...change, isBreaking: false } : change)
