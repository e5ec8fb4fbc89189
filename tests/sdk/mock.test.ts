/** `npm run mock` answers every operation of the contracts as the SDK wants to be answered. docs/contracts.md. */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sample } from "openapi-sampler"
import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { placeOfOperation } from "../../scripts/contract/mock/answers.ts"
import { createMock } from "../../scripts/contract/mock/mock-server.ts"
import { ownContracts, type MockedContract } from "../../scripts/contract/mock/mocked-contracts.ts"
import { root } from "../../scripts/base/fingerprint.mjs"
import { below, isNode, type Node } from "../../server/contract/documents.ts"
import { readContract, type Operation } from "../../server/contract/operations.ts"
import { decode } from "../../src/sdk/decode.ts"
import { answers, shapes } from "../../src/sdk/generated/shapes.ts"
import { runScript, scriptTimeoutMs } from "./run-script.ts"

const appsOrigin = "https://app.example"
const contracts = await ownContracts()
const { checkProblem } = readContract()
let mock: FastifyInstance
let address = ""
beforeAll(async () => {
  mock = await createMock(contracts, [appsOrigin])
  address = await mock.listen({ host: "127.0.0.1", port: 0 })
})
afterAll(() => mock.close())

const sampled = (schema: Node, document: Node): unknown =>
  sample(schema as Parameters<typeof sample>[0], { quiet: true }, document)

/** Answers what the contract shows of a value: its example, or whatever its schema allows. */
const shown = (one: Node, document: Node): unknown => {
  const [named] = Object.values(isNode(one["examples"]) ? one["examples"] : {})
  if (isNode(named)) return named["value"]
  return one["example"] ?? sampled(isNode(one["schema"]) ? one["schema"] : {}, document)
}

/** A request as the contract shows it, signed in. */
const requestOf = (contract: MockedContract, operation: Operation): Request => {
  const { documents, document, prefix } = contract
  const place = placeOfOperation(contract, operation)
  const { parameters } = documents.at(place)
  const url = new URL(address + prefix + operation.path)
  const headers = new Headers({ authorization: "Bearer anybody" })
  for (const index of Array.isArray(parameters) ? parameters.keys() : []) {
    const one = documents.at(documents.follow(below(place, "parameters", index)))
    if (one["required"] !== true) continue
    const [name, value] = [String(one["name"]), String(shown(one, document))]
    if (one["in"] === "path") url.pathname = url.pathname.replace(`%7B${name}%7D`, encodeURIComponent(value))
    else if (one["in"] === "query") url.searchParams.append(name, value)
    else headers.set(name, value)
  }
  const init = { method: operation.method, headers }
  if (operation.body === null) return new Request(url, init)
  if (operation.body.kind === "file") {
    const body = new FormData()
    body.set(operation.body.field, new Blob(["a file"], { type: "image/png" }), "a.png")
    return new Request(url, { ...init, body })
  }
  headers.set("content-type", "application/json")
  const media = documents.at(below(documents.follow(below(place, "requestBody")), "content", "application/json"))
  const schema = documents.follow(below(place, "requestBody", "content", "application/json", "schema"))
  const value = (media["example"] ?? media["examples"] === undefined) ? documents.at(schema)["example"] : undefined
  return new Request(url, { ...init, body: JSON.stringify(value ?? shown(media, document)) })
}

const operations = contracts.flatMap((contract) =>
  contract.operations.map((operation) => [operation.id, contract, operation] as const),
)

describe("the mock", () => {
  it.each(operations)("answers %s with what the SDK takes", async (_id, contract, operation) => {
    const response = await fetch(requestOf(contract, operation))
    const text = await response.text()
    expect(response.status, text).toBe(operation.status)
    const name = `${operation.method.toUpperCase()} ${operation.path}`
    const shape = answers[name]
    if (shape === undefined) return expect(text).toBe("")
    const notes: string[] = []
    expect(decode(shape, JSON.parse(text), shapes, name, notes)).toHaveProperty("value")
    expect(notes).toEqual([])
    if (operation.needsCursor) expect(response.headers.get("account-cursor")).toMatch(/^\d+$/u)
  })

  const asked = async (path: string, init: RequestInit = {}) => {
    const headers = { authorization: "Bearer anybody", ...init.headers }
    const response = await fetch(address + path, { ...init, headers })
    const body: unknown = await response.json()
    return { status: response.status, body, headers: response.headers }
  }
  const orders = "/api/core/orders"

  it.each<readonly [string, string, RequestInit, number, Node]>([
    ["a path of no contract", "/api/core/nowhere", {}, 404, { type: "NotFoundException" }],
    [
      "a path of no contract with a body that nobody can read",
      "/api/core/nowhere",
      { method: "POST", headers: { "content-type": "application/json" }, body: "{" },
      404,
      { type: "NotFoundException" },
    ],
    ["a key that is none, as it names nothing", `${orders}/public/notakey`, {}, 404, { type: "NotFoundException" }],
    [
      "a body without what it needs",
      `${orders}/create`,
      { method: "POST", headers: { "content-type": "application/json" }, body: "{}" },
      400,
      { errors: expect.objectContaining({ name: ["required"] }) },
    ],
    ["a parameter off its bounds", `${orders}?top=-1`, {}, 400, { errors: { top: ["outOfRange"] } }],
    [
      "somebody who is not signed in",
      orders,
      { headers: { authorization: "" } },
      401,
      { type: "UnauthorizedException" },
    ],
    ["whom nobody is to let in", orders, { headers: { prefer: "code=403" } }, 403, { type: "ForbiddenException" }],
    [
      "an answer that there is not",
      orders,
      { headers: { prefer: "code=418" } },
      400,
      { errors: { prefer: ["unknownValue"] } },
    ],
    [
      "an example that there is not",
      orders,
      { headers: { prefer: "example=rare" } },
      400,
      { errors: { prefer: ["unknownValue"] } },
    ],
  ])("refuses %s in the contract's shape", async (_who, path, init, status, body) => {
    const received = await asked(path, init)
    expect(received).toMatchObject({ status, body })
    expect(checkProblem(received.body)).toBeNull()
  })

  it("answers the example that is asked for by its name", async () =>
    expect((await asked(orders, { headers: { prefer: "code=200, example=usual" } })).status).toBe(200))

  it("lets pages of the app's origin ask, and no others", async () => {
    const headers = {
      origin: appsOrigin,
      "access-control-request-method": "PUT",
      "access-control-request-headers": "authorization",
    }
    const preflight = await fetch(address + orders, { method: "OPTIONS", headers })
    expect([
      preflight.status,
      preflight.headers.get("access-control-allow-origin"),
      preflight.headers.get("access-control-allow-headers"),
    ]).toEqual([204, appsOrigin, "authorization"])
    const others = await asked(orders, { headers: { origin: "https://other.example" } })
    expect(others.headers.get("access-control-allow-origin")).toBeNull()
  })
})

