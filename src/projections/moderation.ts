/**
 * The moderators' queue: the tasks that wait, and the verdicts given here that can still be taken back. No hub reports
 * to moderators, so there is no cursor: of one thing the decided state is the newer one, as nothing waits again.
 */
import type {
  Blockable,
  ModerationAction,
  ModerationNumbers,
  ModerationTarget,
  ModerationTask,
  TrailQuery,
  Verdict,
} from "../domain/moderation-tasks.ts"
import type { ModerationEvent } from "../events/moderation.ts"
import { projection } from "./projection.ts"

export interface Queue {
  readonly keys: readonly string[] // the first of them
  readonly count: number
}

export interface Found {
  readonly text: string
  readonly count: number
  readonly targets: readonly ModerationTarget[]
}

export interface Trail {
  readonly query: TrailQuery
  readonly count: number
  readonly actions: readonly ModerationAction[]
}

export interface HeldVerdict {
  readonly taskKey: string
  readonly verdict: Verdict
  readonly isSent: boolean // the server has not answered yet
}

export interface ModerationState {
  tasks: Record<string, ModerationTask>
  queue: Queue | null
  held: readonly HeldVerdict[] // the oldest first
  lost: readonly string[] // tasks that somebody else decided first, the oldest first
  blocked: Blockable | null // what was blocked here last
  numbers: ModerationNumbers | null
  targets: Found | null // of the last search
  trail: Trail | null // the page that was read last
}

const mostLost = 20

const initial = (): ModerationState => ({
  tasks: {},
  queue: null,
  held: [],
  lost: [],
  blocked: null,
  numbers: null,
  targets: null,
  trail: null,
})

const keep = (draft: ModerationState, task: ModerationTask): void => {
  const known = draft.tasks[task.key]
  if (known === undefined || known.status === "Waiting" || task.status !== "Waiting") draft.tasks[task.key] = task
}

const letGo = (draft: ModerationState, taskKey: string): void => {
  draft.held = draft.held.filter((one) => one.taskKey !== taskKey)
}

const decided = (draft: ModerationState, { task }: { readonly task: ModerationTask }): void => {
  keep(draft, task)
  letGo(draft, task.key)
}

const isSame = (one: Blockable | null, { type, key }: Blockable): boolean => one?.type === type && one.key === key

export const moderation = projection<ModerationState, ModerationEvent>("moderation", initial, {
  ModerationQueueLoaded: (draft, { count, tasks }) => {
    for (const task of tasks) keep(draft, task)
    draft.queue = { keys: tasks.map(({ key }) => key), count }
  },
  ModerationTaskLoaded: (draft, { task }) => keep(draft, task),
  ModerationVerdictHeld: (draft, { taskKey, verdict }) => {
    const one = { taskKey, verdict, isSent: false }
    const isKnown = draft.held.some((other) => other.taskKey === taskKey)
    draft.held = isKnown ? draft.held.map((other) => (other.taskKey === taskKey ? one : other)) : [...draft.held, one]
  },
  ModerationHoldEnded: (draft, { taskKey }) => {
    draft.held = draft.held.map((one) => (one.taskKey === taskKey ? { ...one, isSent: true } : one))
  },
  ModerationVerdictTakenBack: (draft, { taskKey }) => letGo(draft, taskKey),
  ModerationTaskDecided: decided,
  ModerationTaskLost: (draft, { task }) => {
    decided(draft, { task })
    draft.lost = [...draft.lost.filter((key) => key !== task.key), task.key].slice(-mostLost)
  },
  ModerationTaskGone: (draft, { taskKey }) => {
    delete draft.tasks[taskKey]
    letGo(draft, taskKey)
  },
  ModerationNumbersLoaded: (draft, { numbers }) => {
    draft.numbers = numbers
  },
  ModerationTargetsFound: (draft, { text, count, targets }) => {
    draft.targets = { text, count, targets }
  },
  ModerationTrailLoaded: (draft, { query, count, actions }) => {
    draft.trail = { query, count, actions }
  },
  // The trail goes into a file, and into no read model.
  ModerationTrailRead: () => undefined,
  TargetBlocked: (draft, { target }) => {
    draft.blocked = target
  },
  TargetUnblocked: (draft, { target }) => {
    if (isSame(draft.blocked, target)) draft.blocked = null
  },
  SignedOut: (draft) => void Object.assign(draft, initial()),
})
