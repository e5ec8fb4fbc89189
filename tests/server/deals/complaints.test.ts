/** Complaints of those who had to do with each other: as which side, and of what others see no more. */
import { afterAll, beforeAll, expect, it } from "vitest"
import { dealt, stranger } from "../../contract/situations.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { publishedExecutant } from "../market.ts"
import { moderator } from "../moderators.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const complain = (person: Person, targetKey: string, participantKey: string) =>
  person.core.POST("/complaint/submit", {
    body: { targetType: "Deal", targetKey, participantKey, reason: "ParticipantDoesNotContactMe" },
  })

it("are made of a deal by either side, and by no other profile of theirs", async () => {
  const { customer, worker, executant, deal } = await dealt(app)
  const other = await publishedExecutant(customer)
  expect((await complain(customer, deal.key, other.key)).response.status).toBe(403)
  expect((await complain(worker, deal.key, worker.key)).response.status).toBe(403)
  expect((await complain(customer, deal.key, customer.key)).response.status).toBe(201)
  expect((await complain(worker, deal.key, executant.key)).response.status).toBe(201)
})

it("are made of a blocked profile by those who had to do with it alone", async () => {
  const { customer, executant } = await dealt(app)
  const path = { type: "executants", key: executant.key } as const
  await (
    await moderator(app)
  ).core.POST("/moderation/{type}/{key}/block", { params: { path }, body: { reason: "Shouting" } })
  const other = await stranger(app)
  const complainOf = (person: Person, reason: "Fraud" | "IncorrectPrice") =>
    person.core.POST("/complaint/submit", {
      body: { targetType: "Executant", targetKey: executant.key, participantKey: person.key, reason },
    })
  expect((await complainOf(other, "Fraud")).response.status).toBe(404)
  expect((await complainOf(customer, "IncorrectPrice")).response.status).toBe(201)
})
