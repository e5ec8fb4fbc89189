/**
 * Before the server's tests: one throw-away PostgreSQL for all of them, where the machine has one, and one embedded database,
 * migrated and dumped, so that each test copies it. Both at once: the one is other processes' work.
 */
// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { Kysely, PGliteDialect } from "kysely"
import { openDatabase } from "../server/db/database.ts"
import { embeddedExtensions } from "../server/db/embedded.ts"
import { migrate } from "../server/db/migrations.ts"
import { createDatabase, startCluster } from "./postgres.mjs"

/** @typedef {() => Promise<void>} Teardown */

/**
 * Tests read the address from TEST_DATABASE_URL; one that is set already is used as it is. TEST_DATABASE_TEMPLATE names a
 * migrated database to copy.
 *
 * @returns {Promise<Teardown>}
 */
const setUpCluster = async () => {
  if ((process.env["TEST_DATABASE_URL"] ?? "") !== "") return async () => {}
  const cluster = await startCluster()
  if (cluster === null) return async () => {}
  const { url } = await createDatabase(cluster.url)
  const migrated = await openDatabase({ url })
  await migrated.close()
  process.env["TEST_DATABASE_URL"] = cluster.url
  process.env["TEST_DATABASE_TEMPLATE"] = new URL(url).pathname.slice(1)
  return async () => {
    delete process.env["TEST_DATABASE_URL"]
    delete process.env["TEST_DATABASE_TEMPLATE"]
    await cluster.stop()
  }
}

/**
 * Tests read the file's path from TEST_EMBEDDED_DUMP.
 *
 * @returns {Promise<Teardown>}
 */
const setUpEmbedded = async () => {
  const folder = mkdtempSync(join(tmpdir(), "marketplace-embedded-"))
  const file = join(folder, "migrated.tar")
  const pglite = await PGlite.create({ extensions: embeddedExtensions })
  await migrate(new Kysely({ dialect: new PGliteDialect({ pglite }) }))
  writeFileSync(file, Buffer.from(await (await pglite.dumpDataDir("none")).arrayBuffer()))
  await pglite.close()
  process.env["TEST_EMBEDDED_DUMP"] = file
  return async () => {
    delete process.env["TEST_EMBEDDED_DUMP"]
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @returns {Promise<Teardown>} */
export const setup = async () => {
  const teardowns = await Promise.all([setUpCluster(), setUpEmbedded()])
  return async () => {
    for (const teardown of teardowns) await teardown()
  }
}
