/** An operator backs a marketplace up, and has it again on another machine. docs/operating.md. */
import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { root } from "../../scripts/base/fingerprint.mjs"
import { pinnedNode } from "../../scripts/base/install.mjs"
import { createDatabase, findPrograms } from "../../scripts/test/postgres.mjs"
import { freePort, startServerOn, type JourneyServer } from "../journeys/server.ts"
import { password } from "./auth/letter-box.ts"
import { newVisitor, type Visitor } from "./auth/visitor.ts"
import { caller, dataOf, type Caller } from "./callers.ts"
import { formWith, png } from "./files/samples.ts"

const clusterUrl = process.env["TEST_DATABASE_URL"] ?? ""
const engines = clusterUrl === "" ? ["embedded"] : ["embedded", "server"]
const withinMs = 120_000

/** A password that the cluster does not ask for, and nobody may read. */
const hidden = "hidden-word"

interface Outcome {
  readonly code: number
  readonly said: string
}

type Environment = Readonly<Record<string, string>>

const admin = (environment: Environment, ...words: readonly string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    const path = [findPrograms() ?? "", process.env["PATH"]].join(delimiter)
    const env = { ...process.env, PATH: path, ...environment }
    execFile(pinnedNode, ["server/admin.ts", ...words], { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), said: `${stdout}${stderr}` }),
    )
  })

describe.each(engines)("with the %s database", (engine) => {
  const isServer = engine === "server"
  const person = { name: "Olga Ray", email: "olga@example.com", password }
  const closing: (() => Promise<unknown>)[] = []
  let folder: string
  let backup: string
  let first: Environment
  let second: Environment
  let server: JourneyServer

  const place = async (name: string, port: number): Promise<Environment> => {
    const files = { DATA_DIR: join(folder, name), PORT: String(port), DEMO: "off" }
    if (!isServer) return files
    const { url, drop } = await createDatabase(clusterUrl)
    closing.push(drop)
    const withPassword = new URL(url)
    withPassword.password = hidden
    return { ...files, DATABASE_URL: withPassword.href }
  }

  const start = async (environment: Environment): Promise<JourneyServer> => {
    const started = await startServerOn(environment["DATA_DIR"] ?? "", environment)
    closing.unshift(() => started.stop())
    return started
  }

  const visitorOf = ({ url }: JourneyServer): Visitor => newVisitor({ publicUrl: url, issuer: `${url}/identity` })

  /** The account and the bytes of its photo, whose address is another each time. */
  const seenBy = async (her: Caller) => {
    const { key, name, photoUrl } = dataOf(await her.core.GET("/account"))
    const photo = await her.fetch(photoUrl ?? "")
    return [key, name, photo.status, Buffer.from(await photo.arrayBuffer()).toString("base64")]
  }

  const backUp = (environment: Environment = {}): Promise<Outcome> =>
    admin({ ...first, ...environment }, "backup", backup)

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "backup-"))
    backup = join(folder, "kept", "backup")
    const port = await freePort()
    first = await place("first", port)
    second = await place("second", port)
    server = await start(first)
  }, withinMs)

  afterAll(async () => {
    for (const close of closing) await close()
    await rm(folder, { recursive: true, force: true })
  })

  it(
    "comes back with its people, their tokens and their files",
    async () => {
      const { access_token: token } = await visitorOf(server).register(person)
      const her = caller(server.url, token)
      dataOf(await her.core.POST("/account/create", { params: { header: { "Content-Language": "en-US" } } }))
      const form = { method: "POST", body: formWith(png(), "me.png", "avatar") }
      expect((await her.fetch("/api/core/account/uploadphoto", form)).status).toBe(200)
      const before = await seenBy(her)

      if (isServer) {
        expect(await backUp({ PATH: "" })).toEqual({
          code: 1,
          said: expect.stringContaining("pg_dump is not on the PATH"),
        })
        expect((await backUp({ DATA_DIR: join(folder, "other") })).said).toContain("is not the folder of its files")
      } else {
        expect(await backUp()).toEqual({ code: 1, said: expect.stringContaining("is in use") })
        await server.stop()
      }
      expect(existsSync(backup)).toBe(false)
      const done = await backUp()
      expect(done).toEqual({ code: 0, said: expect.stringContaining(`The backup is in ${backup}.`) })
      expect(done.said).not.toContain(hidden)
      expect(existsSync(`${backup}.unfinished`)).toBe(false)
      expect((await backUp()).said).toContain("is there already")
      if (isServer) await server.stop()

      expect(await admin(second, "restore", backup)).toMatchObject({ code: 0 })
      server = await start(second)
      expect(await seenBy(caller(server.url, token))).toEqual(before)
      const visitor = visitorOf(server)
      const { url } = await visitor.authorize()
      const { location } = await visitor.submit(url, { email: person.email, password })
      expect(location).toContain("code=")
      await server.stop()
    },
    withinMs,
  )

  it.skipIf(isServer || clusterUrl === "")("moves to a server", async () => {
    const { url, drop } = await createDatabase(clusterUrl)
    closing.push(drop)
    const moved = { ...first, DATA_DIR: join(folder, "moved"), DATABASE_URL: url }
    expect(await admin(moved, "restore", backup)).toMatchObject({ code: 0 })
    expect(await admin(moved, "migrate")).toEqual({ code: 0, said: "The schema is that of this release already.\n" })
    server = await start(moved)
    const visitor = visitorOf(server)
    const { url: form } = await visitor.authorize()
    const { location } = await visitor.submit(form, { email: person.email, password })
    expect(location).toContain("code=")
  })

  it("is never written over what is there", async () => {
    const again = await admin(second, "restore", backup)
    expect(again).toMatchObject({ code: 1, said: expect.stringContaining("has files") })
    const elsewhere = await admin(
      { ...second, DATA_DIR: join(folder, isServer ? "third" : "second") },
      "restore",
      backup,
    )
    expect(elsewhere.said).toMatch(isServer ? /has tables/u : /has files/u)
    const unknown = await admin(second, "restore", join(folder, "kept"))
    expect(unknown).toMatchObject({ code: 1, said: expect.stringContaining("is no backup") })
  })
})
