/** Decides which moves of an executant profile are allowed, a blocked one's too. Spec §4, first set. */
import type { ExecutantStatus } from "../../src/domain/executant-statuses.ts"
import { executantLifecycle, type ExecutantMove } from "../../src/domain/profiles.ts"
import { asBefore } from "../../src/domain/listing-lifecycle.ts"
import { refused } from "../contract/refusals.ts"

interface Stated {
  readonly status: ExecutantStatus
  readonly blocked: boolean
}

/**
 * The status that a move leads to, which a block leaves as it is; refuses a move that the lifecycle doesn't have.
 */
export const movedExecutant = ({ status, blocked }: Stated, move: ExecutantMove): ExecutantStatus => {
  const state = blocked ? "Blocked" : status
  const next = executantLifecycle[state][move]
  if (next === undefined)
    throw refused("ExecutantInvalidStateException", `A profile that is ${state} can't do that (${move}).`, {
      status,
      blocked,
    })
  return next === asBefore || next === "Blocked" ? status : next
}
