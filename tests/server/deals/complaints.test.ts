/** Complaints about a deal: by the profile that takes part in it, so that moderators know which side is meant. D88, E37. */
import { afterAll, beforeAll, expect, it } from "vitest"
import { dealt } from "../../contract/situations.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { publishedExecutant } from "../market.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const complain = (person: Person, targetKey: string, participantKey: string) =>
  person.core.POST("/complaint/submit", {
    body: { targetType: "Deal", targetKey, participantKey, reason: "ParticipantDoesNotContactMe" },
  })

it("are made by either side, and by no other profile of theirs", async () => {
  const { customer, worker, executant, deal } = await dealt(app)
  const other = await publishedExecutant(customer)
  expect((await complain(customer, deal.key, other.key)).response.status).toBe(403)
  expect((await complain(worker, deal.key, worker.key)).response.status).toBe(403)
  expect((await complain(customer, deal.key, customer.key)).response.status).toBe(201)
  expect((await complain(worker, deal.key, executant.key)).response.status).toBe(201)
})
