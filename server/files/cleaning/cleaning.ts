/** Takes place, device, people and times out of received files that are not drawn anew, a thread each. */
import { createFairTurns } from "../../contract/fair-turns.ts"
import { refused } from "../../contract/refusals.ts"
import type { Sender } from "../../contract/shapes.ts"
import { runInWorker } from "../worker-thread.ts"
import type { CleaningWish } from "./cleaning-worker.ts"

/** Packing and reading keep a processor busy for seconds: two at once, of which one is an account's. */
const cleaning = createFairTurns({ atOnce: 2, atOnceEach: 1, waitingEach: 8, retryAfterMs: 10_000 })

const thread = new URL("./cleaning-worker.ts", import.meta.url)
const limits = { maxOldGenerationSizeMb: 512 }
/** The largest files take two or three; a parser that hangs keeps nobody else waiting for long. */
const longestMs = 15_000

/** Changes the file at its path when its sender's turn comes; refuses what can't be cleaned, whatever the reason. */
export const cleanFile = ({ path, kind }: CleaningWish, { accountKey, gone }: Sender): Promise<void> =>
  cleaning.inTurn(
    accountKey,
    async () => {
      const isClean = await runInWorker<boolean>(thread, { path, kind }, limits, longestMs).catch(() => false)
      if (!isClean)
        throw refused("InvalidFileFormatException", "What the file says of its maker can't be taken out.", {
          uncleanable: true,
        })
    },
    gone,
  )
