/** Measures what waits in the database, when a node is scraped: briefly, seldom, and never for longer than a scrape may take. */
import { Gauge, type Registry } from "prom-client"
import { moderationKinds } from "../../src/domain/moderation-tasks.ts"
import { isDatabaseAway } from "../db/away.ts"
import type { Database } from "../db/database.ts"
import { readBacklog, type Backlog } from "./backlog-rows.ts"
import { keepingAnswers } from "./kept-answers.ts"

interface BacklogOptions {
  readonly db: Database["db"]
  readonly now: () => Date
  /** The kinds of jobs, each of which is there when none waits. */
  readonly jobKinds: readonly string[]
  readonly report: (error: unknown) => void
}

/** Scrapers that ask more often read the same numbers, ms. */
const keptMs = 5_000

/** Shorter than any scraper's own patience, ms. */
const patienceMs = 1_500

const gaugesOf = (registry: Registry) => {
  const registers = [registry]
  const labelNames = ["kind"] as const
  return {
    isUp: new Gauge({
      name: "marketplace_database_up",
      help: "1 where the database answered this scrape in time, else 0.",
      registers,
    }),
    jobs: new Gauge({
      name: "marketplace_jobs",
      help: "Jobs of all nodes, by kind and state: due, later (delayed, in work, or to be tried again) or failed.",
      labelNames: ["kind", "state"],
      registers,
    }),
    oldestJob: new Gauge({
      name: "marketplace_jobs_oldest_due_seconds",
      help: "Time since the oldest job that nobody took was due, by kind.",
      labelNames,
      registers,
    }),
    tasks: new Gauge({
      name: "marketplace_moderation_tasks",
      help: "Texts and complaints that wait for moderation, by kind.",
      labelNames,
      registers,
    }),
    oldestTask: new Gauge({
      name: "marketplace_moderation_oldest_seconds",
      help: "Age of the oldest text or complaint that waits for moderation, by kind.",
      labelNames,
      registers,
    }),
  }
}

/** Answers what to call, and wait for, before each scrape. */
export const measureBacklog = (registry: Registry, options: BacklogOptions): (() => Promise<void>) => {
  const { db, now, jobKinds, report } = options
  const { isUp, jobs, oldestJob, tasks, oldestTask } = gaugesOf(registry)

  const ask = keepingAnswers(
    async (): Promise<{ readonly isThere: boolean; readonly backlog: Backlog | null }> => {
      let isThere = false
      try {
        const backlog = await readBacklog(db, now(), () => (isThere = true))
        return { isThere, backlog }
      } catch (error) {
        // A database that is away is measured, and no line a scrape has to say it again.
        if (isThere || !isDatabaseAway(error)) report(error)
        return { isThere, backlog: null }
      }
    },
    { keptMs, patienceMs },
  )

  const show = ({ jobs: byKind, moderation }: Backlog): void => {
    for (const kind of new Set([...jobKinds, ...byKind.map((row) => row.kind)])) {
      const { due = 0, later = 0, failed = 0, oldest = null } = byKind.find((row) => row.kind === kind) ?? {}
      for (const [state, count] of Object.entries({ due, later, failed })) jobs.set({ kind, state }, count)
      oldestJob.set({ kind }, oldest ?? 0)
    }
    for (const kind of moderationKinds) {
      const { waiting = 0, oldest = 0 } = moderation.find((row) => row.kind === kind) ?? {}
      tasks.set({ kind }, waiting)
      oldestTask.set({ kind }, oldest)
    }
  }

  return async () => {
    const answer = await ask()
    isUp.set(answer?.isThere === true ? 1 : 0)
    // Numbers from before would pass for those of now.
    for (const gauge of [jobs, oldestJob, tasks, oldestTask]) gauge.reset()
    if (answer?.backlog !== null && answer !== null) show(answer.backlog)
  }
}
