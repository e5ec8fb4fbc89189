/** A log that came with a letter to support, from the database that the server of this machine uses. */
import { decodeLog, type Decoded } from "../../src/log/codec.ts"
import { faultOf, Misuse } from "./options.ts"

/** The server's code is loaded for this alone. */
const textOf = async (key: string): Promise<string> => {
  const { readConfig } = await import("../../server/config/config.ts")
  const { openExisting } = await import("../../server/db/database.ts")
  const { letterLog } = await import("../../server/domain/support-logs.ts")
  const read = readConfig(process.env)
  if ("problems" in read) throw new Misuse(read.problems.join("\n"))
  const { databaseUrl: url, databaseSessionUrl: sessionUrl, dataDir } = read.config
  const database = await openExisting({ url, sessionUrl, dataDir }).catch((cause: unknown) => {
    throw new Misuse(faultOf(cause))
  })
  try {
    const text = await letterLog(database.db, key)
    if (text === null) throw new Misuse(`--letter ${key}: There is no such letter, or no log came with it.`)
    return text
  } finally {
    await database.close()
  }
}

const aKey = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u

export const readLetter = async (key: string): Promise<{ readonly decoded: Decoded; readonly was: null }> => {
  if (!aKey.test(key)) throw new Misuse(`--letter takes the key of a letter, not ${key}.`)
  return { decoded: decodeLog(await textOf(key)), was: null }
}
