/** Checks the promises of our contracts besides being sound OpenAPI: each sentence says where one is broken. */
import { textBounds } from "../../src/domain/limits.ts"
import { valueFaults } from "./sdk-values.mjs"

const statuses = ["200", "201", "204", "304", "400", "401", "403", "404", "500"]
const roles = ["admin"]
/**
 * The methods that client and server know; the rest of OpenAPI's would be generated, and neither asked nor answered.
 */
const methods = ["get", "post", "put", "delete"]
/** Follows from a status, so it is named nowhere else. */
const implied = ["UnauthorizedException", "ForbiddenException", "NotFoundException", "InternalException"]

const nameOf = (ref) => ref.split("/").at(-1)

const hasExample = (media, schema) =>
  media.example !== undefined || Object.keys(media.examples ?? {}).length > 0 || schema?.example !== undefined

/** Answers whether one of several ways to ask is of no use, because another one asks for less. */
const hasIdleWay = (ways) => {
  const conditions = ways.map((way) =>
    Object.entries(way).flatMap(([scheme, wanted]) => [scheme, ...wanted.map((role) => `${scheme} ${role}`)]),
  )
  return conditions.some((more) =>
    conditions.some((less) => less.length > 0 && less.length < more.length && less.every((one) => more.includes(one))),
  )
}

/** Answers whether a text, number or list has the bounds that it may not be without. */
const isBounded = (schema) => {
  if (schema.enum !== undefined || schema.const !== undefined || schema.format !== undefined) return true
  switch (schema.type) {
    case "string":
      return schema.maxLength !== undefined
    case "integer":
    case "number":
      return schema.minimum !== undefined && schema.maximum !== undefined
    case "array":
      return schema.maxItems !== undefined
    default:
      return schema.type === "boolean"
  }
}

/** Texts without a bound that a request may hold, by their path in it; of one in graphemes `maxLength` follows. */
const unboundedTexts = (schema, follow, path = "", within = []) => {
  const one = follow(schema)
  if (one === undefined || within.includes(one)) return []
  const below = (part, name) => unboundedTexts(part, follow, name, [...within, one])
  const graphemes = one["x-maxGraphemes"]
  const isText = [one.type].flat().includes("string")
  const wrong =
    (graphemes !== undefined && one.maxLength !== graphemes * textBounds.unitsPerGrapheme) ||
    (isText && !isBounded({ ...one, type: "string" }))
  const named = (name) => (path === "" ? name : `${path}.${name}`)
  return [
    ...(wrong ? [path || "itself"] : []),
    ...Object.entries(one.properties ?? {}).flatMap(([name, part]) => below(part, named(name))),
    ...[one.items, one.propertyNames, one.additionalProperties]
      .filter((part) => typeof part === "object")
      .flatMap((part) => below(part, named("*"))),
    ...[one.oneOf, one.anyOf, one.allOf].flatMap((parts) => parts ?? []).flatMap((part) => below(part, path)),
  ]
}

/**
 * Each broken promise: a sentence, and the way in the document to what breaks it, or the component that does.
 *
 * @returns {readonly { readonly sentence: string; readonly way: readonly string[]; readonly component?: string }[]}
 */
