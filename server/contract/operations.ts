/** Every operation of the three contracts: path, whether it needs a token, and the checks of its input and output. */
import { adminRole } from "../../src/domain/roles.ts"
import type { HubName } from "./hub-names.ts"
import { createChecks, type Check, type Checks } from "./checks.ts"
import { patternOf, withPlainNumbers } from "./plain-numbers.ts"
import { below, isNode, readDocuments, type Documents, type Place } from "./documents.ts"

const services = ["core", "notifications", "support"] as const
const methods = ["get", "post", "put", "delete"] as const
export const parameterKinds = ["path", "query", "header"] as const

export type Service = (typeof services)[number]
export type ParameterKind = (typeof parameterKinds)[number]

export interface Parameters {
  readonly names: readonly string[]
  readonly defaults: Readonly<Record<string, unknown>>
  readonly check: Check
}

export interface Operation {
  readonly id: string
  readonly service: string
  readonly method: (typeof methods)[number]
  /** The path as in the contract: `/orders/{key}`. */
  readonly path: string
  /** The operation in openapi/. */
  readonly place: Place
  /** The token that a request must bring, by `security`. Whether an account too, is the handler's `access`. */
  readonly token: "none" | "optional" | "required"
  /** Needs the role `admin`; others get 403. With that role, all other operations that need a token are refused. */
  readonly isForModerators: boolean
  readonly parameters: Readonly<Record<ParameterKind, Parameters>>
  readonly body:
    | { readonly kind: "json"; readonly check: Check; readonly isRequired: boolean }
    /** A multipart form whose only field is the file. */
    | { readonly kind: "file"; readonly field: string }
    | null
  readonly status: 200 | 201 | 204
  /** Every status that the contract names. */
  readonly statuses: ReadonlySet<number>
  /** The problem types of its 400 answers, as the contract names them. */
  readonly problemTypes: ReadonlySet<string>
  /** A blocked account may ask it although it changes something (E342). */
  readonly isOpenToBlocked: boolean
  readonly needsCursor: boolean
  /** Answers with an ETag, so that clients can keep a copy and revalidate it. */
  readonly hasTag: boolean
  /** The server words the answer in the language that the request asks for, and says which (E432). */
  readonly isWorded: boolean
  readonly checkAnswer: Check | null
}

/** The name by which an operation is known outside: `GET /orders/{key}`. */
export const operationName = ({ method, path }: Pick<Operation, "method" | "path">): string =>
  `${method.toUpperCase()} ${path}`

/** Answers the path of an operation as the router has it, such as `/api/core/orders/:key`. */
export const routeOf = ({ service, path }: Pick<Operation, "service" | "path">): string =>
  `/api/${service}${path.replaceAll(/\{(\w+)\}/gu, ":$1")}`

export interface Contract {
  readonly documents: Documents
  readonly operations: readonly Operation[]
  readonly checkProblem: Check
  /** By hub name. */
  readonly checkMessage: Readonly<Record<HubName, Check>>
}

