/** A node with another folder than that of its database's files is told so, and does not start. */
import { cp, mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { administrate } from "../../../server/admin.ts"
import { openDatabase } from "../../../server/db/database.ts"
import { adoptFolder, belongingOf, requireOwnFolder } from "../../../server/files/own-folder.ts"
import { createDatabase } from "../../../scripts/test/postgres.mjs"
import type { TestEngine } from "../db/engines.ts"
import { startApp, type TestApp } from "../harness.ts"
import { createOrder } from "../market.ts"
import { startBucket } from "./bucket.ts"
import { formWith, mp4 } from "./samples.ts"

const clusterUrl = process.env["TEST_DATABASE_URL"] ?? ""

describe.skipIf(clusterUrl === "")("with a PostgreSQL server", () => {
  let databaseUrl = ""
  let app: TestApp
  const folders: string[] = []

  const newFolder = async (): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), "own-folder-test-"))
    folders.push(folder)
    return folder
  }

  beforeEach(async () => {
    const { url, drop } = await createDatabase(clusterUrl, { template: process.env["TEST_DATABASE_TEMPLATE"] })
    databaseUrl = url
    const engine: TestEngine = {
      name: "server",
      isShared: true,
      open: async () => {
        const database = await openDatabase({ url })
        const close = async (): Promise<void> => {
          await database.close()
          await drop()
        }
        return { ...database, close, again: () => openDatabase({ url }) }
      },
    }
    app = await startApp(engine, { config: { databaseUrl, dataDir: await newFolder() } })
  })
  afterEach(async () => {
    await app.close()
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
  })

  const again = async (changes: Partial<TestApp["config"]> = {}): Promise<string> => {
    const starting = app.again?.(changes) ?? Promise.reject(new Error("There is no other node."))
    return starting.then(
      async (node) => {
        await node.close()
        return "It started."
      },
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
  }

  const upload = async (): Promise<void> => {
    const owner = await app.person("Ana Pop")
    const { key } = await createOrder(owner)
    const form = { method: "POST", body: formWith(mp4(), "kitchen.mp4") }
    expect((await owner.fetch(`/api/core/orders/${key}/file`, form)).status).toBe(201)
  }

  /** Leaves both as servers of before did. */
  const forgetIds = async (dataDir: string): Promise<void> => {
    await app.db.deleteFrom("identity_secrets").where("name", "=", "files-folder").execute()
    await rm(join(dataDir, "files", "database-id"), { force: true })
  }

  it("starts with the same folder, and refuses another before there is any file", async () => {
    expect(await again()).toBe("It started.")
    const dataDir = await newFolder()
    const said = await again({ dataDir })
    expect(said).toMatch(/^DATABASE_URL names .*, and DATA_DIR, .*, is not the folder of its files/u)
    expect(said).toContain(dataDir)
    expect(said).toMatch(/Set DATA_DIR to the folder that its other nodes have.*S3_ENDPOINT/u)
    expect(await readdir(dataDir)).toEqual([])
    const bucket = await startBucket()
    expect(await again({ dataDir, storage: bucket.config })).toBe("It started.")
    await bucket.close()
  })

  it("refuses the folder of another database", async () => {
    const other = await createDatabase(clusterUrl, { template: process.env["TEST_DATABASE_TEMPLATE"] })
    const database = await openDatabase({ url: other.url })
    const dataDir = await newFolder()
    await requireOwnFolder(database.db, dataDir)
    await database.close()
    await other.drop()
    expect(await again({ dataDir })).toMatch(/DATA_DIR, .*, has the files of another database/u)
  })

  it("knows the folder of a market that ran before there were ids, and no empty one", async () => {
    await upload()
    const { dataDir } = app.config
    await forgetIds(dataDir)
    expect(await again({ dataDir: await newFolder() })).toContain("is not the folder of its files")
    expect(await again()).toBe("It started.")
    expect(await belongingOf(app.db, dataDir)).toBe("own")
  })

  it("starts with what was restored: the whole folder, or after it is adopted", async () => {
    await upload()
    const [whole, inPart] = [await newFolder(), await newFolder()]
    await cp(app.config.dataDir, whole, { recursive: true })
    expect(await again({ dataDir: whole })).toBe("It started.")
    await cp(app.config.dataDir, inPart, { recursive: true })
    await rm(join(inPart, "files", "database-id"))
    expect(await again({ dataDir: inPart })).toContain("npm run admin -- adopt-files")
    expect(await administrate({ ...app.config, dataDir: inPart }, ["adopt-files"])).toEqual({
      done: `${inPart} is the folder of this database's files now; of the newest 1 it has 1.`,
    })
    expect(await again({ dataDir: inPart })).toBe("It started.")
    const empty = await newFolder()
    expect(await adoptFolder(app.db, empty)).toEqual({ looked: 1, there: 0 })
    expect(await again({ dataDir: empty })).toBe("It started.")
  })

  it("starts with a backup of the database from before there were ids", async () => {
    await app.db.deleteFrom("identity_secrets").where("name", "=", "files-folder").execute()
    expect(await again()).toBe("It started.")
    expect(await belongingOf(app.db, app.config.dataDir)).toBe("own")
  })

  it("lets one folder of several be the first, however many begin at once", async () => {
    await forgetIds(app.config.dataDir)
    const ways = [await newFolder(), await newFolder(), await newFolder()]
    const said = await Promise.all([...ways, ...ways].map((dataDir) => again({ dataDir })))
    expect(said.filter((one) => one === "It started.")).toHaveLength(2)
    const shared = await newFolder()
    await forgetIds(shared)
    expect(await Promise.all([shared, shared, shared].map((dataDir) => again({ dataDir })))).toEqual(
      Array.from({ length: 3 }, () => "It started."),
    )
  })

  it("adopts nothing where files are elsewhere", async () => {
    const bucket = await startBucket()
    expect(await administrate({ ...app.config, storage: bucket.config }, ["adopt-files"])).toEqual({
      failure: expect.stringContaining("S3_ENDPOINT"),
    })
    await bucket.close()
  })
})
