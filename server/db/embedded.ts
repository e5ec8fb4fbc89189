/** The embedded database: PGlite, in a directory or in memory. architecture: Server. */
import { existsSync } from "node:fs"
import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { setImmediate } from "node:timers/promises"
import { PGlite, types } from "@electric-sql/pglite"
import { cube } from "@electric-sql/pglite/contrib/cube"
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm"
import { unaccent } from "@electric-sql/pglite/contrib/unaccent"
import { CompiledQuery, PGliteDialect, type Dialect } from "kysely"
import type { Engine } from "./engine.ts"
import { ownAlone } from "./sole-owner.ts"

/** Dates stay text: a Date would add a time zone (D5). */
const parsers = { [types.DATE]: (text: string) => text }

/** The extensions that migrations create. */
export const embeddedExtensions = { cube, pg_trgm, unaccent }

/**
 * PGlite resolves in microtasks only, so a loop of queries, such as a job runner with a backlog, would starve sockets
 * and timers until it ends. Each transaction therefore begins in a new iteration of the event loop. And PGlite closes
 * under a transaction, whose rejection nobody handles, so closing waits for those that hold or wait for the connection.
 */
const inTurns = (dialect: PGliteDialect): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createDriver: () => {
    const driver = dialect.createDriver()
    const acquire = driver.acquireConnection.bind(driver)
    const release = driver.releaseConnection.bind(driver)
    const destroy = driver.destroy.bind(driver)
    const begin = driver.beginTransaction.bind(driver)
    const turn = { isHeld: false }
    driver.acquireConnection = async (options) => {
      turn.isHeld = true
      await setImmediate()
      return acquire(options)
    }
    // Kysely begins each transaction of PGlite alike, whatever its settings.
    driver.beginTransaction = async (connection, settings) => {
      await begin(connection, settings)
      const { isolationLevel, accessMode } = settings
      if (isolationLevel !== undefined && accessMode !== undefined)
        await connection.executeQuery(
          CompiledQuery.raw(`set transaction isolation level ${isolationLevel}, ${accessMode}`),
        )
    }
    driver.releaseConnection = async (connection, options) => {
      await release(connection, options)
      turn.isHeld = false
    }
    driver.destroy = async (options) => {
      // A caller that waits for the connection takes it before the event loop comes round; newcomers are refused by
      // Kysely.
      do await setImmediate()
      while (turn.isHeld)
      await destroy(options)
    }
    return driver
  },
})

const folderIn = (dataDir: string): string => join(dataDir, "postgres")

/** Answers whether an embedded database was made in that directory. */
export const hasEmbedded = (dataDir: string): boolean => existsSync(join(folderIn(dataDir), "PG_VERSION"))

/** Writes the embedded database down as a file, which `openEmbedded` makes one of; whoever has it open is named. */
export const dumpEmbedded = async (dataDir: string): Promise<Blob> => {
  const ownership = await ownAlone(dataDir)
  const pglite = await PGlite.create({ dataDir: folderIn(dataDir), extensions: embeddedExtensions })
  try {
    return await pglite.dumpDataDir("gzip")
  } finally {
    await pglite.close()
    await ownership.release()
  }
}

/**
 * Opens the embedded database in the directory `dataDir`, or in memory. A new one starts as `copyOf`, a dump of
 * another's data directory, where given.
 */
export const openEmbedded = async (dataDir: string | undefined, copyOf?: Blob): Promise<Engine> => {
  if (dataDir !== undefined) await mkdir(dataDir, { recursive: true })
  const ownership = dataDir === undefined ? undefined : await ownAlone(dataDir)
  const pglite = await PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir: folderIn(dataDir) }),
    ...(copyOf === undefined ? {} : { loadDataDir: copyOf }),
    extensions: embeddedExtensions,
    parsers,
  })
  return {
    dialect: inTurns(new PGliteDialect({ pglite })),
    connections: 1,
    poolUse: null,
    // Notifications stay within the process, so none is ever lost.
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
