/** `npm run sdk -- --from`, as a team with a contract of its own uses it. docs/contracts.md. */
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { documentsIn } from "../../scripts/contract/sdk-documents.mjs"
import { startLocalServer } from "./local-server.ts"
import { ownProject } from "./own-project.ts"
import { runScript, scriptTimeoutMs, type Ended } from "./run-script.ts"

const root = fileURLToPath(new URL("../..", import.meta.url))

const letter = ["components", "schemas", "SupportLetter"] as const

describe("npm run sdk -- --from", { timeout: scriptTimeoutMs }, () => {
  let project: string
  beforeEach(() => {
    project = ownProject()
  })
  afterEach(() => rmSync(project, { recursive: true, force: true }))

  const sdk = (...args: readonly string[]): Promise<Ended> => runScript(project, "scripts/sdk.mjs", ...args)
  const kept = (file: string): string => readFileSync(join(project, file), "utf8")

  /** The support service's contract as one file of JSON, as another team has it, with one thing put in or left out. */
  const theirs = async (path: readonly string[], value?: unknown): Promise<string> => {
    const { support } = await documentsIn(join(root, "openapi"))
    const contract = { ...structuredClone(support), servers: [{ url: "https://api.example/support" }] }
    const place = path.slice(0, -1).reduce((at: object, step) => Reflect.get(at, step), contract)
    const last = path.at(-1) ?? ""
    if (value === undefined) Reflect.deleteProperty(place, last)
    else Reflect.set(place, last, value)
    return JSON.stringify(contract)
  }

  it("takes a contract from an address, in place of the service that its server names", async () => {
    const topic = { type: "string", maxLength: 50 }
    const text = await theirs([...letter, "properties", "topic"], topic)
    const server = await startLocalServer(() => ({ text }))
    const ended = await sdk("--from", `${server.url}/support.json`)
    await server.close()
    expect(ended).toEqual({
      code: 0,
      said: `Took ${server.url}/support.json as openapi/support.yaml. "npm run sdk:diff" says what it changes.\nGenerated support.ts.\n`,
    })
    expect(kept("openapi/support.yaml")).toContain("url: https://api.example/support")
    expect(kept("src/sdk/generated/support.ts")).toContain("topic?: string")
    expect((await sdk("--check")).code).toBe(0)
    expect((await runScript(project, "scripts/sdk-diff.ts", join(root, "openapi"))).said).toContain(
      "support: SupportLetter.topic is new in requests in POST /support/send.",
    )
  })

  it.each(["openapi/core.yaml", "openapi/schemas/../core.yaml"])("refuses %s, which is ours already", async (file) => {
    const before = kept("openapi/core.yaml")
    expect(await sdk("--from", file)).toEqual({
      code: 2,
      said: `${file} is in openapi/ already: change it there, and run "npm run sdk" without --from.\n`,
    })
    expect(kept("openapi/core.yaml")).toBe(before)
  })

  it("takes a contract of several files whole", async () => {
    const folder = join(project, "theirs")
    cpSync(join(root, "openapi"), folder, { recursive: true })
    expect((await sdk("--from", join(folder, "support.yaml"))).code).toBe(0)
    expect(kept("openapi/support.yaml")).toContain("operationId: sendSupportLetter")
  })

  it.each<readonly [string, readonly string[], unknown, string]>([
    [
      "breaks a rule",
      ["paths", "/support/send", "post", "security"],
      undefined,
      "POST /support/send does not say who may ask.",
    ],
    [
      "has an example that is off its schema",
      [...letter, "example", "message"],
      undefined,
      "must have required property 'message'",
    ],
    [
      "belongs to nobody",
      ["servers"],
      [{ url: "https://api.example/v1" }],
      "names no server ending in /core, /notifications or /support: whose is it?",
    ],
    [
      "belongs to two",
      ["servers"],
      [{ url: "https://api.example/core" }, { url: "https://api.example/support" }],
      "names servers of core and of support: whose is it? Nothing was taken.",
    ],
  ])("takes nothing of a contract that %s", async (_what, path, value, sentence) => {
    const file = join(project, "theirs.json")
    writeFileSync(file, await theirs(path, value))
    const before = kept("openapi/support.yaml")
    const { code, said } = await sdk("--from", file)
    expect([code, said]).toEqual([1, expect.stringContaining(sentence)])
    expect(kept("openapi/support.yaml")).toBe(before)
  })

  it("takes nothing where what services share breaks a rule with it, and names what is wrong alone", async () => {
    const shared = "openapi/schemas/common.yaml"
    const price = "required: [byAgreement, rate]\n  properties:"
    const withNote = "required: [byAgreement, rate, note]\n  properties:\n    note: { type: string, maxLength: 100 }"
    writeFileSync(join(project, shared), kept(shared).replace(price, withNote))
    const file = join(project, "theirs.json")
    writeFileSync(file, await theirs([...letter, "properties", "topic"], { type: "string", maxLength: 50 }))
    const before = kept("openapi/support.yaml")
    const { code, said } = await sdk("--from", file)
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/as openapi\/support\.yaml, the contracts break .*Nothing was taken/u),
    ])
    expect(said).toContain("must have required property 'note'")
    expect(said).not.toMatch(/must be equal to constant/u)
    expect(kept("openapi/support.yaml")).toBe(before)
  })

  it.each<readonly [string, string, unknown, number, string]>([
    ["is none", "openapi", undefined, 2, "is no contract in OpenAPI 3"],
    ["has servers that are none", "servers", null, 2, 'theirs.json:1: "servers" is null, where a list belongs.'],
    [
      "has a message without a body",
      "webhooks",
      { told: { post: { responses: {} } } },
      1,
      "theirs.json:1: told has no body in JSON.",
    ],
  ])("says the file and line of a contract that %s", async (_what, key, value, code, sentence) => {
    writeFileSync(join(project, "theirs.json"), await theirs([key], value))
    expect(await sdk("--from", "theirs.json")).toEqual({ code, said: expect.stringContaining(sentence) })
  })

  it("takes a contract whose body is a reference", async () => {
    const { support } = await documentsIn(join(root, "openapi"))
    const { requestBody } = support.paths["/support/send"].post
    const file = join(project, "theirs.json")
    const contract = JSON.parse(
      await theirs(["paths", "/support/send", "post", "requestBody"], { $ref: "#/components/requestBodies/Letter" }),
    )
    contract.components.requestBodies = { Letter: requestBody }
    writeFileSync(file, JSON.stringify(contract))
    expect((await sdk("--from", file)).code).toBe(0)
  })

  it("only checks what it is given with --check", async () => {
    const file = join(project, "theirs.json")
    writeFileSync(file, await theirs([...letter, "properties", "topic"], { type: "string", maxLength: 50 }))
    const before = [kept("openapi/support.yaml"), kept("src/sdk/generated/support.ts")]
    expect(await sdk("--check", "--from", file)).toEqual({
      code: 0,
      said: `${file} would be taken as openapi/support.yaml. Nothing was written.\n`,
    })
    expect([kept("openapi/support.yaml"), kept("src/sdk/generated/support.ts")]).toEqual(before)
  })

  it("says where openapi/ can't be read", async () => {
    writeFileSync(join(project, "openapi/support.yaml"), "openapi: : 3.1.0")
    expect(await sdk("--check")).toEqual({
      code: 2,
      said: expect.stringMatching(/^openapi\/support\.yaml:1: can't be read: /u),
    })
  })

  it.each([
    [["--from", "nowhere.yaml"], "There is no file nowhere.yaml."],
    [["--from", "http://127.0.0.1:9/core.yaml"], "Nobody answers at http://127.0.0.1:9/core.yaml."],
    [["--from"], "--from needs a file or an address."],
    [["--form", "new.yaml"], '"npm run sdk" knows --check, --from FILE_OR_URL and --watch, not --form new.yaml.'],
    [["--watch", "--check"], "--watch stands alone: it writes what openapi/ says."],
    [["--check", "now"], '"npm run sdk" knows --check, --from FILE_OR_URL and --watch, not now.'],
  ])("says so where there is nothing to take: %s", async (args, sentence) =>
    expect(await sdk(...args)).toEqual({ code: 2, said: `${sentence}\n` }),
  )
})
