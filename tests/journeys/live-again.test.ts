/** A server that was away and comes back is live on screen soon. E190; D82. */
import { setTimeout as pause } from "node:timers/promises"
import { expect, it } from "vitest"
import { keepPicturesOfFailure, newPerson } from "./browser.ts"
import { signIn } from "./entering.ts"
import { see, seeSettled } from "./see.ts"
import { setStage } from "./stage.ts"

const stage = setStage()

it("is live again within two seconds of the first answer of a server that came back", async () => {
  const person = await newPerson(stage.browser, "lost", { url: stage.server.url, viewport: "wide" })
  const { page } = person
  keepPicturesOfFailure(person)
  await signIn(person, "anna@demo.example")
  await seeSettled(page)
  await stage.server.kill()
  const bar = page.getByText("Reconnecting…")
  await see(bar).toBeVisible()
  // Into the ten seconds that the hubs' library waits before its third try.
  await pause(4_000)
  let answeredAt = 0
  page.on("response", (response) => {
    if (answeredAt === 0 && response.status() < 500) answeredAt = Date.now()
  })
  await stage.server.start()
  const readyAt = Date.now()
  await see(bar).toHaveCount(0)
  const goneAt = Date.now()
  expect(answeredAt, "the page asked for a sign of life").toBeGreaterThan(0)
  expect(answeredAt - readyAt, "it asked soon").toBeLessThan(6_000)
  expect(goneAt - answeredAt, "and was live soon after").toBeLessThan(2_500)
})
