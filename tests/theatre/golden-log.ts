/** The log of a real journey, as the theatre's tests open it. */
import { readFileSync } from "node:fs"
import { decodeLog, type Log } from "../../src/log/codec.ts"

/** The path of the file. */
export const goldenFile = new URL("../logs/order-becomes-deal-3.ndjson", import.meta.url)

export const goldenText = readFileSync(goldenFile, "utf8")

const decoded = decodeLog(goldenText)
if (!("log" in decoded)) throw new Error(decoded.problem.why)

export const goldenLog: Log = decoded.log
