/** The engines that the server's tests run on. architecture: Server. */
import { openAsBlob } from "node:fs"
import { createDatabase } from "../../../scripts/test/postgres.mjs"
import { openDatabase, type Database } from "../../../server/db/database.ts"
import { scale } from "../../share.ts"

export interface TestEngine {
  readonly name: string
  /** Several nodes may be on one database. */
  readonly isShared: boolean
  /** A new database at today's schema; `again` opens another node on it, where the engine allows several. */
  readonly open: () => Promise<Database & { readonly again: (() => Promise<Database>) | null }>
}

/** Migrated once for all tests: loading the dump takes a quarter of the time. */
const migratedDump = (): Promise<Blob | undefined> => {
  const file = process.env["TEST_EMBEDDED_DUMP"]
  return file === undefined ? Promise.resolve(undefined) : openAsBlob(file)
}

const embedded: TestEngine = {
  name: "embedded",
  isShared: false,
  open: async () => ({ ...(await openDatabase({ copyOf: await migratedDump() })), again: null }),
}

const server = (clusterUrl: string): TestEngine => ({
  name: "server",
  isShared: true,
  open: async () => {
    const { url, drop } = await createDatabase(clusterUrl, { template: process.env["TEST_DATABASE_TEMPLATE"] })
    const database = await openDatabase({ url })
    return {
      ...database,
      again: () => openDatabase({ url }),
      close: async () => {
        await database.close()
        await drop()
      },
    }
  },
})

const clusterUrl = process.env["TEST_DATABASE_URL"] ?? ""

/** The embedded engine, and a PostgreSQL server where the machine has one. */
export const engines: readonly TestEngine[] = clusterUrl === "" ? [embedded] : [embedded, server(clusterUrl)]

/**
 * The engine for cases that no engine can tell apart: rules, refusals, what is told to whom. It is the server where there
 * is one, which takes a fifth of the time; what touches SQL's edges runs on all `engines`. E224.
 */
export const oneEngine: readonly TestEngine[] = engines.slice(-1)

/** Plans of big tables: on both engines in the long run, as filling the embedded one takes long. */
export const plannedOn: readonly TestEngine[] = scale > 1 ? engines : oneEngine
