/** Compares one operation of the contracts: who may ask it, what it is sent, what it answers, what it refuses. */
import { contentChanges, resolved } from "./sdk-contents.mjs"

export const methods = ["get", "post", "put", "delete", "patch", "head", "options", "trace"]

const keyOf = (one) => `${one.in} ${one.name}`

/** Answers an operation together with what its path says of each of its operations. */
const operationAt = (document, item, method) => {
  const [own, shared] = [item[method], item].map(({ parameters = [] }) =>
    parameters.map((one) => resolved(document, one, "parameters")),
  )
  const others = shared.filter((one) => !own.some((other) => keyOf(other) === keyOf(one)))
  return others.length === 0 ? item[method] : { ...item[method], parameters: [...own, ...others] }
}

export const operationsOf = (document) =>
  new Map(
    Object.entries(document?.paths ?? {}).flatMap(([path, item]) =>
      methods
        .filter((method) => item[method] !== undefined)
        .map((method) => [`${method.toUpperCase()} ${path}`, operationAt(document, item, method)]),
    ),
  )

const parametersOf = (document, { parameters = [] }) =>
  new Map(parameters.map((one) => resolved(document, one, "parameters")).map((one) => [keyOf(one), one]))

const responsesOf = (document, { responses = {} }) =>
  new Map(Object.entries(responses).map(([status, one]) => [status, resolved(document, one, "responses")]))

const isSuccess = (status) => status.startsWith("2")

/** Answers for who has a copy: nobody hears them who didn't ask so. */
const isCopy = (status) => status.startsWith("3")

const waysIn = (document, operation) => operation.security ?? document.security ?? []

/** Answers whether a caller must be signed in. */
const needsToken = (document, operation) => {
  const ways = waysIn(document, operation)
  return ways.length > 0 && ways.every((way) => Object.keys(way).length > 0)
}

/** Answers what a caller must be, besides signed in. */
const rolesOf = (document, operation) => [...new Set(waysIn(document, operation).flatMap(Object.values).flat())]

const schemesOf = (document, operation) =>
  waysIn(document, operation)
    .map((way) => Object.keys(way).sort().join(" and "))
    .filter((way) => way !== "")

const accessChanges = (before, after, old, now, note) => {
  const [token, newToken] = [needsToken(before, old), needsToken(after, now)]
  if (token !== newToken) note("access", newToken ? "needs a token" : "needs no token any more", newToken)
  const [roles, newRoles] = [rolesOf(before, old), rolesOf(after, now)]
  for (const role of newRoles) if (!roles.includes(role)) note("access", `needs the role ${role}`, true)
  for (const role of roles) if (!newRoles.includes(role)) note("access", `needs the role ${role} no more`, false)
  const [schemes, newSchemes] = [schemesOf(before, old), schemesOf(after, now)]
  if (schemes.length > 0 && newSchemes.length > 0) {
    for (const one of newSchemes) if (!schemes.includes(one)) note("access", `may also be by ${one}`, false)
    for (const one of schemes) if (!newSchemes.includes(one)) note("access", `is by ${one} no more`, true)
  }
  const [isOpen, isOpenNow] = [old, now].map((one) => one["x-open-to-blocked"] === true)
  if (isOpen !== isOpenNow)
    note("access", isOpenNow ? "is open to blocked accounts" : "is closed to blocked accounts", isOpen)
}

const written = (value) => (typeof value === "object" ? JSON.stringify(value) : String(value ?? "none"))

/** Reports the differences that are neither words for people nor reported in words of their own. */
const otherwise = (old, now, reported, say) => {
  for (const keyword of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const [was, is] = [written(old[keyword]), written(now[keyword])]
    if (was !== is && !reported.includes(keyword)) say(`${keyword} is ${is}, was ${was}`)
  }
}

const wordsOfParameters = ["description", "example", "examples", "name", "in"]
const reportedOfParameters = [...wordsOfParameters, "required", "schema", "explode", "deprecated"]

const parameterChanges = (before, after, old, now, note, compare) => {
  const [known, wanted] = [parametersOf(before, old), parametersOf(after, now)]
  const changes = []
  for (const [key, one] of wanted) {
    const was = known.get(key)
    const where = `parameter ${one.name}`
    if (was === undefined) {
      note(where, one.required === true ? "is new and needed" : "is new", one.required === true)
      continue
    }
    if (was.required !== true && one.required === true) note(where, "is needed", true)
    if (was.required === true && one.required !== true) note(where, "may be absent", false)
    if ((was.explode ?? true) !== (one.explode ?? true)) note(where, "is written otherwise when repeated", true)
    if ((was.deprecated ?? false) !== (one.deprecated ?? false))
      note(where, one.deprecated === true ? "is deprecated" : "is deprecated no more", false)
    otherwise(was, one, reportedOfParameters, (what) => note(where, what, true))
    changes.push(...compare(was.schema, one.schema, "asked", where, null))
  }
  for (const [key, one] of known) if (!wanted.has(key)) note(`parameter ${one.name}`, "is gone", true)
  return changes
}

