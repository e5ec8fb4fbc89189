/** Finds a server that says nothing, as one without power does: the network tells nobody of it. architecture: Server. */
import { setImmediate, setTimeout as sleep } from "node:timers/promises"

export class DatabaseSilent extends Error {
  constructor() {
    super("The database has not answered its listener, so that nothing is waited for on connections of before.")
  }
}

/** Waits so long for an answer, and rejects with `DatabaseSilent` where none has come. */
export const inTime = <Answer>(answer: Promise<Answer>, withinMs: number): Promise<Answer> => {
  const over = async (): Promise<never> => {
    await sleep(withinMs, undefined, { ref: false })
    // A node that was too busy to read what has come does so before this goes on.
    await setImmediate()
    throw new DatabaseSilent()
  }
  return Promise.race([answer, over()])
}
