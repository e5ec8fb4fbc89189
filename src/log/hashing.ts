/**
 * A run's lines with the hashes of the read models every so often, for whoever downloads it. Loaded then, and folded by the
 * recipes that were running: nobody waits for it before.
 */
import { createLogIndex } from "./log-index.ts"
import { decodeLog, encodeLog } from "./codec.ts"
import { createHasher } from "./model-hashes.ts"

/** At least so many events are between two hashes. */
const fewestBetween = 500

/** Somebody waits for the log, and a hash of what a long day left takes a third of a second. */
const mostHashes = 4

/** Answers the text with hashes, the last one after its last event; as it is where it can't be read. */
export const withHashes = async (text: string, rest: () => Promise<void>): Promise<string> => {
  const decoded = decodeLog(text)
  if (!("log" in decoded) || decoded.problems.length > 0) return text
  const index = createLogIndex(decoded.log)
  const every = Math.max(fewestBetween, Math.ceil(index.length / mostHashes))
  const hashAfter = createHasher()
  const hashes = []
  for (let count = Math.min(every, index.length); count > 0;) {
    const seq = decoded.log.envelopes[count - 1]?.seq ?? 0
    hashes.push(hashAfter(index.stateAfter(count), seq))
    await rest()
    if (count === index.length) break
    count = Math.min(count + every, index.length)
  }
  return encodeLog({ ...decoded.log, hashes })
}