const headerChanges = (before, after, old, now, where, note, compare) => {
  const [headers, newHeaders] = [old.headers ?? {}, now.headers ?? {}]
  const changes = []
  for (const name of Object.keys(newHeaders)) {
    const header = `${where} header ${name}`
    if (headers[name] === undefined) {
      note(header, "is new", false)
      continue
    }
    const [was, is] = [resolved(before, headers[name], "headers"), resolved(after, newHeaders[name], "headers")]
    if ((was.required ?? false) !== (is.required ?? false))
      note(header, is.required === true ? "is always there" : "may be absent", is.required !== true)
    changes.push(...compare(was.schema, is.schema, "answered", header, null))
  }
  for (const name of Object.keys(headers))
    if (newHeaders[name] === undefined) note(`${where} header ${name}`, "is gone", true)
  return changes
}

const bodyChanges = (old, now, note, compare) => {
  const [body, newBody] = [old.requestBody, now.requestBody]
  if (body === undefined && newBody !== undefined) note("body", "is new", newBody.required === true)
  if (body !== undefined && newBody === undefined) note("body", "is gone", true)
  if (body === undefined || newBody === undefined) return []
  const [needed, newNeeded] = [body, newBody].map((one) => one.required === true)
  if (needed !== newNeeded) note("body", newNeeded ? "is needed" : "may be absent", newNeeded)
  return contentChanges(body.content, newBody.content, "asked", "body", note, compare)
}

const answerChanges = (before, after, old, now, note, compare) => {
  const [known, given] = [responsesOf(before, old), responsesOf(after, now)]
  const [status, newStatus] = [known, given].map((responses) => [...responses.keys()].find(isSuccess))
  if (status !== newStatus) note("answer", `has status ${newStatus ?? "none"}, was ${status ?? "none"}`, true)
  const changes = []
  const both = (was, is, where) =>
    changes.push(
      ...headerChanges(before, after, was, is, where, note, compare),
      ...contentChanges(was.content, is.content, "answered", where, note, compare),
    )
  both(known.get(status) ?? {}, given.get(newStatus) ?? {}, "answer")
  const others = (responses) => [...responses.keys()].filter((one) => !isSuccess(one))
  for (const one of others(given)) {
    if (known.has(one)) both(known.get(one), given.get(one), isCopy(one) ? `answer ${one}` : `refusal ${one}`)
    else note(isCopy(one) ? "answer" : "refusals", `may have status ${one}`, false)
  }
  for (const one of others(known))
    if (!given.has(one))
      note(isCopy(one) ? "answer" : "refusals", `${isCopy(one) ? "has" : "have"} status ${one} no more`, false)
  const [problems, newProblems] = [old, now].map((one) => one["x-problem-types"] ?? [])
  for (const type of newProblems) if (!problems.includes(type)) note("refusals", `may be ${type}`, false)
  for (const type of problems) if (!newProblems.includes(type)) note("refusals", `are never ${type} any more`, false)
  return changes
}

const wordsOfOperations = ["summary", "description", "tags", "externalDocs"]
const reportedOfOperations = [
  ...wordsOfOperations,
  ...["operationId", "deprecated", "security", "parameters", "requestBody", "responses"],
  ...["x-problem-types", "x-open-to-blocked"],
]

/** All that differs; `compare` reports schemas. */
export const operationChanges = (before, after, old, now, compare) => {
  const changes = []
  const note = (where, what, isBreaking) => {
    const way = /^(?:answer|refusal)/u.test(where) ? "answered" : "asked"
    changes.push({ where, what, isBreaking, schema: null, way })
  }
  if (old.operationId !== now.operationId)
    note("operation", `is named ${now.operationId ?? "nothing"}, was ${old.operationId ?? "nothing"}`, false)
  if ((old.deprecated ?? false) !== (now.deprecated ?? false))
    note("operation", now.deprecated === true ? "is deprecated" : "is deprecated no more", false)
  otherwise(old, now, reportedOfOperations, (what) => note("operation", what, true))
  accessChanges(before, after, old, now, note)
  changes.push(...parameterChanges(before, after, old, now, note, compare))
  changes.push(...bodyChanges(old, now, note, compare))
  changes.push(...answerChanges(before, after, old, now, note, compare))
  return changes
}
