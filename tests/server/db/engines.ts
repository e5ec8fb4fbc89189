/** The engines that the server's tests run on. architecture: Server. */
import { openAsBlob } from "node:fs"
import { createDatabase } from "../../../scripts/postgres.mjs"
import { openDatabase, type Database } from "../../../server/db/database.ts"

export interface TestEngine {
  readonly name: string
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
  open: async () => ({ ...(await openDatabase({ copyOf: await migratedDump() })), again: null }),
}

const server = (clusterUrl: string): TestEngine => ({
  name: "server",
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