interface Tools extends Documents {
  /** For parameters, which come as text and are coerced. */
  readonly incoming: Checks
  readonly bodies: Checks
  readonly outgoing: Checks
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const parametersOf = (tools: Tools, operation: Place, kind: ParameterKind): Parameters => {
  const places = list(tools.at(operation)["parameters"])
    .map((_, index) => tools.follow(below(operation, "parameters", index)))
    .filter((place) => tools.at(place)["in"] === kind)
  // Header names are case-insensitive; Node's are in lower case.
  const nameOf = (place: Place): string => {
    const name = String(tools.at(place)["name"])
    return kind === "header" ? name.toLowerCase() : name
  }
  const defaults = places.flatMap((place) => {
    const value = tools.at(tools.follow(below(place, "schema")))["default"]
    return value === undefined ? [] : [[nameOf(place), value] as const]
  })
  return {
    names: places.map(nameOf),
    defaults: Object.fromEntries(defaults),
    check: withPlainNumbers(
      tools.incoming.check({
        type: "object",
        required: places.filter((place) => tools.at(place)["required"] === true).map(nameOf),
        properties: Object.fromEntries(
          places.map((place) => [nameOf(place), tools.incoming.schemaAt(below(place, "schema"))]),
        ),
      }),
      Object.fromEntries(
        places.flatMap((place) => {
          const schema = tools.follow(below(place, "schema"))
          const items = isNode(tools.at(schema)["items"]) ? tools.at(tools.follow(below(schema, "items"))) : null
          const pattern = patternOf(tools.at(schema), items)
          return pattern === null ? [] : [[nameOf(place), pattern] as const]
        }),
      ),
    ),
  }
}

const tokenOf = (security: unknown): Operation["token"] => {
  const ways = list(security)
  if (security !== undefined && ways.length === 0) return "none"
  return ways.some((way) => isNode(way) && Object.keys(way).length === 0) ? "optional" : "required"
}

const isForModerators = (security: unknown): boolean =>
  list(security).some((way) => isNode(way) && list(way["bearer"]).includes(adminRole))

const bodyOf = (tools: Tools, operation: Place): Operation["body"] => {
  if (tools.at(operation)["requestBody"] === undefined) return null
  const content = below(operation, "requestBody", "content")
  if (tools.at(content)["multipart/form-data"] !== undefined) {
    const [field] = list(tools.at(tools.follow(below(content, "multipart/form-data", "schema")))["required"])
    return { kind: "file", field: String(field) }
  }
  return {
    kind: "json",
    isRequired: tools.at(below(operation, "requestBody"))["required"] === true,
    check: tools.bodies.check(tools.bodies.schemaAt(below(content, "application/json", "schema"))),
  }
}

const operationAt = (
  tools: Tools,
  place: Place,
  where: { readonly service: string; readonly method: (typeof methods)[number]; readonly path: string },
): Operation => {
  const operation = tools.at(place)
  const responses = tools.at(below(place, "responses"))
  const status = ([200, 201, 204] as const).find((code) => responses[code] !== undefined)
  const id = operation["operationId"]
  if (status === undefined || typeof id !== "string")
    throw new Error(`${where.method} ${where.path} needs an operationId and an answer for when it went well.`)
  const answer = tools.follow(below(place, "responses", status))
  const { content, headers } = tools.at(answer)
  return {
    ...where,
    id,
    place,
    token: tokenOf(operation["security"]),
    isForModerators: isForModerators(operation["security"]),
    parameters: {
      path: parametersOf(tools, place, "path"),
      query: parametersOf(tools, place, "query"),
      header: parametersOf(tools, place, "header"),
    },
    body: bodyOf(tools, place),
    status,
    statuses: new Set(Object.keys(responses).map(Number)),
    problemTypes: new Set(list(operation["x-problem-types"]).map(String)),
    isOpenToBlocked: operation["x-open-to-blocked"] === true,
    needsCursor: isNode(headers) && headers["Account-Cursor"] !== undefined,
    hasTag: isNode(headers) && headers["ETag"] !== undefined,
    isWorded: isNode(headers) && headers["Content-Language"] !== undefined,
    checkAnswer: isNode(content)
      ? tools.outgoing.check(tools.outgoing.schemaAt(below(answer, "content", "application/json", "schema")))
      : null,
  }
}

const operationsOf = (tools: Tools, service: string): readonly Operation[] => {
  const root: Place = { file: `${service}.yaml`, pointer: "/paths" }
  return Object.keys(tools.at(root)).flatMap((path) => {
    const item = tools.follow(below(root, path))
    return methods
      .filter((method) => tools.at(item)[method] !== undefined)
      .map((method) => operationAt(tools, below(item, method), { service, method, path }))
  })
}

const toolsOf = (documents: Documents): Tools => ({
  ...documents,
  incoming: createChecks(documents, { coerce: true }),
  bodies: createChecks(documents, {}),
  outgoing: createChecks(documents, { close: true }),
})

/** The operations of one service, whose contract is the file of its name. */
export const operationsIn = (documents: Documents, service: string): readonly Operation[] =>
  operationsOf(toolsOf(documents), service)

const readAll = (): Contract => {
  const documents = readDocuments()
  const tools = toolsOf(documents)
  const { outgoing } = tools
  const named = (file: string, name: string): Check => outgoing.check(outgoing.schemaAt({ file, pointer: `/${name}` }))
  return {
    documents,
    operations: services.flatMap((service) => operationsOf(tools, service)),
    checkProblem: named("schemas/common.yaml", "Problem"),
    checkMessage: {
      "user-notifications": named("schemas/notification.yaml", "UserNotification"),
      "system-notifications": named("schemas/system-notification.yaml", "SystemNotification"),
    },
  }
}

let contract: Contract | undefined

/** The contracts of all three services, read once a process: parsing and compiling them takes half a second. */
export const readContract = (): Contract => (contract ??= readAll())
