/** Before the server's tests: starts one throw-away PostgreSQL for all of them, where the machine has one. */
// @ts-check
import { startCluster } from "./postgres.mjs"

/**
 * Tests read the address from TEST_DATABASE_URL; one that is set already is used as it is.
 *
 * @returns {Promise<(() => Promise<void>) | undefined>}
 */
export const setup = async () => {
  if ((process.env["TEST_DATABASE_URL"] ?? "") !== "") return undefined
  const cluster = await startCluster()
  if (cluster === null) return undefined
  process.env["TEST_DATABASE_URL"] = cluster.url
  return async () => {
    delete process.env["TEST_DATABASE_URL"]
    await cluster.stop()
  }
}