export const brokenPromisesAt = (document) => {
  const broken = []
  const components = document.components ?? {}
  const follow = (one, kind) => (one?.$ref === undefined ? one : follow(components[kind]?.[nameOf(one.$ref)], kind))
  const schemaAt = (one) => follow(one, "schemas")
  const known = components.schemas?.ProblemType?.enum ?? []

  const bodyPromises = (say, content, what) => {
    for (const [type, media] of Object.entries(content)) {
      if (media.schema === undefined) say(`${what} has no schema for ${type}`)
      else if (!hasExample(media, schemaAt(media.schema))) say(`${what} has no example`)
    }
  }

  const parameterPromises = (say, one) => {
    const schema = schemaAt(one.schema) ?? {}
    if (one.description === undefined) say(`parameter ${one.name} has no description`)
    if (!isBounded(schema)) say(`parameter ${one.name} has no bounds`)
    if (schema.type === "array" && one.explode !== true) say(`parameter ${one.name} does not say explode: true`)
    if (one.name === "filter" && schema.pattern === undefined) say("parameter filter has no pattern")
    if (one.name === "sortBy" && schema.enum === undefined) say("parameter sortBy names no orders")
    if (["filter", "sortBy"].includes(one.name) && one.examples === undefined)
      say(`parameter ${one.name} has no example`)
  }

  const listPromises = (say, schema, names) => {
    const list = schema?.type === "array" ? schema : schemaAt(schema?.properties?.items)
    const isPaged = names.has("top") && (names.has("skip") || names.has("startMessage"))
    if (list?.type === "array" && !isPaged && list.maxItems === undefined && !names.has("top"))
      say("answers a list without top and skip, or maxItems")
  }

  const answerPromises = (say, operation, isSignedIn, names) => {
    const responses = Object.entries(operation.responses).map(([status, one]) => [status, follow(one, "responses")])
    const given = new Set(responses.map(([status]) => status))
    if ([...given].filter((status) => status.startsWith("2")).length !== 1)
      say("has not one answer for when all is well")
    for (const status of ["400", "500", ...(isSignedIn ? ["401"] : [])])
      if (!given.has(status)) say(`does not say what ${status} answers`)
    if (!isSignedIn && given.has("401")) say("answers 401 and asks nobody to sign in")
    for (const [status, { content = {} }] of responses) {
      if (!statuses.includes(status)) say(`answers ${status}, which clients do not handle`)
      bodyPromises(say, content, `answer ${status}`)
      if (status >= "400" && nameOf(content["application/json"]?.schema?.$ref ?? "") !== "Problem")
        say(`answer ${status} is not a Problem`)
      if (status < "300") listPromises(say, schemaAt(content["application/json"]?.schema), names)
    }
    return given
  }

  const operationPromises = (say, operation) => {
    const { security, tags = [], requestBody, "x-problem-types": types = [] } = operation
    if (security === undefined) say("does not say who may ask")
    const ways = security ?? []
    const isSignedIn = ways.some((way) => way.bearer !== undefined)
    for (const role of ways.flatMap((way) => way.bearer ?? []))
      if (!roles.includes(role)) say(`wants the role ${role}, which nobody has`)
    if (hasIdleWay(ways)) say("lets in by one way of security whom it wants more of by another")
    if (tags.length !== 1) say("has not one tag")
    const parameters = (operation.parameters ?? []).map((one) => follow(one, "parameters"))
    for (const one of parameters) parameterPromises(say, one)
    const body = follow(requestBody, "requestBodies")
    if (body !== undefined) bodyPromises(say, body.content, "body")
    for (const text of unboundedTexts(body?.content?.["application/json"]?.schema, schemaAt))
      say(`body does not bound the text ${text}`)
    const given = answerPromises(say, operation, isSignedIn, new Set(parameters.map(({ name }) => name)))

    const canBreak = parameters.some((one) => one.in !== "path" || !given.has("404")) || requestBody !== undefined
    const must = [...(canBreak ? ["ValidationException"] : []), ...(isSignedIn ? ["AccountDeletedException"] : [])]
    for (const type of must) if (!types.includes(type)) say(`does not name ${type}`)
    for (const type of types)
      if (!known.includes(type) || implied.includes(type)) say(`names ${type}, which is no refusal`)
    if (new Set(types).size < types.length) say("names a refusal twice")
  }

  for (const [path, item] of Object.entries(document.paths ?? {}))
    for (const [method, operation] of Object.entries(item)) {
      const way = ["paths", path, method]
      const say = (what) => broken.push({ sentence: `${method.toUpperCase()} ${path} ${what}.`, way })
      const onlyKnown = `which client and server do not handle: only ${methods.join(", ")}.`
      if (methods.includes(method)) operationPromises(say, operation)
      else broken.push({ sentence: `${path} has ${method}, ${onlyKnown}`, way })
    }
  for (const [name, item] of Object.entries(document.webhooks ?? {}))
    bodyPromises(
      (what) => broken.push({ sentence: `${name} ${what}.`, way: ["webhooks", name, "post"] }),
      follow(item.post?.requestBody, "requestBodies")?.content ?? {},
      "message",
    )
  const sayValues = (part, name, place) => {
    for (const fault of valueFaults(part, name)) broken.push({ sentence: `${fault}.`, ...place })
  }
  for (const one of ["schemas", "parameters", "headers", "responses", "requestBodies"])
    for (const [name, part] of Object.entries(components[one] ?? {}))
      sayValues(part, part.name ?? name, { way: ["components", one, name], component: name })
  for (const one of ["paths", "webhooks"])
    for (const [path, item] of Object.entries(document[one] ?? {}))
      for (const [method, operation] of Object.entries(item))
        sayValues(operation, `${method.toUpperCase()} ${path}`, { way: [one, path, method] })
  return broken
}

/** The sentences, none when all is kept. */
export const brokenPromises = (document) => brokenPromisesAt(document).map(({ sentence }) => sentence)
