/** `npm run sdk:diff`, as a team that changes a contract uses it. docs/contracts.md. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { takenByNpm } from "../../scripts/base/taken-by-npm.ts"
import { contractsFolder } from "../../scripts/contract/services.ts"
import { reportOf } from "../../scripts/contract/report/report.ts"
import { isBreaking } from "../../scripts/contract/report/reported.ts"
import { textOf } from "../../scripts/contract/report/text.ts"
import { contractsIn } from "../../scripts/contract/source/read.ts"
import { runScript, scriptTimeoutMs, type Ended } from "./run-script.ts"
import { comparison } from "./small-contracts.ts"

const root = fileURLToPath(new URL("../..", import.meta.url))

const ours = contractsIn(contractsFolder)

describe("npm run sdk:diff", { timeout: scriptTimeoutMs }, () => {
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
    runScript(root, "scripts/sdk-diff.ts", ...(args.length === 0 ? [folder] : args))
  /** Writes the report that would be printed, without a process of its own. */
  const report = async () => {
    const found = await reportOf(comparison(folder, contractsIn(folder), ours))
    return { isBreaking: isBreaking(found), text: textOf([found]), changes: found.changes }
  }

  it("has nothing to say of the same contracts", async () =>
    expect(await diff()).toEqual({ code: 0, said: `openapi/ means what ${folder} means.\n` }))

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
      /^Breaks the wire:\n {2}core.*: Price\.note is gone in answers in \d+ operations and \d+ hub messages\. \(openapi\/schemas\/common\.yaml:\d+\)\n.*\n {4}Fingerprint: F\w{10}, with \d+ uses\.\n {4}Normalisers: toPrice\. Commands: .*SubmitListing.*\n/u,
    )
    expect(said).toMatch(/: breaks the wire 1, breaks the generated code 0, warnings 1, notes 0\.\n/u)
  })

  it("names for what is sent only the commands that send it", async () => {
    edit("schemas/common.yaml", "exclusiveMinimum: 0", "exclusiveMinimum: -1")
    const { text } = await report()
    expect(text).toMatch(
      /Rate\.value exclusiveMinimum is 0, was -1 in requests in .*\n(?:.*\n){1,2} {4}Normalisers: none\. Commands: RepublishListing, ReviseListing, SubmitListing\./u,
    )
  })

  it("knows the command behind an upload, and that every command may be refused", async () => {
    edit("paths/files.yaml", "      - InvalidFileSizeException\n", "")
    edit("schemas/common.yaml", "required: [type, message, traceId]", "required: [type, message, traceId, details]")
    const { isBreaking, text, changes } = await report()
    expect(isBreaking).toBe(true)
    expect(changes).toContainEqual(
      expect.objectContaining({
        only: "POST /orders/{id}/file",
        what: "refusals may be InvalidFileSizeException",
        impact: expect.objectContaining({ commands: ["UploadListingFile"] }),
      }),
    )
    expect(text).toMatch(/Problem\.details may be absent in answers in .*\n(?:.*\n){2}.*LoadDeals.*SendChatMessage/u)
  })

  it("knows the commands that ask by a function of another file", async () => {
    edit("schemas/executant.yaml", "    workExperience: {", "    note: { type: string }\n    workExperience: {")
    const { changes } = await report()
    const impacts = changes.map(({ impact }) => impact)
    expect(impacts).toContainEqual(
      expect.objectContaining({
        normalisers: expect.arrayContaining(["toExecutant"]),
        commands: expect.arrayContaining(["RemoveProfileFile"]),
      }),
    )
  })

  it("breaks nothing where there is only more, and says by numbers whom that reaches", async () => {
    edit("core.yaml", '  /chat/customer: { $ref: "paths/chat.yaml#/of-customer" }\n', "")
    const { isBreaking, text, changes } = await report()
    expect([isBreaking, text]).toEqual([
      false,
      expect.stringContaining("core: GET /chat/customer is new. (openapi/paths/chat.yaml:"),
    ])
    const screens = changes[0]?.impact?.screens ?? []
    expect(changes).toMatchObject([
      { impact: { normalisers: ["participantAt", "toChat"], commands: ["FillGap", "LoadChats"] } },
    ])
    expect(screens).toContain("/chat")
    expect(text).toMatch(/ {4}Reaches normalisers 2, commands 2, .*, screens \d+\.\n/u)
  })

  it("knows the command that asks one of several paths by the kind of listing", async () => {
    edit("core.yaml", '  /offers/public/{key}: { $ref: "paths/offers.yaml#/public" }\n', "")
    const { changes } = await report()
    expect(changes).toMatchObject([{ only: "GET /offers/public/{key}", impact: { commands: ["LoadPublicListing"] } }])
  })

  it("ends with 2 at contracts that refer to what is not there, and says where", async () => {
    edit("paths/support.yaml", "#/SupportLetter", "#/SuportLetter")
    expect(await diff()).toEqual({
      code: 2,
      said: `The contracts at ${folder} can't be compared with. paths/support.yaml:17: $ref ../schemas/support.yaml#/SuportLetter leads nowhere: schemas/support.yaml has no SuportLetter there.\n`,
    })
  })

  it("ends with 2 where a path names a parameter that its operation does not have", async () => {
    edit("core.yaml", "/deals/{key}/close:", "/deals/{dealKey}/close:")
    const { code, said } = await diff()
    expect([code, said]).toEqual([
      2,
      expect.stringMatching(
        /can't be compared with\. paths\/deals\.yaml:\d+: The operation does not define the path parameter `\{dealKey\}` expected by path `\/deals\/\{dealKey\}\/close`\./u,
      ),
    ])
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
    [
      "has a type that there is not",
      "servers:",
      "webhooks: { odd: { parameters: [{ schema: { type: strin } }] } }\nservers:",
      'type is "strin": a type is one of string, integer,',
    ],
    [
      "has null without quotes in a list of types",
      "servers:",
      "webhooks: { odd: { parameters: [{ schema: { type: [string, null] } }] } }\nservers:",
      'type is ["string",null]: null has quotes there.',
    ],
    ["lacks a file", "paths/support.yaml", "paths/help.yaml", "support.yaml:16: there is no file paths/help.yaml."],
  ])("says the file and line of a contract that %s", (_what, from, to, sentence) => {
    edit("support.yaml", from, to)
    expect(() => contractsIn(folder)).toThrow(sentence)
  })

  it("compares the services that a folder has, and says which it does not have", async () => {
    for (const file of ["notifications.yaml", "support.yaml"]) rmSync(join(folder, file))
    expect(await diff()).toEqual({
      code: 0,
      said: expect.stringContaining(
        `${folder} has no notifications.yaml and no support.yaml: those are not compared.\n`,
      ),
    })
    expect((await diff()).said).toContain(`openapi/ means what ${folder} means.\n`)
  })

  it("ends with 2 where there is nothing to compare with", async () => {
    expect(await diff("no-such-commit")).toEqual({ code: 2, said: expect.stringContaining("no-such-commit") })
    const { code, said } = await diff("json")
    expect([code, said]).toEqual([2, expect.stringContaining('write "npm run sdk:diff -- --format json".')])
    expect((await diff(join(root, "docs"))).code).toBe(2)
  })

  it.each([
    [["--help"], 0, "Usage: npm run sdk:diff [BASE]"],
    [["HEAD", "HEAD~1"], 2, '"npm run sdk:diff" takes one BASE, not HEAD and HEAD~1.'],
    [["--evidence", "a.json", "--evidence", "b.json"], 2, "--evidence stands more than once, and is one."],
    [["--format", "json", "--format", "text"], 2, "--format stands more than once, and is one."],
    [
      ["--evidence", "/dev/null"],
      2,
      "/dev/null is no evidence, neither golden traffic nor counts of a server: it is empty.",
    ],
    [["--evidence", "docs"], 2, "docs is a folder, and no file of evidence."],
    [["--evidence", "no-such-file"], 2, "There is no file no-such-file."],
    [["--evidence", "package.json"], 2, "package.json is no evidence, neither golden traffic nor counts of a server: "],
    [["--changelog", "v0.0..HEAD"], 2, "There is no commit, branch or tag v0.0."],
    [
      ["--base", "HEAD"],
      2,
      '"npm run sdk:diff" knows a BASE, --format, --changelog, --evidence FILE and --help, not --base HEAD.',
    ],
  ])("answers %s", async (args, code, sentence) =>
    expect(await diff(...args)).toEqual({ code, said: expect.stringContaining(sentence) }),
  )

  it("says where npm has taken an option for itself", () => {
    expect(takenByNpm("sdk:diff", ["format", "evidence"], { npm_config_format: "json" })).toBe(
      'npm took --format for itself: options stand behind "--", as in "npm run sdk:diff -- --format ...".',
    )
    expect(takenByNpm("sdk:diff", ["format", "evidence"], { npm_config_cache: "x" })).toBeNull()
  })

  it("shows one file in git's diff by what its change means, and by its lines where it means nothing", async () => {
    const path = "openapi/schemas/deal.yaml"
    edit("schemas/deal.yaml", "    number: {", "    note: { type: string }\n    number: {")
    const driver = (now: string) => runScript(root, "scripts/sdk-git-diff.ts", path, join(root, path), "a", "1", now)
    const meant = await driver(join(folder, "schemas/deal.yaml"))
    expect(meant).toMatchObject({
      code: 0,
      said: expect.stringMatching(
        /^openapi\/schemas\/deal\.yaml\nNotes:\n.*Deal\.note is new[\s\S]*\nSince the last version: /u,
      ),
    })
    const approved = join(folder, "approved.yaml")
    writeFileSync(approved, "- change: Fc87f4ee0bd\n")
    const approval = ["openapi/approved.yaml", "/dev/null", "a", "1", approved]
    const { said: lines } = await runScript(root, "scripts/sdk-git-diff.ts", ...approval)
    expect(lines).toMatch(/^openapi\/approved\.yaml .*it is part of no contract\.\n[\s\S]*\n\+.*Fc87f4ee0bd/u)
    edit("schemas/deal.yaml", "#/DealSubject", "#/DealSubjects")
    const unmeant = await driver(join(folder, "schemas/deal.yaml"))
    expect(unmeant.said).toMatch(/can't be compared by what it means: .*DealSubjects[\s\S]*\n\+.*DealSubjects/u)
  })

  it("tells a change in a shared header once", async () => {
    edit("schemas/responses.yaml", "AccountCursor:\n", "AccountCursor:\n  deprecated: true\n")
    const { text } = await report()
    expect(text.match(/Account-Cursor/gu)).toHaveLength(1)
    expect(text).toMatch(
      /answer header Account-Cursor is deprecated no more in \d{3} operations\. \(openapi\/schemas\/responses\.yaml:\d+\)/u,
    )
  })
})
