/** Complaining about something or somebody. Spec §7 Complaints. */
import * as Effect from "effect/Effect"
import type { ComplaintReason, ComplaintTarget } from "../domain/complaints.ts"
import { ask, Sdk } from "../sdk/sdk.ts"
import type { Handlers } from "./command.ts"

export interface ComplaintCommand {
  readonly type: "SubmitComplaint"
  readonly id: string
  readonly target: ComplaintTarget
  readonly key: string // of the target
  readonly participantKey: string // the own profile that complains
  readonly reason: ComplaintReason
  readonly comment: string // empty where there is none; other reasons need one
}

export const complaintHandlers: Handlers<ComplaintCommand> = {
  SubmitComplaint: {
    policy: "once",
    failureDisplay: "inPlace",
    handle: ({ id, target, key, participantKey, reason, comment }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const said = { targetType: target, targetKey: key, participantKey, reason }
        const body = { ...said, ...(comment !== "" && { comment }) }
        const params = { header: { "Idempotency-Key": id } }
        yield* ask((signal) => core.POST("/complaint/submit", { params, body, signal }))
        return []
      }),
  },
}
