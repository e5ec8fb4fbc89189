/**
 * What moderators decide: what waits, and the verdicts given here that can still be taken back. No hub tells moderators
 * anything (D18), so there is no cursor: of one thing the decided state is the newer one, as nothing waits again. D95;
 * E300–E302.
 */
import { isDecided, type Blockable, type ModerationTask, type Verdict } from "../domain/moderation-tasks.ts"
import type { ModerationEvent } from "../events/moderation.ts"
import { projection } from "./projection.ts"
import { stable } from "./selectors.ts"

interface Queue {
  readonly keys: readonly string[] // the first of them
  readonly count: number
}

export interface ModerationState {
  tasks: Record<string, ModerationTask>
  queue: Queue | null
  held: readonly { readonly taskKey: string; readonly verdict: Verdict }[] // the oldest first
  lost: readonly string[] // tasks that somebody else decided first, the oldest first
  blocked: Blockable | null // what was blocked here last
}

const mostLost = 20

const initial = (): ModerationState => ({ tasks: {}, queue: null, held: [], lost: [], blocked: null })

const keep = (draft: ModerationState, task: ModerationTask): void => {
  const known = draft.tasks[task.key]
  if (known === undefined || !isDecided(known) || isDecided(task)) draft.tasks[task.key] = task
}

const letGo = (draft: ModerationState, taskKey: string): void => {
  draft.held = draft.held.filter((one) => one.taskKey !== taskKey)
}

const isSame = (one: Blockable | null, { type, key }: Blockable): boolean => one?.type === type && one.key === key

export const moderation = projection<ModerationState, ModerationEvent>("moderation", initial, {
  ModerationQueueLoaded: (draft, { count, tasks }) => {
    for (const task of tasks) keep(draft, task)
    draft.queue = { keys: tasks.map(({ key }) => key), count }
  },
  ModerationTaskLoaded: (draft, { task }) => keep(draft, task),
  ModerationVerdictHeld: (draft, { taskKey, verdict }) => {
    letGo(draft, taskKey)
    draft.held = [...draft.held, { taskKey, verdict }]
  },
  ModerationVerdictTakenBack: (draft, { taskKey }) => letGo(draft, taskKey),
  ModerationTaskDecided: (draft, { task }) => {
    keep(draft, task)
    letGo(draft, task.key)
  },
  ModerationTaskLost: (draft, { task }) => {
    keep(draft, task)
    letGo(draft, task.key)
    draft.lost = [...draft.lost.filter((key) => key !== task.key), task.key].slice(-mostLost)
  },
  ModerationTaskGone: (draft, { taskKey }) => {
    delete draft.tasks[taskKey]
    letGo(draft, taskKey)
  },
  TargetBlocked: (draft, { target }) => {
    draft.blocked = target
  },
  TargetUnblocked: (draft, { target }) => {
    if (isSame(draft.blocked, target)) draft.blocked = null
  },
  SignedOut: (draft) => void Object.assign(draft, initial()),
})

/** Undefined while it is not known, or is no more. */
export const moderationTask = ({ tasks }: ModerationState, key: string): ModerationTask | undefined =>
  Object.hasOwn(tasks, key) ? tasks[key] : undefined

export const heldVerdicts = ({ held }: ModerationState): ModerationState["held"] => held

export const lastBlocked = ({ blocked }: ModerationState): Blockable | null => blocked

/** Those that somebody else decided while they were looked at here. */
export const lostTasks = ({ lost }: ModerationState): readonly string[] => lost

/** What waits for a verdict from here, in the server's order; undefined while it is not known. */
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
