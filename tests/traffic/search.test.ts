/** The check of the whole run's log lines can fail: what it dumps, what it finds, and what it says without a dump. */
import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readTraffic, type Traffic } from "./reading.ts"
import { leakFinder, shortestSought } from "./search.ts"

describe("in a line", () => {
  const jwt = "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiI2ZjFjMmQyZSJ9.c2lnbmF0dXJlLW9mLWEtdG9rZW4"
  const find = leakFinder([
    { kind: "authorization", value: jwt },
    { kind: "code", value: "9-a_code~of/ours" },
    { kind: "password", value: 'has "quotes" & spaces' },
    { kind: "password", value: "short" },
  ])

  it.each([
    ["a token", `{"a":"${jwt}"}`, "authorization"],
    ["its last part alone", '{"a":"…c2lnbmF0dXJlLW9mLWEtdG9rZW4"}', "authorization"],
    ["a code among letters", "x9-a_code~of/oursx", "code"],
    ["a code of an address", "to=%2Fcb%3Fcode%3D9-a_code~of%2Fours", "code"],
    ["a password", 'has "quotes" & spaces', "password"],
    ["a password in JSON", JSON.stringify({ msg: 'has "quotes" & spaces' }), "password"],
    ["a password of a form", "p=has+%22quotes%22+%26+spaces", "password"],
    ["what looks like a token that nobody sent", "Bearer abcdefghijklmnopqrstuvwxyz", "look"],
  ])("is found: %s", (_what, line, kind) => expect(find(line)).toEqual({ line, kind }))

  it.each([
    "",
    "a",
    '{"level":30,"msg":"Server listening at http://127.0.0.1:4000"}',
    "in short: nothing",
    "9-a_code~",
  ])("is none: %j", (line) => expect(find(line)).toBeNull())

  it("is found wherever it stands", () => {
    const secret = fc.string({ minLength: shortestSought, unit: "binary" })
    const text = fc.string({ unit: "binary" })
    fc.assert(
      fc.property(fc.array(secret, { minLength: 1 }), text, text, ([value = "", ...others], before, after) => {
        const secrets = [...others, value].map((one) => ({ kind: "code" as const, value: one }))
        expect(leakFinder(secrets)(before + value + after)?.kind).toBe("code")
      }),
    )
  })
})

describe("in the log of a careless server", () => {
  let folder: string
  let output: string
  let traffic: Traffic
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "traffic-"))
    const program = fileURLToPath(new URL("careless-server.ts", import.meta.url))
    const env = { ...process.env, TRAFFIC_DIR: join(folder, "careless") }
    output = execFileSync(process.execPath, [program], { env, encoding: "utf8" })
    traffic = readTraffic(folder, ["careless"])
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it("is all that went over its wire", () => {
    expect(traffic.requests).toBe(6)
    expect(traffic.answering.size).toBe(1)
    expect(traffic.servers).toEqual(traffic.answering)
    expect(traffic.secrets.map(({ kind, value }) => `${kind}: ${value}`).toSorted()).toEqual([
      "access_token: access-in-an-address",
      "access_token: access-that-was-given",
      "authorization: access-in-a-header",
      "code: code-to-redeem",
      "code_verifier: verifier-of-a-code",
      "connection: connection-of-a-hub",
      "cookie: cookie-of-a-session",
      "password: correct horse",
      "push: https://push.example/secret-device",
      "push: key-of-a-device",
      "refresh_token: refresh-that-was-given",
      "signature: signature-of-a-file",
      "subject_token: token-of-others",
    ])
  })

  it("is found, though the test itself heard of nothing below a warning", () => {
    const leaks = traffic.logLines.flatMap((line) => leakFinder(traffic.secrets)(line) ?? [])
    expect(leaks.map(({ kind }) => kind).toSorted()).toEqual(["access_token", "password"])
    expect(output).toBe("0\n")
  })

  it("is missed aloud where nothing was dumped", () =>
    expect(() => readTraffic(folder, ["careless", "server"])).toThrow(
      "No traffic of server was dumped: run `npm test -- careless server traffic`, which does that first.",
    ))
})
