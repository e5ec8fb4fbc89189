/** `npm run sdk:diff` and `npm run sdk -- --from`, as a team with a contract of its own uses them. docs/contracts.md. */
import { execFile } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { documentsIn } from "../../scripts/contract/sdk-documents.mjs"
import { contractsFolder } from "../../scripts/contract/services.ts"
import { reportOf } from "../../scripts/contract/report/text.ts"
import { contractsIn } from "../../scripts/contract/source/read.ts"
import { startLocalServer } from "./local-server.ts"

const root = fileURLToPath(new URL("../..", import.meta.url))

const ours = contractsIn(contractsFolder)

interface Ended {
  readonly code: number
  readonly said: string
}

/** Each program compiles contracts; with all cores busy that takes its time. */
const programTimeoutMs = 120_000

const run = (cwd: string, ...args: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(process.execPath, args, { cwd }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), said: stdout + stderr }),
    )
  })

describe("npm run sdk:diff", { timeout: programTimeoutMs }, () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "contracts-"))
    cpSync(join(root, "openapi"), folder, { recursive: true })
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const edit = (file: string, from: string, to: string): void => {
    const path = join(folder, file)
    const before = readFileSync(path, "utf8")
    if (!before.includes(from)) throw new Error(`${file} has no ${from}.`)
    writeFileSync(path, before.replace(from, to))
  }

  const diff = (...args: readonly string[]): Promise<Ended> =>
    run(root, "scripts/sdk-diff.ts", ...(args.length === 0 ? [folder] : args))
  /** Writes the report that would be printed, without a process of its own. */
  const report = () => reportOf(folder, contractsIn(folder), ours)

  it("has nothing to say of the same contracts", async () =>
    expect(await diff()).toEqual({ code: 0, said: `openapi/ says what ${folder} says.\n` }))

  it("ends with 1 when something breaks, and says whom it reaches", async () => {
    edit("schemas/common.yaml", "required: [byAgreement, rate]", "required: [byAgreement, rate, note]")
    edit(
      "schemas/common.yaml",
      "    byAgreement: { type: boolean",
      "    note: { type: string }\n    byAgreement: { type: boolean",
    )
    const { code, said } = await diff()
    expect(code).toBe(1)
    expect(said).toMatch(
      /^Breaks the wire:\n {2}core.*: Price\.note is gone in answers in \d+ operations and \d+ hub messages\. \(openapi\/schemas\/common\.yaml:\d+\)\n.*\n {4}Normalisers: toPrice\. Commands: .*SubmitListing.*\n/u,
    )
    expect(said).toMatch(/: breaks the wire 1, breaks the generated code 0, warnings 1, notes 0\.\n$/u)
  })

  it("names for what is sent only the commands that send it", async () => {
    edit("schemas/common.yaml", "exclusiveMinimum: 0", "exclusiveMinimum: -1")
    const { text } = await report()
    expect(text).toMatch(
      /Rate\.value exclusiveMinimum is 0, was -1 in requests in .*\n.*\n {4}Normalisers: none\. Commands: RepublishListing, ReviseListing, SubmitListing\./u,
    )
  })

  it("knows the command behind an upload, and that every command may be refused", async () => {
    edit("paths/files.yaml", "      - InvalidFileSizeException\n", "")
    edit("schemas/common.yaml", "required: [type, message, traceId]", "required: [type, message, traceId, details]")
    const { isBreaking, text } = await report()
    expect(isBreaking).toBe(true)
    expect(text).toMatch(
      /POST \/orders\/\{id\}\/file, refusals may be InvalidFileSizeException\..*\n.*\n.*: UploadListingFile\./u,
    )
    expect(text).toMatch(/Problem\.details may be absent in answers in .*\n.*\n.*LoadDeals.*SendChatMessage/u)
  })

  it("knows the commands that ask by a function of another file", async () => {
    edit("schemas/executant.yaml", "    workExperience: {", "    note: { type: string }\n    workExperience: {")
    const { text } = await report()
    expect(text).toMatch(/Normalisers: .*toExecutant.* Commands: .*RemoveProfileFile/u)
  })

  it("breaks nothing where there is only more", async () => {
    edit("core.yaml", '  /chat/customer: { $ref: "paths/chat.yaml#/of-customer" }\n', "")
    const { isBreaking, text } = await report()
    expect([isBreaking, text]).toEqual([
      false,
      expect.stringContaining("core: GET /chat/customer is new. (openapi/paths/chat.yaml:"),
    ])
    expect(text).toContain("Normalisers: toChat. Commands: LoadChats.")
  })

  it("knows the command that asks one of several paths by the kind of listing", async () => {
    edit("core.yaml", '  /offers/public/{key}: { $ref: "paths/offers.yaml#/public" }\n', "")
    const { text } = await report()
    expect(text).toMatch(/core: GET \/offers\/public\/\{key\} is new\..*\n.*\n.*Commands: LoadPublicListing\./u)
  })

  it("ends with 2 at contracts that refer to what is not there, and says where", async () => {
    edit("paths/support.yaml", "#/SupportLetter", "#/SuportLetter")
    expect(await diff()).toEqual({
      code: 2,
      said: `The contracts at ${folder} can't be compared with. paths/support.yaml:17: $ref ../schemas/support.yaml#/SuportLetter leads nowhere: schemas/support.yaml has no SuportLetter there.\n`,
    })
  })

  it.each([
    ["isn't YAML", "openapi: ", "openapi: : ", "support.yaml:1: can't be read: "],
    ["is of another kind", "openapi: 3.1.0", "swagger: 2.0", "support.yaml:1: is no contract in OpenAPI 3"],
    ["has no list of servers", "servers:", "servers: null\nx-servers:", 'support.yaml:7: "servers" is null'],
    [
      "has itself within",
      "servers:",
      "x-note: &note\n  again: *note\nservers:",
      "support.yaml:8: *note has itself within.",
    ],
    ["lacks a file", "paths/support.yaml", "paths/help.yaml", "support.yaml:16: there is no file paths/help.yaml."],
  ])("says the file and line of a contract that %s", (_what, from, to, sentence) => {
    edit("support.yaml", from, to)
    expect(() => contractsIn(folder)).toThrow(sentence)
  })

  it("ends with 2 where there is nothing to compare with", async () => {
    expect(await diff("no-such-commit")).toEqual({ code: 2, said: expect.stringContaining("no-such-commit") })
    expect((await diff(join(root, "docs"))).code).toBe(2)
  })

  it.each([
    [["--help"], 0, "Usage: npm run sdk:diff [BASE]"],
    [["HEAD", "HEAD~1"], 2, '"npm run sdk:diff" takes one BASE, not HEAD and HEAD~1.'],
    [["--base", "HEAD"], 2, '"npm run sdk:diff" knows a BASE and --help, not --base HEAD.'],
  ])("answers %s", async (args, code, sentence) =>
    expect(await diff(...args)).toEqual({ code, said: expect.stringContaining(sentence) }),
  )

  it("tells a change in a shared header once", async () => {
    edit("schemas/responses.yaml", "AccountCursor:\n", "AccountCursor:\n  deprecated: true\n")
    const { text } = await report()
    expect(text.match(/Account-Cursor/gu)).toHaveLength(1)
    expect(text).toMatch(
      /answer header Account-Cursor is deprecated no more in \d{3} operations\. \(openapi\/schemas\/responses\.yaml:\d+\)/u,
    )
  })
})

