/** Before the server's tests: starts one throw-away PostgreSQL for all of them, where the machine has one. */
// @ts-check
import { openDatabase } from "../../server/db/database.ts"
import { createDatabase, startCluster } from "./postgres.mjs"

/**
 * Tests read the address from TEST_DATABASE_URL; one that is set already is used as it is. TEST_DATABASE_TEMPLATE names a
 * migrated database to copy.
 *
 * @returns {Promise<(() => Promise<void>) | undefined>}
 */
export const setup = async () => {
  if ((process.env["TEST_DATABASE_URL"] ?? "") !== "") return undefined
  const cluster = await startCluster()
  if (cluster === null) return undefined
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