describe("npm run mock", { timeout: scriptTimeoutMs }, () => {
  const folder = mkdtempSync(join(tmpdir(), "mock-"))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, "weather.yaml")
  const weather = `
openapi: 3.1.0
info: { title: Weather, version: 1.0.0 }
servers: [{ url: "https://api.example/weather/v1" }]
paths:
  /today/{town}:
    get:
      operationId: getToday
      security: []
      parameters: [{ name: town, in: path, required: true, schema: { type: string } }]
      responses: { "200": { description: Today., content: { application/json: { schema: { $ref: "#/components/schemas/Day" } } } } }
components:
  schemas:
    Day: { type: object, required: [degrees], properties: { degrees: { type: integer, minimum: -60 }, sky: { enum: [Clear, Grey] } } }
`

  it("serves another contract, which has no examples, until Ctrl-C", async () => {
    writeFileSync(file, weather)
    const child = spawn(process.execPath, ["scripts/mock.ts", "--from", file, "--port", "0"], { cwd: root })
    let said = ""
    child.stdout.setEncoding("utf8").on("data", (text: string) => (said += text))
    await expect.poll(() => said, { timeout: scriptTimeoutMs }).toContain("may ask.")
    const [at = ""] = /http:\S+/u.exec(said) ?? []
    expect(said).toBe(`weather: 1 operation at ${at}\nPages of http://localhost:4000 may ask.\n`)
    expect(at).toMatch(/\/weather\/v1$/u)
    expect(await (await fetch(`${at}/today/Dresden`)).json()).toEqual({ degrees: -60, sky: "Clear" })
    child.kill("SIGINT")
    expect(await once(child, "exit")).toEqual([0, null])
  })

  it.each([
    ["a file that there is not", [join(folder, "none.yaml")], "none.yaml"],
    ["a port that is none", ["x", "--port", "much"], "--port is a number, not much."],
    ["an origin that is none", ["x", "--origin", "ftp://a"], "--origin is that of a page, such as http"],
    ["an origin with a path", ["x", "--origin", "http://a/b"], "--origin is that of a page, such as http"],
  ])("ends with 2 for %s", async (_what, args, sentence) =>
    expect(await runScript(root, "scripts/mock.ts", "--from", ...args)).toEqual({
      code: 2,
      said: expect.stringContaining(sentence),
    }),
  )

  it("says how screens come to it, and whose port is taken", async () => {
    const taken = new URL(address).port
    expect(await runScript(root, "scripts/mock.ts", "--port", taken)).toEqual({
      code: 2,
      said: `Something listens at port ${taken} already: end it, or name another one by --port.\n`,
    })
    const child = spawn(process.execPath, ["scripts/mock.ts", "--port", "0"], { cwd: root })
    let said = ""
    child.stdout.setEncoding("utf8").on("data", (text: string) => (said += text))
    await expect.poll(() => said, { timeout: scriptTimeoutMs }).toMatch(/API_ADDRESSES=.*npm start\n/u)
    const at = /http:\/\/127\.0\.0\.1:\d+/u.exec(said)?.[0] ?? ""
    expect(said).toContain(
      `API_ADDRESSES=core=${at}/api/core,notifications=${at}/api/notifications,support=${at}/api/support npm start`,
    )
    child.kill("SIGINT")
    await once(child, "exit")
  })

  it.each([
    [["http://localhost:4321"], /^To see screens with these answers: API_ADDRESSES=\S+ PORT=4321 npm start$/mu],
    [
      ["https://app.example"],
      /^The server of https:\/\/app\.example shows screens with these answers by API_ADDRESSES=\S+$/mu,
    ],
  ])("says how screens of %s come to it", async (origins, sentence) => {
    const named = origins.flatMap((origin) => ["--origin", origin])
    const child = spawn(process.execPath, ["scripts/mock.ts", "--port", "0", ...named], { cwd: root })
    let said = ""
    child.stdout.setEncoding("utf8").on("data", (text: string) => (said += text))
    await expect.poll(() => said, { timeout: scriptTimeoutMs }).toMatch(sentence)
    child.kill("SIGINT")
    await once(child, "exit")
  })

  it("names the line of a contract that can't be read", async () => {
    writeFileSync(file, weather.replace("paths:", "paths: :"))
    expect(await runScript(root, "scripts/mock.ts", "--from", file)).toEqual({
      code: 2,
      said: expect.stringMatching(/weather\.yaml:\d+: can't be read: /u),
    })
  })
})
