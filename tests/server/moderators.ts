/** Moderators, who have a role and no account, and what waits for them. */
import { randomUUID } from "node:crypto"
import type { components } from "../../src/sdk/generated/core.ts"
import { dataOf, type Caller } from "./callers.ts"
import type { TestApp } from "./harness.ts"

type Task = components["schemas"]["ModerationTask"]

export interface Moderator extends Caller {
  readonly token: string
}

export const moderator = async (app: TestApp): Promise<Moderator> => {
  const token = await app.token({ sub: randomUUID(), name: "Mo Derator", roles: ["admin"] })
  return { ...app.callerWith(token), token }
}

/** Finds the task that waits about one thing. */
export const waitingFor = async (by: Moderator, targetKey: string): Promise<Task> => {
  const query = { top: 100, sortBy: "CreatedDate desc", filter: "Status eq Waiting" } as const
  const { items } = dataOf(await by.core.GET("/moderation/queue", { params: { query } }))
  const found = items.find((task) => task.targetKey === targetKey)
  if (found === undefined) throw new Error(`Nothing waits about ${targetKey}.`)
  return found
}

/** Declines what waits about one thing; answers the decided task. */
export const decline = async (by: Moderator, targetKey: string): Promise<Task> => {
  const { key } = await waitingFor(by, targetKey)
  const params = { path: { key } }
  return dataOf(await by.core.POST("/moderation/queue/{key}/decline", { params, body: { reason: "Other" } }))
}