const letter = ["components", "schemas", "SupportLetter"] as const

describe("npm run sdk -- --from", { timeout: programTimeoutMs }, () => {
  /** A project of its own, so that ours stays as it is. */
  let project: string
  beforeEach(() => {
    project = mkdtempSync(join(tmpdir(), "project-"))
    for (const part of [
      "openapi",
      "scripts",
      "src/sdk",
      "src/events/wire",
      "src/commands",
      "src/domain/durations.ts",
      "src/domain/limits.ts",
      "package.json",
      ".oxfmtrc.json",
    ])
      cpSync(join(root, part), join(project, part), { recursive: true })
    symlinkSync(join(root, "node_modules"), join(project, "node_modules"))
  })
  afterEach(() => rmSync(project, { recursive: true, force: true }))

  const sdk = (...args: readonly string[]): Promise<Ended> => run(project, "scripts/sdk.mjs", ...args)
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
    expect((await run(project, "scripts/sdk-diff.ts", join(root, "openapi"))).said).toContain(
      "support: SupportLetter.topic is new in requests in POST /support/send.",
    )
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
    [["--form", "new.yaml"], '"npm run sdk" knows --check and --from FILE_OR_URL, not --form new.yaml.'],
    [["--check", "now"], '"npm run sdk" knows --check and --from FILE_OR_URL, not now.'],
  ])("says so where there is nothing to take: %s", async (args, sentence) =>
    expect(await sdk(...args)).toEqual({ code: 2, said: `${sentence}\n` }),
  )
})
