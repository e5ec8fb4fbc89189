/** Before the server's tests: migrates one embedded database and dumps it, so that each test copies it. */
// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { Kysely, PGliteDialect } from "kysely"
import { embeddedExtensions } from "../../server/db/embedded.ts"
import { migrate } from "../../server/db/migrations.ts"

/**
 * Tests read the file's path from TEST_EMBEDDED_DUMP.
 *
 * @returns {Promise<() => void>}
 */
export const setup = async () => {
  const folder = mkdtempSync(join(tmpdir(), "marketplace-embedded-"))
  const file = join(folder, "migrated.tar")
  const pglite = await PGlite.create({ extensions: embeddedExtensions })
  await migrate(new Kysely({ dialect: new PGliteDialect({ pglite }) }))
  writeFileSync(file, Buffer.from(await (await pglite.dumpDataDir("none")).arrayBuffer()))
  await pglite.close()
  process.env["TEST_EMBEDDED_DUMP"] = file
  return () => {
    delete process.env["TEST_EMBEDDED_DUMP"]
    rmSync(folder, { recursive: true, force: true })
  }
}
