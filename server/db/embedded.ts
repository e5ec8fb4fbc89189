/** The database inside this process: PGlite, in a directory or in memory. architecture: Server. */
import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { setImmediate } from "node:timers/promises"
import { PGlite, types } from "@electric-sql/pglite"
import { cube } from "@electric-sql/pglite/contrib/cube"
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm"
import { unaccent } from "@electric-sql/pglite/contrib/unaccent"
import { PGliteDialect, type Dialect } from "kysely"
import type { Engine } from "./engine.ts"
import { ownAlone } from "./sole-owner.ts"

/** Days stay text: a Date would carry a time zone that they don't have (D5). */
const parsers = { [types.DATE]: (text: string) => text }

/** Those that migrations ask for. */
export const embeddedExtensions = { cube, pg_trgm, unaccent }

/**
 * PGlite answers without ever leaving the microtasks, so whoever asks again and again (a runner with a backlog) would keep
 * sockets and timers waiting until the last of it: each transaction begins in an iteration of the event loop of its own.
 */
const yielding = (dialect: PGliteDialect): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createDriver: () => {
    const driver = dialect.createDriver()
    const acquire = driver.acquireConnection.bind(driver)
    driver.acquireConnection = async (options) => {
      await setImmediate()
      return acquire(options)
    }
    return driver
  },
})

/**
 * Opens the embedded database; `dataDir` is its own directory, absent for one that ends with the process. A new one
 * begins as `copyOf`, another's dumped data directory, where that is given.
 */
export const openEmbedded = async (dataDir: string | undefined, copyOf?: Blob): Promise<Engine> => {
  if (dataDir !== undefined) await mkdir(dataDir, { recursive: true })
  const ownership = dataDir === undefined ? undefined : await ownAlone(dataDir)
  const pglite = await PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir: join(dataDir, "postgres") }),
    ...(copyOf === undefined ? {} : { loadDataDir: copyOf }),
    extensions: embeddedExtensions,
    parsers,
  })
  return {
    dialect: yielding(new PGliteDialect({ pglite })),
    connections: 1,
    // Nothing can come between a process and itself, so nothing is ever lost.
    listen: async (channel, onPayload) => {
      const stop = await pglite.listen(channel, onPayload)
      return { close: () => stop() }
    },
    close: async () => {
      if (!pglite.closed) await pglite.close()
      await ownership?.release()
    },
  }
}
