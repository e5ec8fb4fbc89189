/** The requests that are for moderators alone. */
import type { AsksOf } from "../asking.ts"
import type { Scene } from "../scene.ts"

const nothing = async () => ({})

const waiting = (body?: object) => async (scene: Scene) => ({
  path: { key: await scene.task() },
  ...(body && { body }),
})

const toOrder = (body?: object) => async (scene: Scene) => ({
  path: { type: "orders", key: (await scene.order()).key },
  ...(body && { body }),
})

export const moderationAsks: AsksOf<
  | "listModerationTasks"
  | "getModerationTask"
  | "approveModerationTask"
  | "declineModerationTask"
  | "closeComplaints"
  | "listModerationActions"
  | "listModerationTargets"
  | "getModerationNumbers"
  | "getContractUsage"
  | "removeFeedback"
  | "removeReportedMessage"
  | "blockTarget"
  | "unblockTarget"
> = {
  listModerationTasks: nothing,
  getModerationTask: waiting(),
  approveModerationTask: waiting(),
  declineModerationTask: waiting({ reason: "Other" }),
  closeComplaints: async (scene) => ({ path: { key: await scene.complaintTask() }, body: { outcome: "Dismissed" } }),
  listModerationActions: nothing,
  listModerationTargets: nothing,
  getModerationNumbers: nothing,
  getContractUsage: nothing,
  removeFeedback: async (scene) => ({ path: { key: (await scene.feedback()).key }, body: { reason: "Other" } }),
  removeReportedMessage: async (scene) => ({
    path: { key: (await scene.message()).messageKey },
    body: { reason: "Other" },
  }),
  blockTarget: toOrder({ reason: "Other" }),
  unblockTarget: async (scene) => {
    await scene.blocked()
    return toOrder()(scene)
  },
}
