/** Selectors of the moderators' read model, loaded with the console and not with what everybody needs. */
import {
  isDecided,
  type Blockable,
  type ModerationNumbers,
  type ModerationTask,
  type TrailQuery,
} from "../domain/moderation-tasks.ts"
import type { Found, ModerationState, Queue, Trail } from "./moderation.ts"
import { stable } from "./selectors.ts"

/** Undefined while it is not known, or is no more. */
export const moderationTask = ({ tasks }: ModerationState, key: string): ModerationTask | undefined =>
  Object.hasOwn(tasks, key) ? tasks[key] : undefined

export const heldVerdicts = ({ held }: ModerationState): ModerationState["held"] => held

export const lastBlocked = ({ blocked }: ModerationState): Blockable | null => blocked

/** Answers the tasks that somebody else decided while they were looked at here. */
export const lostTasks = ({ lost }: ModerationState): readonly string[] => lost

/** Answers the tasks that wait for a verdict from here, in the server's order; undefined while it is not known. */
export const waitingTasks: (
  state: ModerationState,
  arg: undefined,
) => (Queue & { readonly stale: boolean }) | undefined = stable(
  () => "",
  ({ queue, tasks, held }: ModerationState) => {
    if (queue === null) return undefined
    const waits = (key: string): boolean => {
      const task = tasks[key]
      return task !== undefined && !isDecided(task) && held.every(({ taskKey }) => taskKey !== key)
    }
    const keys = queue.keys.filter(waits)
    const count = queue.count - (queue.keys.length - keys.length)
    // More wait than are known, and those are at an end.
    return { keys, count, stale: keys.length === 0 && count > 0 }
  },
)

export const moderationNumbers = ({ numbers }: ModerationState): ModerationNumbers | null => numbers

/** Undefined while this was not searched for last. */
export const foundTargets = ({ targets }: ModerationState, text: string): Found | undefined =>
  targets?.text === text ? targets : undefined

/** Undefined while another page was read last. */
export const trailPage = ({ trail }: ModerationState, { filter, page }: TrailQuery): Trail | undefined =>
  trail?.query.filter === filter && trail.query.page === page ? trail : undefined
