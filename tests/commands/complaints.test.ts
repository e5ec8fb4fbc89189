/** Complaining asks its operation, with a comment where there is one. Spec §7 Complaints. */
import { expect, it } from "vitest"
import { setUp, typesOf } from "./bus-on-a-server.ts"
import { exampleOf } from "./contract-examples.ts"

const complaint = {
  type: "SubmitComplaint",
  id: "i",
  target: "Order",
  key: "o",
  participantKey: "p",
  reason: "Fraud",
} as const

it.each([
  ["", {}],
  ["The pictures are of another house.", { comment: "The pictures are of another house." }],
])("says what is complained of, by whom and why, with the words %j", async (comment, said) => {
  const bench = await setUp(() => exampleOf("market", "submitComplaint", 7))
  expect(await bench.bus.dispatch({ ...complaint, comment })).toMatchObject({ tag: "Done" })
  const [heard] = bench.server.heard
  expect(`${heard?.method} ${heard?.path}`).toBe("POST /complaint/submit")
  expect(heard?.headers["idempotency-key"]).toBe("i")
  expect(JSON.parse(heard?.body ?? "")).toEqual({
    targetType: "Order",
    targetKey: "o",
    participantKey: "p",
    reason: "Fraud",
    ...said,
  })
  expect(typesOf(bench)).toEqual(["CommandStarted", "CommandSucceeded"])
})
