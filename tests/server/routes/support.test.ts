/** Letters to support: how many, and when the next one may be sent. */
import { afterAll, beforeAll, expect, it } from "vitest"
import { rateLimits } from "../../../src/domain/rate-limits.ts"
import { startApp, type TestApp } from "../harness.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const minuteMs = 60 * 1000

it("are refused when there are too many, until the hour of the first one is over", async () => {
  const person = await app.person("Ida Roth")
  const body = { userName: person.name, email: "ida@example.com", message: "Where is my order?" }
  const send = () => person.support.POST("/support/send", { body })
  for (let sent = 0; sent < rateLimits.supportLetters.most; sent++) expect((await send()).response.status).toBe(204)
  const over = new Date(Date.now() + 10 * minuteMs)
  await app.db.updateTable("identity_tries").set({ window_ends_at: over }).execute()
  const { error, response } = await send()
  expect(error).toMatchObject({ type: "TooManyRequestsException", details: { retryAt: over.toISOString() } })
  expect(Number(response.headers.get("Retry-After"))).toBeLessThanOrEqual((10 * minuteMs) / 1000)
})
