/** A PostgreSQL server that a test can cut off or freeze under a node that runs. */
import { createDatabase } from "../../../scripts/test/postgres.mjs"
import { openDatabase } from "../../../server/db/database.ts"
import type { TestEngine } from "./engines.ts"
import { wireTo, type Wire } from "./wire.ts"

/** Hands out the wire of the database that is opened; where it is mended by its end, the node can be closed. */
export const engineBehind = (onWire: (wire: Wire) => void, statementMs?: number): TestEngine => ({
  name: "behind a wire",
  isShared: false,
  open: async () => {
    const { url, drop } = await createDatabase(process.env["TEST_DATABASE_URL"] ?? "", {
      template: process.env["TEST_DATABASE_TEMPLATE"],
    })
    const wire = await wireTo(url)
    onWire(wire)
    const database = await openDatabase({ url: wire.url, statementMs })
    return {
      ...database,
      again: null,
      close: async () => {
        wire.mend()
        await database.close()
        await wire.close()
        await drop()
      },
    }
  },
})
