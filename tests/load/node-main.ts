/** A server node in a process of its own, without demo data, for tests that kill it. architecture: Server. */
import { createApp } from "../../server/app/app.ts"
import { readConfig } from "../../server/config/config.ts"
import { openDatabase } from "../../server/db/database.ts"
import { heardLog } from "../traffic/log.ts"

const read = readConfig(process.env)
if ("problems" in read) throw new Error(read.problems.join(" "))
const { config } = read
const database = await openDatabase({
  url: config.databaseUrl,
  sessionUrl: config.databaseSessionUrl,
  readUrl: config.databaseReadUrl,
  dataDir: config.dataDir,
})
const { level: logLevel, stream: log } = heardLog(config.logLevel, (line) => void process.stdout.write(line))
const app = await createApp({ config: { ...config, logLevel }, database, log })
await app.server.listen({ port: config.port, host: "127.0.0.1" })
process.on("SIGTERM", () => void app.close().then(() => process.exit(0)))
