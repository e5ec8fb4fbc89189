/**
 * Waits for a database that is away when a node starts: machines begin in any order, and a database that is begun anew while a
 * node starts must not end it. architecture: Server.
 */
import { setTimeout as sleep } from "node:timers/promises"
import { isDatabaseAway } from "./away.ts"

/** Longer than PostgreSQL takes to recover after a crash, as a rule, ms. */
export const usualWaitMs = 60_000

const betweenTriesMs = 500

const secondMs = 1_000

/** The place of a database, without the name and the password of the role. */
export const placeOf = (url: string): string => {
  const { host, pathname, searchParams } = new URL(url)
  return `${searchParams.get("host") ?? decodeURIComponent(host)}${pathname}`
}

/** Where a host has several addresses, each has failed, and the whole has no words of its own. */
const wordsOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0) return wordsOf(error.errors[0])
  return error instanceof Error && error.message !== "" ? error.message : String(error)
}

interface Waiting {
  /** The address of the database; its host and name are told, and nothing else. */
  readonly url: string
  readonly waitMs: number
  /** Hears once that the start waits, and for what. */
  readonly onWaiting: (problem: string) => void
}

/** Answers what `open` answers, which is tried again while the database is away; what fails otherwise fails at once. */
export const untilThere = async <Answer>(
  open: () => Promise<Answer>,
  { url, waitMs, onWaiting }: Waiting,
): Promise<Answer> => {
  const until = performance.now() + waitMs
  for (let tries = 1; ; tries += 1) {
    try {
      return await open()
    } catch (cause) {
      const failed = `The database ${placeOf(url)} of DATABASE_URL`
      const seconds = Math.round(waitMs / secondMs)
      if (!isDatabaseAway(cause)) throw new Error(`${failed} can't be used: ${wordsOf(cause)}`, { cause })
      if (performance.now() > until)
        throw new Error(`${failed} could not be reached within ${seconds} seconds: ${wordsOf(cause)}`, { cause })
      if (tries === 1)
        onWaiting(`${failed} can't be reached yet, and is waited for up to ${seconds} seconds: ${wordsOf(cause)}`)
    }
    await sleep(betweenTriesMs)
  }
}
