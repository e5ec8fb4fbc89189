/** A node of the server in a process of its own, without demo data: what tests start, and kill. ARCHITECTURE: Server. */
import { createApp } from "../../server/app.ts"
import { readConfig } from "../../server/config.ts"
import { openDatabase } from "../../server/db/database.ts"

const read = readConfig(process.env)
if ("problems" in read) throw new Error(read.problems.join(" "))
const { config } = read
const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
const app = await createApp({ config, database })
await app.server.listen({ port: config.port, host: "127.0.0.1" })
process.on("SIGTERM", () => void app.close().then(() => process.exit(0)))
