/** A conversation that is read at its end stays there, whatever comes in. experience: Chat. */
import { expect, it } from "vitest"
import { see } from "./see.ts"
import { setStage } from "./stage.ts"
import { bothAtChats, say, seeSaid, thread } from "./talking.ts"

const stage = setStage()

it("a conversation stays at its end where an answer comes in above words that wait to be sent", async () => {
  const { anna, boris, errors } = await bothAtChats(stage, "above")
  await anna.getByRole("link", { name: "Demo Painters" }).click()
  await boris.getByRole("link", { name: "Demo Anna" }).click()
  // More than the window has room for.
  for (let n = 1; n <= 8; n += 1) await say(anna, "Demo Painters", `Wall ${n} is wet.`)
  await seeSaid(boris, "Demo Anna", "Wall 8 is wet.")
  const held = Promise.withResolvers<void>()
  await anna.route(/\/chat\/[^/]+\/send$/u, async (route) => {
    await held.promise
    await route.continue()
  })
  await say(anna, "Demo Painters", "So is the ceiling.")
  await see(thread(anna, "Demo Painters").getByText("So is the ceiling.")).toBeInViewport()
  await say(boris, "Demo Anna", "I bring a pump. ".repeat(30))
  await see(thread(anna, "Demo Painters").getByText("I bring a pump.")).toBeVisible()
  await see(thread(anna, "Demo Painters").getByText("So is the ceiling.")).toBeInViewport()
  held.resolve()
  await seeSaid(boris, "Demo Anna", "So is the ceiling.")
  await see(thread(anna, "Demo Painters").getByText("So is the ceiling.")).toBeInViewport()
  expect(errors()).toEqual([])
})
