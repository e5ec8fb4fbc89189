/** A start waits for a database that is away, and says for which. architecture: Server. */
import { createServer, type AddressInfo } from "node:net"
import { expect, it } from "vitest"
import { createDatabase } from "../../../scripts/test/postgres.mjs"
import { untilThere } from "../../../server/db/awaited.ts"
import { openDatabase } from "../../../server/db/database.ts"
import { wireTo } from "./wire.ts"

const url = "postgres://role:secret@db.internal:5433/market"
const refused = Object.assign(new Error("connect ECONNREFUSED 10.0.0.7:5433"), { code: "ECONNREFUSED" })

it("tells once which database it waits for, without the role's password", async () => {
  const problems: string[] = []
  let tries = 0
  const open = async (): Promise<string> => {
    tries += 1
    // Where the host's name leads to several addresses, Node has an error of all of them, which has no words.
    if (tries < 3) throw new AggregateError([refused], "")
    return "open"
  }
  expect(await untilThere(open, { url, waitMs: 20_000, onWaiting: (problem) => problems.push(problem) })).toBe("open")
  expect(problems).toEqual([
    "The database db.internal:5433/market of DATABASE_URL can't be reached yet, and is waited for up to 20 seconds: connect ECONNREFUSED 10.0.0.7:5433",
  ])
})

it("ends at once where the database can't be used, and waiting would not help", async () => {
  const wrong = Object.assign(new Error('password authentication failed for user "role"'), { code: "28P01" })
  const opening = untilThere(() => Promise.reject(wrong), { url, waitMs: 20_000, onWaiting: () => undefined })
  await expect(opening).rejects.toThrow(
    /^The database db\.internal:5433\/market of DATABASE_URL can't be used: password/u,
  )
})

it("ends with the database's name where nobody comes", async () => {
  const server = createServer()
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  const opening = openDatabase({ url: `postgres://role:secret@127.0.0.1:${port}/market`, waitMs: 0 })
  const message = await opening.then(String, String)
  expect(message).toContain(
    `The database 127.0.0.1:${port}/market of DATABASE_URL could not be reached within 0 seconds`,
  )
  expect(message).not.toContain("secret")
})

const clusterUrl = process.env["TEST_DATABASE_URL"] ?? ""

it.skipIf(clusterUrl === "")("goes on once the database is there", async () => {
  const { url: there, drop } = await createDatabase(clusterUrl, { template: process.env["TEST_DATABASE_TEMPLATE"] })
  const wire = await wireTo(there)
  wire.cut()
  const problems: string[] = []
  const database = await openDatabase({
    url: wire.url,
    onProblem: (problem) => {
      problems.push(problem)
      wire.mend()
    },
  })
  expect(problems).toHaveLength(1)
  await database.close()
  await wire.close()
  await drop()
})

it.skipIf(clusterUrl === "")(
  "ends at once where DATABASE_SESSION_URL is another database, which nobody tells",
  async () => {
    const template = process.env["TEST_DATABASE_TEMPLATE"]
    const [one, other] = [
      await createDatabase(clusterUrl, { template }),
      await createDatabase(clusterUrl, { template }),
    ]
    await expect(openDatabase({ url: one.url, sessionUrl: other.url })).rejects.toThrow(
      /of DATABASE_URL can't be used: what is told there is not heard.*the same database/u,
    )
    await one.drop()
    await other.drop()
  },
)
